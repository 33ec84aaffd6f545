// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/corunna/roll_ruler.h"

#include "app/narration/narrator.h"
#include "app/panels/corunna/series_file.h"
#include "app/panels/panel_colours.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>

namespace qd::corunna {
namespace {

constexpr int kTens = 6;
constexpr std::size_t kMostListed = 8; ///< rows below the ruler; of more only the lit one
constexpr double kStep = 1.6; ///< of the font's height: an arrow and its words
constexpr double kLine = 1.3; ///< of the font's height: a row of the chart

const auto kMark = QStringLiteral("▸ "); ///< before the row that the roll came to

/// The place of a roll that a modifier came to, kept on the ruler.
int bounded(int place)
{
    return std::clamp(place, 0, kRolls - 1);
}

} // namespace

QString RollRuler::rollsText(const std::vector<int> &rolls)
{
    QStringList runs;
    for (std::size_t first = 0, last = 0; first < rolls.size(); first = ++last) {
        while (last + 1 < rolls.size()
               && placeOf(rolls[last + 1]).value_or(0) == placeOf(rolls[last]).value_or(0) + 1)
            ++last;
        runs << (first == last
                     ? QString::number(rolls[first])
                     : tr("%1–%2", "lowest and highest roll").arg(rolls[first]).arg(rolls[last]));
    }
    return runs.join(tr(", ", "between rolls"));
}

RollRuler::RollRuler(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("rollRuler"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RollRuler::setRoll(std::vector<Band> bands, std::vector<Step> steps,
                        std::optional<int> natural, std::optional<int> modified)
{
    m_bands = std::move(bands);
    m_steps = std::move(steps);
    m_natural = natural;
    m_modified = modified;
    setAccessibleName(said());
    setToolTip(said());
    updateGeometry();
    update();
}

bool RollRuler::isListed(const Band &band) const
{
    return m_bands.size() <= kMostListed || lit() == &band;
}

std::size_t RollRuler::listed() const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(m_bands, [this](const Band &band) { return isListed(band); }));
}

const RollRuler::Band *RollRuler::lit() const
{
    if (!m_modified)
        return nullptr;
    const auto found = std::ranges::find_if(m_bands, [this](const Band &band) {
        return band.from <= *m_modified && *m_modified <= band.to;
    });
    return found == m_bands.end() ? nullptr : &*found;
}

QString RollRuler::said() const
{
    QStringList steps;
    for (const Step &step : m_steps)
        steps
            << tr("%1 %2", "a modifier, its steps").arg(step.name, Narrator::withSign(step.value));
    if (const Band *band = lit(); band != nullptr && m_natural)
        return steps.isEmpty()
            ? tr("Roll %1: %2").arg(*m_natural).arg(band->name)
            : tr("Roll %1, %2, makes %3: %4", "natural, modifiers, modified, result")
                  .arg(QString::number(*m_natural), Narrator::list(steps),
                       QString::number(*m_modified), band->name);
    QStringList bands;
    for (const Band &band : m_bands)
        bands << (band.thrown.isEmpty()
                      ? tr("%1 to %2 %3", "lowest and highest roll, result")
                            .arg(QString::number(band.from), QString::number(band.to), band.name)
                      : tr("%1 to %2 %3, thrown %4", "lowest and highest roll, result, dice")
                            .arg(QString::number(band.from), QString::number(band.to), band.name,
                                 band.thrown));
    const QString chart = bands.join(QStringLiteral(", "));
    return steps.isEmpty() ? chart : tr("%1; modifiers: %2").arg(chart, Narrator::list(steps));
}

QString RollRuler::spanOf(const Band &band)
{
    return band.from == band.to
        ? QString::number(band.from)
        : tr("%1–%2", "lowest and highest roll").arg(band.from).arg(band.to);
}

/// What the widest rolls need, lit, and a space before the result.
double RollRuler::rollsWidth() const
{
    QFont words = font();
    words.setBold(true);
    const QFontMetricsF metrics(words);
    double widest = 0;
    for (const Band &band : m_bands)
        widest = std::max(widest, metrics.horizontalAdvance(kMark + spanOf(band)));
    return 4 + widest + fontMetrics().height() * 0.6;
}

double RollRuler::rulerTop() const
{
    const auto steps = static_cast<double>(m_steps.size());
    return fontMetrics().height() * (steps == 0 ? 1.2 : 0.8 + kStep * steps);
}

QSize RollRuler::sizeHint() const
{
    const double rows = static_cast<double>(listed()) * kLine + kLine / 2;
    return {fontMetrics().averageCharWidth() * 60,
            static_cast<int>(rulerTop() + fontMetrics().height() * (1.2 + rows))};
}

QSize RollRuler::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 30, sizeHint().height()};
}

QRectF RollRuler::cell(int place) const
{
    const double wide = static_cast<double>(width() - 1) / kRolls;
    return {place * wide, rulerTop(), wide, fontMetrics().height() * 1.2};
}

void RollRuler::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBands(painter);
    paintRolls(painter);
    if (m_natural || !m_steps.empty())
        paintSteps(painter);
}

/// Where the steps begin: at the roll, before the dice at the one that comes to the first
/// threshold.
int RollRuler::firstPlace() const
{
    if (m_natural)
        return placeOf(*m_natural).value_or(0);
    int sum = 0;
    for (const Step &step : m_steps)
        sum += step.value;
    const auto threshold = m_bands.size() < 2 ? std::nullopt : placeOf(m_bands[1].from);
    return threshold.value_or(kRolls / 2) - sum;
}

