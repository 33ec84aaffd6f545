// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/hex_displays.h"

#include "app/mirror/counter_painter.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QPixmap>
#include <QStyle>
#include <QTabBar>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>

namespace qd {

namespace {

enum Column { NameColumn, PlaceColumn, LeftColumn, StateColumn, ColumnCount };

constexpr int kIdRole = Qt::UserRole + 1;
// In average characters.
constexpr int kShortestName = 20;

/// Two camps: the first side of the roster's names, and all others.
bool isFrench(const PicturePiece &piece)
{
    return piece.side == "french";
}

} // namespace

HexDisplays::HexDisplays(QWidget *parent) : QWidget(parent), m_palette(qd::palette(Shade::Light))
{
    setObjectName(QStringLiteral("hexDisplays"));
    setAutoFillBackground(true);
    auto *all = new QVBoxLayout(this);
    m_camp = new QTabBar(this);
    m_camp->setObjectName(QStringLiteral("campBar"));
    m_camp->setDrawBase(false);
    m_camp->setExpanding(false);
    m_camp->addTab(QString());
    m_camp->addTab(QString());
    m_camp->hide();
    connect(m_camp, &QTabBar::currentChanged, this, &HexDisplays::showCamps);
    m_row = new QHBoxLayout;
    all->addWidget(m_camp);
    all->addLayout(m_row, 1);
    for (const char *name : {"frenchDisplay", "alliedDisplay"}) {
        auto *column = new QVBoxLayout;
        auto *title = new QLabel(this);
        auto *tree = new QTreeWidget(this);
        tree->setObjectName(QLatin1String(name));
        tree->setColumnCount(ColumnCount);
        tree->setIconSize(QSize(1, 1) * (fontMetrics().height() * 2));
        tree->setAlternatingRowColors(true);
        tree->setFrameShape(QFrame::NoFrame);
        tree->header()->setStretchLastSection(false);
        title->setBuddy(tree);
        column->addWidget(title);
        column->addWidget(tree, 1);
        m_row->addLayout(column, 1);
        connect(tree, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem *item) {
            if (const QString id = item->data(NameColumn, kIdRole).toString(); !id.isEmpty())
                emit picked(id);
        });
        connect(tree, &QTreeWidget::itemClicked, this,
                [this](const QTreeWidgetItem *item) { tellChosen(*item); });
        m_displays.push_back({title, tree});
    }
    retranslate();
}

void HexDisplays::tellChosen(const QTreeWidgetItem &item)
{
    QStringList pieces;
    if (const QString id = item.data(NameColumn, kIdRole).toString(); !id.isEmpty())
        pieces.append(id);
    for (int i = 0; i < item.childCount(); ++i) {
        const QTreeWidgetItem *child = item.child(i);
        for (int j = 0; j < child->childCount(); ++j)
            pieces.append(child->child(j)->data(NameColumn, kIdRole).toString());
        if (const QString id = child->data(NameColumn, kIdRole).toString(); !id.isEmpty())
            pieces.append(id);
    }
    if (!pieces.isEmpty())
        emit chosen(pieces);
}

void HexDisplays::setLook(const Palette &palette)
{
    m_palette = palette;
    m_stale = true;
    if (isVisible())
        fill();
}

void HexDisplays::setTable(const TablePicture &picture, const HexWords &words,
                           const Name &pieceName, const Name &placeName)
{
    m_words = words;
    const CounterBands bands(picture);
    m_rows.clear();
    for (const PicturePiece &piece : picture.pieces)
        m_rows.push_back({piece, pieceName(QString::fromStdString(piece.id)),
                          placeName(QString::fromStdString(piece.place)), bands.of(piece)});
    m_stale = true;
    if (isVisible())
        fill();
}

void HexDisplays::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    fill();
}

void HexDisplays::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layCamps();
}

/// The least width on which no column of a tree is cut.
int HexDisplays::leastWidth(const QTreeWidget &tree) const
{
    int least = tree.indentation() * 3 + tree.iconSize().width()
        + fontMetrics().averageCharWidth() * kShortestName
        + tree.style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    for (int column = PlaceColumn; column < ColumnCount; ++column)
        least += std::max(static_cast<const QAbstractItemView &>(tree).sizeHintForColumn(column),
                          tree.header()->sectionSizeHint(column));
    return least;
}

void HexDisplays::showCamps()
{
    const bool one = !m_camp->isHidden();
    for (std::size_t i = 0; i < m_displays.size(); ++i) {
        m_displays[i].title->setVisible(!one);
        m_displays[i].tree->setVisible(!one || m_camp->currentIndex() == static_cast<int>(i));
    }
}

/// Side by side only where every column of both camps can be read.
void HexDisplays::layCamps()
{
    int least = 0;
    for (const Display &display : m_displays)
        least += leastWidth(*display.tree) + m_row->spacing() * 2;
    constexpr int kLines = 26; // of letters, for both one above the other
    const bool narrow = width() < least;
    m_row->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_camp->setVisible(narrow && height() < fontMetrics().height() * kLines);
    showCamps();
    m_row->activate();
    for (const Display &display : m_displays)
        fitColumns(*display.tree);
}

