// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/sea_hand.h"

#include "app/mirror/drop_desk.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/posed_item.h"
#include "app/mirror/sea_table.h"
#include "app/mirror/table_selection.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QPolygonF>
#include <QtMath>

#include <cmath>

namespace qd {

namespace {

constexpr double kPoint = 11.25; ///< degrees of the compass
constexpr double kFullTurn = 360;

double fullTurn(double degrees)
{
    const double turned = std::fmod(degrees, kFullTurn);
    return turned < 0 ? turned + kFullTurn : turned;
}

/// Degrees clockwise from the top.
double bearingOf(const PicturePoint &from, const PicturePoint &to)
{
    return fullTurn(qRadiansToDegrees(std::atan2(to.x - from.x, from.y - to.y)));
}

double inchesOf(const PicturePoint &from, const PicturePoint &to)
{
    return std::hypot(to.x - from.x, to.y - from.y);
}

/// A piece's outline round its middle, board units.
QPolygonF outlineOf(const PicturePiece &piece, const PicturePose &pose)
{
    const double angle = qDegreesToRadians(pose.heading);
    const QPointF ahead(std::sin(angle), -std::cos(angle));
    const QPointF bow = ahead * piece.length / 2;
    const QPointF beam = QPointF(-ahead.y(), ahead.x()) * piece.width / 2;
    const QPointF at(pose.at.x, pose.at.y);
    return QPolygonF({at + bow + beam, at + bow - beam, at - bow - beam, at - bow + beam});
}

} // namespace

SeaHand::SeaHand(MirrorView &view) : m_view(view) { }

/// The ships that lie where this drop would put one in set-up: no rule forbids it, two cannot lie
/// there.
QStringList SeaHand::lyingThere(const Drop &drop) const
{
    const QJsonObject command =
        QJsonDocument::fromJson(QByteArray::fromStdString(drop.command)).object();
    const QString id = command.value(u"ship").toString();
    const PosedItem *placed = item(id);
    if (!drop.pose || !placed || command.value(u"do").toString() != QLatin1String("place"))
        return {};
    const QPolygonF here = outlineOf(placed->piece(), *drop.pose);
    QStringList names;
    for (const PicturePiece &other : m_view.mirrorScene()->pieces())
        if (other.pose && other.id != id.toStdString()
            && !here.intersected(outlineOf(other, *other.pose)).isEmpty())
            names.append(m_view.mirrorScene()->pieceName(QString::fromStdString(other.id)));
    return names;
}

SeaTable *SeaHand::table() const
{
    return m_view.mirrorScene()->sea();
}

bool SeaHand::isOn() const
{
    return table() != nullptr;
}

PosedItem *SeaHand::item(const QString &id) const
{
    return m_view.mirrorScene()->posed(id);
}

bool SeaHand::mayAct() const
{
    return m_view.interaction() == MirrorView::Interaction::Full;
}

QString SeaHand::chosen() const
{
    const QStringList &pieces = m_view.selection()->pieces();
    return pieces.size() == 1 ? pieces.first() : QString();
}

/// The piece that what is drawn is about: the chosen one, or the one of the act in hand.
QString SeaHand::subject() const
{
    const QString id = chosen();
    return id.isEmpty() && mayAct() ? m_view.dropDesk()->subject() : id;
}

bool SeaHand::mayMove(const QString &id) const
{
    const PosedItem *piece = item(id);
    return mayAct() && piece && piece->piece().movable;
}

std::optional<Drop> SeaHand::dropFor(const QString &id, const PicturePose &pose) const
{
    return m_view.dropDesk()->dropAt(id, pose);
}

void SeaHand::cancel()
{
    m_hold = Hold::Nothing;
    m_held.clear();
    m_drop.reset();
    m_plan.reset();
    m_ruler.reset();
    m_pinned.reset();
    m_hovered.clear();
}

void SeaHand::refresh()
{
    if (!isOn())
        return;
    DropDesk *desk = m_view.dropDesk();
    const TableSelection *selection = m_view.selection();
    SeaShow show;
    show.chosen = selection->pieces();
    show.hovered = m_hovered;
    if (item(selection->place()))
        show.cursor = selection->place();
    if (mayAct() && !show.chosen.isEmpty())
        for (const Drop &goal : desk->goals(show.chosen))
            show.goals[goal.place] = goal.refused ? GoalMark::Refused : goalMarkOf(goal.tag);
    const QString about = subject();
    if (!about.isEmpty()) {
        std::string command = desk->partialCommand().toStdString();
        const QString asked = m_hovered.isEmpty() ? show.cursor : m_hovered;
        if (m_drop)
            command = m_drop->command;
        else if (const Drop *goal = show.chosen.isEmpty() || asked.isEmpty()
                     ? nullptr
                     : desk->goal(show.chosen, asked))
            command = goal->command;
        show.overlay = desk->overlay(command, about);
    }
    if (m_drop && m_drop->pose)
        show.ghost =
            SeaGhost{m_held.isEmpty() ? about : m_held, *m_drop->pose, m_drop->refused.has_value()};
    else if (m_hold == Hold::Nothing)
        addGhostOfDraft(show);
    show.ruler = m_ruler;
    table()->show(std::move(show));
}

/// The act in hand moves a piece: where it would come to lie stays in sight.
void SeaHand::addGhostOfDraft(SeaShow &show) const
{
    const std::string command = m_view.dropDesk()->partialCommand().toStdString();
    const QString about = subject();
    if (command.empty() || about.isEmpty())
        return;
    if (command == m_putCommand && m_putPose) {
        show.ghost = SeaGhost{about, *m_putPose, false};
        return;
    }
    for (const OverlayLine &line : show.overlay.lines)
        if (line.kind == "path" && inchesOf(line.a, line.b) > 0)
            show.ghost = SeaGhost{about, {line.b, bearingOf(line.a, line.b)}, false};
}

void SeaHand::clickPiece(const QString &piece)
{
    TableSelection *selection = m_view.selection();
    m_plan.reset();
    m_drop.reset();
    m_ruler.reset();
    const PosedItem *clicked = item(piece);
    if (!clicked || m_view.putDownOn(piece))
        return;
    if (chosen() == piece)
        selection->set({}, clicked->place());
    else
        selection->set({piece}, clicked->place());
    emit m_view.placeClicked(piece);
    // The act in hand may have kept its own: why the other may not be hit is said where it lies.
    const QString about = subject();
    const Drop *goal = chosen().isEmpty() && !about.isEmpty() && about != piece
        ? m_view.dropDesk()->goal({about}, piece)
        : nullptr;
    if (goal != nullptr && goal->refused)
        m_view.say(m_pointer, m_view.whyNot(*goal->refused), true);
}

void SeaHand::clickGround(const QPointF &at)
{
    TableSelection *selection = m_view.selection();
    const QString id = chosen();
    m_plan.reset();
    m_ruler.reset();
    if (mayMove(id) && m_view.mirrorScene()->boardRect().contains(at)) {
        const auto drop = dropFor(id, {table()->toInches(at), item(id)->homeTurn()});
        if (drop && !drop->refused && drop->pose) {
            put(*drop);
            return;
        }
    }
    m_drop.reset();
    selection->set({}, {});
    refresh();
}

bool SeaHand::startDrag(const QString &piece, const QPoint &from, Qt::KeyboardModifiers modifiers)
{
    m_plan.reset();
    m_drop.reset();
    m_ruler.reset();
    const QPointF at = m_view.mapToScene(from);
    if (modifiers.testFlag(Qt::ControlModifier)) {
        const PosedItem *start = item(piece);
        m_from = start && start->isPosed() ? start->piece().pose->at : table()->toInches(at);
        m_hold = Hold::Ruler;
        return true;
    }
    PosedItem *taken = item(piece);
    if (!taken || !mayAct())
        return false;
    if (chosen() != piece)
        m_view.selection()->set({piece}, taken->place());
    m_held = piece;
    m_heading = taken->isPosed() ? taken->piece().pose->heading : m_heading;
    m_grip = taken->isPosed() ? taken->pos() - at : QPointF();
    if (dropFor(piece, {table()->toInches(at + m_grip), m_heading})) {
        m_hold = Hold::Ship;
        return true;
    }
    if (taken->isPosed() && !m_view.dropDesk()->goals({piece}).empty()) {
        m_from = taken->piece().pose->at;
        m_hold = Hold::Aim;
        return true;
    }
    m_held.clear();
    return false;
}

void SeaHand::drag(const QPoint &at, Qt::KeyboardModifiers modifiers)
{
    m_pointer = at;
    const QPointF here = m_view.mapToScene(at);
    const PosedItem *under = m_view.mirrorScene()->posedAt(here);
    if (m_hold == Hold::Ship) {
        PicturePoint wanted = table()->toInches(here + m_grip);
        if (modifiers.testFlag(Qt::ShiftModifier)) {
            // She stays where she is and turns her bow towards the pointer.
            if (!m_pinned)
                m_pinned = m_drop && m_drop->pose ? m_drop->pose->at : wanted;
            if (inchesOf(*m_pinned, wanted) > 0.3)
                m_heading = bearingOf(*m_pinned, wanted);
            wanted = *m_pinned;
        } else {
            m_pinned.reset();
        }
        consider(dropFor(m_held, {wanted, m_heading}), at);
        return;
    }
    m_hovered = under && under->id() != m_held ? under->id() : QString();
    const PicturePoint to =
        under && under->isPosed() ? under->piece().pose->at : table()->toInches(here);
    measure(m_from, to);
    if (m_hold == Hold::Aim) {
        m_view.tellGoal(at, m_hovered);
        m_ruler = m_hovered.isEmpty() ? m_ruler : std::nullopt;
    }
    refresh();
}

bool SeaHand::turnHeld(int steps)
{
    if (m_hold != Hold::Ship)
        return false;
    m_heading = fullTurn(m_heading + steps * kPoint);
    const PicturePoint at =
        m_pinned ? *m_pinned : table()->toInches(m_view.mapToScene(m_pointer) + m_grip);
    consider(dropFor(m_held, {at, m_heading}), m_pointer);
    return true;
}

void SeaHand::endDrag()
{
    const Hold hold = m_hold;
    const std::optional<Drop> drop = m_drop;
    const QString target = m_hovered;
    m_hold = Hold::Nothing;
    m_held.clear();
    m_pinned.reset();
    m_drop.reset();
    m_view.say({}, {}, false);
    if (hold == Hold::Ship && drop)
        put(*drop);
    else if (hold == Hold::Aim && !target.isEmpty())
        m_view.putDownOn(target);
    if (hold != Hold::Ruler)
        m_ruler.reset(); // a ruler laid down stays until the next click
    refresh();
}

/// What letting go there would make: drawn, and told beside the pointer.
void SeaHand::consider(std::optional<Drop> drop, const QPoint &at)
{
    m_drop = std::move(drop);
    refresh(); // what is drawn first: the words stand beside it
    if (m_drop)
        m_view.say(at, dropText(*m_drop),
                   m_drop->refused.has_value() || !lyingThere(*m_drop).isEmpty());
    else
        m_view.say({}, {}, false);
}

QString SeaHand::dropText(const Drop &drop) const
{
    QString facts = table()->words().facts(drop);
    if (const QStringList others = lyingThere(drop); !others.isEmpty())
        facts = QStringList{facts,
                            SeaWords::tr("%1 lies there already", "ships")
                                .arg(others.join(QStringLiteral(", ")))}
                    .join(facts.isEmpty() ? QString() : QStringLiteral("\n"));
    if (!drop.refused)
        return facts;
    const QString why = m_view.whyNot(*drop.refused);
    return facts.isEmpty() ? why : facts + QLatin1Char('\n') + why;
}

void SeaHand::put(const Drop &drop)
{
    m_putCommand = drop.command;
    m_putPose = drop.pose;
    m_plan.reset();
    m_drop.reset();
    m_view.say({}, {}, false);
    const QStringList others = lyingThere(drop);
    m_view.dropDesk()->put(Drop(drop));
    refresh();
    if (others.isEmpty())
        return;
    const QString said =
        SeaWords::tr("%1 lies there already", "ships").arg(others.join(QStringLiteral(", ")));
    m_view.sayForAWhile(m_pointer, said);
    emit m_view.announced(said);
}

void SeaHand::measure(const PicturePoint &from, const PicturePoint &to)
{
    m_ruler = SeaRuler{from, to, table()->words().ruler(inchesOf(from, to), bearingOf(from, to))};
}

void SeaHand::hover(const QPoint &at)
{
    m_pointer = at;
    const QPointF here = m_view.mapToScene(at);
    const PosedItem *under = m_view.mirrorScene()->posedAt(here);
    const QString id = under ? under->id() : QString();
    const bool other = id != m_hovered;
    m_hovered = id;
    const QString mine = chosen();
    if (m_plan || (m_ruler && mine.isEmpty()))
        return; // the keys are thinking, or a ruler lies there
    if (!mine.isEmpty())
        hoverChosen(at, id);
    else if (other) {
        m_view.say({}, {}, false);
        refresh();
    }
}

void SeaHand::hoverChosen(const QPoint &at, const QString &under)
{
    const QString mine = chosen();
    const PosedItem *piece = item(mine);
    const PosedItem *other = under == mine ? nullptr : item(under);
    m_ruler.reset();
    m_drop.reset();
    const QPointF here = m_view.mapToScene(at);
    if (other && other->isPosed() && piece->isPosed()) {
        if (!m_view.tellGoal(at, under))
            measure(piece->piece().pose->at, other->piece().pose->at);
        refresh();
        return;
    }
    m_view.tellGoal(at, {});
    const bool idle = m_view.dropDesk()->partialCommand().isEmpty();
    if (idle && under.isEmpty() && mayMove(mine)
        && m_view.mirrorScene()->boardRect().contains(here)) {
        auto drop = dropFor(mine, {table()->toInches(here), piece->homeTurn()});
        if (drop && drop->pose && !drop->refused) {
            consider(std::move(drop), at);
            return;
        }
    }
    m_view.say({}, {}, false);
    refresh();
}

void SeaHand::leave()
{
    m_hovered.clear();
    if (m_plan || !isOn())
        return;
    m_drop.reset();
    if (!chosen().isEmpty())
        m_ruler.reset();
    refresh();
}

} // namespace qd
