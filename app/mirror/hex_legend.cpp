// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/hex_legend.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace qd {

namespace {

struct Sign {
    const char *kind;
    const char *meaning;
};

constexpr int kRim = 4; ///< pixels

constexpr std::array<Sign, 11> kSigns{{
    {"goal", QT_TRANSLATE_NOOP("qd::HexLegend", "may go or be put here; the figure is the cost")},
    {"target", QT_TRANSLATE_NOOP("qd::HexLegend", "may be fired at")},
    {"zone-own", QT_TRANSLATE_NOOP("qd::HexLegend", "its own Zone of Influence")},
    {"zone-enemy", QT_TRANSLATE_NOOP("qd::HexLegend", "enemy Zone of Influence")},
    {"kept-off", QT_TRANSLATE_NOOP("qd::HexLegend", "too near to the enemy for Soult (5.1.6)")},
    {"span-infantry", QT_TRANSLATE_NOOP("qd::HexLegend", "command span, infantry")},
    {"span-cavalry", QT_TRANSLATE_NOOP("qd::HexLegend", "command span, cavalry")},
    {"span", QT_TRANSLATE_NOOP("qd::HexLegend", "command span")},
    {"span-brigade", QT_TRANSLATE_NOOP("qd::HexLegend", "span of the brigade’s leader")},
    {"sight", QT_TRANSLATE_NOOP("qd::HexLegend", "line of sight")},
    {"sight-blocked", QT_TRANSLATE_NOOP("qd::HexLegend", "line of sight, blocked")},
}};

} // namespace

HexLegend::HexLegend(QWidget *parent) : QWidget(parent), m_palette(qd::palette(Shade::Light))
{
    setObjectName(QStringLiteral("hexLegend"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

QString HexLegend::meaning(const QString &kind)
{
    if (kind == QLatin1String("obstacle"))
        return tr("what blocks the sight");
    const auto found = std::ranges::find_if(
        kSigns, [&kind](const Sign &sign) { return kind == QLatin1String(sign.kind); });
    return found == kSigns.end() ? QString() : tr(found->meaning);
}

void HexLegend::setLook(const Palette &palette)
{
    m_palette = palette;
    update();
}

void HexLegend::setKinds(const QStringList &kinds)
{
    QStringList known;
    for (const QString &kind : kinds)
        if (!meaning(kind).isEmpty())
            known.append(kind);
    if (known == m_kinds)
        return;
    m_kinds = known;
    place();
    update();
}

void HexLegend::setWanted(bool wanted)
{
    m_wanted = wanted;
    place();
}

int HexLegend::textLeft() const
{
    return fontMetrics().height() * 5 / 2;
}

int HexLegend::lineHeight(const QString &kind, int width) const
{
    const QRect room(0, 0, std::max(1, width - textLeft() - kRim), 10000);
    return fontMetrics().boundingRect(room, Qt::TextWordWrap, meaning(kind)).height() + kRim;
}

QSize HexLegend::sizeHint() const
{
    int widest = 0;
    for (const QString &kind : m_kinds)
        widest = std::max(widest, fontMetrics().horizontalAdvance(meaning(kind)));
    const int gap = fontMetrics().height();
    const int width = std::min(widest + textLeft() + 2 * kRim, parentWidget()->width() - gap);
    int height = fontMetrics().height() / 2;
    for (const QString &kind : m_kinds)
        height += lineHeight(kind, width);
    return {width, height};
}

void HexLegend::place()
{
    const QSize size = sizeHint();
    const int gap = fontMetrics().height() / 2;
    // Never over most of the maps: with large letters in a small window there is no room for it.
    const bool room = size.height() <= parentWidget()->height() * 9 / 20;
    setVisible(m_wanted && !m_kinds.isEmpty() && room);
    setGeometry(QRect(QPoint(gap, parentWidget()->height() - size.height() - gap), size));
    setAccessibleName(tr("Signs on the maps"));
    QStringList lines;
    for (const QString &kind : std::as_const(m_kinds))
        lines.append(meaning(kind));
    setAccessibleDescription(lines.join(QStringLiteral("; ")));
    raise();
}

void HexLegend::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        place();
}

void HexLegend::paintSign(QPainter &painter, const QRectF &rect, const QString &kind) const
{
    const QPointF middle = rect.center();
    const qreal reach = rect.height() / 2;
    QPolygonF hex;
    for (int corner = 0; corner < 6; ++corner) {
        const double angle = corner * std::numbers::pi_v<double> / 3;
        hex << middle + QPointF(std::cos(angle), std::sin(angle)) * reach;
    }
    const QLineF across(rect.left(), middle.y(), rect.right(), middle.y());
    painter.setBrush(Qt::NoBrush);
    if (kind == QLatin1String("goal")) {
        QColor wash = m_palette.legal;
        wash.setAlphaF(0.2F);
        painter.setBrush(wash);
        painter.setPen(QPen(m_palette.legal, 1.6, Qt::DashLine));
        painter.drawPolygon(hex);
    } else if (kind == QLatin1String("target")) {
        painter.setPen(QPen(m_palette.redLine, 1.8));
        painter.drawEllipse(middle, reach * 0.7, reach * 0.7);
        painter.drawLine(middle - QPointF(reach, 0), middle - QPointF(reach * 0.5, 0));
        painter.drawLine(middle + QPointF(reach, 0), middle + QPointF(reach * 0.5, 0));
    } else if (kind == QLatin1String("zone-own")) {
        painter.setPen(QPen(m_palette.accent, 1.8, Qt::DotLine));
        painter.drawPolygon(hex);
    } else if (kind.startsWith(QLatin1String("span"))) {
        painter.setPen(QPen(m_palette.selected, 3,
                            kind == QLatin1String("span-cavalry") ? Qt::DotLine : Qt::DashLine,
                            Qt::FlatCap));
        painter.drawLine(across);
    } else if (kind.startsWith(QLatin1String("sight"))) {
        const bool blocked = kind != QLatin1String("sight");
        painter.setPen(QPen(blocked ? m_palette.caution : m_palette.legal, 2,
                            blocked ? Qt::DashLine : Qt::SolidLine));
        painter.drawLine(across);
    } else {
        QColor wash = m_palette.caution;
        wash.setAlphaF(kind == QLatin1String("obstacle") ? 0.5F : 0.15F);
        painter.setBrush(wash);
        painter.setPen(kind == QLatin1String("obstacle") ? QPen(m_palette.caution, 1.5)
                                                         : QPen(Qt::NoPen));
        painter.drawPolygon(hex);
        painter.setPen(QPen(m_palette.caution, 1.4));
        for (const qreal at : {-0.4, 0.1, 0.5}) {
            const QPointF here = middle + QPointF(at, at) * reach * 0.6;
            const QPointF half = QPointF(reach, -reach) * 0.3;
            painter.drawLine(here - half, here + half);
            if (kind == QLatin1String("kept-off"))
                painter.drawLine(here - QPointF(half.x(), -half.y()),
                                 here + QPointF(half.x(), -half.y()));
        }
    }
}

void HexLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ground = m_palette.panel;
    ground.setAlphaF(0.94F);
    painter.setPen(m_palette.line);
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    const int line = fontMetrics().height();
    int y = line / 4;
    for (const QString &kind : m_kinds) {
        const int high = lineHeight(kind, width());
        paintSign(painter, QRectF(line / 2.0, y + 1, line * 1.5, line + 2), kind);
        painter.setPen(m_palette.text);
        painter.drawText(QRect(textLeft(), y, width() - textLeft() - kRim, high),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, meaning(kind));
        y += high;
    }
}

} // namespace qd
