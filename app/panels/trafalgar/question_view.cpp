// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/trafalgar/question_view.h"

#include "app/panels/caption.h"
#include "app/panels/choice_row.h"

#include <QVBoxLayout>

#include <algorithm>

namespace qd::trafalgar {

QuestionView::QuestionView(QWidget *parent)
    : QWidget(parent)
    , m_text(new Caption(Caption::Manner::Question, this))
    , m_column(new QVBoxLayout)
    , m_more(new ChoiceRow(this))
{
    setObjectName(QStringLiteral("questionView"));
    m_text->setObjectName(QStringLiteral("questionText"));
    m_more->setObjectName(QStringLiteral("questionMore"));
    m_more->setCheckable(true);
    m_more->setMark(ChoiceRow::Mark::Fold);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(4);
    outer->addWidget(m_text);
    m_column->setSpacing(4);
    outer->addLayout(m_column);
    outer->addWidget(m_more);
    connect(m_more, &ChoiceRow::toggled, this, &QuestionView::rebuild);
    hide();
}

void QuestionView::ask(const std::optional<Question> &question)
{
    setVisible(question.has_value());
    const Question now = question.value_or(Question());
    if (now == m_question)
        return;
    if (now.text != m_question.text) {
        const QSignalBlocker quiet(m_more);
        m_more->setChecked(false);
    }
    m_question = now;
    rebuild();
}

bool QuestionView::showsMore() const
{
    return m_more->isChecked();
}

void QuestionView::rebuild()
{
    for (ChoiceRow *row : m_rows) {
        row->hide();
        row->deleteLater();
    }
    m_rows.clear();
    m_text->setText(m_question.text);
    setAccessibleName(m_question.text);
    // Where nothing is allowed, what is not is all there is to say.
    const bool whole = m_more->isChecked()
        || std::ranges::all_of(m_question.answers,
                               [](const Answer &a) { return a.refused || a.rare; });
    int hidden = 0;
    for (const Answer &answer : m_question.answers) {
        const bool aside = answer.rare || answer.refused;
        hidden += aside ? 1 : 0;
        if (aside && !whole)
            continue;
        auto *row = new ChoiceRow(this);
        row->setObjectName(answer.name);
        row->setLabel(answer.label);
        row->setExplanation(answer.explanation);
        row->setKeyCap(answer.cap);
        row->setWeight(aside ? ChoiceRow::Weight::Quiet : ChoiceRow::Weight::Usual);
        row->setStanding(answer.refused ? ChoiceRow::Standing::Refused
                                        : ChoiceRow::Standing::Allowed);
        connect(row, &ChoiceRow::clicked, this, [this, answer] { emit answered(Answer(answer)); });
        m_column->addWidget(row);
        row->show();
        m_rows.push_back(row);
    }
    m_more->setVisible(hidden > 0 && (!whole || m_more->isChecked()));
    m_more->setLabel(m_more->isChecked()
                         ? tr("Fewer choices")
                         : tr("%n more, and what is not allowed", "choices", hidden));
}

bool QuestionView::takeKey(const QString &cap)
{
    if (isHidden() || cap.isEmpty())
        return false;
    const auto found = std::ranges::find(m_question.answers, cap, &Answer::cap);
    if (found == m_question.answers.end())
        return false;
    emit answered(Answer(*found));
    return true;
}

} // namespace qd::trafalgar
