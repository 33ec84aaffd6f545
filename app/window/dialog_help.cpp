// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialog_help.h"

#include <QDialog>
#include <QKeyEvent>
#include <QMessageBox>
#include <QWhatsThis>

namespace qd {
namespace {

/// Hears F1 when nothing in the dialog wants it.
class HelpKey : public QObject {
public:
    HelpKey(QDialog *dialog, const QString &text) : QObject(dialog), m_dialog(dialog), m_text(text)
    {
        dialog->installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::KeyPress
            || static_cast<QKeyEvent *>(event)->key() != Qt::Key_F1)
            return QObject::eventFilter(watched, event);
        if (auto *box = qobject_cast<QMessageBox *>(m_dialog))
            box->setInformativeText(m_text); // it has room of its own for more
        else
            QWhatsThis::showText(m_dialog->mapToGlobal(m_dialog->rect().center()), m_text,
                                 m_dialog);
        return true;
    }

private:
    QDialog *m_dialog;
    QString m_text;
};

} // namespace

void giveHelp(QDialog &dialog, const QString &text)
{
    if (text.isEmpty())
        return;
    dialog.setWhatsThis(text);
    dialog.setAccessibleDescription(text);
    new HelpKey(&dialog, text);
}

} // namespace qd
