// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/corunna/values_editor.h"

#include "app/narration/adjusted_set.h"
#include "app/narration/narrator.h"
#include "app/narration/reason_in_words.h"
#include "app/panels/caption.h"
#include "app/panels/corunna/missing_list.h"
#include "app/panels/corunna/values_print.h"
#include "app/panels/flow_layout.h"
#include "app/panels/undo_buttons.h"

#include <QAccessible>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSplitter>
#include <QTabWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace qd::corunna {
namespace {

constexpr int kGroup = Qt::UserRole; ///< of a row of the tree: which group

/// What stands at a table where nothing is typed.
std::string blankFile()
{
    return ValuesFile::fromJson("{}").json();
}

} // namespace

DataWords valuesWords()
{
    return {ValuesEditor::tr("Fill in the counters…"), ValuesEditor::tr("Counter values"),
            ValuesEditor::tr(
                "Type the figures that are printed on your counters, once. Choose a brigade or a "
                "whole division; type a figure, Enter goes down, Tab goes right, Escape lets Tab "
                "leave the table. Ctrl+D takes the figure above, or copies one into the empty "
                "cells below it; Ctrl+C and Ctrl+V work with spreadsheets; Ctrl+Down goes to the "
                "next empty figure; Ctrl+Z takes back. What you leave empty stays unknown: nothing "
                "is guessed, and the program says what it could not count. Save it as the club’s "
                "own file and use it at every table, whatever the scenario. What you type is kept "
                "from one evening to the next even if you don’t save it.")};
}

ValuesEditor::ValuesEditor(const Narrator &narrator, DataTrial trial, QWidget *parent)
    : DataEditor(parent)
    , m_narrator(narrator)
    , m_trial(std::move(trial))
    , m_name(new QLineEdit(this))
    , m_parts(new QSplitter(this))
    , m_tree(new QTreeWidget(this))
    , m_missing(new MissingList(this))
{
    setObjectName(QStringLiteral("values-editor"));
    if (const auto blank = m_trial(blankFile()))
        m_groups = orderOfBattle(*blank, m_narrator);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto *form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_name->setObjectName(QStringLiteral("values-name"));
    m_name->setMaxLength(80);
    m_name->setAccessibleName(tr("Name of the file"));
    form->addRow(tr("Name of the file"), m_name);
    column->addLayout(form);
    column->addWidget(progressPart());
    m_tree->setObjectName(QStringLiteral("values-tree"));
    m_tree->setAccessibleName(tr("Order of battle"));
    m_tree->setAccessibleDescription(tr("Shift and Ctrl choose several parts"));
    m_tree->setHeaderLabels({tr("Order of battle"), tr("Missing")});
    m_tree->setIndentation(m_tree->indentation() / 2);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_missing->setObjectName(QStringLiteral("values-missing"));
    m_missing->setAccessibleName(tr("Still unknown, and what can’t be counted without it"));
    auto *ways = new QTabWidget(m_parts);
    ways->setObjectName(QStringLiteral("values-ways"));
    ways->setDocumentMode(true);
    ways->addTab(m_tree, tr("Order of battle"));
    ways->addTab(m_missing, tr("Still unknown"));
    ways->setTabToolTip(1, m_missing->accessibleName());
    connect(ways, &QTabWidget::currentChanged, this, &DataEditor::pageShown);
    m_parts->addWidget(ways);
    auto *scroll = new QScrollArea(m_parts); // high where letters are large
    scroll->setWidget(tablePart());
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    m_parts->addWidget(scroll);
    m_parts->setChildrenCollapsible(false);
    column->addWidget(m_parts, 1);
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString &name) {
        m_file.setName(name.simplified());
        settle({}, QStringLiteral("name"));
    });
    connect(m_tree, &QTreeWidget::itemSelectionChanged, this, &ValuesEditor::showChosen);
    connect(m_missing, &MissingList::wanted, this, &ValuesEditor::goToFirst);
}

