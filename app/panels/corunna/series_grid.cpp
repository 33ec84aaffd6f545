// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/corunna/series_grid.h"

#include "app/panels/caption.h"
#include "app/panels/flow_layout.h"

#include <QAccessible>
#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace qd::corunna {
namespace {

constexpr std::size_t kNotesSaid = 3;
constexpr int kRefusalsSaid = 3;

} // namespace

SeriesGrid::SeriesGrid(const QString &name, const Words &words, TypingSheet::Fill fill,
                       QWidget *parent)
    : QWidget(parent)
    , m_table(new TypingSheet(fill, this))
    , m_ratio(new QLineEdit(this))
    , m_below(new QComboBox(this))
    , m_add(new QPushButton(tr("Add column"), this))
    , m_rename(new QPushButton(tr("Rename column"), this))
    , m_remove(new QPushButton(tr("Remove column"), this))
    , m_goTo(new QPushButton(tr("Go there"), this))
    , m_next(new QPushButton(tr("I compared this line (Space)"), this))
    , m_said(new Caption(Caption::Manner::Strong, this))
    , m_odd(new Caption(Caption::Manner::Plain, this))
    , m_comparingNow(new Caption(Caption::Manner::Question, this))
{
    auto *column = new QVBoxLayout(this);
    auto *help = new Caption(Caption::Manner::Muted, this);
    help->setText(words.help);
    column->addWidget(help);
    m_comparingNow->setObjectName(name + QStringLiteral("-comparing"));
    column->addWidget(m_comparingNow);
    m_next->setObjectName(name + QStringLiteral("-compared"));
    column->addWidget(m_next, 0, Qt::AlignLeft);
    m_table->setObjectName(name + QStringLiteral("-table"));
    m_table->setAccessibleName(words.label);
    m_table->setAccessibleDescription(words.help);
    m_table->installEventFilter(this);
    column->addWidget(m_table, 1);
    m_said->setObjectName(name + QStringLiteral("-refused"));
    m_said->hide();
    column->addWidget(m_said);
    m_odd->setObjectName(name + QStringLiteral("-odd"));
    column->addWidget(m_odd);
    m_goTo->setObjectName(name + QStringLiteral("-go"));
    column->addWidget(m_goTo, 0, Qt::AlignLeft);
    column->addWidget(columnsPart(name));
    for (QPushButton *each : {m_add, m_rename, m_remove, m_goTo, m_next})
        each->setAutoDefault(false);
    showComparing();
    connect(m_table, &TypingSheet::typed, this, &SeriesGrid::take);
    connect(m_table, &TypingSheet::leftOut, this, [this](int cells) {
        say(tr("%n pasted cells were left out: the table has no such cell.", nullptr, cells));
    });
    connect(m_table, &QTableWidget::currentCellChanged, this, &SeriesGrid::showComparing);
    connect(m_goTo, &QPushButton::clicked, this, &SeriesGrid::goToNote);
    connect(m_next, &QPushButton::clicked, this, &SeriesGrid::compareLine);
}

/// A cell that is open when the page goes would still be taken.
SeriesGrid::~SeriesGrid()
{
    m_table->disconnect(this);
}

