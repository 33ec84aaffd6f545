// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/outcome_view.h"

#include "app/narration/adjusted_set.h"
#include "app/narration/summed_hits.h"
#include "app/panels/act_draft.h"
#include "app/panels/caption.h"
#include "app/panels/json_values.h"
#include "app/panels/panel_colours.h"

#include <QAccessible>
#include <QList>
#include <QPainter>
#include <QVBoxLayout>

#include <utility>

namespace qd {

namespace {
/// How many dice were thrown: no news when they have fallen.
constexpr std::string_view kDiceCount = "dice-count";
}

OutcomeView::OutcomeView(QWidget *parent)
    : QFrame(parent)
    , m_column(new QVBoxLayout(this))
    , m_title(new Caption(Caption::Manner::Strong, this))
{
    setObjectName(QStringLiteral("outcomeView"));
    m_column->setContentsMargins(10, 8, 10, 8);
    m_column->setSpacing(2);
    m_column->addWidget(m_title);
    hide();
}

void OutcomeView::setDraft(ActDraft *draft)
{
    if (m_draft != nullptr)
        disconnect(m_draft, nullptr, this, nullptr);
    m_draft = draft;
    if (draft != nullptr)
        connect(draft, &ActDraft::changed, this, &OutcomeView::retranslate);
    retranslate();
}

void OutcomeView::setNarrator(const Narrator *narrator)
{
    m_narrator = narrator;
    retranslate();
}

QStringList OutcomeView::sentences() const
{
    QStringList all;
    if (m_draft == nullptr || m_narrator == nullptr || m_draft->stage() != ActDraft::Stage::Ready)
        return all;
    const QJsonObject command = jsonObject(m_draft->command());
    QList<QJsonObject> events;
    for (const EventText &event : m_draft->preview()) {
        if (event.name != kDiceCount) // it stands above, with its reasons
            // The same sentence as the journal's: of an adjustment it says what the command sets.
            events << withWhatWasSet(jsonObject(event.json), command);
    }
    for (const QJsonObject &told : withHitsSummed(events)) {
        const QString sentence = m_narrator->event({textAt(told, u"event"), jsonText(told)});
        const QString rule = told.value(QStringView(u"rule")).toString();
        if (sentence.isEmpty())
            continue;
        const QString line = rule.isEmpty()
            ? sentence
            : tr("%1 (%2)", "a sentence and its rule number")
                  .arg(sentence, m_narrator->ruleMark(Citation(rule.toStdString())));
        if (!all.contains(line))
            all << line;
    }
    return all;
}

void OutcomeView::retranslate()
{
    const QStringList all = sentences();
    m_title->setText(tr("When recorded"));
    while (m_lines.size() > all.size()) {
        Caption *last = m_lines.takeLast();
        last->hide();
        last->deleteLater();
    }
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (i == m_lines.size()) {
            m_lines << new Caption(Caption::Manner::Plain, this);
            m_column->addWidget(m_lines.last());
            m_lines.last()->show();
        }
        m_lines[i]->setText(all[i]);
    }
    setAccessibleName(m_title->text());
    setAccessibleDescription(all.join(QStringLiteral(". ")));
    setVisible(!all.isEmpty());
    if (std::exchange(m_said, all) != all && !all.isEmpty()) { // what the dice came to, at once
        QAccessibleEvent event(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
        emit spoken(all.join(QStringLiteral(". ")));
    }
}

void OutcomeView::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(panelColours(palette()).outcome);
    painter.drawRoundedRect(rect(), 6, 6);
}

} // namespace qd
