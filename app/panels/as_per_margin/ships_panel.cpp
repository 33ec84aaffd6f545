// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/as_per_margin/ships_panel.h"

#include "app/panels/act_draft.h"
#include "app/panels/as_per_margin/box_delegate.h"
#include "app/panels/as_per_margin/fleet_row.h"
#include "app/panels/caption.h"
#include "app/panels/json_values.h"
#include "app/panels/pending_bar.h"

#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace qd::as_per_margin {
namespace {

constexpr int kIdRole = Qt::UserRole + 2;

enum Column { Name, Rate, ConditionWord, Masts, FirstGuns, SecondGuns, Hull, Lost, Now, SailedBy };

constexpr std::array<std::pair<Column, SheetPart>, 4> kBoxColumns{
    {{Masts, SheetPart::Masts},
     {FirstGuns, SheetPart::FirstGuns},
     {SecondGuns, SheetPart::SecondGuns},
     {Hull, SheetPart::Hull}}};

/// A cell of boxes in words, for screen readers and tool tips: "P: 3 of 4 left, initial broadside".
QString spoken(const SheetCell &cell, const Narrator &narrator)
{
    QStringList parts;
    for (const SheetBoxes &boxes : cell) {
        const QString what = narrator.term(boxes.key.toStdString());
        QString said = ShipsPanel::tr("%1: %2 of %3 left", "a row of boxes")
                           .arg(what)
                           .arg(boxes.left)
                           .arg(boxes.max);
        if (boxes.mark == SheetBoxes::Mark::Open)
            said = ShipsPanel::tr("%1, initial broadside still to come", "a row of gun boxes")
                       .arg(said);
        parts << said;
    }
    return parts.join(QStringLiteral("; "));
}

/// `values` laid over `base`, object by object.
QJsonObject merged(QJsonObject base, const QJsonObject &values)
{
    for (auto it = values.begin(); it != values.end(); ++it) {
        const QJsonValue old = base.value(it.key());
        base.insert(it.key(),
                    old.isObject() && it.value().isObject()
                        ? QJsonValue(merged(old.toObject(), it.value().toObject()))
                        : it.value());
    }
    return base;
}

QJsonObject adjustInHand(const ActDraft *draft)
{
    const QJsonObject command = draft != nullptr ? jsonObject(draft->command()) : QJsonObject();
    return command.value(u"do").toString() == QLatin1String("adjust") ? command : QJsonObject();
}

} // namespace

ShipsPanel::ShipsPanel(ActDraft *draft, QWidget *parent)
    : TablePanel(parent)
    , m_draft(draft)
    , m_empty(new Caption(Caption::Manner::Muted, this))
    , m_filter(new QComboBox(this))
    , m_bar(new PendingBar(QStringLiteral("ships"), draft, this))
    , m_tree(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("shipsPanel"));
    build();
    connect(m_filter, &QComboBox::activated, this, &ShipsPanel::fill);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &ShipsPanel::tellChosen);
    connect(m_tree->header(), &QHeaderView::sectionClicked, this, [this](int column) {
        const bool again = column == m_sortColumn && m_order == Qt::AscendingOrder;
        m_order = again ? Qt::DescendingOrder : Qt::AscendingOrder;
        m_sortColumn = column;
        fill();
    });
    if (draft != nullptr)
        connect(draft, &ActDraft::changed, this, &ShipsPanel::followDraft);
    refresh();
}

