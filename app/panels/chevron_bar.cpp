// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/chevron_bar.h"

#include "app/panels/panel_colours.h"

#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
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

/// The name, shortened; where not even three letters fit, a sign. All of it is in the tool tip.
QString shownIn(const ChevronBar::Step &step, const QFont &letters, double width)
{
    const QFontMetrics metrics(letters);
    if (width < metrics.averageCharWidth() * 4)
        return step.state == StepState::Done ? QStringLiteral("✓") : QStringLiteral("…");
    return metrics.elidedText(lettering(step), Qt::ElideRight, static_cast<int>(width) + 2);
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

/// The present step keeps its name as long as the others can have a tick each; what is left goes to
/// its neighbours, the next one first, then further out.
std::vector<int> ChevronBar::widths() const
{
    std::vector<int> natural;
    for (const Step &step : m_steps)
        natural.push_back(naturalWidth(step));
    if (natural.empty() || std::accumulate(natural.begin(), natural.end(), 0) <= width())
        return natural;
    const int count = static_cast<int>(natural.size());
    const auto now = std::ranges::find(m_steps, StepState::Current, &Step::state);
    const int centre = now == m_steps.end() ? 0 : static_cast<int>(now - m_steps.begin());
    const int least = std::min(width() / count, fontMetrics().height() * 5 / 2);
    std::vector<int> all(natural.size(), least);
    int left = width() - least * count;
    const auto widen = [&](int index) {
        if (index < 0 || index >= count)
            return;
        const auto at = static_cast<std::size_t>(index);
        const int more = std::clamp(natural[at] - all[at], 0, left);
        all[at] += more;
        left -= more;
    };
    for (int distance = 0; distance < count; ++distance) {
        widen(centre + distance);
        widen(centre - distance);
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
        painter.drawText(text, Qt::AlignCenter, shownIn(step, letters, text.width()));
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
