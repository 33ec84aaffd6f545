// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/game_card.h"

#include "app/panels/caption.h"
#include "app/panels/flow_layout.h"
#include "app/panels/panel_colours.h"
#include "app/window/game_picture.h"

#include <QEvent>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace qd {

GameCard::GameCard(QWidget *parent)
    : QFrame(parent)
    , m_picture(new GamePicture(this))
    , m_name(new Caption(Caption::Manner::Question, this))
    , m_kind(new Caption(Caption::Manner::Plain, this))
    , m_state(new Caption(Caption::Manner::Muted, this))
    , m_new(new QPushButton(this))
    , m_example(new QPushButton(this))
{
    const int em = fontMetrics().height();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addWidget(m_picture);
    auto *words = new QVBoxLayout;
    words->setContentsMargins(em / 2, em / 3, em / 2, em / 2);
    words->setSpacing(em / 6);
    for (Caption *line : {m_name, m_kind, m_state})
        words->addWidget(line);
    words->addStretch(1);
    auto *buttons = new FlowLayout;
    buttons->setSpacing(em / 3);
    buttons->setContentsMargins(0, em / 4, 0, 0);
    for (QPushButton *button : {m_new, m_example}) {
        button->setAutoDefault(true);
        buttons->addWidget(button);
    }
    words->addLayout(buttons);
    column->addLayout(words, 1);
    connect(m_new, &QPushButton::clicked, this, [this] { emit newTable(m_game.id); });
    connect(m_example, &QPushButton::clicked, this, [this] { emit openExample(m_game.id); });
}

void GameCard::setGame(const ShelfGame &game)
{
    m_game = game;
    setNames();
    const bool live = game.state == ShelfGame::State::Refereed;
    m_picture->setGame(game.id, live ? GamePicture::Strength::Full : GamePicture::Strength::Faded);
    m_name->setText(game.name);
    m_kind->setText(game.kind);
    m_kind->setVisible(!game.kind.isEmpty());
    const QString state =
        live ? tr("Refereed: rules, dice, journal") : tr("Not refereed yet", "of a game");
    m_state->setText(state);
    m_new->setVisible(live);
    m_new->setText(tr("New table", "button on a game's card"));
    m_new->setAccessibleName(tr("New table: %1", "a game's name").arg(game.name));
    m_example->setVisible(live && game.example == ShelfGame::Example::Ready);
    m_example->setText(tr("Example", "button on a game's card"));
    m_example->setAccessibleName(tr("Example: %1", "a game's name").arg(game.name));
    setAccessibleName(game.name);
    setAccessibleDescription(
        game.kind.isEmpty()
            ? state
            : tr("%1. %2", "kind of game, whether it is refereed").arg(game.kind, state));
}

void GameCard::setNames()
{
    setObjectName(QStringLiteral("card-") + m_game.id);
    m_state->setObjectName(QStringLiteral("card-state-") + m_game.id);
    m_new->setObjectName(QStringLiteral("card-new-") + m_game.id);
    m_example->setObjectName(QStringLiteral("card-example-") + m_game.id);
}

void GameCard::paintEvent(QPaintEvent * /*event*/)
{
    const PanelColours colours = panelColours(palette());
    const double round = fontMetrics().height() / 3.0;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(m_game.state == ShelfGame::State::Refereed ? colours.panel : colours.window);
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), round, round);
}

void GameCard::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        update();
}

} // namespace qd
