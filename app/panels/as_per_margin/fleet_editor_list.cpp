// SPDX-License-Identifier: GPL-3.0-or-later
// What the fleet editor shows: the list of ships and the chosen one.
#include "app/narration/narrator.h"
#include "app/panels/as_per_margin/fleet_editor.h"
#include "app/panels/as_per_margin/fleet_unit_form.h"
#include "app/panels/json_values.h"

#include <QHash>
#include <QLocale>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTreeWidget>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace qd::as_per_margin {
namespace {

constexpr int kUnitRole = Qt::UserRole; ///< int: the unit's number in the file
constexpr int kLeastName = 12; ///< letters that a name gets before boxes are drawn

enum Column { Name, Type, Guns, Masts, FirstGuns, SecondGuns, Hull };

constexpr std::array kBoxColumns{
    std::pair(Masts, SheetPart::Masts), std::pair(FirstGuns, SheetPart::FirstGuns),
    std::pair(SecondGuns, SheetPart::SecondGuns), std::pair(Hull, SheetPart::Hull)};

/// "Masts, top line 4 · Masts, bottom line 4": a cell of boxes read out.
QString spoken(const SheetCell &cell, const Narrator &narrator)
{
    QStringList parts;
    for (const SheetBoxes &boxes : cell) {
        const QString row =
            boxes.letter.isEmpty() ? boxes.key : QStringLiteral("guns-") + boxes.key;
        parts << FleetEditor::tr("%1 %2", "a row of boxes, how many")
                     .arg(narrator.gauge(row.toStdString()))
                     .arg(boxes.max);
    }
    return parts.join(QStringLiteral(" · "));
}

/// "4 + 4", "P 4": what stands for the boxes where they can't be drawn.
QString counted(const SheetCell &cell)
{
    QStringList rows;
    for (const SheetBoxes &boxes : cell)
        rows << (boxes.letter.isEmpty() ? QString() : boxes.letter + QLatin1Char(' '))
                + QLocale().toString(boxes.max);
    return rows.join(QStringLiteral(" + "));
}

QString placeOf(const QJsonObject &state, const Narrator &narrator)
{
    if (!state.value(u"x").isDouble())
        return narrator.term("off");
    return FleetEditor::tr("%1 × %2, %3", "inches from the west and the south edge, heading")
        .arg(Narrator::decimal(state.value(u"x").toDouble()),
             Narrator::decimal(state.value(u"y").toDouble()),
             narrator.heading(state.value(u"heading").toDouble()));
}

} // namespace

/// As the rules have it where they take her: left out, it is the side's.
std::string FleetEditor::nationOf(std::size_t unit) const
{
    const FleetUnit &mine = m_file.units.at(unit);
    const std::string side = textAt(mine.keys, u"side");
    if (mine.shore)
        return side;
    return mine.keys.contains(u"nation") ? textAt(mine.keys, u"nation") : side;
}

QString FleetEditor::groupKey(std::size_t unit) const
{
    const FleetUnit &mine = m_file.units.at(unit);
    return mine.keys.value(u"side").toString() + u'/'
        + (mine.shore ? QStringLiteral("/ashore") : QString::fromStdString(nationOf(unit)));
}

QTreeWidgetItem *FleetEditor::newGroup(std::size_t unit) const
{
    const FleetUnit &mine = m_file.units.at(unit);
    const std::string side = textAt(mine.keys, u"side");
    auto *group = new QTreeWidgetItem(
        {mine.shore ? tr("%1: batteries ashore", "a side").arg(m_narrator.side(side))
                    : fleetName(side, nationOf(unit), m_narrator)});
    group->setFlags(Qt::ItemIsEnabled);
    QFont bold = m_tree->font();
    bold.setBold(true);
    group->setFont(0, bold);
    return group;
}

void FleetEditor::showRow(QTreeWidgetItem *item, std::size_t unit)
{
    const FleetUnit &mine = m_file.units.at(unit);
    const FleetRow &row = m_rows.at(unit);
    const bool good = row.trouble.isEmpty();
    const QString &odd = m_advice.ofUnit.at(unit);
    item->setData(Name, kUnitRole, static_cast<int>(unit));
    const QString name = (!good               ? QStringLiteral("⚑ ")
                              : odd.isEmpty() ? QString()
                                              : QStringLiteral("⚠ "))
        + row.called + (conjectured(mine.keys).isEmpty() ? QString() : QStringLiteral(" ◇"));
    const std::string type = mine.shore ? "shore-battery" : textAt(row.state, u"rate");
    item->setText(Type, good ? m_narrator.term(type) : row.trouble);
    // The reason has the whole line: there are no boxes to show.
    item->setText(
        Name,
        good ? name
             : tr("%1: %2", "a ship, what the rules have against her").arg(name, row.trouble));
    // Each call lays the whole list out anew: only where something changes.
    if (item->isFirstColumnSpanned() == good)
        item->setFirstColumnSpanned(!good);
    const int guns = mine.keys.value(u"guns_rated").toInt();
    item->setText(Guns, guns > 0 ? QLocale().toString(guns) : QString());
    QStringList tip{item->text(Name)};
    if (good)
        tip << placeOf(row.state, m_narrator);
    if (!odd.isEmpty())
        tip << odd;
    item->setToolTip(Name, tip.join(QLatin1Char('\n')));
    item->setToolTip(Type, item->text(Type));
    showBoxes(item, row);
    QStringList spoken{item->text(Name)};
    if (good)
        for (int column = Type; column <= Hull; ++column)
            if (const QString said = item->data(column, Qt::AccessibleTextRole).toString();
                column == Type || (column >= Masts && !said.isEmpty()))
                spoken << (column == Type ? item->text(Type) : said);
    if (!odd.isEmpty())
        spoken << odd;
    item->setData(Name, Qt::AccessibleTextRole, spoken.join(QStringLiteral(", ")));
}

