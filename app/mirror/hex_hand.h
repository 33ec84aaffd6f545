// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/offers.h"

#include <QPoint>
#include <QPointF>
#include <QString>
#include <QStringList>

class QKeyEvent;
class QLabel;

namespace qd {

class CounterItem;
class HexTable;
class MirrorView;

/// Pointer and keyboard on a board of hexes. A stack lies spread while the pointer, or the
/// keyboard, rests on it. A click on a counter chooses it, on the ground the whole stack, on an
/// enemy in range of what is chosen fires; a click on an empty hex, or a drag, goes there.
class HexHand {
public:
    explicit HexHand(MirrorView &view);

    bool isOn() const;
    /// What is chosen, in hand or possible has changed.
    void refresh();
    /// A position with other counters came.
    void cancel();
    /// `dragging`: counters are in the hand.
    void hover(const QPoint &at, bool dragging);
    void leave();
    void clickPiece(const QString &piece);
    /// What a drop at this point falls on: an enemy that may be fired at, else the hex.
    QString goalAt(const QPointF &at) const;
    /// Putting the chosen counters down there is the act in hand already: it shall be recorded.
    bool isInHand(const QString &goal) const;
    /// A click there, where the chosen counters may not go, was answered with the reason.
    bool refuses(const QString &place) const;
    QString goalText(const Drop &goal, const QString &name) const;
    /// What assistive technology reads of the board.
    QString description() const;
    /// A hex's number is being typed: its keys are the board's before they are anybody else's.
    bool wants(const QKeyEvent &event) const;
    /// A digit begins or goes on with a hex's number; four of them go to the hex, and give it to
    /// the act in hand. N and S choose the map, Backspace and Esc take back. False: not for it.
    bool key(const QKeyEvent &event);
    /// The hex there with all that stands in it, the counter under the pointer first; empty: none.
    QString tipAt(const QPointF &at) const;
    /// The hexes that are lit.
    QStringList lit() const;

private:
    HexTable *table() const;
    CounterItem *item(const QString &id) const;
    bool mayAct() const;
    bool isTarget(const QString &piece) const;
    QString spreadFor(bool dragging) const;
    const Drop *previewed() const;
    QString subject() const;
    void findTyped();
    void goTo(const QString &hex);
    void sayFound(const QString &text);
    void showLegend() const;

    MirrorView &m_view;
    QString m_hovered; ///< a hex
    QString m_goal; ///< a hex or an enemy, under the pointer
    QString m_typed; ///< of a hex's number
    QStringList m_found; ///< the hexes that it can mean, one a map
    QLabel *m_finder; ///< what is typed, and what was found
};

} // namespace qd
