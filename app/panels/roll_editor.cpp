// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/roll_editor.h"

#include "app/panels/caption.h"
#include "app/panels/choice_row.h"
#include "app/panels/editor_parts.h"
#include "app/panels/json_values.h"

#include <QJsonArray>
#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace qd {

RollEditor::RollEditor(FormWords words, QWidget *parent)
    : FieldEditor(parent)
    , m_words(std::move(words))
    , m_search(new QLineEdit(this))
    , m_column(new QVBoxLayout)
    , m_others(new ChoiceRow(this))
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(2);
    m_column->setSpacing(2);
    outer->addWidget(m_search);
    outer->addLayout(m_column);
    outer->addWidget(m_others);
    m_search->setClearButtonEnabled(true);
    m_search->setPlaceholderText(tr("Click counters, or type a name"));
    m_others->setCheckable(true);
    connect(m_search, &QLineEdit::textChanged, this, &RollEditor::filter);
    m_search->installEventFilter(this);
    connect(m_others, &ChoiceRow::toggled, this, &RollEditor::filter);
}

void RollEditor::show(const Field &field)
{
    const bool another = m_lines.empty() || !sameShape(field, m_field);
    m_field = field;
    m_search->setObjectName(QStringLiteral("search-") + fromUtf8(field.key));
    m_search->setAccessibleName(m_words.label(field));
    m_others->setObjectName(QStringLiteral("others-") + fromUtf8(field.key));
    if (another)
        fill();
    check();
    filter();
}

/// Heading by heading in the order of the choices, those that can do something first.
void RollEditor::fill()
{
    for (QWidget *made : m_made) {
        made->hide();
        made->deleteLater();
    }
    m_made.clear();
    m_lines.clear();
    std::vector<QString> headings;
    const auto headingOf = [this](const Choice &choice) {
        const auto found = m_words.groups.find(choice.value);
        return found == m_words.groups.end() ? QString() : found->second;
    };
    for (const Choice &choice : m_field.choices)
        if (const QString name = headingOf(choice);
            std::ranges::find(headings, name) == headings.end())
            headings.push_back(name);
    for (const QString &name : headings) {
        auto *heading = new Caption(Caption::Manner::Muted, this);
        heading->setText(name);
        m_column->addWidget(heading);
        m_made.push_back(heading);
        for (std::size_t i = 0; i < m_field.choices.size(); ++i) {
            const Choice &choice = m_field.choices[i];
            if (headingOf(choice) != name)
                continue;
            auto *row = new ChoiceRow(this);
            const bool idle = m_words.isIdle(choice);
            row->setCheckable(true);
            row->setObjectName(QStringLiteral("%1-%2").arg(fromUtf8(m_field.key)).arg(i));
            row->setLabel(m_words.choice(choice));
            row->setExplanation(m_words.remark(choice));
            row->setStanding(idle ? ChoiceRow::Standing::Refused : ChoiceRow::Standing::Allowed);
            connect(row, &ChoiceRow::clicked, this, [this, i] { toggle(i); });
            m_column->addWidget(row);
            m_made.push_back(row);
            m_lines.push_back({i, row, heading, idle});
        }
    }
}

void RollEditor::check()
{
    const QJsonArray chosen = jsonValue(m_field.value).toArray();
    for (const Line &line : m_lines) {
        const bool in = chosen.contains(jsonValue(m_field.choices[line.choice].value));
        line.row->setChecked(in);
        line.row->setKeyCap(in ? QStringLiteral("✓") : QString());
    }
}

bool RollEditor::fits(const Line &line, const QString &typed)
{
    return line.row->label().contains(typed, Qt::CaseInsensitive)
        || line.heading->text().contains(typed, Qt::CaseInsensitive);
}

/// Enter takes the first that fits what was typed; what is chosen already stays chosen.
void RollEditor::takeTyped()
{
    const QString typed = m_search->text().trimmed();
    if (typed.isEmpty())
        return;
    const auto open = [&typed](const Line &line) { return !line.idle && fits(line, typed); };
    const auto first = std::ranges::find_if(
        m_lines, [&open](const Line &line) { return open(line) && !line.row->isChecked(); });
    const bool known = std::ranges::any_of(m_lines, open);
    if (first == m_lines.end()) {
        if (known)
            m_search->clear();
        return;
    }
    const std::size_t choice = first->choice;
    m_search->clear();
    toggle(choice);
}

/// What is typed is looked for in names and headings; a chosen line always stays in sight.
void RollEditor::filter()
{
    const QString typed = m_search->text().trimmed();
    std::set<const Caption *> used;
    int others = 0;
    for (const Line &line : m_lines) {
        others += line.idle && !line.row->isChecked() ? 1 : 0;
        const bool found = typed.isEmpty() || fits(line, typed);
        const bool seen = line.row->isChecked() || (found && (!line.idle || m_others->isChecked()));
        line.row->setVisible(seen);
        if (seen)
            used.insert(line.heading);
    }
    for (const Line &line : m_lines)
        line.heading->setVisible(used.contains(line.heading) && !line.heading->text().isEmpty());
    m_others->setVisible(others > 0);
    m_others->setLabel(m_others->isChecked() ? tr("Hide those that cannot")
                                             : tr("%n cannot now: show why", nullptr, others));
}

void RollEditor::toggle(std::size_t index)
{
    const QJsonArray chosen = jsonValue(m_field.value).toArray();
    QJsonArray now;
    for (std::size_t i = 0; i < m_field.choices.size(); ++i) {
        const QJsonValue value = jsonValue(m_field.choices[i].value);
        if (chosen.contains(value) != (i == index))
            now.append(value);
    }
    emit edited(listOrNothing(now));
}

/// Enter ends here while a name is typed: it chooses, and must not record the act as well.
bool RollEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if ((key == Qt::Key_Return || key == Qt::Key_Enter)
            && !m_search->text().trimmed().isEmpty()) {
            takeTyped();
            return true;
        }
    }
    return FieldEditor::eventFilter(watched, event);
}

bool RollEditor::takeDigit(int digit)
{
    typeInto(m_search, digit);
    return true;
}

} // namespace qd
