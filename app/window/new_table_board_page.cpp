// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/new_table_board_page.h"

#include "app/panels/caption.h"
#include "app/window/data_picker.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace qd {

NewTableBoardPage::NewTableBoardPage(NewTableContext &context, QWidget *parent)
    : NewTablePage(context, parent)
{
}

QString NewTableBoardPage::title() const
{
    return tr("Scenario and board");
}

QString NewTableBoardPage::summary() const
{
    return m_context.narrator->scenario(m_context.draft.scenario().toStdString());
}

QWidget *NewTableBoardPage::firstField() const
{
    return m_scenario;
}

void NewTableBoardPage::fill()
{
    QVBoxLayout *column = freshColumn();
    addScenarios(column);
    const QString board = QString::fromLatin1(NewTableDraft::kBoard);
    addData(column, tr("Board"), {}, tr("The areas and their ways as the program sees them"), board,
            board);
    for (const OptionInfo &option : m_context.draft.info().options) {
        if (option.dataKind.empty())
            continue;
        addData(column, m_context.narrator->option(option.key),
                m_context.narrator->rule(option.rule), m_context.narrator->optionHelp(option.key),
                fromUtf8(option.key), fromUtf8(option.dataKind));
    }
    column->addStretch(1);
}

void NewTableBoardPage::addScenarios(QVBoxLayout *column)
{
    auto *label = new QLabel(tr("Scenario"), body());
    m_scenario = new QComboBox(body());
    m_scenario->setObjectName(QStringLiteral("new-table-scenario"));
    label->setBuddy(m_scenario);
    for (const std::string &id : m_context.draft.info().scenarios)
        m_scenario->addItem(m_context.narrator->scenario(id), fromUtf8(id));
    m_scenario->setCurrentIndex(m_scenario->findData(m_context.draft.scenario()));
    QLabel *help = explanation({}, body());
    help->setObjectName(QStringLiteral("new-table-scenario-help"));
    const auto say = [this, help] {
        help->setText(m_context.narrator->scenarioHelp(m_context.draft.scenario().toStdString()));
        m_scenario->setAccessibleDescription(help->text());
    };
    say();
    connect(m_scenario, &QComboBox::currentIndexChanged, this, [this, say] {
        m_context.draft.setScenario(m_scenario->currentData().toString());
        say();
        emit changed();
    });
    QVBoxLayout *block = addBlock(column);
    block->addWidget(label);
    block->addWidget(m_scenario);
    block->addWidget(help);
    column->addSpacing(fontMetrics().height() / 2);
}

void NewTableBoardPage::addData(QVBoxLayout *column, const QString &label, const QString &rule,
                                const QString &help, const QString &key, const QString &kind)
{
    auto *picker = new DataPicker(m_context, key, kind, help, body());
    auto *head = new QHBoxLayout;
    auto *name = new QLabel(literally(label), body());
    name->setBuddy(picker->box());
    auto *mark = new Caption(Caption::Manner::Muted, body());
    mark->setText(rule);
    mark->setWordWrap(false);
    head->addWidget(name, 1);
    head->addWidget(mark);
    QVBoxLayout *block = addBlock(column);
    block->addLayout(head);
    block->addWidget(picker);
    picker->box()->setAccessibleName(label);
    column->addSpacing(fontMetrics().height() / 2);
    connect(picker, &DataPicker::changed, this, &NewTableBoardPage::changed);
}

} // namespace qd
