// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/corunna/victory_panel.h"

#include "app/narration/narrator.h"
#include "app/panels/caption.h"
#include "app/panels/json_values.h"

#include <QHeaderView>
#include <QJsonArray>
#include <QLocale>
#include <QScrollArea>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace qd::corunna {

VictoryPanel::VictoryPanel(QWidget *parent)
    : TablePanel(parent)
    , m_empty(new Caption(Caption::Manner::Muted, this))
    , m_result(new Caption(Caption::Manner::Strong, this))
    , m_evacuation(new Caption(Caption::Manner::Plain, this))
    , m_standings(new Caption(Caption::Manner::Muted, this))
    , m_conditions(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("victoryPanel"));
    m_result->setObjectName(QStringLiteral("victoryResult"));
    m_evacuation->setObjectName(QStringLiteral("victoryEvacuation"));
    m_standings->setObjectName(QStringLiteral("victoryStandings"));
    m_conditions->setObjectName(QStringLiteral("victoryConditions"));
    m_conditions->setRootIsDecorated(false);
    m_conditions->setSelectionMode(QAbstractItemView::NoSelection);
    // Large letters in a low panel: all of it scrolls, nothing is squeezed.
    m_conditions->setFrameShape(QFrame::NoFrame);
    m_conditions->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_conditions->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_conditions->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(8);
    for (Caption *each : {m_empty, m_result, m_evacuation, m_standings})
        column->addWidget(each);
    column->addWidget(m_conditions);
    column->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scroll->setObjectName(QStringLiteral("victoryScroll"));
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scroll);
    refresh();
}

QString VictoryPanel::title() const
{
    return tr("Score");
}

void VictoryPanel::refresh()
{
    m_empty->setText(tr("The conditions of victory appear here once a table is open."));
    const bool on = position() && narrator() != nullptr;
    m_empty->setVisible(!on);
    for (QWidget *each : std::initializer_list<QWidget *>{m_result, m_standings, m_conditions})
        each->setVisible(on);
    m_evacuation->setVisible(false);
    if (!on)
        return;
    const auto answer = position()->ask(R"({"ask":"score"})");
    const QJsonObject score = answer ? jsonObject(*answer) : QJsonObject();
    const QString result = narrator()->term(textAt(score, u"result"));
    m_result->setText(score.value(u"final").toBool() ? tr("Game over: %1").arg(result)
                                                     : tr("As it stands now: %1").arg(result));
    const QJsonObject evacuation = score.value(u"evacuation").toObject();
    m_evacuation->setText(evacuation.isEmpty() ? QString() : evacuationText(evacuation));
    m_evacuation->setVisible(!evacuation.isEmpty());
    QStringList standings;
    for (const Standing &standing : position()->situation().standings)
        standings << tr("%1 (%2)", "a number beside the score and its rule")
                         .arg(narrator()->count(standing.key, standing.value),
                              narrator()->rule(standing.rule));
    m_standings->setText(standings.join(QStringLiteral(" · ")));
    fillConditions(score);
}

/// Battalions count, a half-battalion for a half (R25).
QString VictoryPanel::evacuationText(const QJsonObject &evacuation) const
{
    const QLocale locale;
    const auto number = [&](QStringView key) {
        return locale.toString(evacuation.value(key).toDouble(), 'g', 6);
    };
    return tr("Evacuation (%1): %2 of %3 battalions are away, %4 %. A draw needs %5, a British "
              "victory %6.",
              "rule, evacuated, survivors, percent, battalions, battalions")
        .arg(narrator()->rule(Citation("9.9.6")), number(u"evacuated"), number(u"survivors"),
             locale.toString(evacuation.value(u"percent").toDouble(), 'f', 1), number(u"need_draw"),
             number(u"need_victory"));
}

void VictoryPanel::fillConditions(const QJsonObject &score)
{
    m_conditions->clear();
    m_conditions->setAccessibleName(tr("Conditions of victory"));
    m_conditions->setHeaderLabels({tr("Condition"), tr("Met"), tr("Rule")});
    const QJsonArray conditions = score.value(u"conditions").toArray();
    for (const auto &value : conditions) {
        const QJsonObject condition = value.toObject();
        const QJsonValue met = condition.value(u"met");
        const QString word = met.isNull() ? tr("? not known")
            : met.toBool()                ? tr("✓ met")
                                          : tr("✗ not met");
        QString id = condition.value(u"id").toString();
        id.remove(QStringLiteral("evacuation-")); // the rule says by what
        new QTreeWidgetItem(m_conditions,
                            {narrator()->term(id.toStdString()), word,
                             narrator()->rule(Citation(textAt(condition, u"rule")))});
    }
    for (int column = 0; column < 2; ++column)
        m_conditions->resizeColumnToContents(column);
}

} // namespace qd::corunna