QWidget *SeriesGrid::columnsPart(const QString &name)
{
    auto *bar = new QWidget(this);
    auto *flow = new FlowLayout(bar);
    flow->setContentsMargins(0, 0, 0, 0);
    m_ratio->setObjectName(name + QStringLiteral("-ratio"));
    m_ratio->setAccessibleName(tr("Ratio of a column"));
    m_ratio->setPlaceholderText(tr("3:1"));
    m_ratio->setMaxLength(13);
    m_ratio->setMaximumWidth(fontMetrics().averageCharWidth() * 12);
    m_add->setObjectName(name + QStringLiteral("-add"));
    m_rename->setObjectName(name + QStringLiteral("-rename"));
    m_rename->setToolTip(tr("The chosen column takes the ratio beside it, and its place"));
    m_remove->setObjectName(name + QStringLiteral("-remove"));
    auto *fill = new QPushButton(tr("Fill down"), bar);
    fill->setObjectName(name + QStringLiteral("-down"));
    fill->setAutoDefault(false);
    fill->setToolTip(tr("Ctrl+D: this cell into the empty ones below it, as far as the next; in an "
                        "empty cell, the one above it"));
    m_below->setObjectName(name + QStringLiteral("-below"));
    m_below->setAccessibleName(tr("What a ratio below the first column comes to"));
    m_below->setToolTip(m_below->accessibleName());
    m_below->addItem(tr("Below the first column: no effect"), QStringLiteral("no-effect"));
    m_below->addItem(tr("Below the first column: the first column"),
                     QStringLiteral("first-column"));
    for (QWidget *each :
         std::initializer_list<QWidget *>{m_ratio, m_add, m_rename, m_remove, fill, m_below})
        flow->addWidget(each);
    connect(m_add, &QPushButton::clicked, this, &SeriesGrid::add);
    connect(m_ratio, &QLineEdit::returnPressed, this, &SeriesGrid::add);
    connect(m_rename, &QPushButton::clicked, this, &SeriesGrid::rename);
    connect(m_remove, &QPushButton::clicked, this, &SeriesGrid::remove);
    connect(fill, &QPushButton::clicked, m_table, &TypingSheet::fillDown);
    connect(m_below, &QComboBox::activated, this, [this] {
        setBelow(m_below->currentData().toString());
        emit edited();
    });
    return bar;
}

void SeriesGrid::setShape(const QStringList &columns, const QStringList &lines,
                          const QStringList &keys)
{
    m_lines = lines;
    m_keys = keys;
    const auto filling = m_table->filling();
    m_table->setColumnCount(static_cast<int>(columns.size()));
    m_table->setRowCount(static_cast<int>(lines.size()));
    QStringList heads;
    for (int column = 0; column < columns.size(); ++column)
        heads << (flawOf(columns, column) == ColumnFlaw::None
                      ? columns[column]
                      : QStringLiteral("△ ") + columns[column]);
    m_table->setHorizontalHeaderLabels(heads);
    m_rename->setEnabled(!columns.isEmpty());
    m_remove->setEnabled(!columns.isEmpty());
    const QSignalBlocker quiet(m_below);
    m_below->setCurrentIndex(std::max(0, m_below->findData(below())));
    show();
}

void SeriesGrid::show()
{
    const auto filling = m_table->filling();
    for (int line = 0; line < m_table->rowCount(); ++line)
        for (int column = 0; column < m_table->columnCount(); ++column) {
            QTableWidgetItem *cell = m_table->item(line, column);
            if (cell == nullptr) {
                cell = new QTableWidgetItem;
                cell->setTextAlignment(Qt::AlignCenter);
                m_table->setItem(line, column, cell);
            }
            cell->setText(cellText(line, column));
            cell->setData(
                Qt::AccessibleDescriptionRole,
                tr("%1, column %2", "a line of a table, one of its columns")
                    .arg(m_lines.at(line), m_table->horizontalHeaderItem(column)->text()));
        }
    m_table->horizontalHeader()->setMinimumSectionSize(fontMetrics().averageCharWidth() * 7);
    m_table->resizeColumnsToContents();
    showHeads();
    showNotes();
}

/// The lines' names, each with its ◇ while nobody compared it.
void SeriesGrid::showHeads()
{
    const auto filling = m_table->filling();
    for (int line = 0; line < m_table->rowCount(); ++line) {
        const bool isCompared = m_compared.contains(m_keys.at(line));
        const QString mark = !m_unchecked || isLineEmpty(line) ? QString()
            : isCompared                                       ? QStringLiteral("✓ ")
                                                               : QStringLiteral("◇ ");
        auto *head = new QTableWidgetItem(mark + m_lines.at(line));
        head->setData(Qt::AccessibleDescriptionRole,
                      mark.isEmpty()   ? QString()
                          : isCompared ? tr("compared with the printed table")
                                       : tr("not yet compared with the printed table"));
        m_table->setVerticalHeaderItem(line, head);
    }
}

