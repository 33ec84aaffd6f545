// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/corunna/values_editor.h"

#include "app/narration/narrator.h"
#include "app/panels/caption.h"
#include "app/panels/flow_layout.h"

#include <QAbstractItemDelegate>
#include <QAccessible>
#include <QFormLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QTableWidget>
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

QString troubleText(const Refusal &refusal, const Narrator &narrator)
{
    const QString said = narrator.refusal(refusal);
    return said.isEmpty() ? fromUtf8(refusal.message) : said;
}

} // namespace

DataWords valuesWords()
{
    return {ValuesEditor::tr("Fill in the counters…"), ValuesEditor::tr("Counter values"),
            ValuesEditor::tr(
                "Type the figures that are printed on your counters, once. Choose a brigade, type "
                "a figure, Enter goes on to the next. What you leave empty stays unknown: nothing "
                "is guessed, and the program says what it could not count. Save it as the club’s "
                "own file and use it at every table, whatever the scenario.")};
}

ValuesEditor::ValuesEditor(const Narrator &narrator, DataTrial trial, QWidget *parent)
    : DataEditor(parent)
    , m_narrator(narrator)
    , m_trial(std::move(trial))
    , m_name(new QLineEdit(this))
    , m_parts(new QSplitter(this))
    , m_tree(new QTreeWidget(this))
    , m_missing(new QTreeWidget(this))
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
    m_tree->setObjectName(QStringLiteral("values-tree"));
    m_tree->setAccessibleName(tr("Order of battle"));
    m_tree->setHeaderLabels({tr("Order of battle"), tr("Missing")});
    m_tree->setIndentation(m_tree->indentation() / 2);
    m_parts->addWidget(m_tree);
    m_parts->addWidget(tablePart());
    m_parts->setChildrenCollapsible(false);
    column->addWidget(m_parts, 1);
    auto *heading = new Caption(Caption::Manner::Heading, this);
    heading->setText(tr("Still unknown, and what can’t be counted without it"));
    column->addWidget(heading);
    m_missing->setObjectName(QStringLiteral("values-missing"));
    m_missing->setAccessibleName(heading->text());
    m_missing->setHeaderLabels({tr("Figure"), tr("Counters"), tr("Blocks")});
    m_missing->setRootIsDecorated(false);
    m_missing->setMaximumHeight(fontMetrics().height() * 8);
    column->addWidget(m_missing);
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString &name) {
        m_file.setName(name.simplified());
        check();
        emit changed();
    });
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &ValuesEditor::showGroup);
    connect(m_table, &QTableWidget::itemChanged, this, &ValuesEditor::take);
    connect(
        m_table->itemDelegate(), &QAbstractItemDelegate::closeEditor, this,
        [this](const QWidget *, QAbstractItemDelegate::EndEditHint hint) {
            if (hint == QAbstractItemDelegate::SubmitModelCache) // Enter, not Escape or Tab
                step();
        },
        Qt::QueuedConnection);
}

QWidget *ValuesEditor::tablePart()
{
    auto *part = new QWidget(this);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    m_table = new QTableWidget(part);
    m_table->setObjectName(QStringLiteral("values-table"));
    m_table->setTabKeyNavigation(false); // Tab leaves it, arrows and Enter go through it
    m_table->setAccessibleName(tr("Figures of the chosen counters"));
    m_table->setAccessibleDescription(
        tr("Type a figure, Enter goes on to the next; Delete makes it unknown again"));
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::DoubleClicked
                             | QAbstractItemView::EditKeyPressed);
    m_table->installEventFilter(this);
    column->addWidget(m_table, 1);
    m_said = new Caption(Caption::Manner::Strong, part);
    m_said->setObjectName(QStringLiteral("values-refused"));
    m_said->hide();
    column->addWidget(m_said);
    auto *bar = new QWidget(part);
    auto *flow = new FlowLayout(bar);
    flow->setContentsMargins(0, 0, 0, 0);
    m_down = new QPushButton(tr("Same for those below"), bar);
    m_down->setObjectName(QStringLiteral("values-down"));
    m_down->setToolTip(tr("Ctrl+D: copies this figure into the empty cells below it"));
    m_next = new QPushButton(tr("Next empty figure"), bar);
    m_next->setObjectName(QStringLiteral("values-next"));
    m_next->setToolTip(tr("Ctrl+Down"));
    for (QPushButton *each : {m_down, m_next}) {
        each->setAutoDefault(false);
        flow->addWidget(each);
    }
    connect(m_down, &QPushButton::clicked, this, &ValuesEditor::fillDown);
    connect(m_next, &QPushButton::clicked, this, &ValuesEditor::step);
    column->addWidget(bar);
    return part;
}

