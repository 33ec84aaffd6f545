// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/lattice_hand.h"

#include "app/mirror/drop_desk.h"
#include "app/mirror/lattice_rose.h"
#include "app/mirror/lattice_table.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/model_item.h"
#include "app/mirror/table_selection.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace qd {

namespace {

bool isMove(const Drop &drop)
{
    return drop.pose.has_value();
}

/// The steps of a move's command, where it names them.
std::string stepsOf(const Drop &drop)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(drop.command))
        .object()
        .value(QLatin1String("path"))
        .toString()
        .toStdString();
}

/// A way that the rules are to find, or to say why there is none.
QString moveTo(const QString &ship, const QString &place)
{
    const QJsonObject command{{QStringLiteral("do"), QStringLiteral("move")},
                              {QStringLiteral("ship"), ship},
                              {QStringLiteral("to"), place}};
    return QString::fromUtf8(QJsonDocument(command).toJson(QJsonDocument::Compact));
}

QString costOf(const Drop &drop)
{
    for (const auto &[name, value] : drop.facts)
        if (name == "cost")
            return QString::number(value);
    return {};
}

} // namespace

LatticeHand::LatticeHand(MirrorView &view) : m_view(view) { }

LatticeTable *LatticeHand::table() const
{
    return m_view.mirrorScene()->lattice();
}

bool LatticeHand::isOn() const
{
    return table() != nullptr;
}

ModelItem *LatticeHand::item(const QString &id) const
{
    return m_view.mirrorScene()->model(id);
}

bool LatticeHand::mayAct() const
{
    return m_view.interaction() == MirrorView::Interaction::Full;
}

/// What is chosen on the board; else the ship of a move that was begun elsewhere.
QStringList LatticeHand::held() const
{
    const QStringList &pieces = m_view.selection()->pieces();
    return pieces.isEmpty() && !m_sailing.isEmpty() ? QStringList{m_sailing} : pieces;
}

QString LatticeHand::chosen() const
{
    const QStringList pieces = held();
    return pieces.size() == 1 ? pieces.first() : QString();
}

/// What the chosen piece can do on that point: allowed ones first, the cheapest first.
std::vector<Drop> LatticeHand::dropsAt(const std::string &place) const
{
    std::vector<Drop> here;
    const QStringList pieces = held();
    if (!mayAct() || pieces.isEmpty())
        return here;
    for (const Drop &drop : m_view.dropDesk()->goals(pieces))
        if (drop.place == place)
            here.push_back(drop);
    std::ranges::stable_partition(here, [](const Drop &drop) { return !drop.refused; });
    return here;
}

const Drop *LatticeHand::targetOn(const QString &piece) const
{
    if (!mayAct() || held().isEmpty())
        return nullptr;
    return m_view.dropDesk()->goal(held(), piece);
}

void LatticeHand::cancel()
{
    m_plan.reset();
    m_sailing.clear();
    m_hovered.clear();
}

void LatticeHand::followCommand(const QString &json)
{
    if (m_plan && json.toStdString() == m_plan->drop.command)
        return;
    m_plan.reset();
    m_sailing.clear();
    const QJsonObject command = QJsonDocument::fromJson(json.toUtf8()).object();
    const QString ship = command.value(QLatin1String("ship")).toString();
    if (!isOn() || command.value(QLatin1String("do")).toString() != QLatin1String("move")
        || item(ship) == nullptr)
        return;
    m_sailing = ship;
    const std::string steps = command.value(QLatin1String("path")).toString().toStdString();
    if (steps.empty())
        return;
    if (auto drop = m_view.dropDesk()->along(ship, steps); drop && !drop->refused)
        m_plan = Plan{ship, std::move(*drop), steps};
}

void LatticeHand::put(const QString &piece, const Drop &drop)
{
    m_view.say({}, {}, false);
    const Drop made = drop; // its list may be asked for anew
    if (isMove(made) && !made.refused)
        m_plan = Plan{piece, made, stepsOf(made)};
    else
        m_plan.reset();
    m_view.dropDesk()->put(made);
    refresh();
    tellCursor();
}

/// Nothing of a move is left: the act in hand goes too.
void LatticeHand::dropPlan()
{
    if (!m_plan && m_sailing.isEmpty())
        return;
    m_plan.reset();
    m_sailing.clear();
    emit m_view.dropped(QString());
    refresh();
}

void LatticeHand::choose(const QString &piece)
{
    const ModelItem *model = item(piece);
    if (!model)
        return;
    dropPlan();
    m_view.selection()->set({piece}, model->place());
    emit m_view.pieceClicked(piece, model->place());
}

