// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of a measured board.
#include "app/mirror/drop_desk.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/posed_item.h"
#include "app/mirror/sea_hand.h"
#include "app/mirror/sea_table.h"
#include "app/mirror/table_selection.h"

#include <QKeyEvent>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace qd {

namespace {

constexpr double kPoint = 11.25; ///< degrees of the compass
constexpr double kStep = 0.5; ///< inches
constexpr double kFullTurn = 360;
constexpr double kFar = 1000; ///< inches: further than any board

QPointF directionOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, -1};
    case Qt::Key_Down:
        return {0, 1};
    default:
        return {};
    }
}

std::optional<double> factOf(const Drop &drop, const char *key)
{
    for (const auto &[name, value] : drop.facts)
        if (name == key)
            return value;
    return std::nullopt;
}

} // namespace

bool SeaHand::key(const QKeyEvent &event)
{
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const int key = event.key();
    if (!directionOf(key).isNull()
        && (modifiers == Qt::NoModifier || modifiers == Qt::ShiftModifier))
        return arrow(key, modifiers == Qt::ShiftModifier);
    if (key == Qt::Key_Return || key == Qt::Key_Enter)
        return enter();
    return key == Qt::Key_Escape && letGo();
}

bool SeaHand::arrow(int key, bool shifted)
{
    TableSelection *selection = m_view.selection();
    const QString mine = chosen();
    m_hovered.clear();
    m_ruler.reset();
    if (!shifted && mayMove(mine)) {
        planStep(key);
        return true;
    }
    m_plan.reset();
    m_drop.reset();
    const bool goals =
        !shifted && !mine.isEmpty() && mayAct() && !m_view.dropDesk()->goals({mine}).empty();
    const QString cursor = item(selection->place()) ? selection->place() : mine;
    const QString next = nextTowards(cursor, directionOf(key), goals);
    if (next.isEmpty())
        return true;
    if (shifted)
        selection->set({next}, item(next)->place());
    else
        selection->setPlace(next);
    m_view.ensureVisible(item(next)->sceneBoundingRect(), 20, 20);
    refresh();
    return true;
}

/// The nearest piece in that direction; without one to start from, the first.
QString SeaHand::nextTowards(const QString &from, const QPointF &direction, bool goalsOnly) const
{
    const PosedItem *start = item(from);
    QString best;
    double least = kFar * kFar;
    for (const PicturePiece &piece : m_view.mirrorScene()->pieces()) {
        const QString id = QString::fromStdString(piece.id);
        if (!piece.pose || id == from
            || (goalsOnly && !m_view.dropDesk()->goal(m_view.selection()->pieces(), id)))
            continue;
        if (!start || !start->isPosed())
            return id;
        const QPointF way(piece.pose->at.x - start->piece().pose->at.x,
                          piece.pose->at.y - start->piece().pose->at.y);
        const double ahead = QPointF::dotProduct(way, direction);
        const double aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
        if (ahead <= 0 || aside > ahead * 2)
            continue;
        if (const double cost = ahead + aside * 2; cost < least) {
            least = cost;
            best = id;
        }
    }
    return best;
}

/// Left and right turn the course by a point, up and down go half an inch more or less.
void SeaHand::planStep(int key)
{
    const PosedItem *piece = item(chosen());
    if (!m_plan) {
        m_plan = Plan{piece->homeTurn(), kFar};
        const bool sets = !piece->isPosed()
            || !factOf(dropFor(chosen(), piece->piece().pose.value()).value_or(Drop()), "max");
        if (sets)
            m_plan->distance = 0; // she is put where one wants her: from where she stands
        else if (key == Qt::Key_Up || key == Qt::Key_Down) {
            showPlan(); // straight ahead, all that she may
            if (key == Qt::Key_Up)
                return;
        }
    }
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        const double turned = m_plan->heading + (key == Qt::Key_Right ? kPoint : -kPoint);
        m_plan->heading = std::fmod(turned + kFullTurn, kFullTurn);
    } else {
        m_plan->distance += key == Qt::Key_Up ? kStep : -kStep;
    }
    showPlan();
}

