// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mirror/sea_show.h"
#include "rules/module/offers.h"

#include <QObject>
#include <QPoint>
#include <QPointF>

#include <optional>

class QKeyEvent;

namespace qd {

class MirrorView;
class PosedItem;
class SeaTable;

/// Pointer and keys on a measured board. A chosen piece shows where it may go and what it reaches;
/// dragged, it goes where the rules let it come to lie; with a ruler anything is measured.
///
/// Keys: arrows walk from piece to piece; with a piece chosen that may move, left and right turn
/// its course by a point, up and down change its distance by half an inch; with goals for it they
/// walk from goal to goal. Shift with an arrow chooses the next piece there, Tab the next one that
/// may move. Enter chooses or puts down, Esc lets go.
class SeaHand : public QObject {
    Q_OBJECT
public:
    explicit SeaHand(MirrorView &view);

    /// Whether the board is measured at all.
    bool isOn() const;
    /// What is chosen, in hand or possible has changed.
    void refresh();
    /// A position with other pieces came: nothing is held any more.
    void cancel();

    void clickPiece(const QString &piece);
    void clickGround(const QPointF &at);
    /// A press became a drag; false: nothing can be made of it.
    bool startDrag(const QString &piece, const QPoint &from, Qt::KeyboardModifiers modifiers);
    void drag(const QPoint &at, Qt::KeyboardModifiers modifiers);
    void endDrag();
    void hover(const QPoint &at);
    void leave();
    /// The wheel while a ship is held: turns her heading. False: nothing is held.
    bool turnHeld(int steps);
    bool key(const QKeyEvent &event);
    /// Tab and Shift+Tab. False: they leave the board.
    bool walkOn(bool forward);

    /// What assistive technology reads of the board.
    QString description() const;

private:
    enum class Hold { Nothing, Ship, Aim, Ruler };

    /// A move that is being thought out by keys.
    struct Plan {
        double heading = 0;
        double distance = 0; ///< inches
    };

    SeaTable *table() const;
    PosedItem *item(const QString &id) const;
    QString chosen() const;
    QString subject() const;
    bool mayAct() const;
    bool mayMove(const QString &id) const;
    std::optional<Drop> dropFor(const QString &id, const PicturePose &pose) const;
    void consider(std::optional<Drop> drop, const QPoint &at);
    void put(const Drop &drop);
    void hoverChosen(const QPoint &at, const QString &under);
    void measure(const PicturePoint &from, const PicturePoint &to);
    QStringList lyingThere(const Drop &drop) const;
    QString dropText(const Drop &drop) const;
    bool arrow(int key, bool shifted);
    bool enter();
    bool letGo();
    void planStep(int key);
    void showPlan();
    PicturePose planPose() const;
    QString nextTowards(const QString &from, const QPointF &direction, bool goalsOnly) const;
    void addGhostOfDraft(SeaShow &show) const;

    MirrorView &m_view;
    Hold m_hold = Hold::Nothing;
    QString m_held; ///< the piece in hand
    QPointF m_grip; ///< from where it was taken to its measuring point, scene
    PicturePoint m_from; ///< the ruler's beginning
    double m_heading = 0; ///< that a piece put down freely is given
    std::optional<PicturePoint> m_pinned; ///< while it is only turned
    QPoint m_pointer;
    QString m_hovered;
    std::optional<Drop> m_drop; ///< what letting go now would make
    std::optional<Plan> m_plan;
    std::optional<SeaRuler> m_ruler;
    std::string m_putCommand; ///< the last drop, while its act is in hand
    std::optional<PicturePose> m_putPose;
};

} // namespace qd
