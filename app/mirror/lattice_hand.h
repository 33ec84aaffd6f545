// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mirror/lattice_show.h"
#include "rules/module/offers.h"

#include <QObject>
#include <QPoint>
#include <QPointF>

#include <optional>
#include <string>
#include <vector>

class QKeyEvent;

namespace qd {

class LatticeTable;
class MirrorView;
class ModelItem;

/// Pointer and keys on a lattice board. A chosen ship shows the points in her reach with what they
/// cost; a click on one puts her there, the arrows round it or the wheel turn her, a second click
/// on it asks for the act to be recorded. A click on an enemy in her field of fire fires.
///
/// Keys: a ship's own key chooses it ("1" … "8"), or fires at it where an enemy is chosen; f, p and
/// s go forward, turn to port, turn to starboard; Backspace takes the last one back, Enter puts the
/// ship on the point under the keyboard, Esc lets go; Tab chooses the next one that may move.
class LatticeHand : public QObject {
    Q_OBJECT
public:
    explicit LatticeHand(MirrorView &view);

    bool isOn() const;
    /// What is chosen, in hand or possible has changed.
    void refresh();
    /// A position with other pieces came: nothing is held any more.
    void cancel();
    /// The act under construction is another one.
    void followCommand(const QString &json);

    void clickPiece(const QString &piece);
    /// False: the click means nothing here; the view goes to the place.
    bool clickGround(const QPointF &at, const QString &place);
    void hover(const QPoint &at);
    void leave();
    /// The sentence beside the move in hand, or beside the goal that the keyboard stands on.
    void tellCursor();
    /// The wheel while a ship is about to go somewhere: turns her. False: she is not.
    bool turn(int steps);
    /// Whether this key belongs to the board before the act in hand.
    bool wants(const QKeyEvent &event) const;
    bool key(const QKeyEvent &event);
    /// Tab and Shift+Tab. False: they leave the board.
    bool walkOn(bool forward);

    QString goalText(const Drop &goal, const QString &place) const;
    /// What assistive technology reads of the board.
    QString description() const;

private:
    struct Plan {
        QString piece;
        Drop drop;
        std::string steps; ///< "fsf"; empty: not known by its steps
    };

    LatticeTable *table() const;
    ModelItem *item(const QString &id) const;
    QString chosen() const;
    QStringList held() const;
    QString withKey(const QKeyEvent &event) const;
    bool mayAct() const;
    std::vector<Drop> dropsAt(const std::string &place) const;
    const Drop *targetOn(const QString &piece) const;
    void put(const QString &piece, const Drop &drop);
    void dropPlan();
    bool step(char letter);
    bool stepBack();
    bool turnTo(double heading);
    bool enter();
    bool letGo();
    void addGoals(LatticeShow &show) const;
    void addGhost(LatticeShow &show) const;
    std::optional<Drop> previewed() const;
    void choose(const QString &piece);

    MirrorView &m_view;
    QString m_hovered; ///< a piece or a place
    QString
        m_sailing; ///< the ship of a move in hand that was begun elsewhere, by key or in the form
    std::optional<Plan> m_plan;
};

} // namespace qd
