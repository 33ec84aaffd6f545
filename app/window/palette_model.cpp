// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/palette_model.h"

#include "app/panels/panel_colours.h"
#include "app/window/name_match.h"

#include <QPainter>

#include <algorithm>
#include <functional>

namespace qd {
namespace {

/// What may be done comes before what answers as well but may not.
constexpr int kNotNow = 150;

} // namespace

void PaletteModel::setLines(QList<PaletteLine> lines, CommandPalette::QueryLine queryLine)
{
    m_lines = std::move(lines);
    m_queryLine = std::move(queryLine);
    m_folded.clear();
    for (const PaletteLine &line : std::as_const(m_lines))
        m_folded.append({folded(line.text), folded(line.detail + QLatin1Char(' ') + line.also)});
    find({});
}

void PaletteModel::find(const QString &query)
{
    struct Hit {
        int score;
        qsizetype at;
    };

    const QStringList words = foldedWords(query);
    QList<Hit> hits;
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        const int score = matchScore(words, m_folded.at(i).name, m_folded.at(i).beside);
        const bool now = m_lines.at(i).standing == PaletteLine::Standing::Now;
        if (score >= 0)
            hits.append({now ? score : score - kNotNow, i});
    }
    std::ranges::stable_sort(hits, std::ranges::greater(), &Hit::score);
    beginResetModel();
    m_shown.clear();
    std::optional<PaletteLine> own = m_queryLine ? m_queryLine(query) : std::nullopt;
    const bool first = own && own->standing == PaletteLine::Standing::Now;
    if (first)
        m_shown.append(*own);
    for (const Hit &hit : std::as_const(hits))
        m_shown.append(m_lines.at(hit.at));
    if (own && !first) // an entry that isn't there gives way to what may be done
        m_shown.append(*own);
    endResetModel();
}

int PaletteModel::usualRow() const
{
    const auto may = std::ranges::find(m_shown, PaletteLine::Standing::Now, &PaletteLine::standing);
    return may == m_shown.end() ? 0 : static_cast<int>(may - m_shown.begin());
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_shown.size())
        return {};
    const PaletteLine &line = m_shown.at(index.row());
    const bool now = line.standing == PaletteLine::Standing::Now;
    switch (role) {
    case Qt::DisplayRole:
        return line.text;
    case Qt::ToolTipRole:
    case DetailRole:
        return line.detail;
    case KeyRole:
        return line.key;
    case NowRole:
        return now;
    case Qt::AccessibleTextRole: {
        QStringList said{line.text};
        if (!now)
            said << tr("not allowed now");
        for (const QString &more : {line.detail, line.key})
            if (!more.isEmpty())
                said << more;
        return said.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &option,
                                const QModelIndex & /*index*/) const
{
    const int height = option.fontMetrics.height();
    return {height * 10, height + height * 3 / 4};
}

void PaletteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const PanelColours colours = panelColours(option.palette);
    const QFontMetrics metrics(option.font);
    const int pad = metrics.height() / 2;
    const bool now = index.data(PaletteModel::NowRole).toBool();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(option.font);
    const QRectF box = QRectF(option.rect).adjusted(1, 1, -1, -1);
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter->setPen(QPen(colours.selected, 1.5));
        painter->setBrush(colours.accentTint);
        painter->drawRoundedRect(box, pad / 2.0, pad / 2.0);
    }
    QRect room = option.rect.adjusted(pad, 0, -pad, 0);
    if (const QString key = index.data(PaletteModel::KeyRole).toString(); !key.isEmpty()) {
        const int width = std::max(metrics.horizontalAdvance(key) + pad, metrics.height());
        QRect cap(room.right() - width + 1, 0, width, metrics.height() + 2);
        cap.moveTop(room.center().y() - cap.height() / 2);
        painter->setPen(QPen(colours.line, 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(cap).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        painter->setPen(now ? colours.text : colours.muted);
        painter->drawText(cap, Qt::AlignCenter, key);
        room.setRight(cap.left() - pad);
    }
    const QString text = index.data(Qt::DisplayRole).toString();
    const QString detail = index.data(PaletteModel::DetailRole).toString();
    // The name comes first; what stands beside it has what is left, two fifths at least of it cut.
    const int wanted = metrics.horizontalAdvance(text);
    const int aside = std::max(room.width() - wanted - 2 * pad, room.width() * 2 / 5);
    const int detailWidth =
        detail.isEmpty() ? 0 : std::min(metrics.horizontalAdvance(detail) + 1, aside);
    QRect left = room;
    if (detailWidth > 0)
        left.setRight(room.right() - detailWidth - pad);
    painter->setPen(now ? colours.text : colours.muted);
    painter->drawText(left, Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(text, Qt::ElideRight, left.width()));
    if (detailWidth > 0) {
        room.setLeft(room.right() - detailWidth + 1);
        painter->setPen(colours.muted);
        painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter,
                          metrics.elidedText(detail, Qt::ElideRight, detailWidth));
    }
    painter->restore();
}

} // namespace qd
