// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/game_card.h"
#include "rules/catalog/catalog.h"

#include <QWidget>

#include <vector>

namespace qd {

class CardLayout;

/// The games as cards: those that the program knows by name, and whatever else the catalogue has.
/// Which ones are refereed is the catalogue's word alone.
class GameShelf : public QWidget {
    Q_OBJECT
public:
    explicit GameShelf(QWidget *parent = nullptr,
                       const std::vector<const GameModule *> &catalogue = games());

    const std::vector<GameCard *> &cards() const { return m_cards; }

signals:
    void newTable(const QString &game);
    void openExample(const QString &game);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();

    std::vector<const GameModule *> m_catalogue;
    CardLayout *m_layout;
    std::vector<GameCard *> m_cards;
};

/// What the cards say, in their order and in the present language.
std::vector<ShelfGame> shelfGames(const std::vector<const GameModule *> &catalogue = games());

/// The first game of the catalogue with a ready example; empty: none has.
QString firstExample(const std::vector<const GameModule *> &catalogue = games());

} // namespace qd
