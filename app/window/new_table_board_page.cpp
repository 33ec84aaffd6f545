// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/new_table_board_page.h"

#include "app/panels/caption.h"
#include "app/panels/game_panels.h"
#include "app/session/resource_library.h"
#include "app/window/data_editor_dialog.h"
#include "app/window/data_in_use.h"
#include "app/window/data_picker.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
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
    m_cards.clear();
    addScenarios(column);
    const QString board = QString::fromLatin1(NewTableDraft::kBoard);
    addOptions(column, Which::Scenarios);
    addCard(column, addData(column, tr("Board"), {}, boardHelp(), board, board), board, board);
    addOptions(column, Which::Others);
    column->addStretch(1);
    showCards();
}

/// What a board of this game is made of.
QString NewTableBoardPage::boardHelp() const
{
    const auto opened = m_context.draft.game().open(m_context.draft.spec(), resourceLibrary());
    if (!opened)
        return tr("The board as the program sees it");
    const BoardPicture &board = opened->board();
    if (board.measured())
        return tr("The open sea and its coasts as the program measures them");
    if (board.lattice && board.lattice->kind == "hex")
        return tr("The hexes and what lies in them as the program sees them");
    if (board.lattice)
        return tr("The points and what lies on them as the program sees them");
    return tr("The areas and their ways as the program sees them");
}

void NewTableBoardPage::addOptions(QVBoxLayout *column, Which which)
{
    for (const OptionInfo &option : m_context.draft.info().options) {
        const bool isScenario = option.dataKind == kScenarioKind;
        if (option.dataKind.empty() || isScenario != (which == Which::Scenarios))
            continue;
        const QString key = fromUtf8(option.key);
        const QString kind = fromUtf8(option.dataKind);
        DataPicker *picker = addData(column, m_context.narrator->option(option.key),
                                     m_context.narrator->rule(option.rule),
                                     m_context.narrator->optionHelp(option.key), key, kind);
        addCard(column, picker, key, kind);
    }
}

void NewTableBoardPage::addCard(QVBoxLayout *column, DataPicker *picker, const QString &key,
                                const QString &kind)
{
    const DataWords words = dataWords(m_context.draft.info().id, kind.toStdString());
    if (words.edit.isEmpty())
        return;
    QVBoxLayout *block = addBlock(column);
    m_cards.push_back({key, kind, picker, addBlock(block), nullptr});
    auto *edit = new QPushButton(words.edit, body());
    edit->setObjectName(QStringLiteral("new-table-edit-") + key);
    edit->setAutoDefault(false);
    block->addWidget(edit, 0, Qt::AlignLeft);
    connect(edit, &QPushButton::clicked, this, [this, key, kind] { this->edit(key, kind); });
    connect(picker, &DataPicker::changed, this, &NewTableBoardPage::showCards);
    column->addSpacing(fontMetrics().height() / 2);
}

void NewTableBoardPage::showCards()
{
    const auto opened = m_context.draft.game().open(m_context.draft.spec(), resourceLibrary());
    for (Card &each : m_cards) {
        delete each.shown;
        each.shown = opened
            ? makeDataCard(each.kind.toStdString(), textInUse(m_context, each.key, each.kind),
                           *opened, *m_context.narrator, body())
            : nullptr;
        if (each.shown != nullptr)
            each.place->addWidget(each.shown);
    }
}

void NewTableBoardPage::edit(const QString &key, const QString &kind)
{
    DataEditorDialog dialog(m_context, key, kind, window());
    if (dialog.exec() == QDialog::Accepted)
        m_context.draft.setData(key, dialog.data());
    for (const Card &each : m_cards)
        each.picker->fill(); // a file that was saved stands in the list, even if it is not used
    showCards();
    emit changed();
}

void NewTableBoardPage::takeScenario(const QString &id)
{
    m_context.draft.setScenario(id);
    for (const OptionInfo &option : m_context.draft.info().options)
        if (option.dataKind == kScenarioKind)
            m_context.draft.setData(fromUtf8(option.key), {fromUtf8(option.fallback), {}});
    for (const Card &each : m_cards)
        each.picker->fill();
    showCards();
    emit changed();
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
        takeScenario(m_scenario->currentData().toString());
        say();
    });
    QVBoxLayout *block = addBlock(column);
    block->addWidget(label);
    block->addWidget(m_scenario);
    block->addWidget(help);
    column->addSpacing(fontMetrics().height() / 2);
}

DataPicker *NewTableBoardPage::addData(QVBoxLayout *column, const QString &label,
                                       const QString &rule, const QString &help, const QString &key,
                                       const QString &kind)
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
    return picker;
}

} // namespace qd
