// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/odds_plot.h"

#include "app/panels/panel_colours.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace qd {

OddsPlot::OddsPlot(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void OddsPlot::setPlot(const QString &title, const QString &outcome, std::vector<Series> series)
{
    m_title = title;
    m_outcome = outcome;
    m_series = std::move(series);
    QStringList spoken;
    const QLocale locale;
    for (const Series &each : m_series) {
        for (std::size_t i = 0; i < each.chances.size(); ++i)
            spoken << tr("%1, %2: %3%", "a side, an outcome and its chance")
                          .arg(each.name)
                          .arg(i)
                          .arg(locale.toString(each.chances[i] * 100, 'f', 1));
    }
    setAccessibleName(title);
    setAccessibleDescription(spoken.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

std::size_t OddsPlot::outcomes() const
{
    std::size_t most = 0;
    for (const Series &each : m_series)
        most = std::max(most, each.chances.size());
    return most;
}

QSize OddsPlot::sizeHint() const
{
    const int em = fontMetrics().height();
    return {std::max(12, static_cast<int>(outcomes()) * 4) * em, em * 9};
}

QSize OddsPlot::minimumSizeHint() const
{
    const int em = fontMetrics().height();
    return {em * 8, em * 3};
}

void OddsPlot::setManner(Manner manner)
{
    m_manner = manner;
    update();
}

void OddsPlot::dress(QPainter &painter, std::size_t series) const
{
    const PanelColours colours = panelColours(palette());
    const QColor colour = series % 2 == 0 ? colours.seriesA : colours.seriesB;
    const bool imagined = m_manner == Manner::Imagined;
    QColor ground = colour;
    ground.setAlphaF(imagined ? 0.45F : 1.0F);
    painter.setPen(QPen(colour, 1.5, imagined ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(QBrush(ground, series % 2 == 0 ? Qt::SolidPattern : Qt::BDiagPattern));
}

void OddsPlot::paintEvent(QPaintEvent * /*event*/)
{
    if (m_series.empty() || outcomes() == 0)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintLegend(painter);
    paintBars(painter);
}

/// How wide the legend is beside the title.
int OddsPlot::legendWidth() const
{
    int wide = 0;
    for (const Series &each : m_series)
        wide += fontMetrics().horizontalAdvance(each.name) + 2 * fontMetrics().height();
    return wide;
}

/// Lines that title and legend take: one where they fit side by side.
int OddsPlot::headLines() const
{
    const int title = fontMetrics().horizontalAdvance(m_title) + fontMetrics().height();
    return title + legendWidth() <= width() ? 1 : 2;
}

/// The title, and swatches drawn like their bars.
void OddsPlot::paintLegend(QPainter &painter) const
{
    const PanelColours colours = panelColours(palette());
    const int em = fontMetrics().height();
    painter.setPen(colours.muted);
    painter.drawText(QRect(0, 0, width(), em), Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(m_title, Qt::ElideRight, width()));
    const bool beside = headLines() == 1;
    int x = beside ? fontMetrics().horizontalAdvance(m_title) + em : 0;
    const double y = beside ? 0 : em * 1.1;
    for (std::size_t s = 0; s < m_series.size(); ++s) {
        dress(painter, s);
        painter.drawRect(QRectF(x + 1, y + em * 0.2, em * 0.6, em * 0.6));
        x += em;
        painter.setPen(colours.text);
        painter.drawText(QRectF(x, y, width() - x, em), Qt::AlignLeft | Qt::AlignVCenter,
                         m_series[s].name);
        x += fontMetrics().horizontalAdvance(m_series[s].name) + em;
    }
}

void OddsPlot::paintBars(QPainter &painter) const
{
    const PanelColours colours = panelColours(palette());
    const QLocale locale;
    const int em = fontMetrics().height();
    double top = 0.05;
    for (const Series &each : m_series)
        top = std::max(top, *std::ranges::max_element(each.chances));
    const double head = em * (1.1 * headLines() + 1);
    const QRectF plot(0, head, width(), height() - head - em * 2.2);
    const double slot = plot.width() / static_cast<double>(outcomes());
    const double bar = std::min(slot * 0.9 / static_cast<double>(m_series.size()), em * 2.2);
    painter.setPen(colours.line);
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    for (std::size_t i = 0; i < outcomes(); ++i) {
        const double centre = plot.left() + slot * (static_cast<double>(i) + 0.5);
        for (std::size_t s = 0; s < m_series.size(); ++s) {
            const double chance = i < m_series[s].chances.size() ? m_series[s].chances[i] : 0;
            const double left =
                centre + bar * (static_cast<double>(s) - static_cast<double>(m_series.size()) / 2);
            const double high = plot.height() * chance / top;
            const QRectF box(left + 1, plot.bottom() - high, bar - 2, high);
            dress(painter, s);
            painter.drawRect(box);
            if (chance <= 0 || bar < fontMetrics().horizontalAdvance(QStringLiteral("44")))
                continue; // figures that would run into each other; the list has them
            painter.setPen(colours.text);
            const QString figure =
                chance < 0.005 ? QStringLiteral("<1") : locale.toString(chance * 100, 'f', 0);
            painter.drawText(QRectF(left - bar, box.top() - em, bar * 3, em),
                             Qt::AlignHCenter | Qt::AlignBottom, figure);
        }
        painter.setPen(colours.muted);
        painter.drawText(QRectF(centre - slot / 2, plot.bottom() + 2, slot, em), Qt::AlignCenter,
                         QString::number(i));
    }
    painter.drawText(QRectF(0, plot.bottom() + 2 + em, width(), em), Qt::AlignCenter,
                     fontMetrics().elidedText(tr("%1 (chance in %)", "below a plot").arg(m_outcome),
                                              Qt::ElideRight, width()));
}

} // namespace qd
