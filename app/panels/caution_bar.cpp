// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/caution_bar.h"

#include "app/narration/narrator.h"
#include "app/panels/caption.h"
#include "app/panels/panel_colours.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPolygonF>
#include <QPushButton>

#include <algorithm>
#include <utility>
#include <variant>

namespace qd {
namespace {

constexpr qsizetype kMostShown = 4;

/// A caution of several values is one of each: every value has its own line and button.
std::vector<Refusal> oneByOne(const std::vector<Refusal> &cautions)
{
    std::vector<Refusal> all;
    for (const Refusal &caution : cautions) {
        const auto several = std::ranges::find_if(caution.details, [&caution](const auto &detail) {
            return caution.code == "value-missing" && detail.first == "field"
                && std::holds_alternative<std::vector<std::string>>(detail.second);
        });
        if (several == caution.details.end()) {
            all.push_back(caution);
            continue;
        }
        for (const std::string &field : std::get<std::vector<std::string>>(several->second))
            all.push_back(
                Refusal{caution.code, caution.rule, caution.message, {}}.with("field", field));
    }
    return all;
}

/// Where a value or a table of the series is filled in; empty: nowhere at the table.
QString placeOf(const Refusal &caution)
{
    for (const auto &[key, value] : caution.details) {
        const auto *place = std::get_if<std::string>(&value);
        if (place != nullptr && caution.code == "value-missing" && key == "field")
            return QString::fromStdString(*place);
        if (place != nullptr && caution.code == "series-table-missing" && key == "table")
            return QStringLiteral("series.") + QString::fromStdString(*place);
    }
    return {};
}

} // namespace

CautionBar::CautionBar(QWidget *parent)
    : QFrame(parent)
    , m_column(new QVBoxLayout(this))
    , m_title(new Caption(Caption::Manner::Strong, this))
{
    setObjectName(QStringLiteral("cautionBar"));
    m_column->setSpacing(4);
    m_column->addWidget(m_title);
    dress();
    hide();
}

void CautionBar::clear()
{
    hide();
    m_shown.clear(); // what comes again is said again
}

void CautionBar::showCautions(const std::vector<Refusal> &cautions, const Narrator &narrator)
{
    QStringList said, places;
    for (const Refusal &caution : oneByOne(cautions)) {
        const QString why = narrator.refusal(caution);
        const QString line = caution.rule.isNone()
            ? why
            : tr("%1 (%2)", "what is worth knowing, and the rule")
                  .arg(why, narrator.rule(caution.rule));
        const bool known = said.contains(line)
            || (!placeOf(caution).isEmpty() && places.contains(placeOf(caution)));
        if (known)
            continue;
        said << line;
        places << placeOf(caution);
    }
    if (said.isEmpty()) {
        clear();
        return;
    }
    const QString title = tr("Before you go on");
    show();
    if (QStringList{title} + said + places == m_shown)
        return;
    m_shown = QStringList{title} + said + places;
    for (QWidget *line : m_lines) {
        line->hide();
        line->deleteLater();
    }
    m_lines.clear();
    m_title->setText(title);
    for (qsizetype i = 0; i < std::min(kMostShown, said.size()); ++i)
        addLine(said[i], places[i]);
    if (said.size() > kMostShown) {
        auto *rest = new Caption(Caption::Manner::Muted, this);
        rest->setText(tr("and %n more", "cautions", static_cast<int>(said.size() - kMostShown)));
        m_column->addWidget(rest);
        rest->show();
        m_lines.push_back(rest);
    }
    setAccessibleName(tr("%1: %2", "Before you go on, and what is worth knowing")
                          .arg(title, said.join(QStringLiteral("; "))));
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    emit spoken(accessibleName());
}

void CautionBar::addLine(const QString &text, const QString &place)
{
    auto *line = new QWidget(this);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    auto *what = new Caption(Caption::Manner::Plain, line);
    what->setText(text);
    row->addWidget(what, 1);
    if (!place.isEmpty()) {
        auto *button = new QPushButton(tr("Fill in…"), line);
        button->setObjectName(QStringLiteral("fillIn"));
        button->setAccessibleDescription(text);
        row->addWidget(button, 0, Qt::AlignTop);
        connect(button, &QPushButton::clicked, this, [this, place] { emit wanted(place); });
    }
    m_column->addWidget(line);
    line->show();
    m_lines.push_back(line);
}

/// The size of the sign: as high as the letters.
int CautionBar::sign() const
{
    return fontMetrics().ascent() + fontMetrics().descent() / 2;
}

void CautionBar::dress()
{
    m_column->setContentsMargins(8 + sign() + 8, 8, 10, 8);
}

void CautionBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        dress();
}

/// A frame, and a triangle with a stroke and a dot: seen without its colour too.
void CautionBar::paintEvent(QPaintEvent * /*event*/)
{
    const PanelColours colours = panelColours(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.caution, 1));
    painter.setBrush(colours.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    const double size = sign();
    const QRectF box(8, m_title->y() + (m_title->fontMetrics().height() - size) / 2, size, size);
    const double line = std::max(1.5, size / 9);
    painter.setPen(QPen(colours.caution, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const QRectF inner = box.adjusted(line / 2, line / 2, -line / 2, -line / 2);
    painter.drawPolygon(
        QPolygonF{{inner.center().x(), inner.top()}, inner.bottomRight(), inner.bottomLeft()});
    const double middle = inner.center().x();
    painter.drawLine(QPointF(middle, inner.top() + 0.40 * inner.height()),
                     QPointF(middle, inner.top() + 0.62 * inner.height()));
    painter.drawPoint(QPointF(middle, inner.top() + 0.82 * inner.height()));
}

} // namespace qd