/// A cell that is open when the editor goes would still be taken.
ValuesEditor::~ValuesEditor()
{
    m_table->disconnect(this);
}

QWidget *ValuesEditor::progressPart()
{
    auto *part = new QWidget(this);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    m_progress = new Caption(Caption::Manner::Strong, part);
    m_progress->setObjectName(QStringLiteral("values-progress"));
    m_blocked = new Caption(Caption::Manner::Muted, part);
    m_blocked->setObjectName(QStringLiteral("values-blocked"));
    m_bar = new QProgressBar(part);
    m_bar->setObjectName(QStringLiteral("values-bar"));
    m_bar->setAccessibleName(tr("Figures filled in"));
    m_bar->setTextVisible(false);
    m_bar->setMaximumHeight(fontMetrics().height() / 2);
    column->addWidget(m_progress);
    column->addWidget(m_bar);
    column->addWidget(m_blocked);
    m_strange = new Caption(Caption::Manner::Strong, part);
    m_strange->setObjectName(QStringLiteral("values-strange"));
    m_strange->hide();
    column->addWidget(m_strange);
    return part;
}

QWidget *ValuesEditor::tablePart()
{
    auto *part = new QWidget(this);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    m_table = new TypingSheet(TypingSheet::Fill::EveryEmpty, part);
    m_table->setObjectName(QStringLiteral("values-table"));
    m_table->setAccessibleName(tr("Figures of the chosen counters"));
    m_table->setAccessibleDescription(
        tr("Type a figure: Enter goes down, Tab goes right, Escape lets Tab leave; Ctrl+D fills "
           "down; Delete makes it unknown again"));
    m_table->installEventFilter(this);
    column->addWidget(m_table, 1);
    for (Caption **each : {&m_said, &m_odd}) {
        *each = new Caption(Caption::Manner::Strong, part);
        (*each)->hide();
        column->addWidget(*each);
    }
    m_said->setObjectName(QStringLiteral("values-refused"));
    m_odd->setObjectName(QStringLiteral("values-odd"));
    auto *bar = new QWidget(part);
    auto *flow = new FlowLayout(bar);
    flow->setContentsMargins(0, 0, 0, 0);
    m_down = new QPushButton(tr("Fill down"), bar);
    m_down->setObjectName(QStringLiteral("values-down"));
    m_down->setToolTip(tr("Ctrl+D: this figure into the empty cells below it; in an empty cell, "
                          "the figure above it"));
    m_next = new QPushButton(tr("Next empty figure"), bar);
    m_next->setObjectName(QStringLiteral("values-next"));
    m_next->setToolTip(tr("Ctrl+Down"));
    m_undo = new UndoButtons(QStringLiteral("values"), this);
    for (QPushButton *each : {m_down, m_next})
        each->setAutoDefault(false);
    for (QWidget *each : std::initializer_list<QWidget *>{m_down, m_next, m_undo})
        flow->addWidget(each);
    column->addWidget(bar);
    column->addWidget(everyPart(part));
    connect(m_table, &TypingSheet::typed, this, &ValuesEditor::take);
    connect(m_table, &TypingSheet::pastEnd, this, &ValuesEditor::goOn);
    connect(m_table, &TypingSheet::leftOut, this, [this](int cells) {
        refuse(tr("%n pasted figures were left out: there is no such cell.", nullptr, cells));
    });
    connect(m_down, &QPushButton::clicked, m_table, &TypingSheet::fillDown);
    connect(m_next, &QPushButton::clicked, this, &ValuesEditor::step);
    connect(m_undo, &UndoButtons::restored, this, &ValuesEditor::restore);
    return part;
}

