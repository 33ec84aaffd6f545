// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/table_selection.h"

namespace qd {

void TableSelection::set(const QStringList &pieces, const QString &place)
{
    if (pieces == m_pieces && place == m_place)
        return;
    m_pieces = pieces;
    m_place = place;
    emit changed(m_pieces, m_place);
}

void TableSelection::toggle(const QString &piece, const QString &place)
{
    QStringList pieces = m_pieces;
    if (!pieces.removeOne(piece))
        pieces.append(piece);
    set(pieces, place);
}

} // namespace qd