// The file.

void ValuesEditor::load(const std::string &json)
{
    m_file = ValuesFile::fromJson(json);
    m_name->setText(m_file.name());
    check();
    fillTree();
    emit changed();
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
    return QStringLiteral("corunna-counters.json");
}

QString ValuesEditor::trouble() const
{
    return m_whole;
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
            if (side == nullptr) {
                side = new QTreeWidgetItem(m_tree, {group.side});
                side->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
            }
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
    showGroup();
}

int ValuesEditor::missingIn(const OrderGroup &group) const
{
    int missing = 0;
    for (const OrderPiece &piece : group.pieces)
        for (const QString &field : piece.fields)
            missing += m_file.value(piece.part, piece.id, field).isUndefined() ? 1 : 0;
    return missing;
}

/// How many figures are missing in each part; what stands above has the sum.
void ValuesEditor::showCounts()
{
    std::map<QTreeWidgetItem *, int> sums;
    for (QTreeWidgetItemIterator item(m_tree); *item != nullptr; ++item) {
        const auto at = groupAt(*item);
        if (!at)
            continue;
        const int missing = missingIn(m_groups[*at]);
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
    showMissing();
}

/// What is still unknown, and what can't be counted for it.
void ValuesEditor::showMissing()
{
    QStringList order;
    std::map<QString, int> missing;
    for (const OrderGroup &group : m_groups)
        for (const QString &field : group.fields())
            for (const OrderPiece &piece : group.pieces)
                if (piece.fields.contains(field)
                    && m_file.value(piece.part, piece.id, field).isUndefined()
                    && missing[field]++ == 0)
                    order << field;
    m_missing->clear();
    for (const QString &field : std::as_const(order)) {
        auto *line = new QTreeWidgetItem(
            m_missing, {figureName(field), QString::number(missing[field]), figureBlocks(field)});
        line->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        line->setToolTip(2, figureBlocks(field));
    }
    if (order.isEmpty())
        new QTreeWidgetItem(m_missing, {tr("Every figure of this scenario is known.")});
    for (int column = 0; column < 2; ++column)
        m_missing->resizeColumnToContents(column);
}

std::optional<std::size_t> ValuesEditor::groupAt(const QTreeWidgetItem *item) const
{
    const QVariant at = item == nullptr ? QVariant() : item->data(0, kGroup);
    return at.isValid() ? std::optional(static_cast<std::size_t>(at.toInt())) : std::nullopt;
}

const OrderGroup *ValuesEditor::group() const
{
    const auto at = groupAt(m_tree->currentItem());
    return at ? &m_groups.at(*at) : nullptr;
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
    const auto opened = m_trial(m_file.json());
    m_whole = opened ? QString() : troubleText(opened.error(), m_narrator);
}

/// Beside each other where there is room for both.
void ValuesEditor::resizeEvent(QResizeEvent *event)
{
    constexpr int kRoomForBoth = 90; // letters
    DataEditor::resizeEvent(event);
    const Qt::Orientation way =
        width() < fontMetrics().averageCharWidth() * kRoomForBoth ? Qt::Vertical : Qt::Horizontal;
    if (m_shared && m_parts->orientation() == way)
        return; // as the person has it
    m_shared = true;
    m_parts->setOrientation(way);
    const int room = way == Qt::Horizontal ? width() : height();
    m_parts->setSizes({room * 2 / 5, room * 3 / 5});
}

} // namespace qd::corunna
