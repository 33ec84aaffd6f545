// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/outline_model.h"

#include "app/mirror/hex_board.h"
#include "app/mirror/tray_names.h"

#include <QFont>

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace qd {

namespace {

/// A row that stands for a side: its id, before the side's.
constexpr std::string_view kSidePrefix = "side:";

std::string sideRow(const std::string &side)
{
    return std::string(kSidePrefix) + side;
}

bool has(const std::vector<std::string> &tags, const char *tag)
{
    return std::ranges::find(tags, tag) != tags.end();
}

/// Filled and empty pips: the strength that is there and the strength that was.
QString pips(int strength, int most)
{
    return QString(std::max(0, strength), QChar(0x25CF))
        + QString(std::max(0, most - strength), QChar(0x25CB));
}

QString wordFor(const std::string &term, const PieceNamer &namer)
{
    const QString text = namer.termText ? namer.termText(term) : QString();
    return text.isEmpty() ? QString::fromStdString(term) : text;
}

} // namespace

OutlineModel::OutlineModel(QObject *parent) : QAbstractItemModel(parent) { }

OutlineModel::~OutlineModel() = default;

const char *OutlineModel::windRow()
{
    return "wind:";
}

void OutlineModel::setNamer(const PieceNamer &namer)
{
    m_namer = namer;
    m_words.setNamer(namer);
    m_models.setNamer(namer);
    m_counters.setNamer(namer);
    if (m_places.empty())
        return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex place = index(row, 0);
        if (const int pieces = rowCount(place); pieces > 0)
            emit dataChanged(index(0, 0, place), index(pieces - 1, ColumnCount - 1, place));
    }
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

void OutlineModel::setTable(const BoardPicture &board, const TablePicture &picture)
{
    std::vector<Place> fresh;
    std::unordered_map<std::string, std::size_t> rows;
    const auto add = [&](Place place) {
        rows.emplace(place.id, fresh.size());
        fresh.push_back(std::move(place));
        return fresh.size() - 1;
    };
    m_measured = listsSides(board);
    m_lattice = board.lattice;
    m_hexes = isHexBoard(board);
    m_areas = m_hexes ? board.scenery : std::vector<PictureScenery>();
    std::unordered_set<std::string> held;
    for (const PicturePiece &piece : picture.pieces)
        held.insert(piece.place);
    if (!m_measured)
        for (const PicturePlace &place : board.places) {
            if (!m_hexes || held.contains(place.id)) // thousands of hexes are empty
                add(Place{place.id, place, place.badges, {}});
        }
    else {
        add(Place{windRow(), {}, {}, {}});
        for (const PicturePiece &piece : picture.pieces)
            if (!rows.contains(sideRow(piece.side)))
                add(Place{sideRow(piece.side), {}, {}, {}});
    }
    const std::size_t printed = fresh.size();
    for (const auto &[id, badges] : picture.badges)
        if (const auto row = rows.find(id); row != rows.end())
            fresh[row->second].badges = badges;
    for (const PicturePiece &piece : picture.pieces) {
        const std::string place = m_measured && piece.pose ? sideRow(piece.side) : piece.place;
        const auto row = rows.find(place);
        const std::size_t at = row != rows.end() ? row->second : add(Place{place, {}, {}, {}});
        fresh[at].pieces.push_back(piece);
    }
    std::stable_sort(
        fresh.begin() + static_cast<std::ptrdiff_t>(printed), fresh.end(),
        [](const Place &a, const Place &b) { return trayRank(a.id) < trayRank(b.id); });
    const bool blows = m_wind != picture.wind;
    const bool tied = m_ties != picture.ties;
    m_wind = picture.wind;
    m_ties = picture.ties;
    syncPlaces(std::move(fresh));
    if (blows && m_measured)
        emit dataChanged(index(0, 0), index(0, ColumnCount - 1));
    for (int row = 0; tied && row < rowCount(); ++row) {
        const QModelIndex parent = index(row, 0);
        if (const int pieces = rowCount(parent); pieces > 0)
            emit dataChanged(index(0, 0, parent), index(pieces - 1, ColumnCount - 1, parent));
    }
}

void OutlineModel::clearTable()
{
    beginResetModel();
    m_places.clear();
    endResetModel();
}

/// The rows of places seldom change: trays come and go, a new board replaces all.
void OutlineModel::syncPlaces(std::vector<Place> fresh)
{
    for (std::size_t row = m_places.size(); row-- > 0;) {
        if (std::ranges::find(fresh, m_places[row]->id, &Place::id) != fresh.end())
            continue;
        beginRemoveRows({}, static_cast<int>(row), static_cast<int>(row));
        m_places.erase(m_places.begin() + static_cast<std::ptrdiff_t>(row));
        endRemoveRows();
    }
    for (std::size_t row = 0; row < fresh.size(); ++row) {
        Place &now = fresh[row];
        if (row >= m_places.size() || m_places[row]->id != now.id) {
            const auto later =
                std::ranges::find(m_places, now.id, [](const auto &place) { return place->id; });
            if (later != m_places.end()) { // another order: take it out and put it in here
                const int at = static_cast<int>(later - m_places.begin());
                beginRemoveRows({}, at, at);
                m_places.erase(later);
                endRemoveRows();
            }
            beginInsertRows({}, static_cast<int>(row), static_cast<int>(row));
            auto place = std::make_unique<Place>(now);
            place->pieces.clear();
            m_places.insert(m_places.begin() + static_cast<std::ptrdiff_t>(row), std::move(place));
            endInsertRows();
        }
        Place &place = *m_places[row];
        const bool same = place.badges == now.badges && place.pieces.empty() == now.pieces.empty();
        const std::vector<PicturePiece> pieces = std::move(now.pieces);
        now.pieces = std::move(place.pieces);
        place = std::move(now);
        syncPieces(row, pieces);
        if (!same)
            emit dataChanged(index(static_cast<int>(row), 0),
                             index(static_cast<int>(row), ColumnCount - 1));
    }
}

void OutlineModel::syncPieces(std::size_t at, const std::vector<PicturePiece> &fresh)
{
    Place &place = *m_places[at];
    const QModelIndex parent = index(static_cast<int>(at), 0);
    for (std::size_t row = place.pieces.size(); row-- > 0;) {
        if (std::ranges::find(fresh, place.pieces[row].id, &PicturePiece::id) != fresh.end())
            continue;
        beginRemoveRows(parent, static_cast<int>(row), static_cast<int>(row));
        place.pieces.erase(place.pieces.begin() + static_cast<std::ptrdiff_t>(row));
        endRemoveRows();
    }
    for (std::size_t row = 0; row < fresh.size(); ++row) {
        const int line = static_cast<int>(row);
        if (row < place.pieces.size() && place.pieces[row].id == fresh[row].id) {
            if (!(place.pieces[row] == fresh[row])) {
                place.pieces[row] = fresh[row];
                emit dataChanged(index(line, 0, parent), index(line, ColumnCount - 1, parent));
            }
            continue;
        }
        const auto later = std::ranges::find(place.pieces, fresh[row].id, &PicturePiece::id);
        if (later != place.pieces.end()) {
            const int from = static_cast<int>(later - place.pieces.begin());
            beginRemoveRows(parent, from, from);
            place.pieces.erase(later);
            endRemoveRows();
        }
        beginInsertRows(parent, line, line);
        place.pieces.insert(place.pieces.begin() + static_cast<std::ptrdiff_t>(row), fresh[row]);
        endInsertRows();
    }
}

QModelIndex OutlineModel::indexOfPlace(const QString &id, int column) const
{
    const std::string key = id.toStdString();
    for (std::size_t row = 0; row < m_places.size(); ++row)
        if (m_places[row]->id == key)
            return index(static_cast<int>(row), column);
    return {};
}

QModelIndex OutlineModel::indexOfPiece(const QString &id, int column) const
{
    const std::string key = id.toStdString();
    for (std::size_t row = 0; row < m_places.size(); ++row) {
        const auto &pieces = m_places[row]->pieces;
        const auto found = std::ranges::find(pieces, key, &PicturePiece::id);
        if (found != pieces.end())
            return index(static_cast<int>(found - pieces.begin()), column,
                         index(static_cast<int>(row), 0));
    }
    return {};
}

QModelIndex OutlineModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    if (!parent.isValid())
        return createIndex(row, column, nullptr);
    return createIndex(row, column, m_places[static_cast<std::size_t>(parent.row())].get());
}

