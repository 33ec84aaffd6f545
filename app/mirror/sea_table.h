// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"
#include "app/mirror/sea_chips.h"
#include "app/mirror/sea_labels.h"
#include "app/mirror/sea_show.h"
#include "app/mirror/sea_words.h"
#include "app/mirror/theme.h"

#include <QFont>
#include <QGraphicsItem>
#include <QGraphicsScene>
#include <QPen>
#include <QPixmap>

#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace qd {

class PosedItem;
class TableSheet;

/// Pixels of a ship's length from which the letters of its broadsides are shown.
constexpr qreal kSideLettersFrom = 46;

/// The measured part of a scene: what lies under the pieces (wakes, arcs, bands) and over them
/// (chains, names, rings, rulers, the ghost). The scene owns its items.
class SeaTable {
public:
    using Items = std::unordered_map<std::string, PosedItem *>;

    SeaTable(QGraphicsScene &scene, const Theme &theme, const Palette &palette);
    ~SeaTable();
    SeaTable(const SeaTable &) = delete;
    SeaTable &operator=(const SeaTable &) = delete;

    /// `unit` scene units are an inch; `rect` is the board.
    void setBoard(const QRectF &rect, qreal unit);
    void setWords(const PieceNamer &namer);
    /// The pieces that lie on the board, and what joins them.
    void setPicture(const TablePicture &picture, Items items, std::map<std::string, QString> names);
    void setViewScale(qreal scale);
    void show(SeaShow shown);

    const SeaShow &shown() const { return m_show; }

    const SeaWords &words() const { return m_words; }

    qreal unit() const { return m_unit; }

    QPointF toScene(const PicturePoint &inches) const
    {
        return {inches.x * m_unit, inches.y * m_unit};
    }

    PicturePoint toInches(const QPointF &at) const { return {at.x() / m_unit, at.y() / m_unit}; }

    /// Pieces moved, colours changed: all that is drawn here is drawn anew.
    void update();
    /// The labels as they are shown, by piece; pixels from the piece's middle.
    std::map<std::string, LabelSpot> labels() const;

    /// Where the words of lines, arcs, bands and ranges stand, pixels: beside ships and names.
    std::vector<QRectF> chips(const QTransform &world) const;
    /// All that a sentence over the board had better not hide, pixels: ships, names, such words.
    std::vector<QRectF> occupied(const QTransform &world) const;
    /// Pixels: names, and small words, at that scale. They follow the reader's letters, and give
    /// way where the whole board is hardly larger than a few of them.
    int nameSize(qreal scale) const;
    int chipSize(qreal scale) const;
    /// Whether names are written at all: not where they would hide ships that are mere dots.
    bool writesNames(qreal scale) const;

    void paintUnder(QPainter &painter, const QRectF &exposed) const;
    void paintOver(QPainter &painter, QWidget *widget) const;

private:
    struct Label {
        std::string id;
        QString name, brief, letter;
        QStringList marks;
        LabelSpot spot;
    };

    struct Line {
        PicturePoint from, to;
        QPen pen;
        QString text;
        bool pointed = false;
    };

    std::vector<Label> layLabels(qreal scale) const;
    LabelWish wishFor(const Label &label, const PosedItem &item, qreal scale) const;
    void paintWakes(QPainter &painter) const;
    void paintSector(QPainter &painter, const OverlaySector &sector) const;
    std::vector<Line> lines() const;
    QString sectorText(const OverlaySector &sector, qreal unit, qreal scale) const;
    QSizeF chipBox(const QString &text, qreal scale) const;
    std::vector<SeaChip> layChips(const QTransform &world, const QRectF &window,
                                  std::vector<QRectF> taken) const;
    void paintChips(QPainter &painter, const QRectF &window,
                    const std::vector<QRectF> &taken) const;
    const std::vector<Label> &labelsAt(const QTransform &world) const;
    std::vector<QRectF> takenBy(const std::vector<Label> &labels, const QTransform &world) const;
    QSizeF bodyOf(const PosedItem &item, double heading, qreal scale) const;
    double lettering(qreal scale) const;
    void paintTies(QPainter &painter) const;
    /// Where the mark of two joined pieces stands; nullopt: they are not both on the board.
    std::optional<QRectF> tieMark(const PictureTie &tie, const QTransform &world) const;
    void paintRings(QPainter &painter) const;
    void paintLabel(QPainter &painter, const Label &label, const QWidget *widget) const;
    void drawLabel(QPainter &painter, const Label &label, const QRectF &rect, int size) const;
    bool asksOtherLabels(const SeaShow &shown) const;
    void redraw();
    void paintBroadsides(QPainter &painter, const PosedItem &item) const;
    void paintLines(QPainter &painter) const;
    void paintGhost(QPainter &painter, QWidget *widget) const;
    PosedItem *item(const std::string &id) const;

    const Theme &m_theme;
    const Palette &m_palette;
    SeaWords m_words;
    TableSheet *m_under;
    TableSheet *m_over;
    QRectF m_rect;
    qreal m_unit = 1;
    qreal m_viewScale = 1;
    Items m_items;
    std::map<std::string, QString> m_names;
    std::vector<std::string> m_all; ///< the pieces wherever they are
    std::vector<std::string> m_roster; ///< those on the board, in the same order
    std::vector<PictureTie> m_ties;
    std::map<std::string, PicturePose> m_poses;
    std::map<std::string, PicturePose> m_wakes; ///< where a piece came from
    SeaShow m_show;
    mutable std::vector<Label> m_labels;
    mutable qreal m_labelsScale = 0; ///< that they were laid for; 0: they must be laid anew

    /// A name as it was drawn: most of them stay as they are while a ship is dragged.
    struct Written {
        LabelForm form = LabelForm::Hidden;
        QPixmap pixmap;
    };

    mutable std::unordered_map<std::string, Written> m_written;
};

} // namespace qd
