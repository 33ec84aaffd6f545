// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

class QPushButton;

namespace qd {

class Caption;
class GamePicture;

/// What a card says of a game, in the present language.
struct ShelfGame {
    enum class State { Refereed, NotYet };
    enum class Example { None, Ready };

    QString id;
    QString name;
    QString kind; ///< one line: what sort of game it is
    State state = State::NotYet;
    Example example = Example::None;
};

/// A game as a card: its picture, name, kind, whether it is refereed, and what one can do with it.
/// A game that is not refereed yet says so and has nothing to press.
class GameCard : public QFrame {
    Q_OBJECT
public:
    explicit GameCard(QWidget *parent = nullptr);
    void setGame(const ShelfGame &game);

    const ShelfGame &game() const { return m_game; }

signals:
    void newTable(const QString &game);
    void openExample(const QString &game);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void setNames();

    ShelfGame m_game;
    GamePicture *m_picture;
    Caption *m_name;
    Caption *m_kind;
    Caption *m_state;
    QPushButton *m_new;
    QPushButton *m_example;
};

} // namespace qd
