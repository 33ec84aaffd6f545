// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/drop_desk.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace qd {

void DropDesk::setPosition(const std::optional<Position> &position)
{
    m_position = position;
    forget();
}

void DropDesk::setPartialCommand(const QString &json)
{
    m_partial = json;
    forget();
}

/// What was found out no longer holds.
void DropDesk::forget()
{
    m_fresh = false;
    consider({}, {});
}

const std::vector<Drop> &DropDesk::goals(const QStringList &pieces)
{
    if (m_fresh && m_asked == pieces)
        return m_goals;
    m_goals.clear();
    if (m_position && !pieces.isEmpty()) {
        std::vector<std::string> ids;
        for (const QString &piece : pieces)
            ids.push_back(piece.toStdString());
        m_goals = m_position->drops(m_partial.toStdString(), ids);
        leaveOutOtherActs();
    }
    m_asked = pieces;
    m_fresh = true;
    return m_goals;
}

/// On a board of hexes an act in hand that no drop makes (a morale check) has no goals: a click
/// would make another act of it.
void DropDesk::leaveOutOtherActs()
{
    const auto &lattice = m_position->board().lattice;
    const auto verb = [](const QByteArray &json) {
        return QJsonDocument::fromJson(json).object().value(u"do").toString();
    };
    const QString now = verb(m_partial.toUtf8());
    if (now.isEmpty() || !lattice || lattice->kind != "hex")
        return;
    const bool any = std::ranges::any_of(m_goals, [&](const Drop &drop) {
        return verb(QByteArray::fromStdString(drop.command)) == now;
    });
    if (!any)
        m_goals.clear();
}

const Drop *DropDesk::goal(const QStringList &pieces, const QString &place)
{
    const auto &all = goals(pieces);
    const auto found = std::ranges::find(all, place.toStdString(), &Drop::place);
    return found == all.end() ? nullptr : &*found;
}

void DropDesk::consider(const QStringList &pieces, const QString &place)
{
    const Drop *found = pieces.isEmpty() || place.isEmpty() ? nullptr : goal(pieces, place);
    const QString now =
        found ? pieces.join(QLatin1Char(' ')) + QLatin1Char('>') + place : QString();
    if (now == m_considered)
        return;
    m_considered = now;
    if (found)
        emit goalHovered(Drop(*found));
    else
        emit goalLeft();
}

std::optional<Drop> DropDesk::dropOn(const QStringList &pieces, const QString &place) const
{
    std::vector<std::string> ids;
    for (const QString &piece : pieces)
        ids.push_back(piece.toStdString());
    return m_position && !ids.empty() && !place.isEmpty()
        ? m_position->dropOn(m_partial.toStdString(), ids, place.toStdString())
        : std::nullopt;
}

bool DropDesk::drop(const QStringList &pieces, const QString &place)
{
    const Drop *found = goal(pieces, place);
    if (!found)
        return false;
    put(Drop(*found)); // a copy: listeners may ask for other goals
    return true;
}

void DropDesk::put(const Drop &drop)
{
    if (drop.refused)
        emit refused(drop);
    else
        emit dropped(QString::fromStdString(drop.command));
}

std::optional<Drop> DropDesk::dropAt(const QString &piece, const PicturePose &wanted) const
{
    return m_position ? m_position->dropAt(m_partial.toStdString(), piece.toStdString(), wanted)
                      : std::nullopt;
}

std::optional<Drop> DropDesk::along(const QString &piece, const std::string &steps) const
{
    return m_position ? m_position->dropAlong(m_partial.toStdString(), piece.toStdString(), steps)
                      : std::nullopt;
}

Overlay DropDesk::overlay(const std::string &command, const QString &piece) const
{
    return m_position ? m_position->overlay(command, piece.toStdString()) : Overlay();
}

QString DropDesk::subject() const
{
    if (!m_position || m_partial.isEmpty())
        return {};
    for (const Field &field : m_position->form(m_partial.toStdString()).fields) {
        if (field.kind != FieldKind::Piece || field.value.empty())
            continue;
        const QString id = QString::fromStdString(field.value);
        return id.startsWith(QLatin1Char('"')) ? id.mid(1, id.size() - 2) : id;
    }
    return {};
}

} // namespace qd