/// The rows of the chart on the ruler, and below it a line each; the lit one is filled, bold and
/// pointed at.
void RollRuler::paintBands(QPainter &painter) const
{
    const PanelColours colours = panelColours(palette());
    const Band *here = lit();
    const double line = fontMetrics().height() * kLine;
    double y = cell(0).bottom() + line / 4;
    for (const Band &band : m_bands) {
        const auto from = placeOf(band.from);
        const auto to = placeOf(band.to);
        if (!from || !to)
            continue;
        const bool isLit = here == &band;
        const QRectF row(0, y, width(), line);
        painter.setPen(isLit ? QPen(colours.text, 2) : QPen(colours.line, 1));
        // Every second band on another ground, so that the thresholds are seen before the dice.
        const bool second = (&band - m_bands.data()) % 2 != 0;
        painter.setBrush(isLit ? colours.accentTint : second ? colours.strip : colours.panel);
        painter.drawRect(cell(*from).united(cell(*to)));
        if (&band != m_bands.data()) {
            painter.setPen(QPen(colours.text, 3));
            painter.drawLine(cell(*from).topLeft(), cell(*from).bottomLeft());
        }
        if (!isListed(band))
            continue;
        if (isLit)
            painter.fillRect(row, colours.accentTint);
        QFont words = font();
        words.setBold(isLit);
        painter.setFont(words);
        painter.setPen(colours.text);
        const QString mark = isLit ? kMark : QString();
        const double rolls = rollsWidth();
        painter.drawText(QRectF(4, y, rolls, line), Qt::AlignVCenter | Qt::AlignLeft,
                         mark + spanOf(band));
        const QString thrown = band.thrown.isEmpty() || m_natural // then it is known
            ? QString()
            : tr("thrown: %1", "rolls of the dice that come to a result").arg(band.thrown);
        const int wide = QFontMetrics(words).horizontalAdvance(thrown);
        painter.drawText(row.adjusted(rolls, 0, -4, 0), Qt::AlignVCenter | Qt::AlignRight, thrown);
        const double left = row.width() - rolls - wide - (wide > 0 ? line / 2 : 0) - 4;
        painter.drawText(row.adjusted(rolls, 0, -4, 0), Qt::AlignVCenter | Qt::AlignLeft,
                         QFontMetricsF(words).elidedText(band.name, Qt::ElideRight, left));
        painter.setFont(font());
        y += line;
    }
}

/// A tick a roll; the first and the last of each ten are named.
void RollRuler::paintRolls(QPainter &painter) const
{
    const PanelColours colours = panelColours(palette());
    const bool roomy = cell(0).width() > fontMetrics().horizontalAdvance(QStringLiteral("66")) + 2;
    for (int place = 0; place < kRolls; ++place) {
        const QRectF box = cell(place);
        const bool first = place % kTens == 0;
        painter.setPen(QPen(first ? colours.text : colours.line, 1));
        if (place > 0)
            painter.drawLine(box.topLeft(), QPointF(box.left(), box.bottom()));
        if (!first && !roomy)
            continue;
        painter.setPen(colours.text);
        const QRectF words = roomy ? box : box.adjusted(1, 0, box.width() * 2, 0);
        painter.drawText(words, roomy ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter,
                         QString::number(rollAt(place)));
    }
}

/// The natural roll, an arrow a modifier, and where it ends; broken lines while no dice fell.
void RollRuler::paintSteps(QPainter &painter) const
{
    const PanelColours colours = panelColours(palette());
    const double line = fontMetrics().height();
    int place = firstPlace();
    const Qt::PenStyle manner = m_natural ? Qt::SolidLine : Qt::DashLine;
    const auto middle = [this](int at) { return cell(bounded(at)).center().x(); };
    double y = rulerTop() - line * (m_steps.empty() ? 0.4 : 0.7);
    painter.setPen(QPen(colours.accent, 2));
    painter.setBrush(m_natural ? QBrush(colours.accent) : QBrush(Qt::NoBrush));
    painter.drawEllipse(QPointF(middle(place), y), line / 5, line / 5);
    for (const Step &step : m_steps) {
        const double from = middle(place);
        place += step.value;
        const double to = middle(place);
        const double way = to < from ? -1 : 1;
        painter.setPen(QPen(colours.accent, 2, manner));
        painter.drawLine(QPointF(from, y), QPointF(to, y));
        painter.setPen(QPen(colours.accent, 2));
        painter.setBrush(colours.accent);
        painter.drawPolygon(QPolygonF({QPointF(to, y), QPointF(to - way * line / 3, y - line / 5),
                                       QPointF(to - way * line / 3, y + line / 5)}));
        painter.setPen(colours.text);
        const QString words =
            tr("%1 %2", "a modifier, its steps").arg(step.name, Narrator::withSign(step.value));
        const double wide = fontMetrics().horizontalAdvance(words);
        const double left = std::clamp((from + to - wide) / 2, 0.0, std::max(0.0, width() - wide));
        painter.drawText(QPointF(left, y - line * 0.3), words);
        y -= line * kStep;
    }
    if (!m_modified)
        return;
    const auto end = placeOf(*m_modified);
    painter.setPen(QPen(colours.accent, 3));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(cell(end.value_or(0)).adjusted(1, 1, -1, -1));
}

} // namespace qd::corunna
