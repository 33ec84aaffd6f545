// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/outline_view.h"

#include "app/mirror/drop_desk.h"
#include "app/mirror/hex_board.h"
#include "app/mirror/outline_model.h"
#include "app/mirror/table_selection.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QMenu>
#include <QScopedValueRollback>
#include <QSortFilterProxyModel>
#include <QStyle>
#include <QStyledItemDelegate>

#include <algorithm>

namespace qd {

namespace {

/// Leaves out the places where nothing lies, if that is wished.
class PlaceFilter : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setEmptyPlaces(OutlineView::EmptyPlaces places)
    {
        m_places = places;
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        if (parent.isValid() || m_places == OutlineView::EmptyPlaces::Show)
            return true;
        const QModelIndex place = sourceModel()->index(row, 0);
        return place.data(OutlineModel::PieceCountRole).toInt() > 0
            || place.data(OutlineModel::IdRole).toString()
            == QLatin1String(OutlineModel::windRow());
    }

private:
    OutlineView::EmptyPlaces m_places = OutlineView::EmptyPlaces::Hide;
};

/// Rows as high as their text, where the tree wraps it.
class WrappedRows : public QStyledItemDelegate {
public:
    explicit WrappedRows(QTreeView *tree) : QStyledItemDelegate(tree), m_tree(tree) { }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QSize line = QStyledItemDelegate::sizeHint(option, index);
        if (!m_tree->wordWrap() || index.column() != OutlineModel::NameColumn)
            return line;
        QStyleOptionViewItem row = option;
        initStyleOption(&row, index);
        const int margin = m_tree->style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 1;
        const int depth = index.parent().isValid() ? 2 : 1;
        const bool spans = m_tree->isFirstColumnSpanned(index.row(), index.parent());
        const int width =
            (spans ? m_tree->viewport()->width() : m_tree->columnWidth(index.column()))
            - depth * m_tree->indentation() - 2 * margin;
        const QRect text = row.fontMetrics.boundingRect(
            QRect(0, 0, std::max(width, 1), QWIDGETSIZE_MAX), Qt::TextWordWrap, row.text);
        const int bare = line.height() - row.fontMetrics.height();
        const int letters = row.fontMetrics.height();
        const int apart = text.height() > letters * 3 / 2 ? letters / 5 : 0;
        return {line.width(), apart > 0 ? text.height() + bare + apart : line.height()};
    }

private:
    QTreeView *m_tree;
};

} // namespace

OutlineView::OutlineView(TableSelection *selection, DropDesk *desk, QWidget *parent)
    : QTreeView(parent)
    , m_model(new OutlineModel(this))
    , m_filter(new PlaceFilter(this))
    , m_selection(selection)
    , m_desk(desk)
{
    setObjectName(QStringLiteral("outlineView"));
    m_filter->setSourceModel(m_model);
    setModel(m_filter);
    setFrameShape(QFrame::NoFrame);
    setHeaderHidden(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setExpandsOnDoubleClick(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(OutlineModel::NameColumn, QHeaderView::Stretch);
    header()->setSectionResizeMode(OutlineModel::ValueColumn, QHeaderView::Fixed);
    setItemDelegate(new WrappedRows(this));
    connect(header(), &QHeaderView::sectionResized, this, [this] {
        if (wordWrap())
            scheduleDelayedItemsLayout();
    });
    dress();
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &OutlineView::takeSelection);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this,
            &OutlineView::takeSelection);
    connect(m_selection, &TableSelection::changed, this, &OutlineView::showSelection);
    connect(m_filter, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &under, int first, int last) {
                if (under.isValid())
                    expand(under);
                for (int row = first; row <= last && !under.isValid(); ++row)
                    expand(m_filter->index(row, 0));
            });
    connect(this, &QTreeView::activated, this, [this](const QModelIndex &index) {
        const QModelIndex place =
            index.data(OutlineModel::IsPlaceRole).toBool() ? index : index.parent();
        emit placeActivated(place.data(OutlineModel::IdRole).toString());
    });
    retranslate();
}

void OutlineView::setNamer(const PieceNamer &namer)
{
    m_namer = namer;
    m_model->setNamer(namer);
}

void OutlineView::setTable(const BoardPicture &board, const TablePicture &picture)
{
    m_lattice = board.lattice && !isHexBoard(board);
    if (listsSides(board) != m_measured) {
        m_measured = listsSides(board);
        dress();
    }
    {
        const QScopedValueRollback<bool> following(m_following, true);
        m_model->setTable(board, picture);
        static_cast<PlaceFilter *>(m_filter)->setEmptyPlaces(m_emptyPlaces);
        expandAll();
        for (int row = 0; m_measured && row < m_filter->rowCount(); ++row)
            setFirstColumnSpanned(row, {}, true); // a side has no value
    }
    showSelection();
}

void OutlineView::clearTable()
{
    const QScopedValueRollback<bool> following(m_following, true);
    m_model->clearTable();
}

void OutlineView::setEmptyPlaces(EmptyPlaces places)
{
    m_emptyPlaces = places;
    const QScopedValueRollback<bool> following(m_following, true);
    static_cast<PlaceFilter *>(m_filter)->setEmptyPlaces(places);
    expandAll();
}

/// From the shared selection to the rows.
void OutlineView::showSelection()
{
    if (m_following)
        return;
    const QScopedValueRollback<bool> following(m_following, true);
    QItemSelection rows;
    QModelIndex current;
    for (const QString &id : m_selection->pieces()) {
        current = m_filter->mapFromSource(m_model->indexOfPiece(id));
        if (current.isValid())
            rows.select(current, current.siblingAtColumn(OutlineModel::ValueColumn));
    }
    if (!current.isValid())
        current = m_filter->mapFromSource(m_model->indexOfPlace(m_selection->place()));
    selectionModel()->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
    if (rows.isEmpty() && current.isValid())
        rows.select(current, current.siblingAtColumn(OutlineModel::ValueColumn));
    selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
    if (current.isValid())
        scrollTo(current);
}

