// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/track_item.h"

#include "app/mirror/board_fonts.h"

#include <QPainter>

namespace qd {

namespace {

constexpr std::size_t kBoxesARow = 7;
constexpr qreal kTitle = 20;
constexpr qreal kBox = 24;
constexpr qreal kGap = 3;

std::size_t columnsOf(std::size_t boxes)
{
    if (boxes <= kBoxesARow)
        return kBoxesARow;
    const std::size_t rows = (boxes + kBoxesARow - 1) / kBoxesARow;
    return (boxes + rows - 1) / rows;
}

QString labelOf(const std::string &box)
{
    QString label = QString::fromStdString(box);
    if (label.startsWith(QLatin1Char('-')))
        label[0] = QChar(0x2212); // a minus, not a hyphen
    return label;
}

} // namespace

TrackItem::TrackItem(const Palette &palette) : m_palette(palette) { }

void TrackItem::setTrack(const PictureTrack &track, const QString &title, qreal width)
{
    if (track == m_track && title == m_title && width == m_width)
        return;
    prepareGeometryChange();
    m_track = track;
    m_title = title;
    m_width = width;
    update();
}

qreal TrackItem::heightOf(std::size_t boxes, std::size_t columns)
{
    if (columns == 0)
        columns = columnsOf(boxes);
    const std::size_t rows = boxes == 0 ? 0 : (boxes + columns - 1) / columns;
    return kTitle + static_cast<qreal>(rows) * (kBox + kGap);
}

void TrackItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    paintTrack(*painter, m_track, m_title, m_width, m_palette);
}

void paintTrack(QPainter &painter, const PictureTrack &track, const QString &title, qreal width,
                const Palette &palette, std::size_t columns)
{
    if (columns == 0)
        columns = columnsOf(track.boxes.size());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(boardFont(16));
    painter.setPen(palette.muted);
    painter.drawText(QRectF(0, 0, width, kTitle), Qt::AlignLeft | Qt::AlignVCenter, title);
    const qreal step = (width + kGap) / static_cast<qreal>(columns);
    for (std::size_t i = 0; i < track.boxes.size(); ++i) {
        const QRectF box(static_cast<qreal>(i % columns) * step,
                         kTitle + static_cast<qreal>(i / columns) * (kBox + kGap), step - kGap,
                         kBox);
        const bool here = static_cast<int>(i) == track.at;
        painter.setPen(QPen(here ? palette.accent : palette.line, here ? 2 : 1));
        painter.setBrush(here ? palette.accent : palette.panel);
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        const QString label = labelOf(track.boxes[i]);
        QFont font = figureFont(11);
        font.setBold(here);
        painter.setFont(font);
        painter.setPen(here ? palette.accentText : palette.text);
        painter.drawText(box, Qt::AlignCenter, label);
    }
}

} // namespace qd
