// SPDX-License-Identifier: GPL-3.0-or-later
// What the outline says of the wind, of ships and of who lies aboard whom.
#include "app/mirror/outline_model.h"

#include <algorithm>

namespace qd {

namespace {

bool has(const PicturePiece &piece, const char *tag)
{
    return std::ranges::find(piece.tags, tag) != piece.tags.end();
}

} // namespace

bool listsSides(const BoardPicture &board)
{
    return board.measured() || (board.lattice && board.lattice->kind == "triangle");
}

QString OutlineModel::windText() const
{
    if (m_lattice)
        return m_models.wind(*m_lattice, m_wind).replace(QLatin1Char('\n'), QStringLiteral(" · "));
    const QString from = m_words.wind(m_wind);
    return m_wind ? tr("%1 · %2", "the wind and its dice").arg(from, m_words.windDice(*m_wind))
                  : from;
}

/// The same for the eye, in a line.
QString OutlineModel::windBrief() const
{
    if (m_lattice || !m_wind)
        return windText();
    const QString from = tr("Wind from %1").arg(m_words.heading(m_wind->from));
    if (m_wind->dice.empty())
        return from;
    QStringList faces;
    int total = 0;
    for (const int die : m_wind->dice) {
        faces.append(QString::number(die));
        total += die;
    }
    return tr("%1 · dice %2 = %3", "the wind; its dice: 5 + 2 = 7")
        .arg(from, faces.join(QStringLiteral(" + ")))
        .arg(total);
}

QString OutlineModel::areaOf(const std::string &place) const
{
    for (const PictureScenery &area : m_areas)
        if (std::ranges::find(area.places, place) != area.places.end())
            return m_counters.term(area.id);
    return {};
}

QStringList OutlineModel::tiedTo(const std::string &piece) const
{
    QStringList names;
    for (const PictureTie &tie : m_ties)
        if (tie.a == piece || tie.b == piece)
            names.append(placeName(tie.a == piece ? tie.b : tie.a));
    return names;
}

QString OutlineModel::spokenPiece(const PicturePiece &piece) const
{
    if (m_lattice && m_measured) {
        return m_models.spoken(piece, pieceName(piece));
    }
    if (m_hexes)
        return m_counters.spoken(piece, pieceName(piece));
    if (!piece.gauges.empty()) {
        QStringList said{m_words.spoken(piece, pieceName(piece)), m_words.boxes(piece)};
        if (const QString aboard = SeaWords::aboard(tiedTo(piece.id)); !aboard.isEmpty())
            said.insert(1, aboard);
        return said.join(QLatin1Char('\n'));
    }
    QStringList parts(pieceName(piece));
    if (!piece.hidden && piece.strengthMax > 0 && !has(piece, "unloaded"))
        parts.append(tr("strength %1 of %2").arg(piece.strength).arg(piece.strengthMax));
    if (has(piece, "face-down"))
        parts.append(tr("face down"));
    if (has(piece, "in-combat"))
        parts.append(tr("in combat"));
    return parts.join(QStringLiteral(", "));
}

/// A ship: her name, condition and heading; the boxes that are left of her record.
QVariant OutlineModel::shipData(const PicturePiece &piece, int column) const
{
    if (column == ValueColumn)
        return tr("%1/%2", "boxes left of those that a ship had")
            .arg(piece.strength)
            .arg(piece.strengthMax);
    QStringList parts{pieceName(piece)};
    if (piece.pose && !m_lattice)
        parts.append(m_words.heading(piece.pose->heading));
    else if (piece.pose && piece.kind == "model-ship") // forts point nowhere
        parts.append(LatticeWords::heading(piece.pose->heading));
    const QString aboard = SeaWords::aboard(tiedTo(piece.id));
    PicturePiece told = piece;
    if (!aboard.isEmpty())
        std::erase(told.tags, "grappled"); // whom she lies aboard says as much
    for (const QString &more : {m_words.condition(told), aboard})
        if (!more.isEmpty())
            parts.append(more);
    return parts.join(QStringLiteral(" · "));
}

} // namespace qd
