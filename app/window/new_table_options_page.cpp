// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/new_table_options_page.h"

#include "app/panels/caption.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>

namespace qd {
namespace {

const QString kTrue = QStringLiteral("true");
const QString kFalse = QStringLiteral("false");

bool isYesNo(const OptionInfo &option)
{
    return option.values.size() == 2 && std::ranges::count(option.values, "true") == 1
        && std::ranges::count(option.values, "false") == 1;
}

void showValue(QWidget *editor, const QString &json)
{
    if (auto *check = qobject_cast<QCheckBox *>(editor))
        check->setChecked(json == kTrue);
    else if (auto *box = qobject_cast<QComboBox *>(editor))
        box->setCurrentIndex(std::max(0, box->findData(json)));
}

} // namespace

NewTableOptionsPage::NewTableOptionsPage(NewTableContext &context, QWidget *parent)
    : NewTablePage(context, parent)
{
}

QString NewTableOptionsPage::title() const
{
    return tr("Options");
}

QString NewTableOptionsPage::summary() const
{
    const auto changes = static_cast<int>(m_context.draft.changedOptions().size());
    return changes == 0 ? tr("As in the rulebook") : tr("%n options changed", nullptr, changes);
}

QWidget *NewTableOptionsPage::firstField() const
{
    return m_first;
}

void NewTableOptionsPage::fill()
{
    QVBoxLayout *column = freshColumn();
    m_editors.clear();
    m_marks.clear();
    m_lines.clear();
    m_first = nullptr;
    auto *head = new QHBoxLayout;
    m_count = new Caption(Caption::Manner::Strong, body());
    m_count->setObjectName(QStringLiteral("new-table-option-count"));
    m_rulebook = new QPushButton(tr("As in the rulebook"), body());
    m_rulebook->setObjectName(QStringLiteral("new-table-rulebook"));
    m_rulebook->setAutoDefault(false);
    m_rulebook->setAccessibleDescription(tr("Every option back to its default"));
    connect(m_rulebook, &QPushButton::clicked, this, &NewTableOptionsPage::restore);
    head->addWidget(m_count, 1);
    head->addWidget(m_rulebook);
    column->addLayout(head);
    m_lines.push_back(head);
    addGroup(column, Group::OptionalRules);
    addGroup(column, Group::Rulings);
    if (m_first == nullptr)
        column->addWidget(explanation(tr("This game has no options."), body()));
    column->addStretch(1);
    showChanges();
}

void NewTableOptionsPage::addGroup(QVBoxLayout *column, Group group)
{
    bool headed = false;
    for (const OptionInfo &option : m_context.draft.info().options) {
        if (!option.dataKind.empty() || option.rule.isRuling() != (group == Group::Rulings))
            continue;
        if (!headed) {
            column->addSpacing(fontMetrics().height() / 2);
            auto *heading = new Caption(Caption::Manner::Heading, body());
            heading->setText(group == Group::Rulings ? tr(
                                 "Rulings: where the rulebook can be read in more than one way")
                                                     : tr("Optional rules"));
            column->addWidget(heading);
            headed = true;
        }
        addOption(column, option);
    }
}

QWidget *NewTableOptionsPage::editorOf(const OptionInfo &option, QWidget *parent)
{
    const QString key = fromUtf8(option.key);
    if (isYesNo(option)) {
        auto *check = new QCheckBox(literally(m_context.narrator->option(option.key)), parent);
        connect(check, &QCheckBox::toggled, this,
                [this, key](bool on) { set(key, on ? kTrue : kFalse); });
        return check;
    }
    auto *box = new QComboBox(parent);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(16);
    for (const std::string &value : option.values)
        box->addItem(m_context.narrator->optionValue(option.key, value), fromUtf8(value));
    connect(box, &QComboBox::currentIndexChanged, this,
            [this, key, box] { set(key, box->currentData().toString()); });
    return box;
}

void NewTableOptionsPage::addOption(QVBoxLayout *column, const OptionInfo &option)
{
    const QString key = fromUtf8(option.key);
    QVBoxLayout *block = addBlock(column);
    auto *line = new QHBoxLayout;
    QWidget *editor = editorOf(option, body());
    editor->setObjectName(QStringLiteral("option-") + key);
    auto *mark = new Caption(Caption::Manner::Muted, body());
    mark->setObjectName(QStringLiteral("option-rule-") + key);
    mark->setWordWrap(false);
    mark->setMinimumWidth(0);
    mark->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    const bool labelled = qobject_cast<QComboBox *>(editor) != nullptr;
    if (labelled) {
        auto *label = new QLabel(literally(m_context.narrator->option(option.key)), body());
        label->setBuddy(editor);
        editor->setAccessibleName(m_context.narrator->option(option.key));
        line->addWidget(label, 1);
    } else {
        line->addWidget(editor, 1);
    }
    line->addWidget(mark);
    block->addLayout(line);
    m_lines.push_back(line);
    if (labelled)
        block->addWidget(editor);
    QLabel *help = explanation(m_context.narrator->optionHelp(option.key), body());
    help->setObjectName(QStringLiteral("option-help-") + key);
    auto *indented = new QHBoxLayout;
    indented->addSpacing(labelled ? 0 : fontMetrics().height() * 3 / 2);
    indented->addWidget(help, 1);
    block->addLayout(indented);
    m_editors.insert(key, editor);
    m_marks.insert(key, mark);
    if (m_first == nullptr)
        m_first = editor;
    const QScopedValueRollback filling(m_filling, true);
    showValue(editor, m_context.draft.option(key));
}

void NewTableOptionsPage::set(const QString &key, const QString &json)
{
    if (m_filling)
        return;
    m_context.draft.setOption(key, json);
    showChanges();
    emit changed();
}

void NewTableOptionsPage::restore()
{
    m_context.draft.restoreRulebook();
    {
        const QScopedValueRollback filling(m_filling, true);
        for (auto it = m_editors.cbegin(); it != m_editors.cend(); ++it)
            showValue(it.value(), m_context.draft.option(it.key()));
    }
    if (m_first != nullptr)
        m_first->setFocus(Qt::OtherFocusReason);
    showChanges();
    emit changed();
}

void NewTableOptionsPage::showChanges()
{
    const QStringList changes = m_context.draft.changedOptions();
    m_count->setText(changes.isEmpty() ? tr("Every option is as in the rulebook")
                                       : tr("%n options differ from the rulebook", nullptr,
                                            static_cast<int>(changes.size())));
    m_rulebook->setEnabled(!changes.isEmpty());
    for (const OptionInfo &option : m_context.draft.info().options) {
        const QString key = fromUtf8(option.key);
        QLabel *mark = m_marks.value(key);
        if (mark == nullptr)
            continue;
        const QString rule = m_context.narrator->rule(option.rule);
        mark->setText(changes.contains(key)
                          ? tr("changed · %1", "an option, its rule or ruling").arg(rule)
                          : rule);
        m_editors.value(key)->setAccessibleDescription(
            tr("%1 (%2)", "option help, rule")
                .arg(m_context.narrator->optionHelp(option.key), mark->text()));
    }
    foldLines();
}

void NewTableOptionsPage::foldLines()
{
    const auto wide = [this](const QBoxLayout *line) {
        int sum = fontMetrics().height() / 2; // the column's right margin
        for (int i = 0; i < line->count(); ++i) {
            const QWidget *part = line->itemAt(i)->widget();
            const auto *label = qobject_cast<const QLabel *>(part);
            const bool wraps = label != nullptr && label->wordWrap();
            sum += line->spacing()
                + (wraps ? fontMetrics().averageCharWidth() * 16 : part->sizeHint().width());
        }
        return sum;
    };
    for (QBoxLayout *line : m_lines)
        line->setDirection(wide(line) <= viewport()->width() ? QBoxLayout::LeftToRight
                                                             : QBoxLayout::TopToBottom);
}

void NewTableOptionsPage::resizeEvent(QResizeEvent *event)
{
    NewTablePage::resizeEvent(event);
    foldLines();
}

} // namespace qd