void ShipsPanel::build()
{
    m_filter->setObjectName(QStringLiteral("shipsFilter"));
    m_tree->setObjectName(QStringLiteral("shipsTree"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 4);
    column->setSpacing(8);
    column->addWidget(m_empty, 0, Qt::AlignTop);
    m_bar->putFirst(m_filter);
    column->addWidget(m_bar);
    column->addWidget(m_tree, 1);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(m_tree->indentation() / 2);
    m_tree->setItemDelegate(new BoxDelegate(m_tree));
    m_tree->setSelectionBehavior(QAbstractItemView::SelectItems); // the arrows walk over the cells
    m_tree->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->header()->setSectionsClickable(true);
    m_tree->header()->setSortIndicatorShown(true);
    m_tree->header()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_tree->header()->setStretchLastSection(true);
    m_tree->setProperty("keepsSpace", true); // QuickKeys leaves it to the cells
    m_tree->installEventFilter(this);
    m_tree->viewport()->installEventFilter(this);
}

QString ShipsPanel::title() const
{
    return tr("Ships");
}

const std::optional<Position> &ShipsPanel::shownPosition() const
{
    const bool adjusted = isLive() && !adjustInHand(m_draft).isEmpty() && m_draft->after();
    return adjusted ? m_draft->after() : position();
}

void ShipsPanel::setHeads()
{
    m_tree->setHeaderLabels({tr("Ship"), tr("Rate"), tr("Condition"), tr("Masts"),
                             tr("Port, fore", "gun boxes"), tr("Starboard, aft", "gun boxes"),
                             tr("Hull"), tr("Lost", "boxes, of all"), tr("This turn"),
                             tr("Sailed by", "a side")});
    m_tree->setAccessibleName(tr("Record sheets"));
    m_tree->setAccessibleDescription(
        tr("On a cell of boxes Space crosses the next box, Backspace restores one, and Ctrl+Space "
           "crosses the letter of the initial broadside out or restores it"));
    m_tree->header()->setSortIndicator(m_sortColumn, m_order);
    m_bar->setWords(tr("Record", "button: the boxes as they are crossed"), tr("Change nothing"));
}

void ShipsPanel::fillFilter()
{
    const int at = std::max(0, m_filter->currentIndex());
    m_filter->clear();
    m_filter->addItem(tr("All ships"));
    for (const std::string &side : position()->module().info().sides)
        m_filter->addItem(narrator()->side(side), fromUtf8(side));
    m_filter->addItem(tr("In action"), QStringLiteral("in-action"));
    m_filter->setCurrentIndex(std::min(at, m_filter->count() - 1));
    m_filter->setAccessibleName(tr("Which ships"));
}

void ShipsPanel::refresh()
{
    m_empty->setText(tr("The ships with their record sheets appear here once a table is open."));
    const bool on = position() && narrator() != nullptr;
    m_empty->setVisible(!on);
    m_bar->setVisible(on);
    m_tree->setVisible(on);
    setHeads();
    if (!on) {
        m_rows.clear();
        m_tree->clear();
        return;
    }
    fillFilter();
    fill();
}

/// Only an adjust act in hand, or its end, changes what the sheets show.
void ShipsPanel::followDraft()
{
    if (position() && narrator() != nullptr
        && (!adjustInHand(m_draft).isEmpty() || m_bar->hasButtons()))
        fill();
}

bool ShipsPanel::isWanted(const SheetRow &row) const
{
    const QString wanted = m_filter->currentData().toString();
    if (wanted.isEmpty())
        return true;
    return wanted == QLatin1String("in-action") ? row.inAction : fromUtf8(row.side) == wanted;
}

void ShipsPanel::sort()
{
    const auto before = [this](const SheetRow &a, const SheetRow &b) {
        switch (m_sortColumn) {
        case Rate:
            return a.rate < b.rate;
        case ConditionWord:
            return a.standing < b.standing;
        case Masts:
        case FirstGuns:
        case SecondGuns:
        case Hull:
        case Lost:
            return a.max - a.left > b.max - b.left;
        case Now:
            return a.now < b.now;
        case SailedBy:
            return a.controller < b.controller;
        default:
            return QString::localeAwareCompare(a.name, b.name) < 0;
        }
    };
    std::ranges::stable_sort(m_rows, [&](const SheetRow &a, const SheetRow &b) {
        if (a.nation != b.nation) // the fleets keep their order
            return a.nation < b.nation;
        return m_order == Qt::AscendingOrder ? before(a, b) : before(b, a);
    });
}

QTreeWidgetItem *ShipsPanel::groupOf(const SheetRow &row, const std::vector<SheetRow> &all)
{
    const QString key = fromUtf8(row.side) + u'/' + fromUtf8(row.nation);
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        if (m_tree->topLevelItem(i)->data(0, kIdRole).toString() == key)
            return m_tree->topLevelItem(i);
    }
    const auto mine = [&row](const SheetRow &each) {
        return each.side == row.side && each.nation == row.nation;
    };
    const auto count = static_cast<int>(std::ranges::count_if(all, mine));
    const auto fit = static_cast<int>(std::ranges::count_if(
        all, [&mine](const SheetRow &each) { return mine(each) && each.inAction; }));
    const QString who = fleetName(row.side, row.nation, *narrator());
    auto *group = new QTreeWidgetItem(
        m_tree, {tr("%1 – %2 of %3 in action", "a fleet").arg(who).arg(fit).arg(count)});
    group->setData(0, kIdRole, key);
    group->setFlags(Qt::ItemIsEnabled);
    QFont bold = m_tree->font();
    bold.setBold(true);
    group->setFont(0, bold);
    group->setSizeHint(0, {0, m_tree->fontMetrics().height() * 3 / 2});
    group->setFirstColumnSpanned(true);
    group->setExpanded(true);
    return group;
}

