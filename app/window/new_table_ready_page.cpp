// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/new_table_ready_page.h"

#include "app/panels/caption.h"
#include "app/window/data_picker.h"
#include "app/window/notice.h"
#include "app/window/table_files.h"

#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace qd {

NewTableReadyPage::NewTableReadyPage(NewTableContext &context, QWidget *parent)
    : NewTablePage(context, parent)
{
}

QString NewTableReadyPage::title() const
{
    return tr("Ready");
}

QString NewTableReadyPage::summary() const
{
    return canHoldTables(folder()) ? QString() : tr("Another folder is needed");
}

QWidget *NewTableReadyPage::firstField() const
{
    return m_change;
}

QString NewTableReadyPage::folder() const
{
    const QString own = m_context.draft.folder();
    return own.isEmpty() ? m_context.preferences.tablesFolder() : own;
}

QStringList NewTableReadyPage::gameSentences() const
{
    const NewTableDraft &draft = m_context.draft;
    const QString board = QString::fromLatin1(NewTableDraft::kBoard);
    QStringList said{tr("%1, scenario: %2.", "game, scenario")
                         .arg(m_context.gameName(),
                              m_context.narrator->scenario(draft.scenario().toStdString()))};
    if (const NewTableDraft::Data which = draft.data(board); !which.json.isEmpty())
        said << tr("Board: %1.").arg(nameOfData(m_context, board, board, which));
    QStringList changed;
    for (const OptionInfo &option : draft.info().options) {
        const QString key = fromUtf8(option.key);
        const QString name = m_context.narrator->option(option.key);
        if (!option.dataKind.empty())
            said << tr("%1: %2.", "a data file of the game, which one")
                        .arg(
                            name,
                            nameOfData(m_context, key, fromUtf8(option.dataKind), draft.data(key)));
        else if (draft.changedOptions().contains(key))
            changed << tr("%1: %2", "option, its value")
                           .arg(name,
                                m_context.narrator->optionValue(option.key,
                                                                draft.option(key).toStdString()));
    }
    if (changed.isEmpty())
        said << tr("Every option is as in the rulebook.");
    else
        said << tr("%n options differ from the rulebook: %1.", nullptr,
                   static_cast<int>(changed.size()))
                    .arg(Narrator::list(changed));
    return said;
}

QStringList NewTableReadyPage::peopleSentences() const
{
    const TablePeople people = m_context.draft.people(m_context.gameName());
    QStringList said;
    int index = 0;
    for (const std::string &side : m_context.draft.info().sides) {
        const QString name = people.players.value(index++);
        if (!name.isEmpty())
            said << tr("%1 plays for the side %2.", "player, side")
                        .arg(name, m_context.narrator->side(side));
    }
    if (said.isEmpty())
        said << tr("No players are named.");
    said << (people.referee.isEmpty() ? tr("No referee is named.")
                                      : tr("Referee: %1.").arg(people.referee));
    said << (people.dice == DiceSource::App
                 ? tr("The program rolls the dice.")
                 : tr("The dice are thrown on the table; you type the faces."));
    return said;
}

QString NewTableReadyPage::inSentences() const
{
    return (gameSentences() + peopleSentences()).join(QLatin1Char('\n'));
}

void NewTableReadyPage::fill()
{
    QVBoxLayout *column = freshColumn();
    auto *summary = new QWidget(body());
    summary->setObjectName(QStringLiteral("new-table-summary"));
    auto *lines = new QVBoxLayout(summary);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(fontMetrics().height() / 4);
    for (const QString &sentence : gameSentences() + peopleSentences()) {
        auto *line = new Caption(Caption::Manner::Plain, summary);
        line->setText(sentence);
        lines->addWidget(line);
    }
    column->addWidget(summary);
    column->addSpacing(fontMetrics().height() / 2);
    auto *heading = new Caption(Caption::Manner::Heading, body());
    heading->setText(tr("The journal, on disk from the first act on"));
    column->addWidget(heading);
    m_file = new Caption(Caption::Manner::Strong, body());
    m_file->setObjectName(QStringLiteral("new-table-file"));
    column->addWidget(m_file);
    m_folder = explanation({}, body());
    m_folder->setObjectName(QStringLiteral("new-table-folder"));
    column->addWidget(m_folder);
    m_trouble = new Notice(body());
    m_trouble->setObjectName(QStringLiteral("new-table-folder-trouble"));
    column->addWidget(m_trouble);
    m_change = new QPushButton(tr("Change the folder…"), body());
    m_change->setObjectName(QStringLiteral("new-table-change-folder"));
    m_change->setAutoDefault(false);
    connect(m_change, &QPushButton::clicked, this, &NewTableReadyPage::changeFolder);
    column->addWidget(m_change, 0, Qt::AlignLeft);
    column->addStretch(1);
    showFile();
}

void NewTableReadyPage::showFile()
{
    const QString title = m_context.draft.people(m_context.gameName()).title;
    const QFileInfo file(freshTableFile(folder(), title, QDate::currentDate()));
    m_file->setText(file.fileName());
    const QString where = QDir::toNativeSeparators(folder());
    m_folder->setText(tr("in the folder %1").arg(where));
    m_trouble->say(canHoldTables(folder())
                       ? QString()
                       : tr("Nothing can be written into %1: it is read only, or it is not a "
                            "folder. Choose another folder.")
                             .arg(where));
}

void NewTableReadyPage::changeFolder()
{
    const QString chosen = m_context.chooseFolder(this, folder());
    if (chosen.isEmpty())
        return;
    m_context.draft.setFolder(chosen);
    showFile();
    emit changed();
}

} // namespace qd