QStringList SeriesGrid::troubles() const
{
    QStringList said;
    for (const GridNote &note : notes())
        if (note.blocks)
            said << note.said;
    return said;
}

void SeriesGrid::showNotes()
{
    const std::vector<GridNote> all = notes();
    QStringList said;
    for (std::size_t i = 0; i < std::min(all.size(), kNotesSaid); ++i)
        said << all[i].said;
    if (all.size() > kNotesSaid)
        said << tr("%n more places to look at.", nullptr,
                   static_cast<int>(all.size() - kNotesSaid));
    m_odd->setText(said.isEmpty() ? QString()
                                  : QStringLiteral("△ ") + said.join(QStringLiteral(" ")));
    m_odd->setVisible(!said.isEmpty());
    m_goTo->setVisible(!all.empty());
    const auto filling = m_table->filling();
    for (int line = 0; line < m_table->rowCount(); ++line)
        for (int column = 0; column < m_table->columnCount(); ++column) {
            const auto note = std::ranges::find_if(all, [&](const GridNote &each) {
                return each.column == column && each.line == line;
            });
            QTableWidgetItem *cell = m_table->item(line, column);
            if (cell == nullptr)
                continue;
            QFont font = m_table->font();
            font.setBold(note != all.end());
            font.setItalic(note != all.end());
            cell->setFont(font);
            cell->setToolTip(note == all.end() ? QString() : note->said);
        }
}

void SeriesGrid::goToNote()
{
    const std::vector<GridNote> all = notes();
    if (all.empty() || m_table->columnCount() == 0)
        return;
    m_table->goTo(std::max(0, all.front().line), std::max(0, all.front().column));
}

// What a person does.

void SeriesGrid::take(const QList<TypedCell> &cells)
{
    QStringList refused;
    for (const TypedCell &typed : cells) {
        const QString why = takeCell(typed, cells.size() == 1);
        if (why.isEmpty())
            m_compared.remove(m_keys.at(typed.row)); // it is another line now
        else
            refused << why;
    }
    if (!refused.isEmpty())
        m_table->stay();
    if (const auto more = refused.size() - kRefusalsSaid; more > 0)
        refused = refused.mid(0, kRefusalsSaid)
            << tr("%n more were not taken.", nullptr, static_cast<int>(more));
    show();
    say(refused.join(u' '));
    emit edited();
}

void SeriesGrid::add()
{
    const QString ratio = m_ratio->text().simplified().replace(u',', u'.');
    if (!addColumn(ratio)) {
        say(tr("Type a ratio that is not there yet, like 3:1 or 2.5:1."));
        return;
    }
    m_ratio->clear();
    m_compared.clear();
    say({});
    emit edited();
}

void SeriesGrid::rename()
{
    const QString ratio = m_ratio->text().simplified().replace(u',', u'.');
    if (m_table->currentColumn() < 0)
        return say(tr("Choose a cell of the column first."));
    if (!renameColumn(m_table->currentColumn(), ratio))
        return say(tr("Type a ratio that is not there yet, like 3:1 or 2.5:1."));
    m_ratio->clear();
    m_compared.clear();
    say({});
    emit edited();
}

void SeriesGrid::remove()
{
    if (m_table->currentColumn() < 0) {
        say(tr("Choose a cell of the column first."));
        return;
    }
    removeColumn(m_table->currentColumn());
    say({});
    emit edited();
}

void SeriesGrid::say(const QString &why)
{
    m_said->setText(why.isEmpty() ? QString() : QStringLiteral("⚑ ") + why);
    m_said->setVisible(!why.isEmpty());
    if (why.isEmpty())
        return;
    QAccessibleEvent event(m_said, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

} // namespace qd::corunna