/// What a counter is has the room that the figures leave, and never too little of it.
void HexDisplays::fitColumns(QTreeWidget &tree) const
{
    if (tree.topLevelItemCount() == 0)
        return;
    int rest = tree.viewport()->width();
    for (int column = PlaceColumn; column < ColumnCount; ++column) {
        tree.resizeColumnToContents(column);
        rest -= tree.columnWidth(column);
    }
    const int least = tree.indentation() * 3 + tree.iconSize().width()
        + fontMetrics().averageCharWidth() * kShortestName;
    // What there is no room for is reached by the bar below: nothing is cut.
    tree.setColumnWidth(NameColumn, std::max(rest, least));
}

void HexDisplays::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void HexDisplays::retranslate()
{
    m_camp->setAccessibleName(tr("Camp"));
    const QString titles[] = {tr("French organisation"), tr("Allied organisation")};
    for (std::size_t i = 0; i < m_displays.size(); ++i) {
        m_displays[i].title->setText(titles[i]);
        m_displays[i].tree->setAccessibleName(titles[i]);
        m_camp->setTabText(static_cast<int>(i), titles[i]);
        m_displays[i].tree->setHeaderLabels({tr("Formation and unit"), tr("Where"),
                                             tr("Left", "increments of a unit"), tr("State")});
    }
}

void HexDisplays::fill()
{
    if (!m_stale)
        return;
    m_stale = false;
    for (std::size_t i = 0; i < m_displays.size(); ++i) {
        std::vector<const Row *> rows;
        for (const Row &row : m_rows)
            if (isFrench(row.piece) == (i == 0))
                rows.push_back(&row);
        fillTree(m_displays[i], rows);
    }
    layCamps();
}

void HexDisplays::fillTree(const Display &display, const std::vector<const Row *> &rows)
{
    QTreeWidget *tree = display.tree;
    const QString current =
        tree->currentItem() ? tree->currentItem()->data(NameColumn, kIdRole).toString() : QString();
    tree->setUpdatesEnabled(false);
    tree->clear();
    std::map<std::string, QTreeWidgetItem *> groups;
    // Leaders first: each division begins with who leads it.
    std::vector<const Row *> order = rows;
    std::ranges::stable_sort(order, {}, [](const Row *row) {
        return std::tuple(divisionOf(row->piece), row->piece.kind != "leader",
                          brigadeOf(row->piece), row->piece.kind != "colours");
    });
    for (const Row *row : order)
        addRow(group(tree, groups, row->piece), *row);
    tree->expandAll();
    fitColumns(*tree);
    for (QTreeWidgetItemIterator it(tree); *it; ++it)
        if (!current.isEmpty() && (*it)->data(NameColumn, kIdRole).toString() == current)
            tree->setCurrentItem(*it);
    tree->setUpdatesEnabled(true);
}

QTreeWidgetItem *HexDisplays::group(QTreeWidget *tree,
                                    std::map<std::string, QTreeWidgetItem *> &groups,
                                    const PicturePiece &piece) const
{
    QTreeWidgetItem *parent = tree->invisibleRootItem();
    std::string key;
    for (const std::string &formation : {divisionOf(piece), brigadeOf(piece)}) {
        if (formation.empty())
            continue;
        key += '/' + formation;
        QTreeWidgetItem *&item = groups[key];
        if (!item) {
            item = new QTreeWidgetItem(parent);
            item->setText(NameColumn, m_words.term(formation));
            QFont bold = tree->font();
            bold.setBold(true);
            item->setFont(NameColumn, bold);
            item->setFirstColumnSpanned(true);
        }
        parent = item;
    }
    return parent;
}

void HexDisplays::addRow(QTreeWidgetItem *parent, const Row &row) const
{
    auto *item = new QTreeWidgetItem(parent);
    const PicturePiece &piece = row.piece;
    item->setText(NameColumn, row.name);
    item->setIcon(NameColumn, iconOf(row));
    item->setText(PlaceColumn, row.place);
    if (piece.strengthMax > 0)
        item->setText(LeftColumn,
                      tr("%1/%2", "what is left of what there was")
                          .arg(piece.strength)
                          .arg(piece.strengthMax));
    item->setText(StateColumn, m_words.condition(piece));
    item->setData(NameColumn, kIdRole, QString::fromStdString(piece.id));
    item->setData(NameColumn, Qt::AccessibleTextRole, m_words.spoken(piece, row.name));
    for (const Column column : {NameColumn, StateColumn})
        item->setToolTip(column, m_words.spoken(piece, row.name));
}

QIcon HexDisplays::iconOf(const Row &row) const
{
    const qreal ratio = devicePixelRatioF();
    const int side = fontMetrics().height() * 2;
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintCounter(painter, counterLookOf(row.piece, row.band), QRectF(0, 0, side, side), m_palette);
    return QIcon(pixmap);
}

} // namespace qd
