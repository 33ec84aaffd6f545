// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/recent_delegate.h"

#include "app/panels/panel_colours.h"
#include "app/window/recent_tables.h"

#include <QPainter>

namespace qd {
namespace {

constexpr int kLines = 5; // one more than there are: the board is what one looks for
constexpr double kGone = 0.35;

void paintGround(QPainter &painter, const QStyleOptionViewItem &option, const QRectF &card)
{
    const PanelColours colours = panelColours(option.palette);
    const bool focused = (option.state & QStyle::State_HasFocus) != 0;
    const bool over = (option.state & QStyle::State_MouseOver) != 0;
    const double round = option.fontMetrics.height() / 3.0;
    painter.setPen(focused ? QPen(colours.selected, 2) : QPen(Qt::NoPen));
    painter.setBrush(focused    ? QBrush(colours.accentTint)
                         : over ? QBrush(colours.strip)
                                : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(card, round, round);
}

void paintBoard(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                const QRectF &box)
{
    const PanelColours colours = panelColours(option.palette);
    const auto board = index.data(RecentTables::BoardRole).value<QImage>();
    QRectF target = box;
    if (!board.isNull()) {
        const QSizeF size = QSizeF(board.size()).scaled(box.size(), Qt::KeepAspectRatio);
        target = QRectF(
            QPointF(box.center().x() - size.width() / 2, box.center().y() - size.height() / 2),
            size);
    }
    if (!board.isNull()) {
        painter.fillRect(target, colours.strip);
        painter.setOpacity(index.data(RecentTables::ThereRole).toBool() ? 1.0 : kGone);
        painter.drawImage(target, board);
        painter.setOpacity(1.0);
    }
    // Dashed: nobody knows what lay there.
    painter.setPen(QPen(board.isNull() ? colours.line : option.palette.color(QPalette::Mid), 1,
                        board.isNull() ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(target);
}

} // namespace

int RecentDelegate::heightFor(const QFontMetrics &metrics)
{
    return metrics.lineSpacing() * kLines + metrics.height();
}

QSize RecentDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {option.rect.width(), heightFor(option.fontMetrics)};
}

void RecentDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const int em = option.fontMetrics.height();
    const QRectF card = QRectF(option.rect).adjusted(1.5, 1.5, -em / 2.0, -em / 4.0);
    paintGround(*painter, option, card);
    const double pad = em / 3.0;
    const double high = card.height() - 2 * pad;
    const QRectF box(card.x() + pad, card.y() + pad, std::min(high * 1.6, card.width() * 0.4),
                     high);
    paintBoard(*painter, option, index, box);

    const PanelColours colours = panelColours(option.palette);
    const bool there = index.data(RecentTables::ThereRole).toBool();
    const QRectF words(box.right() + pad * 1.5, box.y(), card.right() - box.right() - pad * 2,
                       high);
    QFont bold = option.font;
    bold.setBold(true);
    double y = words.y();
    const auto line = [&](const QString &text, const QFont &font, const QColor &colour) {
        if (text.isEmpty())
            return;
        const QFontMetrics metrics(font);
        painter->setFont(font);
        painter->setPen(colour);
        painter->drawText(
            QRectF(words.x(), y, words.width(), metrics.lineSpacing()),
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
            metrics.elidedText(text, Qt::ElideRight, static_cast<int>(words.width())));
        y += metrics.lineSpacing();
    };
    line(index.data(Qt::DisplayRole).toString(), bold, there ? colours.text : colours.muted);
    line(index.data(RecentTables::GameRole).toString(), option.font, colours.muted);
    if (there)
        line(index.data(RecentTables::WhereRole).toString(), option.font, colours.text);
    line(index.data(RecentTables::WhenRole).toString(), option.font, colours.muted);
    painter->restore();
}

} // namespace qd
