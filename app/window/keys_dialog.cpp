// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/keys_dialog.h"

#include "ui_keys_dialog.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QScreen>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace qd {
namespace {

QTreeWidgetItem *group(QTreeWidget *tree, const QString &title)
{
    auto *item = new QTreeWidgetItem(tree, {title});
    QFont bold = item->font(0);
    bold.setBold(true);
    item->setFont(0, bold);
    item->setFirstColumnSpanned(true);
    item->setExpanded(true);
    return item;
}

QString bare(QString text)
{
    return text.remove(QLatin1Char('&'));
}

} // namespace

KeysDialog::KeysDialog(const QList<QAction *> &actions, QWidget *parent) : QDialog(parent)
{
    Ui::KeysDialog form;
    form.setupUi(this);
    setWindowTitle(tr("Keys"));
    QTreeWidget *tree = form.keysList;
    tree->setAccessibleName(tr("Keys"));
    tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    tree->header()->setStretchLastSection(false);

    QTreeWidgetItem *menus = group(tree, tr("Menus"));
    for (const QAction *action : actions)
        if (!action->shortcut().isEmpty())
            new QTreeWidgetItem(
                menus,
                {bare(action->text()), action->shortcut().toString(QKeySequence::NativeText)});

    QTreeWidgetItem *act = group(tree, tr("Act panel"));
    const QList<QStringList> actKeys{
        {tr("Type the faces of the dice"), QStringLiteral("1 – 6")},
        {tr("Take back a face"), tr("Backspace")},
        {tr("Let the program roll"), QStringLiteral("R")},
        {tr("Record the act, or take the usual choice"), tr("Enter")},
        {tr("End the phase"), tr("Space")},
        {tr("Take up an act, answer a question"), tr("its letter or number")},
        {tr("Let go of the act in hand"), tr("Esc")},
    };
    for (const QStringList &line : actKeys)
        new QTreeWidgetItem(act, line);

    QTreeWidgetItem *board = group(tree, tr("Board"));
    const QList<QStringList> boardKeys{
        {tr("From place to place"), tr("Arrows")},
        {tr("From piece to piece"), tr("Shift with the arrows")},
        {tr("Choose the pieces of the place, put the chosen ones down"), tr("Enter")},
        {tr("Zoom in, zoom out, fit"), QStringLiteral("+  −  0")},
    };
    for (const QStringList &line : boardKeys)
        new QTreeWidgetItem(board, line);
    form.buttons->addButton(tr("&Close"), QDialogButtonBox::RejectRole);
    connect(form.buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const QFontMetrics metrics(font());
    resize(QSize(metrics.averageCharWidth() * 75, metrics.height() * 32)
               .boundedTo(screen()->availableSize() * 0.85));
}

} // namespace qd
