// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mirror/board_painter.h"
#include "app/mirror/redraw_queue.h"
#include "app/mirror/theme.h"

#include <QGraphicsItem>
#include <QPixmap>

#include <functional>
#include <memory>
#include <vector>

namespace qd {

/// The printed board on screen. It is drawn into a picture of the size that it has there: the whole
/// board where that is small enough, else what is seen and some of its surroundings. After a zoom
/// or a pan the new picture is drawn beside the GUI thread; until it comes, the one that is there
/// is stretched.
class BoardItem : public QGraphicsItem {
public:
    explicit BoardItem(const Theme &theme);

    void setBoard(const BoardPicture &board);
    void setNames(const std::vector<PlaceLabel> &names, const std::vector<QRectF> &written);
    /// Lattice boards: the names of the ports; boards of hexes: of the areas.
    void setTitles(const QStringList &titles);

    const LatticeBoard &lattice() const { return m_painter.lattice(); }

    const HexBoard &hexes() const { return m_painter.hexes(); }

    /// Measured boards: so many board units are an inch.
    void setMeasure(qreal unit);
    void setLook(const Palette &palette);
    void setFootnote(const QString &text);
    /// While the zoom changes, nothing is drawn anew.
    void setZooming(bool zooming);

    /// No drawing under way of what is seen (its surroundings may be).
    bool isSettled() const { return m_wishedScale == 0; }

    const BoardChart &chart() const { return m_painter.chart(); }

    QRectF boardRect() const { return m_painter.boardRect(); }

    QRectF boundingRect() const override { return m_painter.bounds(); }

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    struct Picture {
        QPixmap pixmap;
        QRectF region; ///< of the board, its corner on whole pixels of the picture
        qreal scale = 0; ///< pixels to a board unit
    };

    void forget();
    void draw(QPainter &painter, const QRectF &exposed, qreal scale) const;
    Picture drawn(const QRectF &region, qreal scale) const;
    void wish(const QRectF &seen, qreal scale);
    void add(const QRectF &region, qreal scale, std::function<void(Picture)> take);
    bool covers(const Picture &picture, const QRectF &seen, qreal scale) const;

    const Theme &m_theme;
    BoardPainter m_painter;
    std::shared_ptr<const BoardPainter> m_apart; ///< the copy for the other thread
    std::shared_ptr<WorkerTheme> m_apartTheme;
    RedrawQueue m_queue;
    Picture m_whole; ///< all of it, as sharp as its size allows
    Picture m_detail; ///< a part, at the size that was seen last
    QRectF m_wishedRegion;
    qreal m_wishedScale = 0; ///< 0: nothing is wished for
    bool m_zooming = false;
};

} // namespace qd
