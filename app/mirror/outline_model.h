// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mirror/hex_words.h"
#include "app/mirror/lattice_words.h"
#include "app/mirror/piece_namer.h"
#include "app/mirror/sea_words.h"
#include "rules/module/picture.h"

#include <QAbstractItemModel>
#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace qd {

/// Whether the outline of a board lists sides with their ships, rather than places.
bool listsSides(const BoardPicture &board);

/// The table as a tree: places with their values, in each the pieces with theirs; then what lies
/// beside the board. On a measured board, whose one place is all of it, the sides stand for places.
/// The mirror's twin for those who read rather than look. A new picture changes the rows that
/// differ.
class OutlineModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { NameColumn, ValueColumn, ColumnCount };

    enum Role {
        IdRole = Qt::UserRole + 1,
        IsPlaceRole,
        PieceCountRole,
        MovableRole,
        PieceNameRole
    };

    explicit OutlineModel(QObject *parent = nullptr);
    ~OutlineModel() override;

    /// The id of the row that tells the wind of a measured table.
    static const char *windRow();

    void setNamer(const PieceNamer &namer);
    void setTable(const BoardPicture &board, const TablePicture &picture);
    void clearTable();

    QModelIndex indexOfPlace(const QString &id, int column = NameColumn) const;
    QModelIndex indexOfPiece(const QString &id, int column = NameColumn) const;
    /// Name and all that is known of a piece, as one would read it aloud.
    QString spokenPiece(const PicturePiece &piece) const;
    QString placeName(const std::string &id) const;
    /// All that is printed in a place, as one would read it aloud, after its name.
    static QString spokenPlace(const PicturePlace &place, const std::vector<PictureBadge> &badges,
                               const QString &name, const PieceNamer &namer);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    struct Place {
        std::string id;
        PicturePlace printed; ///< as the board file has it; a tray has only its id
        std::vector<PictureBadge> badges; ///< now
        std::vector<PicturePiece> pieces;
    };

    void syncPlaces(std::vector<Place> fresh);
    void syncPieces(std::size_t at, const std::vector<PicturePiece> &fresh);
    QVariant placeData(const Place &place, int column, int role) const;
    QVariant pieceData(const PicturePiece &piece, int column, int role) const;
    QString windText() const;
    QString areaOf(const std::string &place) const;
    QString windBrief() const;
    /// The names of the pieces that are tied to this one.
    QStringList tiedTo(const std::string &piece) const;
    static QString valueOf(const std::vector<PictureBadge> &badges);
    QString pieceName(const PicturePiece &piece) const;
    QString termText(const std::string &term) const;
    QVariant shipData(const PicturePiece &piece, int column) const;

    PieceNamer m_namer;
    SeaWords m_words;
    bool m_measured = false; ///< the rows are sides
    std::optional<PictureLattice> m_lattice;
    LatticeWords m_models;
    bool m_hexes = false; ///< the rows are hexes with counters in them
    HexWords m_counters;
    std::vector<PictureScenery> m_areas; ///< what hexes are called
    std::optional<PictureWind> m_wind;
    std::vector<PictureTie> m_ties;
    std::vector<std::unique_ptr<Place>> m_places; ///< addresses are the children's parent pointers
};

} // namespace qd
