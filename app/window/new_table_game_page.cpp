// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/new_table_game_page.h"

#include "app/look/palette.h"
#include "app/window/game_picture.h"
#include "app/window/game_shelf.h"
#include "app/window/two_line_delegate.h"

#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace qd {
namespace {

/// Sharp on screens of either density.
QIcon pictureOf(const QString &game, const Palette &colours, QSize size)
{
    QIcon icon;
    if (gamePictureFile(game).isEmpty())
        return icon;
    for (const int ratio : {1, 2}) {
        QPixmap drawn = QPixmap::fromImage(gamePicture(game, colours, size * ratio));
        drawn.setDevicePixelRatio(ratio);
        icon.addPixmap(drawn);
    }
    return icon;
}

} // namespace

NewTableGamePage::NewTableGamePage(NewTableContext &context, QWidget *parent)
    : NewTablePage(context, parent)
{
}

QString NewTableGamePage::title() const
{
    return tr("Game");
}

QString NewTableGamePage::summary() const
{
    return m_context.gameName();
}

QWidget *NewTableGamePage::firstField() const
{
    return m_list;
}

void NewTableGamePage::fill()
{
    QVBoxLayout *column = freshColumn();
    m_list = new QListWidget(body());
    m_list->setObjectName(QStringLiteral("new-table-games"));
    m_list->setAccessibleName(tr("Games"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new TwoLineDelegate(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setResizeMode(QListView::Adjust);
    m_list->viewport()->setAutoFillBackground(false);
    const int em = fontMetrics().height();
    const QSize picture(em * 6, em * 3);
    m_list->setIconSize(picture);
    const Palette colours = qd::palette(shadeOf(QWidget::palette()));
    for (const ShelfGame &game : shelfGames(m_context.games)) {
        auto *item = new QListWidgetItem(game.name, m_list);
        item->setData(Qt::UserRole, game.id);
        item->setIcon(pictureOf(game.id, colours, picture));
        QString second = game.kind;
        if (game.state == ShelfGame::State::NotYet) {
            item->setFlags(Qt::NoItemFlags);
            second = tr("%1. Planned: this version does not referee it yet.", "kind of game")
                         .arg(game.kind);
        }
        item->setData(TwoLineDelegate::kSecondLine, second);
        item->setData(Qt::AccessibleTextRole,
                      tr("%1: %2", "game, what it is").arg(game.name, second));
        if (game.id == fromUtf8(m_context.draft.info().id))
            m_list->setCurrentItem(item);
    }
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (item == nullptr)
            return;
        m_context.chooseGame(item->data(Qt::UserRole).toString());
        describe();
        emit gameChosen();
    });
    column->addWidget(m_list, 1);
    m_about = explanation({}, body());
    column->addWidget(m_about);
    describe();
}

void NewTableGamePage::describe()
{
    QStringList sides;
    for (const std::string &side : m_context.draft.info().sides)
        sides << m_context.narrator->side(side);
    m_about->setText(tr("Sides: %1. You need your own copy of the game: Quarterdeck holds no "
                        "rulebook and no artwork.")
                         .arg(Narrator::list(sides)));
}

} // namespace qd