void LatticeHand::clickPiece(const QString &piece)
{
    const ModelItem *clicked = item(piece);
    if (!clicked)
        return;
    const QString mine = chosen();
    if (piece == mine) {
        if (m_plan || !m_sailing.isEmpty()) {
            dropPlan();
            return;
        }
        m_view.selection()->set({}, clicked->place());
        return;
    }
    if (const Drop *target = targetOn(piece);
        target && (!target->refused || !clicked->piece().movable)) {
        put(mine, *target);
        return;
    }
    // A mate's point may be shared; an exchange of berths is asked for in the same way.
    const std::vector<Drop> here = dropsAt(clicked->place().toStdString());
    if (!mine.isEmpty() && !here.empty() && !here.front().refused) {
        put(mine, here.front());
        return;
    }
    choose(piece);
}

bool LatticeHand::clickGround(const QPointF &at, const QString &place)
{
    if (const LatticeRose *rose = m_view.mirrorScene()->latticeRose())
        if (const int point = rose->pointAt(at); point >= 0 && mayAct())
            return m_view.dropDesk()->drop({QStringLiteral("wind")},
                                           QStringLiteral("rose-%1").arg(point));
    if (const auto heading = table()->turnAt(at); heading && turnTo(*heading))
        return true;
    const QString mine = chosen();
    if (mine.isEmpty() || place.isEmpty() || !table()->place(place.toStdString()))
        return false;
    if (m_plan && m_plan->drop.place == place.toStdString()) {
        emit m_view.confirmed();
        return true;
    }
    const std::vector<Drop> here = dropsAt(place.toStdString());
    if (here.empty()) {
        // Out of her reach: she stays chosen, and the act panel says why not.
        const bool idle = m_view.dropDesk()->partialCommand().isEmpty() || !m_sailing.isEmpty()
            || m_plan.has_value();
        const bool sails = mayAct() && idle
            && std::ranges::any_of(m_view.dropDesk()->goals({mine}),
                                   [](const Drop &drop) { return isMove(drop) && !drop.refused; });
        if (!sails || item(mine)->place() == place)
            return false;
        emit m_view.dropped(moveTo(mine, place));
        return true;
    }
    m_view.selection()->setPlace(place);
    put(mine, here.front());
    return true;
}

bool LatticeHand::turnTo(double heading)
{
    if (!m_plan)
        return false;
    for (const Drop &drop : dropsAt(m_plan->drop.place))
        if (isMove(drop) && !drop.refused && std::abs(drop.pose->heading - heading) < 0.5) {
            put(m_plan->piece, drop);
            return true;
        }
    return false;
}

bool LatticeHand::turn(int steps)
{
    if (!isOn() || !m_plan)
        return false;
    std::vector<double> headings;
    for (const Drop &drop : dropsAt(m_plan->drop.place))
        if (isMove(drop) && !drop.refused)
            headings.push_back(drop.pose->heading);
    if (headings.size() < 2)
        return true;
    std::ranges::sort(headings);
    const auto now = std::ranges::find(headings, m_plan->drop.pose->heading);
    const int count = static_cast<int>(headings.size());
    const int index = now == headings.end() ? 0 : static_cast<int>(now - headings.begin());
    return turnTo(headings[static_cast<std::size_t>(((index + steps) % count + count) % count)]);
}

/// The move that pointer or keyboard rest on, else the one in hand.
std::optional<Drop> LatticeHand::previewed() const
{
    if (m_plan)
        return m_plan->drop;
    const QString cursor = m_view.selection()->place();
    for (const QString &place : {m_hovered, cursor}) {
        if (place.isEmpty() || !table()->place(place.toStdString())
            || (item(chosen()) && item(chosen())->place() == place))
            continue;
        const std::vector<Drop> here = dropsAt(place.toStdString());
        if (!here.empty() && !here.front().refused && isMove(here.front()))
            return here.front();
    }
    return std::nullopt;
}

void LatticeHand::addGoals(LatticeShow &show) const
{
    if (!mayAct() || show.chosen.isEmpty())
        return;
    for (const Drop &drop : m_view.dropDesk()->goals(show.chosen)) {
        if (drop.refused)
            continue;
        if (!table()->place(drop.place)) {
            show.targets.push_back(drop.place);
            continue;
        }
        const auto [goal, fresh] = show.goals.try_emplace(drop.place);
        if (fresh)
            goal->second = LatticeGoal{costOf(drop), drop.tag == "alongside"};
    }
}

void LatticeHand::addGhost(LatticeShow &show) const
{
    const auto drop = previewed();
    if (!drop)
        return;
    LatticeGhost ghost;
    ghost.piece = m_plan ? m_plan->piece : chosen();
    ghost.way = drop->way;
    if (ghost.way.empty())
        ghost.way.push_back(*drop->pose);
    if (m_plan)
        for (const Drop &other : dropsAt(drop->place))
            if (isMove(other) && !other.refused)
                ghost.turns.push_back({other.pose->heading,
                                       std::abs(other.pose->heading - drop->pose->heading) < 0.5});
    show.ghost = std::move(ghost);
}