/// One figure for every chosen counter.
QWidget *ValuesEditor::everyPart(QWidget *parent)
{
    auto *bar = new QWidget(parent);
    auto *flow = new FlowLayout(bar);
    flow->setContentsMargins(0, 0, 0, 0);
    m_everyWhom = new Caption(Caption::Manner::Plain, bar);
    m_everyWhom->setWordWrap(false);
    m_everyField = new QComboBox(bar);
    m_everyField->setObjectName(QStringLiteral("values-every-field"));
    m_everyField->setAccessibleName(tr("Figure that all chosen counters have"));
    m_everyField->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_everyField->setMinimumContentsLength(12);
    m_everyText = new QLineEdit(bar);
    m_everyText->setObjectName(QStringLiteral("values-every-text"));
    m_everyText->setAccessibleName(tr("The figure for all of them"));
    m_everyText->setMaxLength(6);
    m_everyText->setMaximumWidth(fontMetrics().averageCharWidth() * 10);
    m_every = new QPushButton(tr("Set for all"), bar);
    m_every->setObjectName(QStringLiteral("values-every"));
    m_every->setAutoDefault(false);
    m_every->setToolTip(tr("Overwrites this figure of all chosen counters; Undo takes it back"));
    for (QWidget *each :
         std::initializer_list<QWidget *>{m_everyWhom, m_everyField, m_everyText, m_every})
        flow->addWidget(each);
    connect(m_every, &QPushButton::clicked, this, &ValuesEditor::takeForAll);
    connect(m_everyText, &QLineEdit::returnPressed, this, &ValuesEditor::takeForAll);
    return bar;
}

// The file.

void ValuesEditor::load(const std::string &json)
{
    m_file = ValuesFile::fromJson(json);
    m_name->setText(m_file.name());
    m_undo->begin(m_file.json());
    refuse({});
    check();
    fillTree();
    emit changed();
}

/// An earlier or later state of the file; shows where it differs.
void ValuesEditor::restore(const std::string &json)
{
    const ValuesFile before = m_file;
    m_file = ValuesFile::fromJson(json);
    if (m_name->text().simplified() != m_file.name())
        m_name->setText(m_file.name());
    settle({});
    for (std::size_t at = 0; at < m_groups.size(); ++at)
        for (const OrderPiece &piece : m_groups[at].pieces)
            for (const QString &field : piece.fields)
                if (before.value(piece.part, piece.id, field)
                    != m_file.value(piece.part, piece.id, field)) {
                    goTo(at, piece.id, field);
                    return;
                }
}

std::string ValuesEditor::json() const
{
    return m_file.json();
}

std::string ValuesEditor::fileText() const
{
    return m_file.text();
}

QString ValuesEditor::fileName() const
{
    return ownFileName(m_file.name(), QStringLiteral("corunna-counters.json"));
}

QString ValuesEditor::trouble() const
{
    return m_whole;
}

QString ValuesEditor::printed() const
{
    return valuesPage(m_groups, m_file);
}

// The order of battle.

void ValuesEditor::fillTree()
{
    {
        const QScopedValueRollback filling(m_filling, true);
        m_tree->clear();
        std::map<QString, QTreeWidgetItem *> sides;
        std::map<std::pair<QString, QString>, QTreeWidgetItem *> divisions;
        for (std::size_t i = 0; i < m_groups.size(); ++i) {
            const OrderGroup &group = m_groups[i];
            QTreeWidgetItem *&side = sides[group.side];
            if (side == nullptr)
                side = new QTreeWidgetItem(m_tree, {group.side});
            QTreeWidgetItem *above = side;
            if (!group.division.isEmpty()) {
                QTreeWidgetItem *&division = divisions[{group.side, group.division}];
                if (division == nullptr)
                    division = new QTreeWidgetItem(side, {group.division});
                above = division;
            }
            QTreeWidgetItem *item =
                group.name.isEmpty() ? above : new QTreeWidgetItem(above, {group.name});
            item->setData(0, kGroup, static_cast<int>(i));
        }
        m_tree->expandAll();
    }
    showCounts();
    for (QTreeWidgetItemIterator item(m_tree); *item != nullptr; ++item)
        if (groupAt(*item)) {
            m_tree->setCurrentItem(*item);
            break;
        }
    showChosen();
}

bool ValuesEditor::isMissing(const OrderPiece &piece, const QString &field) const
{
    return piece.fields.contains(field) && m_file.value(piece.part, piece.id, field).isUndefined();
}