/// From the rows to the shared selection: a place row stands for itself, not for its pieces.
void OutlineView::takeSelection()
{
    if (m_following)
        return;
    const QScopedValueRollback<bool> following(m_following, true);
    QStringList pieces;
    for (const QModelIndex &row : selectionModel()->selectedRows())
        if (!row.data(OutlineModel::IsPlaceRole).toBool())
            pieces.append(row.data(OutlineModel::IdRole).toString());
    const QModelIndex current = currentIndex();
    const QModelIndex place =
        current.data(OutlineModel::IsPlaceRole).toBool() ? current : current.parent();
    const QString id = place.data(OutlineModel::IdRole).toString();
    m_selection->set(pieces, id == QLatin1String(OutlineModel::windRow()) ? QString() : id);
}

QMenu *OutlineView::moveMenu()
{
    auto *menu = new QMenu(tr("Move to"), this);
    menu->setObjectName(QStringLiteral("moveMenu"));
    const QStringList pieces = m_selection->pieces();
    std::vector<Drop> goals = m_desk->goals(pieces);
    std::stable_partition(goals.begin(), goals.end(),
                          [](const Drop &goal) { return !goal.refused; });
    if (m_lattice) { // several headings to a point: the cheapest is enough here, and no refused way
        QStringList named;
        std::erase_if(goals, [&named](const Drop &goal) {
            const QString place = QString::fromStdString(goal.place);
            const bool again = named.contains(place) || (goal.refused && goal.pose);
            named.append(place);
            return again;
        });
    }
    // Among the many hexes of a map, digits are the hexes' numbers: none of them may go anywhere.
    constexpr std::ptrdiff_t kNumbered = 24;
    const auto open =
        std::ranges::count_if(goals, [](const Drop &goal) { return !goal.refused.has_value(); });
    const bool few = open <= kNumbered;
    if (!few)
        std::erase_if(goals, [](const Drop &goal) { return goal.refused.has_value(); });
    int number = 0;
    for (const Drop &goal : goals) {
        const QString place = QString::fromStdString(goal.place);
        const QString name = m_model->placeName(goal.place);
        QString text = name;
        if (goal.refused) {
            const QString why = m_namer.refusalText ? m_namer.refusalText(*goal.refused)
                                                    : QString::fromStdString(goal.refused->message);
            const QString rule = ruleOf(*goal.refused, m_namer);
            text = rule.isEmpty()
                ? tr("%1 – refused: %2").arg(name, why)
                : tr("%1 – refused: %2 (%3)", "a goal, why not, the rule").arg(name, why, rule);
        } else if (const QString tag = m_namer.termText && !goal.tag.empty()
                       ? m_namer.termText(goal.tag)
                       : QString();
                   !tag.isEmpty()) {
            text = tr("%1 – %2", "a goal and what going there means").arg(name, tag);
        }
        if (few && !goal.refused && number < 9)
            text = QStringLiteral("&%1 ").arg(++number) + text;
        QAction *action = menu->addAction(text);
        action->setData(place);
        connect(action, &QAction::hovered, this,
                [this, pieces, place] { m_desk->consider(pieces, place); });
        connect(action, &QAction::triggered, this,
                [this, pieces, place] { m_desk->drop(pieces, place); });
    }
    connect(menu, &QMenu::aboutToHide, m_desk,
            [this, pieces] { m_desk->consider(pieces, m_selection->place()); });
    if (menu->isEmpty())
        menu->addAction(pieces.isEmpty() ? tr("Choose pieces first")
                            : m_measured
                            ? tr("At sea ships are dragged, or their moves typed in the "
                                 "act panel")
                            : tr("These pieces can go nowhere now"))
            ->setEnabled(false);
    return menu;
}

void OutlineView::showMoveMenu(const QPoint &at)
{
    QMenu *menu = moveMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(at);
}

void OutlineView::contextMenuEvent(QContextMenuEvent *event)
{
    showMoveMenu(event->globalPos());
}

void OutlineView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_M && event->modifiers() == Qt::ControlModifier) {
        showMoveMenu(viewport()->mapToGlobal(visualRect(currentIndex()).bottomLeft()));
        return;
    }
    if (event->key() == Qt::Key_Escape && !m_selection->pieces().isEmpty()) {
        m_selection->clear();
        return;
    }
    QTreeView::keyPressEvent(event);
}

void OutlineView::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_model->setNamer(m_namer);
    } else if (event->type() == QEvent::FontChange) {
        dress();
    }
}

/// The value column has room for the points of a block; longer values are cut and told by the tool
/// tip.
void OutlineView::dress()
{
    header()->resizeSection(OutlineModel::ValueColumn,
                            fontMetrics().averageCharWidth() * (m_measured ? 7 : 9));
    setIndentation(fontMetrics().height() * (m_measured ? 3 : 4) / 5);
    // Ships have more to tell than fits on a line, and there are few enough of them.
    setUniformRowHeights(!m_measured);
    setWordWrap(m_measured);
    // No narrower than a ship's name and her boxes.
    setMinimumWidth(m_measured ? fontMetrics().averageCharWidth() * 18 : 0);
}

void OutlineView::retranslate()
{
    setAccessibleName(tr("Outline of the table"));
    setAccessibleDescription(tr("Places and the pieces in them. Ctrl+M moves the chosen pieces."));
}

} // namespace qd
