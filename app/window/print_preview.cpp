// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/print_preview.h"

#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QPrintPreviewDialog>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QToolBar>
#include <QToolButton>

namespace qd {
namespace {

/// The words' context.
class PreviewWords {
    Q_DECLARE_TR_FUNCTIONS(PreviewWords)
};

/// The preview with the printer that it prints on.
class PrintPreview final : public QPrintPreviewDialog {
public:
    PrintPreview(std::unique_ptr<QPrinter> printer, QWidget *parent)
        : QPrintPreviewDialog(printer.get(), parent), m_printer(std::move(printer))
    {
    }

private:
    std::unique_ptr<QPrinter> m_printer;
};

/// What the toolkit leaves without a name for those who cannot see it.
void nameParts(const QDialog &dialog)
{
    for (auto *zoom : dialog.findChildren<QComboBox *>())
        zoom->setAccessibleName(PreviewWords::tr("Zoom"));
    for (auto *page : dialog.findChildren<QLineEdit *>())
        if (qobject_cast<QComboBox *>(page->parentWidget()) == nullptr)
            page->setAccessibleName(PreviewWords::tr("Page"));
    for (auto *pages : dialog.findChildren<QPrintPreviewWidget *>()) {
        pages->setAccessibleName(PreviewWords::tr("The pages"));
        for (auto *inside : pages->findChildren<QWidget *>())
            if (inside->focusPolicy() != Qt::NoFocus)
                inside->setAccessibleName(PreviewWords::tr("The pages"));
    }
    for (auto *button : dialog.findChildren<QToolButton *>())
        if (button->accessibleName().isEmpty())
            button->setAccessibleName(button->text().isEmpty() ? button->toolTip()
                                                               : button->text());
}

} // namespace

std::unique_ptr<QDialog> makePrintPreview(const QString &title, const QPageSize &paper,
                                          const PaintPages &paint, QWidget *parent)
{
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    printer->setPageSize(paper);
    printer->setDocName(title);
    auto dialog = std::make_unique<PrintPreview>(std::move(printer), parent);
    dialog->setObjectName(QStringLiteral("print-preview"));
    dialog->setWindowTitle(title);
    QObject::connect(dialog.get(), &QPrintPreviewDialog::paintRequested, dialog.get(),
                     [paint](QPrinter *on) { paint(*on); });
    nameParts(*dialog);
    if (parent != nullptr)
        dialog->resize(parent->size() * 4 / 5);
    return dialog;
}

} // namespace qd