void FleetEditor::showBoxes(QTreeWidgetItem *item, const FleetRow &row) const
{
    for (const auto &[column, part] : kBoxColumns) {
        const SheetCell cell = row.sheet ? row.sheet->cell(part) : SheetCell();
        const QString words = spoken(cell, m_narrator);
        item->setData(column, BoxDelegate::kBoxesRole,
                      cell.isEmpty() ? QVariant() : QVariant::fromValue(cell));
        item->setText(column, counted(cell));
        item->setData(column, Qt::AccessibleTextRole, words);
        item->setToolTip(column, words);
    }
}

/// The units as the list has them: by side, those whose side nobody knows last.
std::vector<std::size_t> FleetEditor::inOrder() const
{
    std::vector<std::size_t> order(m_file.units.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto place = [this](std::size_t unit) {
        const std::string side = textAt(m_file.units.at(unit).keys, u"side");
        return std::ranges::find(kFleetSides, side) - kFleetSides.begin();
    };
    std::ranges::stable_sort(order, {}, place);
    return order;
}

void FleetEditor::fillTree()
{
    const QScopedValueRollback filling(m_filling, true);
    m_tree->setUpdatesEnabled(false);
    m_tree->clear();
    m_items.assign(m_file.units.size(), nullptr);
    // Lines are filled before they come into the list, which would lay itself out for each of them.
    QHash<QString, QTreeWidgetItem *> groups;
    QList<QTreeWidgetItem *> heads;
    for (const std::size_t unit : inOrder()) {
        QTreeWidgetItem *&group = groups[groupKey(unit)];
        if (group == nullptr) {
            group = newGroup(unit);
            heads << group;
        }
        m_items.at(unit) = new QTreeWidgetItem;
        showRow(m_items.at(unit), unit);
        group->addChild(m_items.at(unit));
    }
    for (QTreeWidgetItem *group : std::as_const(heads))
        group->setText(Name,
                       tr("%1 – %2", "a fleet, how many ships")
                           .arg(group->text(Name))
                           .arg(group->childCount()));
    m_tree->addTopLevelItems(heads);
    m_tree->expandAll();
    for (QTreeWidgetItem *group : std::as_const(heads))
        group->setFirstColumnSpanned(true);
    for (std::size_t unit = 0; unit < m_items.size(); ++unit)
        if (!m_rows.at(unit).trouble.isEmpty())
            m_items.at(unit)->setFirstColumnSpanned(true);
    measureColumns();
    m_tree->setUpdatesEnabled(true);
}

/// What the columns want, boxes drawn and boxes counted.
void FleetEditor::measureColumns()
{
    for (const auto &[manner, widths] :
         {std::pair(FleetBoxDelegate::Manner::Drawn, &m_drawn),
          std::pair(FleetBoxDelegate::Manner::Counted, &m_counted)}) {
        m_boxes->setManner(manner);
        for (std::size_t i = 0; i < kColumns; ++i) {
            const int column = static_cast<int>(i);
            m_tree->resizeColumnToContents(column);
            widths->at(i) = m_tree->columnWidth(column);
        }
    }
    fitColumns();
}

/// Names give way, and where that isn't enough, boxes are counted; where even the counts want more
/// room than there is, the list scrolls sideways.
void FleetEditor::fitColumns()
{
    const int room = m_tree->viewport()->width();
    const auto others = [](const Widths &widths) {
        return std::accumulate(widths.begin() + 1, widths.end(), 0);
    };
    const int name = std::min(
        m_drawn.front(), fontMetrics().averageCharWidth() * kLeastName + 2 * m_tree->indentation());
    const bool drawn = others(m_drawn) + name <= room;
    m_boxes->setManner(drawn ? FleetBoxDelegate::Manner::Drawn : FleetBoxDelegate::Manner::Counted);
    const Widths &widths = drawn ? m_drawn : m_counted;
    // The last resort: better a scroll bar than a column that nobody sees.
    m_tree->setHorizontalScrollBarPolicy(others(widths) + name <= room ? Qt::ScrollBarAlwaysOff
                                                                       : Qt::ScrollBarAsNeeded);
    m_tree->setColumnWidth(Name, std::max(name, room - others(widths)));
    for (std::size_t i = 1; i < kColumns; ++i)
        m_tree->setColumnWidth(static_cast<int>(i), widths.at(i));
    m_tree->doItemsLayout(); // lines may have other heights
}

std::optional<std::size_t> FleetEditor::chosen() const
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    if (item == nullptr || item->parent() == nullptr)
        return std::nullopt;
    return static_cast<std::size_t>(item->data(Name, kUnitRole).toInt());
}

void FleetEditor::choose(std::size_t unit)
{
    QTreeWidgetItem *item = unit < m_items.size() ? m_items.at(unit) : nullptr;
    {
        const QScopedValueRollback filling(m_filling, true);
        m_tree->setCurrentItem(item);
    }
    showChosen();
}

void FleetEditor::showChosen()
{
    if (m_filling)
        return;
    const auto unit = chosen();
    m_copy->setEnabled(unit.has_value());
    m_remove->setEnabled(unit.has_value());
    if (unit)
        m_form->show(m_file.units.at(*unit), m_rows.at(*unit), m_advice.ofUnit.at(*unit), m_sea);
    else
        m_form->clear();
    emit pageShown();
}

} // namespace qd::as_per_margin
