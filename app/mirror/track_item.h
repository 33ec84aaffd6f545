// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"
#include "rules/module/picture.h"

#include <QGraphicsItem>
#include <QString>

namespace qd {

/// A printed track beside the board: a title, boxes, and the one where the marker lies.
class TrackItem : public QGraphicsItem {
public:
    explicit TrackItem(const Palette &palette);

    void setTrack(const PictureTrack &track, const QString &title, qreal width);
    /// The height of a track of that many boxes, board units; `columns` 0: as many as are usual.
    static qreal heightOf(std::size_t boxes, std::size_t columns = 0);

    QRectF boundingRect() const override { return {0, 0, m_width, heightOf(m_track.boxes.size())}; }

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const Palette &m_palette;
    PictureTrack m_track;
    QString m_title;
    qreal m_width = 0;
};

/// A track as the item draws it, its labels as they are given; from the corner (0, 0), board units.
void paintTrack(QPainter &painter, const PictureTrack &track, const QString &title, qreal width,
                const Palette &palette, std::size_t columns = 0);

} // namespace qd
