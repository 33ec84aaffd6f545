// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/odds_tab.h"

#include "app/panels/act_draft.h"
#include "app/panels/caption.h"
#include "app/panels/odds_plot.h"
#include "app/panels/percent.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QJsonArray>
#include <QLocale>
#include <QResizeEvent>
#include <QTreeWidget>

#include <algorithm>

namespace qd {
namespace {

void tellNumber(QTreeWidgetItem *line, int column, const QString &text)
{
    line->setText(column, text);
    line->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
}

QTreeWidgetItem *newLine(QTreeWidget &numbers, const QString &what)
{
    auto *line = new QTreeWidgetItem(&numbers);
    const QFontMetrics metrics = numbers.fontMetrics();
    line->setText(0, what);
    line->setSizeHint(
        0, {metrics.horizontalAdvance(what) + metrics.height(), metrics.height() * 5 / 4});
    return line;
}

} // namespace

OddsTab::OddsTab(ActDraft *draft, QWidget *parent)
    : TablePanel(parent)
    , m_draft(draft)
    , m_empty(new Caption(Caption::Manner::Muted, this))
    , m_caption(new Caption(Caption::Manner::Strong, this))
    , m_numbers(new QTreeWidget(this))
    , m_first(new OddsPlot(this))
    , m_second(new OddsPlot(this))
{
    setObjectName(QStringLiteral("oddsPanel"));
    m_caption->setObjectName(QStringLiteral("oddsCaption"));
    m_numbers->setObjectName(QStringLiteral("oddsNumbers"));
    m_numbers->setColumnCount(3);
    m_numbers->setRootIsDecorated(false);
    m_numbers->setUniformRowHeights(true);
    m_numbers->setFrameShape(QFrame::NoFrame);
    m_numbers->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_numbers->header()->setStretchLastSection(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 0);
    column->setSpacing(8);
    column->addWidget(m_empty, 0, Qt::AlignTop);
    column->addWidget(m_caption);
    auto *row = new QHBoxLayout;
    row->addWidget(m_numbers, 4);
    row->addWidget(m_first, 2);
    row->addWidget(m_second, 2);
    column->addLayout(row, 1);
    m_asker = draft != nullptr ? draft->odds() : new OddsAsker(this);
    connect(m_asker, &OddsAsker::answered, this, [this] {
        if (m_waiting)
            retranslate();
    });
    if (draft != nullptr) {
        connect(draft, &ActDraft::changed, this, &OddsTab::retranslate);
        connect(draft, &ActDraft::consideredChanged, this, &OddsTab::retranslate);
    }
}

QString OddsTab::title() const
{
    return tr("Odds");
}

QJsonObject OddsTab::ask(const Position &of, const QJsonObject &query)
{
    QJsonObject whole = query;
    whole.insert(QStringLiteral("ask"), QStringLiteral("odds"));
    const auto answer = m_asker->ask(of, whole);
    m_waiting = m_waiting || !answer;
    return answer.value_or(QJsonObject());
}

std::vector<double> OddsTab::barsBy(const QJsonArray &law, QStringView key)
{
    std::vector<double> chances;
    for (const auto &value : law) {
        const QJsonObject outcome = value.toObject();
        const auto at = static_cast<std::size_t>(std::max(0, outcome.value(key).toInt()));
        chances.resize(std::max(chances.size(), at + 1), 0.0);
        chances[at] = outcome.value(u"p").toDouble();
    }
    return chances;
}

void OddsTab::setCaption(const QString &caption)
{
    m_caption->setText(caption);
}

void OddsTab::addLine(const QString &what, const QJsonObject &chance)
{
    if (!chance.contains(u"p"))
        return;
    QTreeWidgetItem *line = newLine(*m_numbers, what);
    tellNumber(line, 1, percentText(chance.value(u"p").toDouble()));
    tellNumber(line, 2, chance.value(u"exact").toString());
    for (const int column : {1, 2})
        line->setToolTip(column, line->text(2)); // long ones give way to the words
}

void OddsTab::addNumber(const QString &what, double value)
{
    QTreeWidgetItem *line = newLine(*m_numbers, what);
    tellNumber(line, 1, QLocale().toString(value, 'f', 2));
}

void OddsTab::refresh()
{
    if (isVisible() || parentWidget() == nullptr)
        fill();
}

void OddsTab::showEvent(QShowEvent *event)
{
    TablePanel::showEvent(event);
    fill();
}

void OddsTab::resizeEvent(QResizeEvent *event)
{
    TablePanel::resizeEvent(event);
    if (event->oldSize().width() != event->size().width() && isVisible())
        fill();
}

void OddsTab::fill()
{
    setUpdatesEnabled(false);
    m_numbers->setHeaderLabels({tr("What"), tr("Chance"), tr("Exact")});
    m_numbers->setAccessibleName(title());
    m_numbers->clear();
    m_waiting = false;
    for (OddsPlot *plot : {m_first, m_second}) {
        plot->setManner(OddsPlot::Manner::Plain);
        plot->setPlot({}, {}, {});
    }
    const bool shown = position() && narrator() != nullptr && showChances();
    bool exact = false;
    for (int i = 0; i < m_numbers->topLevelItemCount(); ++i)
        exact = exact || !m_numbers->topLevelItem(i)->text(2).isEmpty();
    constexpr int kRoomForExact = 40; // in lines' heights: narrower, the tool tip has the fraction
    exact = exact && width() >= fontMetrics().height() * kRoomForExact;
    m_numbers->setColumnHidden(2, !exact);
    m_numbers->header()->setSectionResizeMode(
        0, exact ? QHeaderView::ResizeToContents : QHeaderView::Stretch);
    m_numbers->header()->setSectionResizeMode(
        2, exact ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    m_numbers->setVisible(shown);
    constexpr int kRoomForTwo = 56; // in lines' heights
    m_first->setVisible(shown && !m_first->isEmpty());
    m_second->setVisible(shown && !m_second->isEmpty()
                         && width() >= fontMetrics().height() * kRoomForTwo);
    if (!shown)
        m_caption->clear();
    m_caption->setVisible(shown);
    m_empty->setVisible(!shown);
    if (!shown)
        m_empty->setText(m_waiting ? tr("The chances are being counted …") : emptyText());
    setUpdatesEnabled(true);
}

} // namespace qd