PicturePose SeaHand::planPose() const
{
    const PosedItem *piece = item(chosen());
    const PicturePoint from = piece->isPosed()
        ? piece->piece().pose->at
        : table()->toInches(m_view.mapToScene(m_view.viewport()->rect().center()));
    const double angle = qDegreesToRadians(m_plan->heading);
    return {
        {from.x + std::sin(angle) * m_plan->distance, from.y - std::cos(angle) * m_plan->distance},
        m_plan->heading};
}

void SeaHand::showPlan()
{
    auto drop = dropFor(chosen(), planPose());
    if (drop) {
        // No further than she may, no nearer than she must: the keys stay where a move is one.
        const double most = factOf(*drop, "max").value_or(kFar);
        if (m_plan->distance > most && m_plan->distance >= kFar - 1) {
            m_plan->distance = most;
            drop = dropFor(chosen(), planPose());
        }
    }
    const QPointF at =
        drop && drop->pose ? table()->toScene(drop->pose->at) : table()->toScene(planPose().at);
    m_view.ensureVisible(QRectF(at, QSizeF(1, 1)), 40, 40);
    consider(std::move(drop), m_view.mapFromScene(at));
}

bool SeaHand::enter()
{
    TableSelection *selection = m_view.selection();
    const QString mine = chosen();
    if (!mine.isEmpty()) {
        if (m_drop) {
            put(Drop(*m_drop));
            return true;
        }
        if (item(selection->place()) && m_view.putDownOn(selection->place()))
            return true;
        if (mayMove(mine) && m_view.dropDesk()->partialCommand().isEmpty()) {
            planStep(Qt::Key_Up); // straight ahead, all that she may; Enter again puts her there
            return true;
        }
        return false;
    }
    const QString cursor = selection->place();
    if (!item(cursor))
        return false;
    selection->set({cursor}, item(cursor)->place());
    emit m_view.placeClicked(cursor);
    return true;
}

bool SeaHand::letGo()
{
    TableSelection *selection = m_view.selection();
    const bool held = m_hold != Hold::Nothing || m_plan || m_drop || m_ruler;
    const bool something = held || !selection->pieces().isEmpty() || item(selection->place());
    cancel();
    m_view.say({}, {}, false);
    if (!held)
        selection->set({}, {});
    refresh();
    return something;
}

bool SeaHand::walkOn(bool forward)
{
    TableSelection *selection = m_view.selection();
    const QString here = chosen().isEmpty() ? selection->place() : chosen();
    if (!isOn() || !item(here))
        return false;
    QStringList order;
    const auto add = [&](bool movable) {
        for (const PicturePiece &piece : m_view.mirrorScene()->pieces())
            if (piece.pose && (piece.movable || !movable))
                order.append(QString::fromStdString(piece.id));
    };
    add(true);
    if (order.isEmpty())
        add(false);
    const qsizetype now = order.indexOf(here);
    const qsizetype next = now < 0 ? (forward ? 0 : order.size() - 1) : now + (forward ? 1 : -1);
    if (next < 0 || next >= order.size())
        return false;
    m_plan.reset();
    m_drop.reset();
    selection->set({order[next]}, item(order[next])->place());
    m_view.ensureVisible(item(order[next])->sceneBoundingRect(), 20, 20);
    refresh();
    return true;
}

QString SeaHand::description() const
{
    const QString cursor = m_view.selection()->place();
    const QString mine = chosen();
    if (m_drop && !mine.isEmpty())
        return tr("%1: %2", "a ship and where she would go")
            .arg(m_view.mirrorScene()->pieceName(mine), dropText(*m_drop));
    if (item(cursor))
        return m_view.spokenPiece(cursor);
    if (!mine.isEmpty())
        return m_view.spokenPiece(mine);
    return tr(
        "The table with its ships. Arrow keys walk from ship to ship, Enter chooses one; then "
        "left and right turn her course, up and down change the distance, Enter puts her "
        "there. The outline lists the same ships as text.");
}

} // namespace qd
