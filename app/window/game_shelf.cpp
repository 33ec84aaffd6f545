// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/game_shelf.h"

#include "app/narration/narrator.h"
#include "app/session/script_import.h"
#include "app/window/card_layout.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>
#include <array>

namespace qd {
namespace {

/// A game that the program knows by name, refereed or not.
struct KnownGame {
    const char *id;
    const char *name; ///< while it has no narrator
    const char *kind;
};

constexpr std::array<KnownGame, 4> kKnown{{
    {"santa-cruz-1797", QT_TRANSLATE_NOOP("qd::GameShelf", "Santa Cruz 1797"),
     QT_TRANSLATE_NOOP("qd::GameShelf", "Cards and blocks: a landing at night")},
    {"corunna", QT_TRANSLATE_NOOP("qd::GameShelf", "La Bataille de Corunna-Espagnol"),
     QT_TRANSLATE_NOOP("qd::GameShelf", "Hexes and counters: back to the ships")},
    {"trafalgar", QT_TRANSLATE_NOOP("qd::GameShelf", "Trafalgar"),
     QT_TRANSLATE_NOOP("qd::GameShelf", "Family boardgame: ships, masts and guns")},
    {"as-per-margin", QT_TRANSLATE_NOOP("qd::GameShelf", "As Per Margin"),
     QT_TRANSLATE_NOOP("qd::GameShelf", "Miniatures: ships of the line, in inches")},
}};

QString said(const char *text)
{
    return QCoreApplication::translate("qd::GameShelf", text);
}

void makeLive(ShelfGame &game, const GameModule &module)
{
    game.state = ShelfGame::State::Refereed;
    const QString name = makeNarrator(module)->gameName();
    if (!name.isEmpty())
        game.name = name;
    game.example =
        exampleScript(game.id).isEmpty() ? ShelfGame::Example::None : ShelfGame::Example::Ready;
}

} // namespace

std::vector<ShelfGame> shelfGames(const std::vector<const GameModule *> &catalogue)
{
    std::vector<ShelfGame> shelf;
    for (const KnownGame &known : kKnown) {
        ShelfGame game;
        game.id = QString::fromLatin1(known.id);
        game.name = said(known.name);
        game.kind = said(known.kind);
        for (const GameModule *module : catalogue)
            if (module->info().id == known.id)
                makeLive(game, *module);
        shelf.push_back(std::move(game));
    }
    for (const GameModule *module : catalogue) {
        const std::string &id = module->info().id;
        if (std::ranges::any_of(kKnown, [&id](const KnownGame &known) { return id == known.id; }))
            continue;
        ShelfGame game;
        game.id = QString::fromStdString(id);
        game.name = game.id;
        makeLive(game, *module);
        shelf.push_back(std::move(game));
    }
    std::stable_partition(shelf.begin(), shelf.end(), [](const ShelfGame &game) {
        return game.state == ShelfGame::State::Refereed;
    });
    return shelf;
}

QString firstExample(const std::vector<const GameModule *> &catalogue)
{
    for (const ShelfGame &game : shelfGames(catalogue))
        if (game.example == ShelfGame::Example::Ready)
            return game.id;
    return {};
}

GameShelf::GameShelf(QWidget *parent, const std::vector<const GameModule *> &catalogue)
    : QWidget(parent), m_catalogue(catalogue), m_layout(new CardLayout(this))
{
    for (std::size_t i = 0; i < shelfGames(m_catalogue).size(); ++i) {
        auto *card = new GameCard(this);
        m_layout->addWidget(card);
        connect(card, &GameCard::newTable, this, &GameShelf::newTable);
        connect(card, &GameCard::openExample, this, &GameShelf::openExample);
        m_cards.push_back(card);
    }
    fill();
}

void GameShelf::fill()
{
    const int em = fontMetrics().height();
    m_layout->setSpacing(em);
    m_layout->setNarrowest(em * 14);
    const std::vector<ShelfGame> shelf = shelfGames(m_catalogue);
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setGame(shelf[i]);
}

void GameShelf::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        fill();
}

} // namespace qd