void LatticeHand::refresh()
{
    if (!isOn())
        return;
    LatticeShow show;
    show.chosen = held();
    show.hovered = m_hovered;
    show.cursor = m_view.hasFocus() ? m_view.selection()->place() : QString();
    addGoals(show);
    addGhost(show);
    QString about = chosen();
    DropDesk *desk = m_view.dropDesk();
    if (about.isEmpty() && mayAct())
        about = desk->subject();
    if (about.isEmpty() && item(m_hovered))
        about = m_hovered; // its fields, while the pointer rests on it
    if (!about.isEmpty()) {
        const auto drop = previewed();
        show.overlay =
            desk->overlay(drop ? drop->command : desk->partialCommand().toStdString(), about);
    }
    if (LatticeRose *rose = m_view.mirrorScene()->latticeRose())
        rose->setPoints(mayAct() && !desk->goals({QStringLiteral("wind")}).empty()
                            ? LatticeRose::Points::Offered
                            : LatticeRose::Points::Shown);
    table()->show(std::move(show));
}

void LatticeHand::hover(const QPoint &at)
{
    const QPointF here = m_view.mapToScene(at);
    const PieceItem *piece = m_view.mirrorScene()->pieceAt(here);
    const QString place = m_view.mirrorScene()->placeAt(here);
    const QString under = piece ? piece->id() : place;
    const bool choosing = mayAct() && !held().isEmpty();
    const QString goal = piece && targetOn(under) ? under : piece ? piece->place() : place;
    if (choosing && !goal.isEmpty()) {
        m_view.considerGoal(goal);
        const std::vector<Drop> drops = dropsAt(goal.toStdString());
        if (drops.empty() || (m_plan && m_plan->drop.place == goal.toStdString()))
            m_view.say({}, {}, false);
        else
            m_view.say(at, goalText(drops.front(), m_view.mirrorScene()->placeName(goal)),
                       drops.front().refused.has_value());
    } else {
        m_view.say({}, {}, false);
    }
    if (under == m_hovered)
        return;
    m_hovered = under;
    refresh();
}

void LatticeHand::tellCursor()
{
    const MirrorScene *scene = m_view.mirrorScene();
    const QString cursor = m_view.selection()->place();
    std::optional<Drop> told;
    if (m_plan)
        told = m_plan->drop;
    else if (m_view.hasFocus() && item(chosen()) && item(chosen())->place() != cursor)
        if (const std::vector<Drop> here = dropsAt(cursor.toStdString()); !here.empty())
            told = here.front();
    if (!told || !table()->place(told->place)) {
        m_view.say({}, {}, false);
        return;
    }
    // Below the point, so that it covers neither the ship nor the way ahead.
    const QPointF at = table()->anchorOf(told->place) + QPointF(0, 0.45 * table()->pitch());
    m_view.say(m_view.mapFromScene(at),
               goalText(*told, scene->placeName(QString::fromStdString(told->place))),
               told->refused.has_value());
}

void LatticeHand::leave()
{
    if (!isOn() || m_hovered.isEmpty())
        return;
    m_hovered.clear();
    refresh();
}

QString LatticeHand::goalText(const Drop &goal, const QString &place) const
{
    QString facts = table()->words().facts(goal);
    for (const OverlayMark &mark : table()->shown().overlay.marks)
        if (const QString side = LatticeWords::shows(mark.shows);
            mark.piece == goal.place && !side.isEmpty())
            facts += tr(", ", "between the numbers of a shot") + side;
    if (goal.refused)
        return tr("%1: %2", "a place, and why not").arg(place, m_view.whyNot(*goal.refused));
    return facts.isEmpty() ? place
                           : tr("%1: %2", "a place, and what going there costs").arg(place, facts);
}

QString LatticeHand::description() const
{
    const MirrorScene *scene = m_view.mirrorScene();
    if (m_plan)
        return tr("%1: %2", "a ship and where she would go")
            .arg(scene->pieceName(m_plan->piece),
                 goalText(m_plan->drop,
                          scene->placeName(QString::fromStdString(m_plan->drop.place))));
    if (!chosen().isEmpty())
        return m_view.spokenPiece(chosen());
    const QString cursor = m_view.selection()->place();
    if (const PicturePlace *place = table()->place(cursor.toStdString())) {
        QStringList parts{table()->words().place(*place, scene->placeName(cursor))};
        for (const QString &piece : scene->piecesIn(cursor))
            parts.append(m_view.spokenPiece(piece));
        return parts.join(QStringLiteral(". "));
    }
    return tr("The board with its ships. Each ship's own key chooses her; then f goes forward, p "
              "turns to port, s to starboard, Backspace takes back, Enter records. Arrow keys walk "
              "from point to point. The outline lists the same ships as text.");
}

} // namespace qd
