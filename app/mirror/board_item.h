// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mirror/chart.h"
#include "app/look/palette.h"
#include "app/mirror/place_layout.h"
#include "app/mirror/theme.h"
#include "rules/module/picture.h"

#include <QGraphicsItem>
#include <QPixmap>
#include <QStringList>

#include <map>
#include <string>
#include <vector>

namespace qd {

/// The printed board: everything that no move changes, and the badges, which few do. It is drawn
/// into a picture of the size that it has on screen, and again when that size has settled.
class BoardItem : public QGraphicsItem {
public:
    explicit BoardItem(const Theme &theme);

    void setBoard(const BoardPicture &board);
    /// Where names and badges stand, in board order, with the badges of the moment.
    void setLayout(const std::vector<PlaceLayout> &layout,
                   const std::vector<std::vector<PictureBadge>> &badges);
    void setLook(const Palette &palette);
    void setFootnote(const QString &text);
    /// While the zoom changes, the picture that is there is stretched.
    void setZooming(bool zooming);

    const Chart &chart() const { return m_chart; }

    /// The board without its frame.
    QRectF boardRect() const { return {QPointF(0, 0), m_chart.size}; }

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void forget();
    void paintChart(QPainter &painter) const;
    void paintSea(QPainter &painter) const;
    void paintLand(QPainter &painter) const;
    void paintBorders(QPainter &painter) const;
    void paintArrows(QPainter &painter) const;
    void paintPlace(QPainter &painter, std::size_t place) const;
    void paintFrame(QPainter &painter) const;

    const Theme &m_theme;
    Palette m_palette;
    Chart m_chart;
    std::vector<PictureScenery> m_scenery;
    std::vector<char> m_seaPlaces;
    std::vector<char> m_conjecture;
    std::vector<PlaceLayout> m_layout;
    std::vector<std::vector<PictureBadge>> m_badges;
    QString m_footnote;
    QPixmap m_picture;
    QSize m_pictureSize;
    bool m_zooming = false;
};

/// How far frame and footnote reach around the board, board units.
constexpr qreal kFrame = 14;
constexpr qreal kFootnote = 22;

} // namespace qd