/// How many figures are missing in each part; what stands above has the sum.
void ValuesEditor::showCounts()
{
    std::map<QTreeWidgetItem *, int> sums;
    for (QTreeWidgetItemIterator item(m_tree); *item != nullptr; ++item) {
        const auto at = groupAt(*item);
        if (!at)
            continue;
        int missing = 0;
        for (const OrderPiece &piece : m_groups[*at].pieces)
            missing += static_cast<int>(
                std::ranges::count_if(piece.fields, [this, &piece](const QString &field) {
                    return isMissing(piece, field);
                }));
        for (QTreeWidgetItem *above = *item; above != nullptr; above = above->parent())
            sums[above] += missing;
    }
    for (const auto &[item, sum] : sums) {
        item->setText(1, sum == 0 ? tr("complete") : QString::number(sum));
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    }
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    const FigureCount count = countFigures(m_groups, m_file);
    m_progress->setText(
        tr("%1 of %2 figures filled in", "both are numbers").arg(count.known).arg(count.all));
    m_bar->setRange(0, std::max(1, count.all));
    m_bar->setValue(count.known);
    m_blocked->setText(count.blocked.isEmpty() ? tr("Everything can be counted.")
                                               : tr("Widest gaps: %1").arg(count.blocked));
    m_missing->showGaps(m_groups, m_file);
}

std::optional<std::size_t> ValuesEditor::groupAt(const QTreeWidgetItem *item) const
{
    const QVariant at = item == nullptr ? QVariant() : item->data(0, kGroup);
    return at.isValid() ? std::optional(static_cast<std::size_t>(at.toInt())) : std::nullopt;
}

/// The parts that are chosen, and all that is below them, in the order of the tree.
std::vector<std::size_t> ValuesEditor::chosenGroups() const
{
    std::vector<std::size_t> chosen;
    for (QTreeWidgetItemIterator item(m_tree); *item != nullptr; ++item) {
        bool isChosen = false;
        for (const QTreeWidgetItem *above = *item; above != nullptr; above = above->parent())
            isChosen = isChosen || above->isSelected();
        if (const auto at = groupAt(*item); at && isChosen)
            chosen.push_back(*at);
    }
    return chosen;
}

void ValuesEditor::refuse(const QString &why)
{
    m_said->setText(why.isEmpty() ? QString() : QStringLiteral("⚑ ") + why);
    m_said->setVisible(!why.isEmpty());
    if (why.isEmpty())
        return;
    QAccessibleEvent event(m_said, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void ValuesEditor::check()
{
    constexpr std::size_t kSaid = 3;
    m_wrong = oddFigures(m_groups, m_file);
    QStringList said;
    for (std::size_t i = 0; i < std::min(m_wrong.size(), kSaid); ++i)
        said << m_wrong[i].said;
    if (m_wrong.size() > kSaid)
        said << tr("%n more figures look wrong.", nullptr,
                   static_cast<int>(m_wrong.size() - kSaid));
    m_odd->setText(QStringLiteral("△ ") + said.join(u' '));
    m_odd->setVisible(!said.isEmpty());
    const auto opened = m_trial(m_file.json());
    if (!said.isEmpty())
        m_whole = tr("Mend or delete the figures that look wrong (△) before the file is used.");
    else
        m_whole = opened ? QString() : dataTrouble(m_narrator, opened.error());
    const QStringList strange = strangers(m_groups, m_file);
    m_strange->setText(
        QStringLiteral("△ ")
        + tr("%n counters of the file are not in this order of battle: %1. They stay in the file.",
             nullptr, static_cast<int>(strange.size()))
              .arg(AdjustedSet::capped(strange)));
    m_strange->setVisible(!strange.isEmpty());
}

void ValuesEditor::resizeEvent(QResizeEvent *event)
{
    DataEditor::resizeEvent(event);
    m_room.share(*m_parts, *this);
}

} // namespace qd::corunna
