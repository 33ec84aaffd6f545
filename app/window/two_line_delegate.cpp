// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/two_line_delegate.h"

#include "app/panels/panel_colours.h"

#include <QAbstractItemView>
#include <QPainter>

#include <algorithm>

namespace qd {
namespace {

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

} // namespace

TwoLineDelegate::Parts TwoLineDelegate::partsOf(const QStyleOptionViewItem &option,
                                                const QModelIndex &index)
{
    const QFontMetrics metrics(option.font);
    const int pad = metrics.height() / 2;
    Parts parts;
    parts.row = option.rect;
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    if (view != nullptr)
        parts.row.setWidth(view->viewport()->width());
    QRect inside = parts.row.adjusted(pad, pad / 2, -pad, -pad / 2);
    const bool pictured = !index.data(Qt::DecorationRole).value<QIcon>().isNull();
    if (pictured && view != nullptr) {
        parts.icon = QRect(inside.topLeft(), view->iconSize());
        inside.setLeft(parts.icon.right() + pad);
    }
    const QString second = index.data(kSecondLine).toString();
    const int lines = second.isEmpty()
        ? 0
        : metrics
              .boundingRect(QRect(0, 0, std::max(1, inside.width()), 10000), Qt::TextWordWrap,
                            second)
              .height();
    const int text = QFontMetrics(bold(option.font)).height() + lines;
    const int height = std::max(text, parts.icon.height());
    parts.row.setHeight(height + pad);
    parts.icon.moveTop(parts.row.top() + (parts.row.height() - parts.icon.height()) / 2);
    const int top = parts.row.top() + (parts.row.height() - text) / 2;
    parts.title = QRect(inside.left(), top, inside.width(), text - lines);
    parts.second = QRect(inside.left(), parts.title.bottom() + 1, inside.width(), lines);
    return parts;
}

void TwoLineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &given,
                            const QModelIndex &index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const Parts parts = partsOf(option, index);
    const PanelColours colours = panelColours(option.palette);
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    painter->save();
    if (chosen) {
        painter->fillRect(parts.row, colours.accentTint);
        QRect bar = parts.row;
        bar.setWidth(std::max(3, option.fontMetrics.height() / 5));
        painter->fillRect(bar, colours.accent);
    }
    if (focused) {
        painter->setPen(QPen(colours.accent, 1));
        painter->drawRect(parts.row.adjusted(0, 0, -1, -1));
    }
    if (!parts.icon.isEmpty())
        index.data(Qt::DecorationRole)
            .value<QIcon>()
            .paint(painter, parts.icon, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
    const QFont titleFont = chosen ? bold(option.font) : option.font;
    painter->setFont(titleFont);
    painter->setPen(enabled ? colours.text : colours.muted);
    painter->drawText(
        parts.title, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetrics(titleFont).elidedText(option.text, Qt::ElideRight, parts.title.width()));
    painter->setFont(option.font);
    painter->setPen(colours.muted);
    painter->drawText(parts.second, Qt::TextWordWrap, index.data(kSecondLine).toString());
    painter->restore();
}

QSize TwoLineDelegate::sizeHint(const QStyleOptionViewItem &given, const QModelIndex &index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const Parts parts = partsOf(option, index);
    const int words = QFontMetrics(bold(option.font)).horizontalAdvance(option.text);
    // No wider than the title needs: the second line wraps.
    return {parts.title.left() - parts.row.left() + words + option.fontMetrics.height(),
            parts.row.height()};
}

} // namespace qd
