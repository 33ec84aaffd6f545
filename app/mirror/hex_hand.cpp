// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/hex_hand.h"

#include "app/mirror/counter_item.h"
#include "app/mirror/drop_desk.h"
#include "app/mirror/hex_legend.h"
#include "app/mirror/hex_table.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/table_selection.h"

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QStringList>

#include <utility>

namespace qd {

namespace {

QJsonObject objectOf(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

} // namespace

HexHand::HexHand(MirrorView &view) : m_view(view), m_finder(new QLabel(view.viewport()))
{
    m_finder->setObjectName(QStringLiteral("hexFinder"));
    m_finder->setTextFormat(Qt::PlainText);
    m_finder->setAutoFillBackground(true);
    m_finder->setBackgroundRole(QPalette::Window);
    m_finder->setForegroundRole(QPalette::WindowText);
    m_finder->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_finder->hide();
}

HexTable *HexHand::table() const
{
    return m_view.mirrorScene()->hexes();
}

bool HexHand::isOn() const
{
    return table() != nullptr;
}

CounterItem *HexHand::item(const QString &id) const
{
    return m_view.mirrorScene()->counter(id);
}

bool HexHand::mayAct() const
{
    return m_view.interaction() == MirrorView::Interaction::Full
        && !m_view.selection()->pieces().isEmpty();
}

bool HexHand::isTarget(const QString &piece) const
{
    return mayAct() && m_view.dropDesk()->goal(m_view.selection()->pieces(), piece) != nullptr;
}

void HexHand::cancel()
{
    m_goal.clear();
    m_hovered.clear(); // no stack opens under a pointer that rests where an act was recorded
}

/// The stack that lies spread: the one under the pointer, else the one that the keyboard is on.
QString HexHand::spreadFor(bool dragging) const
{
    if (dragging)
        return {};
    if (!m_hovered.isEmpty())
        return m_hovered;
    return m_view.hasFocus() ? m_view.selection()->place() : QString();
}

/// What is drawn about: the one chosen counter, else the one that the act in hand is about.
QString HexHand::subject() const
{
    const QStringList &pieces = m_view.selection()->pieces();
    return pieces.isEmpty() ? m_view.dropDesk()->subject() : pieces.first();
}

/// The goal that pointer or keyboard rest on.
const Drop *HexHand::previewed() const
{
    if (!mayAct())
        return nullptr;
    const QStringList &pieces = m_view.selection()->pieces();
    for (const QString &place : {m_goal, m_view.selection()->place()})
        if (!place.isEmpty())
            if (const Drop *drop = m_view.dropDesk()->goal(pieces, place))
                return drop;
    const QJsonObject inHand = objectOf(m_view.dropDesk()->partialCommand().toUtf8());
    if (inHand.isEmpty())
        return nullptr;
    for (const Drop &drop : m_view.dropDesk()->goals(pieces))
        if (!drop.refused && objectOf(QByteArray::fromStdString(drop.command)) == inHand)
            return &drop;
    return nullptr;
}

bool HexHand::isInHand(const QString &goal) const
{
    if (!isOn() || !mayAct())
        return false;
    const Drop *drop = m_view.dropDesk()->goal(m_view.selection()->pieces(), goal);
    return drop && !drop->refused && !drop->command.empty()
        && objectOf(QByteArray::fromStdString(drop->command))
        == objectOf(m_view.dropDesk()->partialCommand().toUtf8());
}

void HexHand::refresh()
{
    if (!isOn())
        return;
    DropDesk *desk = m_view.dropDesk();
    HexShow show;
    show.costs = m_view.isDrawn(MirrorView::Drawn::Costs);
    show.zones = m_view.isDrawn(MirrorView::Drawn::Zones);
    show.spans = m_view.isDrawn(MirrorView::Drawn::Spans);
    show.sight = m_view.isDrawn(MirrorView::Drawn::Sight);
    show.chosen = m_view.selection()->pieces();
    show.hovered = m_goal;
    if (table()->has(m_view.selection()->place().toStdString()))
        show.cursor = m_view.selection()->place();
    if (mayAct())
        for (const Drop &drop : desk->goals(show.chosen)) {
            if (table()->has(drop.place))
                show.goals.try_emplace(drop.place,
                                       HexGoal{HexWords::cost(drop), drop.refused.has_value()});
            else if (!drop.refused)
                show.targets.push_back(drop.place);
        }
    if (m_view.interaction() == MirrorView::Interaction::Full)
        for (const QString &place : m_view.mirrorScene()->asked().places)
            if (table()->has(place.toStdString()))
                show.goals.try_emplace(place.toStdString());
    const Drop *goal = previewed();
    if (goal && show.cursor.isEmpty() && table()->has(goal->place))
        show.cursor = QString::fromStdString(goal->place);
    if (goal && !goal->refused)
        show.way = goal->way;
    if (const QString about = subject(); !about.isEmpty())
        // From where it would come to stand; towards a target even where it may not fire.
        show.overlay = desk->overlay(goal && (!goal->refused || !table()->has(goal->place))
                                         ? goal->command
                                         : desk->partialCommand().toStdString(),
                                     about);
    table()->show(std::move(show));
    showLegend();
    m_view.mirrorScene()->spreadStack(spreadFor(false));
}

QString HexHand::goalAt(const QPointF &at) const
{
    const MirrorScene *scene = m_view.mirrorScene();
    const QStringList &chosen = m_view.selection()->pieces();
    const PieceItem *piece = scene->pieceAt(at, chosen);
    if (piece && isTarget(piece->id()))
        return piece->id();
    const QString under = scene->placeAt(at);
    return piece && table()->plate().contains(at) && !lit().contains(under) ? piece->place()
                                                                            : under;
}

void HexHand::hover(const QPoint &at, bool dragging)
{
    MirrorScene *scene = m_view.mirrorScene();
    const QPointF here = m_view.mapToScene(at);
    QString hex = scene->placeAt(here);
    // The plate of a spread stack lies over its neighbours, but never keeps one from an act.
    if (table()->plate().contains(here) && !lit().contains(hex))
        hex = scene->spreadPlace();
    const QString goal = dragging || mayAct() ? goalAt(here) : hex;
    if (mayAct() && !goal.isEmpty()) {
        m_view.considerGoal(goal);
        m_view.showTip(at, goal);
    } else {
        m_view.say({}, {}, false);
    }
    if (hex == m_hovered && goal == m_goal)
        return;
    m_hovered = dragging ? QString() : hex;
    m_goal = goal;
    refresh();
    if (dragging)
        scene->spreadStack({});
}

void HexHand::leave()
{
    if (!isOn() || (m_hovered.isEmpty() && m_goal.isEmpty()))
        return;
    m_hovered.clear();
    m_goal.clear();
    refresh();
}

void HexHand::clickPiece(const QString &piece)
{
    const PieceItem *clicked = m_view.mirrorScene()->piece(piece);
    if (!clicked)
        return;
    TableSelection *selection = m_view.selection();
    if (!selection->isChosen(piece) && isTarget(piece)) {
        m_view.putDown(piece);
        return;
    }
    if (selection->isChosen(piece) && selection->pieces().size() == 1)
        selection->set({}, clicked->place());
    else
        selection->set({piece}, clicked->place());
    emit m_view.piecesClicked({piece});
}

QString HexHand::tipAt(const QPointF &at) const
{
    const MirrorScene *scene = m_view.mirrorScene();
    const PieceItem *piece = scene->pieceAt(at);
    const QString hex = piece ? piece->place() : scene->placeAt(at);
    if (hex.isEmpty())
        return {};
    QStringList lines;
    const auto add = [&](const QString &id) {
        QString line = m_view.spokenPiece(id);
        if (const QString why = scene->asked().whyNot.value(id); !why.isEmpty())
            line = HexWords::tr("%1: %2", "a counter, and why not").arg(line, why);
        lines.append(line);
    };
    if (piece)
        add(piece->id());
    lines.append(m_view.spokenPlace(hex));
    for (const QString &id : scene->piecesIn(hex))
        if (!piece || id != piece->id())
            add(id);
    return lines.join(QLatin1Char('\n'));
}

QStringList HexHand::lit() const
{
    QStringList places;
    for (const auto &[place, goal] : table()->shown().goals)
        if (!goal.refused)
            places.append(QString::fromStdString(place));
    return places;
}

/// What is drawn at the moment, with its signs.
void HexHand::showLegend() const
{
    QStringList kinds;
    const HexShow &shown = table()->shown();
    const auto add = [&](const QString &kind, MirrorView::Drawn what) {
        if (m_view.isDrawn(what) && !kinds.contains(kind))
            kinds.append(kind);
    };
    if (!lit().isEmpty())
        kinds.append(QStringLiteral("goal"));
    for (const OverlayField &field : shown.overlay.fields)
        add(QString::fromStdString(field.kind),
            field.kind == "obstacle"             ? MirrorView::Drawn::Sight
                : field.kind.starts_with("span") ? MirrorView::Drawn::Spans
                                                 : MirrorView::Drawn::Zones);
    for (const OverlayLine &line : shown.overlay.lines)
        add(QString::fromStdString(line.kind), MirrorView::Drawn::Sight);
    if (!shown.targets.empty())
        kinds.append(QStringLiteral("target"));
    m_view.m_legend->setKinds(kinds);
}

bool HexHand::refuses(const QString &place) const
{
    if (!isOn() || !mayAct() || place.isEmpty() || place == m_view.selection()->place()
        || !m_view.mirrorScene()->movablePiecesIn(place).isEmpty())
        return false;
    const auto drop = m_view.dropDesk()->dropOn(m_view.selection()->pieces(), place);
    if (!drop || !drop->refused)
        return false;
    const QString why = goalText(*drop, m_view.mirrorScene()->placeName(place));
    m_view.sayForAWhile(m_view.mapFromScene(table()->anchorOf(place.toStdString())), why);
    emit m_view.nothingCame(why);
    return true;
}

QString HexHand::goalText(const Drop &goal, const QString &name) const
{
    if (goal.refused)
        return HexWords::tr("%1: %2", "a hex or a counter, and why not")
            .arg(name, m_view.whyNot(*goal.refused));
    const QString facts = table()->words().facts(goal);
    const QString what =
        goal.tag == "fire" ? HexWords::tr("fire at %1", "a counter").arg(name) : name;
    return facts.isEmpty()
        ? what
        : HexWords::tr("%1: %2", "a hex or a counter, and what it costs").arg(what, facts);
}

QString HexHand::description() const
{
    const QString cursor = m_view.selection()->place();
    const PicturePlace *place = table()->place(cursor.toStdString());
    if (!place)
        return HexWords::tr(
            "The maps with their counters. Arrow keys walk from hex to hex, Enter chooses the "
            "counters of a hex or puts the chosen ones down there. The outline lists the same "
            "counters as text.");
    QStringList parts{m_view.spokenPlace(cursor)};
    for (const QString &piece : m_view.mirrorScene()->piecesIn(cursor))
        parts.append(m_view.spokenPiece(piece));
    if (const QString goal = m_view.spokenGoal(cursor); !goal.isEmpty())
        parts.append(goal);
    return parts.join(QStringLiteral(". "));
}

} // namespace qd
