// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/chevron_bar.h"

#include "app/panels/panel_colours.h"

#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <numeric>

namespace qd {
namespace {

QString lettering(const ChevronBar::Step &step)
{
    return step.state == StepState::Done ? QStringLiteral("✓ ") + step.name : step.name;
}

QFont fontOf(const QFont &font, StepState state)
{
    QFont letters = font;
    letters.setBold(state == StepState::Current);
    return letters;
}

} // namespace

ChevronBar::ChevronBar(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ChevronBar::setSteps(std::vector<Step> steps)
{
    m_steps = std::move(steps);
    QStringList spoken;
    for (const Step &step : m_steps) {
        switch (step.state) {
        case StepState::Done:
            spoken << tr("%1: done", "a phase").arg(step.name);
            break;
        case StepState::Current:
            spoken << tr("%1: now", "a phase").arg(step.name);
            break;
        case StepState::ToCome:
            spoken << tr("%1: to come", "a phase").arg(step.name);
            break;
        }
    }
    setAccessibleName(tr("Sequence of play"));
    setAccessibleDescription(spoken.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

int ChevronBar::naturalWidth(const Step &step) const
{
    const QFontMetrics metrics(fontOf(font(), step.state));
    return metrics.horizontalAdvance(lettering(step)) + metrics.height() * 5 / 2;
}

QSize ChevronBar::sizeHint() const
{
    int width = 0;
    for (const Step &step : m_steps)
        width += naturalWidth(step);
    return {width, fontMetrics().height() * 2};
}

QSize ChevronBar::minimumSizeHint() const
{
    return {fontMetrics().height() * 3 * static_cast<int>(m_steps.size()),
            fontMetrics().height() * 2};
}

/// The present step keeps its name; the others share what is left.
std::vector<int> ChevronBar::widths() const
{
    std::vector<int> all;
    for (const Step &step : m_steps)
        all.push_back(naturalWidth(step));
    const int wanted = std::accumulate(all.begin(), all.end(), 0);
    if (wanted <= width() || all.empty())
        return all;
    int kept = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (m_steps[i].state == StepState::Current)
            kept = std::min(all[i], width() / 2);
    }
    const int others = wanted - kept;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (m_steps[i].state == StepState::Current)
            all[i] = kept;
        else
            all[i] = static_cast<int>(static_cast<qint64>(all[i]) * (width() - kept)
                                      / std::max(1, others));
    }
    return all;
}

void ChevronBar::paintEvent(QPaintEvent * /*event*/)
{
    const PanelColours colours = panelColours(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<int> all = widths();
    const int tip = fontMetrics().height() / 2;
    const double h = fontMetrics().height() * 1.7;
    const double top = (height() - h) / 2;
    int x = 0;
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const Step &step = m_steps[i];
        const double right = x + all[i] - tip;
        QPainterPath path(QPointF(x, top));
        path.lineTo(right, top);
        path.lineTo(right + tip, top + h / 2);
        path.lineTo(right, top + h);
        path.lineTo(x, top + h);
        path.lineTo(x + tip, top + h / 2);
        path.closeSubpath();
        const bool now = step.state == StepState::Current;
        painter.setPen(QPen(colours.line, 1));
        painter.setBrush(now                                 ? colours.accent
                             : step.state == StepState::Done ? colours.accentTint
                                                             : colours.panel);
        painter.drawPath(path);
        const QFont letters = fontOf(font(), step.state);
        painter.setFont(letters);
        painter.setPen(now                                 ? colours.onAccent
                           : step.state == StepState::Done ? colours.text
                                                           : colours.muted);
        const QRectF text(x + tip * 1.6, top, all[i] - tip * 3.0, h);
        painter.drawText(text, Qt::AlignCenter,
                         QFontMetrics(letters).elidedText(lettering(step), Qt::ElideRight,
                                                          static_cast<int>(text.width()) + 2));
        x += all[i];
    }
}

bool ChevronBar::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const std::vector<int> all = widths();
    int x = 0;
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        if (help->pos().x() >= x && help->pos().x() < x + all[i]) {
            QToolTip::showText(help->globalPos(), m_steps[i].toolTip, this);
            return true;
        }
        x += all[i];
    }
    QToolTip::hideText();
    return true;
}

} // namespace qd