QModelIndex OutlineModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || !child.internalPointer())
        return {};
    const auto *place = static_cast<const Place *>(child.internalPointer());
    const auto found =
        std::ranges::find(m_places, place, [](const auto &entry) { return entry.get(); });
    return found == m_places.end()
        ? QModelIndex()
        : createIndex(static_cast<int>(found - m_places.begin()), 0, nullptr);
}

int OutlineModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_places.size());
    if (parent.internalPointer() || parent.column() != 0)
        return 0;
    return static_cast<int>(m_places[static_cast<std::size_t>(parent.row())]->pieces.size());
}

int OutlineModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant OutlineModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (!index.internalPointer())
        return placeData(*m_places[static_cast<std::size_t>(index.row())], index.column(), role);
    const auto *place = static_cast<const Place *>(index.internalPointer());
    return pieceData(place->pieces[static_cast<std::size_t>(index.row())], index.column(), role);
}

QVariant OutlineModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == NameColumn ? tr("Place and piece") : tr("Value");
}

QString OutlineModel::termText(const std::string &term) const
{
    return wordFor(term, m_namer);
}

QString OutlineModel::placeName(const std::string &id) const
{
    if (id == windRow())
        return windText();
    if (id.starts_with(kSidePrefix))
        return termText(id.substr(kSidePrefix.size()));
    const QModelIndex piece = m_measured ? indexOfPiece(QString::fromStdString(id)) : QModelIndex();
    if (piece.isValid())
        return piece.data(PieceNameRole).toString(); // a piece may be a goal
    QString name = m_namer.placeName ? m_namer.placeName(id) : QString();
    if (!name.isEmpty() && name != QString::fromStdString(id))
        return name;
    const auto found = std::ranges::find(m_places, id, [](const auto &place) { return place->id; });
    if (found != m_places.end() && !(*found)->printed.name.en.empty())
        return QString::fromStdString((*found)->printed.name.en);
    if (const QString said = m_hexes ? m_counters.term(id) : QString();
        !said.isEmpty() && said != QString::fromStdString(id))
        return said.left(1).toUpper() + said.mid(1); // where counters are that are on no map
    return trayName(id);
}

