// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/chevron_bar.h"

#include "app/panels/panel_colours.h"

#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStringList>
#include <QToolTip>

#include <algorithm>
#include <numeric>

namespace qd {
namespace {

QString wholeOf(const ChevronBar::Step &step)
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
    return metrics.horizontalAdvance(wholeOf(step)) + metrics.height() * 5 / 2;
}

QSize ChevronBar::sizeHint() const
{
    int width = 0;
    for (const Step &step : m_steps)
        width += naturalWidth(step);
    return {width, fontMetrics().height() * 2};
}

/// Room for a name and a mark or two, however many steps there are.
QSize ChevronBar::minimumSizeHint() const
{
    constexpr int kStep = 3;
    constexpr int kMost = 14;
    const int count = static_cast<int>(m_steps.size());
    return {fontMetrics().height() * std::min(kStep * count, kMost), fontMetrics().height() * 2};
}

/// A tick or a number of two digits.
int ChevronBar::markWidth() const
{
    const int most = std::max(fontMetrics().horizontalAdvance(QStringLiteral("✓")),
                              fontMetrics().horizontalAdvance(QStringLiteral("00")));
    return fontMetrics().height() * 3 / 2 + most + 2;
}

double ChevronBar::roomFor(int width) const
{
    return width - fontMetrics().height() / 2 * 3.0;
}

/// The name, shortened where a good part of it is left; else its tick or its number. All of it is
/// in the tool tip.
QString ChevronBar::shownIn(std::size_t index, double room) const
{
    const Step &step = m_steps[index];
    const QFontMetrics metrics(fontOf(font(), step.state));
    const QString whole = wholeOf(step);
    const QString cut = metrics.elidedText(whole, Qt::ElideRight, static_cast<int>(room) + 2);
    constexpr qsizetype kGoodPart = 4; // letters
    const qsizetype tick = whole.size() - step.name.size();
    QString part = cut.mid(tick);
    part.chop(1); // the dots
    if (cut == whole || step.state == StepState::Current || part.trimmed().size() >= kGoodPart)
        return cut;
    return step.state == StepState::Done ? QStringLiteral("✓")
                                         : QString::number(static_cast<int>(index) + 1);
}

QStringList ChevronBar::lettering() const
{
    const std::vector<int> all = widths();
    QStringList shown;
    for (std::size_t i = 0; i < m_steps.size(); ++i)
        shown << (all[i] > 0 ? shownIn(i, roomFor(all[i])) : QString());
    return shown;
}

/// The present step keeps its name; the nearest have a mark each as far as there is room, the next
/// one before the last one; what is left goes to the neighbours' names in the same order. 0: out of
/// sight.
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
    std::vector<int> all(natural.size(), 0);
    int left = width();
    const auto give = [&](int index, int most) {
        const auto at = static_cast<std::size_t>(index);
        const int more = std::clamp(most - all[at], 0, left);
        all[at] += more;
        left -= more;
    };
    give(centre, natural[static_cast<std::size_t>(centre)]);
    const int mark = markWidth();
    for (int distance = 1; distance < count; ++distance) {
        for (const int index : {centre + distance, centre - distance}) {
            if (index < 0 || index >= count)
                continue;
            const auto nearer = static_cast<std::size_t>(index > centre ? index - 1 : index + 1);
            if (left >= mark && all[nearer] > 0)
                give(index, mark);
        }
    }
    for (int distance = 1; distance < count; ++distance) {
        for (const int index : {centre + distance, centre - distance}) {
            if (index >= 0 && index < count && all[static_cast<std::size_t>(index)] > 0)
                give(index, natural[static_cast<std::size_t>(index)]);
        }
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
        if (all[i] == 0)
            continue;
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
        const QRectF text(x + tip * 1.6, top, roomFor(all[i]), h);
        painter.drawText(text, Qt::AlignCenter, shownIn(i, text.width()));
        x += all[i];
    }
}

/// At either end the steps out of sight are told as well.
QString ChevronBar::tipOf(std::size_t index, const std::vector<int> &all) const
{
    std::size_t first = index;
    std::size_t last = index;
    while (first > 0 && all[first - 1] == 0)
        --first;
    while (last + 1 < all.size() && all[last + 1] == 0)
        ++last;
    QStringList tips;
    for (std::size_t i = first; i <= last; ++i)
        tips << m_steps[i].toolTip;
    return tips.join(QChar(u'\n'));
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
            QToolTip::showText(help->globalPos(), tipOf(i, all), this);
            return true;
        }
        x += all[i];
    }
    QToolTip::hideText();
    return true;
}

} // namespace qd