void ShipsPanel::addShip(QTreeWidgetItem *group, const SheetRow &row)
{
    auto *item = new QTreeWidgetItem(group);
    item->setData(0, kIdRole, row.id);
    item->setText(Name, row.name);
    item->setText(Rate, narrator()->term(row.rate));
    item->setText(ConditionWord, row.condition);
    for (const auto &[column, part] : kBoxColumns) {
        const SheetCell &cell = row.cell(part);
        if (cell.isEmpty())
            continue;
        const QString words = spoken(cell, *narrator());
        item->setData(column, BoxDelegate::kBoxesRole, QVariant::fromValue(cell));
        item->setData(column, Qt::AccessibleTextRole, words);
        item->setToolTip(column, words);
    }
    item->setText(Lost, tr("%1 of %2", "boxes lost, of all").arg(row.max - row.left).arg(row.max));
    item->setText(Now, row.now);
    item->setText(SailedBy, narrator()->side(row.controller));
    item->setData(Name, Qt::AccessibleTextRole,
                  tr("%1, %2, %3", "a ship, her rate, her condition")
                      .arg(row.name, item->text(Rate), row.condition));
}

void ShipsPanel::fill()
{
    if (m_filling || !position() || narrator() == nullptr)
        return;
    m_filling = true;
    m_rows = sheetRows(*shownPosition(), *narrator());
    sort();
    const QString chosen = m_tree->currentItem() != nullptr
        ? m_tree->currentItem()->data(0, kIdRole).toString()
        : QString();
    const int column = m_tree->currentColumn();
    const int scrolled = m_tree->verticalScrollBar()->value();
    m_tree->setUpdatesEnabled(false);
    m_tree->clear();
    // The sides stand in the order of the rules, whatever the ships are sorted by.
    for (const std::string &side : position()->module().info().sides) {
        for (const SheetRow &row : m_rows) {
            if (row.side == side && isWanted(row))
                addShip(groupOf(row, m_rows), row);
        }
    }
    for (int i = 0; i < m_tree->columnCount() - 1; ++i)
        m_tree->resizeColumnToContents(i);
    m_filling = false;
    showChosen({chosen});
    if (m_tree->currentItem() != nullptr && column >= 0)
        m_tree->setCurrentItem(m_tree->currentItem(), column);
    m_tree->header()->setSortIndicator(m_sortColumn, m_order);
    m_tree->setUpdatesEnabled(true);
    m_tree->verticalScrollBar()->setValue(scrolled);
    showPending();
}