QString OutlineModel::pieceName(const PicturePiece &piece) const
{
    if (piece.hidden) {
        const QString kind = piece.kind == "officer" ? tr("Hidden officer") : tr("Hidden block");
        return tr("%1 (%2)", "hidden block (side)").arg(kind, termText(piece.side));
    }
    const QString id = QString::fromStdString(piece.id);
    const QString name = m_namer.pieceName ? m_namer.pieceName(piece.id) : QString();
    if (!name.isEmpty() && name != id)
        return name;
    return piece.name.empty() ? id : QString::fromStdString(piece.name);
}

/// What a place is worth: short, for the narrow column.
QString OutlineModel::valueOf(const std::vector<PictureBadge> &badges)
{
    const auto vp = std::ranges::find(badges, "vp", &PictureBadge::kind);
    return vp == badges.end() || vp->value == 0 ? QString()
                                                : tr("%n VP", "victory points", vp->value);
}

QString OutlineModel::spokenPlace(const PicturePlace &place,
                                  const std::vector<PictureBadge> &badges, const QString &name,
                                  const PieceNamer &namer)
{
    QStringList parts;
    if (has(place.tags, "fortress"))
        parts.append(tr("Fortress"));
    if (const QString value = valueOf(badges); !value.isEmpty())
        parts.append(value);
    for (const PictureBadge &badge : badges) {
        const QString battery = badge.subject.empty() ? QString() : wordFor(badge.subject, namer);
        QString text;
        if (badge.kind == "battery")
            text = tr("%1 battery").arg(battery);
        else if (badge.kind == "battery-die")
            text = badge.value > 1
                ? tr("%1 1–%2", "battery colour and the faces that hit")
                      .arg(battery)
                      .arg(badge.value)
                : tr("%1 1", "battery colour and the only face that hits").arg(battery);
        if (!text.isEmpty())
            parts.append(badge.off ? tr("%1 (silent)", "a battery that cannot fire").arg(text)
                                   : text);
    }
    if (place.conjecture)
        parts.append(tr("conjecture: compare with your copy of the board"));
    return parts.isEmpty() ? name : tr("%1: %2").arg(name, parts.join(QStringLiteral(" · ")));
}

QVariant OutlineModel::placeData(const Place &place, int column, int role) const
{
    const QString area = m_hexes ? areaOf(place.id) : QString();
    const QString name = !area.isEmpty()
        ? tr("%1, %2", "a hex's number and what it is called").arg(placeName(place.id), area)
        : place.printed.conjecture ? placeName(place.id) + QStringLiteral(" \u25C7")
                                   : placeName(place.id);
    switch (role) {
    case Qt::DisplayRole:
        if (place.id == windRow())
            return column == NameColumn ? windBrief() : QString();
        return column == NameColumn ? name : valueOf(place.badges);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        if (m_hexes && column == NameColumn && !place.printed.kind.empty())
            return m_counters.place(place.printed, placeName(place.id), areaOf(place.id));
        return column == NameColumn
            ? spokenPlace(place.printed, place.badges, placeName(place.id), m_namer)
            : valueOf(place.badges);
    case Qt::FontRole: {
        QFont font;
        font.setBold(column == NameColumn);
        return font;
    }
    case IdRole:
        return QString::fromStdString(place.id);
    case IsPlaceRole:
        return true;
    case PieceCountRole:
        return static_cast<int>(place.pieces.size());
    case MovableRole:
        return false;
    default:
        return {};
    }
}

QVariant OutlineModel::pieceData(const PicturePiece &piece, int column, int role) const
{
    if (role == PieceNameRole)
        return pieceName(piece);
    if (!piece.gauges.empty() && role == Qt::DisplayRole)
        return shipData(piece, column);
    switch (role) {
    case Qt::DisplayRole:
        if (column == NameColumn)
            return has(piece.tags, "face-down")
                ? tr("%1 (face down)", "an officer").arg(pieceName(piece))
                : pieceName(piece);
        if (m_hexes)
            return piece.strengthMax > 0 ? tr("%1/%2", "increments left of those that a unit had")
                                               .arg(piece.strength)
                                               .arg(piece.strengthMax)
                                         : QString();
        return piece.hidden || piece.strengthMax == 0 || has(piece.tags, "unloaded")
            ? QString()
            : pips(piece.strength, piece.strengthMax);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return spokenPiece(piece);
    case IdRole:
        return QString::fromStdString(piece.id);
    case IsPlaceRole:
        return false;
    case PieceCountRole:
        return 0;
    case MovableRole:
        return piece.movable;
    default:
        return {};
    }
}

} // namespace qd
