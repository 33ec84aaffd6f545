// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/new_table_people_page.h"

#include "app/panels/caption.h"
#include "app/window/side_mark.h"

#include <QCompleter>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QVBoxLayout>

namespace qd {

QString customaryDiceName(DiceSource source)
{
    return source == DiceSource::App ? NewTablePeoplePage::tr("Rolled by the program", "dice")
                                     : NewTablePeoplePage::tr("Thrown on the table", "dice");
}

NewTablePeoplePage::NewTablePeoplePage(NewTableContext &context, QWidget *parent)
    : NewTablePage(context, parent)
{
}

QString NewTablePeoplePage::title() const
{
    return tr("People and dice");
}

QString NewTablePeoplePage::summary() const
{
    return customaryDiceName(m_context.draft.dice());
}

QWidget *NewTablePeoplePage::firstField() const
{
    return m_title;
}

void NewTablePeoplePage::fill()
{
    QVBoxLayout *column = freshColumn();
    m_title = addField(column, tr("Title of the table"), QStringLiteral("new-table-title"),
                       m_context.draft.title(), NewTableDraft::kLongestTitle);
    m_title->setPlaceholderText(m_context.gameName());
    connect(m_title, &QLineEdit::textEdited, this, [this](const QString &text) {
        m_context.draft.setTitle(text);
        emit changed();
    });
    addPlayers(column);
    addReferee(column);
    addDice(column);
    column->addStretch(1);
}

QLineEdit *NewTablePeoplePage::addField(QVBoxLayout *column, const QString &label,
                                        const QString &name, const QString &text, int longest,
                                        QWidget *mark)
{
    auto *field = new QLineEdit(text, body());
    field->setObjectName(name);
    field->setMaxLength(longest);
    auto *head = new QHBoxLayout;
    if (mark != nullptr)
        head->addWidget(mark);
    auto *words = new QLabel(literally(label), body());
    words->setBuddy(field);
    head->addWidget(words, 1);
    field->setAccessibleName(label);
    QVBoxLayout *block = addBlock(column);
    block->addLayout(head);
    block->addWidget(field);
    return field;
}

void NewTablePeoplePage::addPlayers(QVBoxLayout *column)
{
    int index = 0;
    for (const std::string &side : m_context.draft.info().sides) {
        const QString name = m_context.narrator->side(side);
        QLineEdit *field = addField(column, tr("Player, %1").arg(name),
                                    QStringLiteral("new-table-player-") + fromUtf8(side),
                                    m_context.draft.player(index), NewTableDraft::kLongestName,
                                    new SideMark(side, name, body()));
        connect(field, &QLineEdit::textEdited, this, [this, index](const QString &text) {
            m_context.draft.setPlayer(index, text);
            emit changed();
        });
        ++index;
    }
}

void NewTablePeoplePage::addReferee(QVBoxLayout *column)
{
    QLineEdit *field = addField(column, tr("Referee"), QStringLiteral("new-table-referee"),
                                m_context.draft.referee(), NewTableDraft::kLongestName);
    const QStringList known = m_context.preferences.referees();
    if (!known.isEmpty()) {
        auto *completer = new QCompleter(known, field);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setCompletionMode(QCompleter::InlineCompletion);
        field->setCompleter(completer);
    }
    // Not only what is typed: a completed name as well.
    connect(field, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_context.draft.setReferee(text);
        emit changed();
    });
}

void NewTablePeoplePage::addSource(QVBoxLayout *column, DiceSource source, const QString &name,
                                   const QString &label, const QString &help)
{
    auto *button = new QRadioButton(label, body());
    button->setObjectName(name);
    button->setChecked(m_context.draft.dice() == source);
    button->setAccessibleDescription(help);
    connect(button, &QRadioButton::toggled, this, [this, source](bool on) {
        if (!on)
            return;
        m_context.draft.setDice(source);
        emit changed();
    });
    QVBoxLayout *block = addBlock(column);
    block->addWidget(button);
    auto *indented = new QHBoxLayout;
    indented->addSpacing(fontMetrics().height() * 3 / 2);
    indented->addWidget(explanation(help, body()), 1);
    block->addLayout(indented);
}

void NewTablePeoplePage::addDice(QVBoxLayout *column)
{
    column->addSpacing(fontMetrics().height() / 2);
    auto *heading = new Caption(Caption::Manner::Heading, body());
    heading->setText(tr("Dice"));
    column->addWidget(heading);
    addSource(column, DiceSource::Table, QStringLiteral("new-table-dice-table"),
              customaryDiceName(DiceSource::Table),
              tr("You type the faces that fell, one digit a die."));
    addSource(column, DiceSource::App, QStringLiteral("new-table-dice-app"),
              customaryDiceName(DiceSource::App),
              tr("Enter rolls, and anybody can check the rolls when the evening is over."));
    column->addWidget(explanation(tr("The other way stays possible for every throw; the journal "
                                     "says each time which it was."),
                                  body()));
}

} // namespace qd