const SheetRow *ShipsPanel::rowAt(const QTreeWidgetItem *item) const
{
    if (item == nullptr || item->parent() == nullptr)
        return nullptr;
    const auto found = std::ranges::find(m_rows, item->data(0, kIdRole).toString(), &SheetRow::id);
    return found == m_rows.end() ? nullptr : &*found;
}

void ShipsPanel::showPending()
{
    const QJsonObject set = adjustInHand(m_draft).value(u"set").toObject();
    QStringList names;
    for (const char *kind : {"ships", "batteries"}) {
        for (const QString &id : set.value(QLatin1String(kind)).toObject().keys())
            names << narrator()->term(id.toStdString());
    }
    const bool pending = isLive() && !names.isEmpty();
    if (pending)
        m_bar->say(
            tr("Not recorded yet: the sheet of %1", "a list of ships").arg(Narrator::list(names)),
            PendingBar::Buttons::Shown);
    else
        m_bar->say({}, PendingBar::Buttons::Hidden);
}

void ShipsPanel::set(const QJsonObject &values)
{
    if (values.isEmpty() || m_draft == nullptr || !isLive())
        return;
    const QJsonObject command = adjustInHand(m_draft);
    m_draft->setCommand(jsonText(
        QJsonObject{{QStringLiteral("do"), QStringLiteral("adjust")},
                    {QStringLiteral("set"), merged(command.value(u"set").toObject(), values)}}));
}

bool ShipsPanel::clickAt(const QPoint &point)
{
    const QModelIndex index = m_tree->indexAt(point);
    const SheetRow *row = rowAt(m_tree->itemAt(point));
    if (row == nullptr || !isLive())
        return false;
    const auto cell = index.data(BoxDelegate::kBoxesRole).value<SheetCell>();
    const auto hit = BoxDelegate::boxAt(m_tree->visualRect(index), m_tree->font(), cell, point);
    if (!hit)
        return false;
    m_tree->setCurrentItem(m_tree->itemAt(point), index.column());
    set(boxClicked(*row, hit->boxes, hit->box));
    return true;
}

bool ShipsPanel::takeKey(int key, Qt::KeyboardModifiers modifiers)
{
    const SheetRow *row = rowAt(m_tree->currentItem());
    const auto cell = m_tree->currentIndex().data(BoxDelegate::kBoxesRole).value<SheetCell>();
    if (row == nullptr || cell.isEmpty())
        return key == Qt::Key_Space; // never a phase's end by accident
    if (key == Qt::Key_Space && modifiers == Qt::ControlModifier)
        set(boxClicked(*row, cell.front(), -1));
    else if (key == Qt::Key_Space || key == Qt::Key_Backspace)
        set(boxStepped(*row, cell, key == Qt::Key_Space ? 1 : -1));
    else
        return false;
    return true;
}

bool ShipsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && watched == m_tree) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (takeKey(key->key(), key->modifiers()))
            return true;
    }
    if (event->type() == QEvent::MouseButtonPress && watched == m_tree->viewport()) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        if (mouse->button() == Qt::LeftButton && clickAt(mouse->pos()))
            return true;
    }
    return TablePanel::eventFilter(watched, event);
}

void ShipsPanel::tellChosen()
{
    const SheetRow *row = rowAt(m_tree->currentItem());
    if (!m_filling && row != nullptr)
        emit pieceChosen(row->id);
}

void ShipsPanel::showChosen(const QStringList &pieces)
{
    if (pieces.isEmpty() || m_filling)
        return;
    m_filling = true; // nothing is told back
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem *group = m_tree->topLevelItem(i);
        for (int at = 0; at < group->childCount(); ++at) {
            QTreeWidgetItem *item = group->child(at);
            if (item->data(0, kIdRole).toString() == pieces.front()
                && item != m_tree->currentItem())
                m_tree->setCurrentItem(item, std::max(0, m_tree->currentColumn()));
        }
    }
    m_filling = false;
}

} // namespace qd::as_per_margin
