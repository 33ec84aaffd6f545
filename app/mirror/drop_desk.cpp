// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/drop_desk.h"

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
    }
    m_asked = pieces;
    m_fresh = true;
    return m_goals;
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

bool DropDesk::drop(const QStringList &pieces, const QString &place)
{
    const Drop *found = goal(pieces, place);
    if (!found)
        return false;
    const Drop drop = *found; // listeners may ask for other goals
    if (drop.refused)
        emit refused(drop);
    else
        emit dropped(QString::fromStdString(drop.command));
    return true;
}

} // namespace qd
