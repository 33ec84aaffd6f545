// SPDX-License-Identifier: GPL-3.0-or-later
// What the fleet editor shows: the list of ships and the chosen one.
#include "app/narration/narrator.h"
#include "app/panels/as_per_margin/box_delegate.h"
#include "app/panels/as_per_margin/fleet_editor.h"
#include "app/panels/as_per_margin/fleet_unit_form.h"
#include "app/panels/json_values.h"

#include <QLocale>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTreeWidget>

#include <algorithm>
#include <array>

namespace qd::as_per_margin {
namespace {

constexpr int kUnitRole = Qt::UserRole; ///< int: the unit's number in the file
constexpr int kGroupRole = Qt::UserRole + 2; ///< QString: side and nation of a group
constexpr std::array kSides{"english", "french-spanish"};

enum Column { Name, Type, Guns, Masts, FirstGuns, SecondGuns, Hull, Place };

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

QString FleetEditor::groupKey(std::size_t unit) const
{
    const FleetUnit &mine = m_file.units.at(unit);
    return mine.keys.value(u"side").toString() + u'/'
        + (mine.shore ? QStringLiteral("ashore") : mine.keys.value(u"nation").toString());
}

QTreeWidgetItem *FleetEditor::groupOf(std::size_t unit)
{
    const QString key = groupKey(unit);
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
        if (m_tree->topLevelItem(i)->data(0, kGroupRole).toString() == key)
            return m_tree->topLevelItem(i);
    int count = 0;
    for (std::size_t each = 0; each < m_file.units.size(); ++each)
        count += groupKey(each) == key ? 1 : 0;
    const FleetUnit &mine = m_file.units.at(unit);
    const std::string side = mine.keys.value(u"side").toString().toStdString();
    const QString who = mine.shore
        ? tr("%1: batteries ashore", "a side").arg(m_narrator.side(side))
        : fleetName(side, mine.keys.value(u"nation").toString().toStdString(), m_narrator);
    auto *group =
        new QTreeWidgetItem(m_tree, {tr("%1 – %2", "a fleet, how many ships").arg(who).arg(count)});
    group->setData(0, kGroupRole, key);
    group->setFlags(Qt::ItemIsEnabled);
    QFont bold = m_tree->font();
    bold.setBold(true);
    group->setFont(0, bold);
    group->setFirstColumnSpanned(true);
    group->setExpanded(true);
    return group;
}

void FleetEditor::showRow(QTreeWidgetItem *item, std::size_t unit)
{
    const FleetUnit &mine = m_file.units.at(unit);
    const FleetRow &row = m_rows.at(unit);
    const bool good = row.trouble.isEmpty();
    const QString mark = conjectured(mine.keys).isEmpty() ? QString() : QStringLiteral(" ◇");
    item->setData(Name, kUnitRole, static_cast<int>(unit));
    const QString name = (good ? QString() : QStringLiteral("⚑ ")) + mine.name() + mark;
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
    item->setToolTip(Type, row.trouble);
    const int guns = mine.keys.value(u"guns_rated").toInt();
    item->setText(Guns, guns > 0 ? QLocale().toString(guns) : QString());
    item->setText(Place, good ? placeOf(row.state, m_narrator) : QString());
    QStringList boxes;
    for (const auto &[column, part] : kBoxColumns) {
        const SheetCell cell = row.sheet ? row.sheet->cell(part) : SheetCell();
        const QString words = spoken(cell, m_narrator);
        item->setData(column, BoxDelegate::kBoxesRole,
                      cell.isEmpty() ? QVariant() : QVariant::fromValue(cell));
        item->setData(column, Qt::AccessibleTextRole, words);
        item->setToolTip(column, words);
        if (!words.isEmpty())
            boxes << words;
    }
    item->setData(Name, Qt::AccessibleTextRole,
                  good ? tr("%1, %2, %3", "a ship, her type, her boxes")
                             .arg(name, item->text(Type), boxes.join(QStringLiteral(" · ")))
                       : item->text(Name));
}

void FleetEditor::fillTree()
{
    const QScopedValueRollback filling(m_filling, true);
    m_tree->setUpdatesEnabled(false);
    m_tree->clear();
    for (const char *side : kSides)
        for (std::size_t unit = 0; unit < m_file.units.size(); ++unit)
            if (m_file.units.at(unit).keys.value(u"side").toString() == QLatin1String(side))
                showRow(new QTreeWidgetItem(groupOf(unit)), unit);
    for (std::size_t unit = 0; unit < m_file.units.size(); ++unit) // whose side nobody knows
        if (itemOf(unit) == nullptr)
            showRow(new QTreeWidgetItem(groupOf(unit)), unit);
    for (int i = 0; i < m_tree->columnCount(); ++i)
        m_tree->resizeColumnToContents(i);
    m_tree->setColumnWidth(
        Type, std::min(m_tree->columnWidth(Type), fontMetrics().averageCharWidth() * 40));
    m_tree->setUpdatesEnabled(true);
}

QTreeWidgetItem *FleetEditor::itemOf(std::size_t unit) const
{
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem *group = m_tree->topLevelItem(i);
        for (int j = 0; j < group->childCount(); ++j)
            if (group->child(j)->data(Name, kUnitRole).toInt() == static_cast<int>(unit))
                return group->child(j);
    }
    return nullptr;
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
    QTreeWidgetItem *item = unit < m_file.units.size() ? itemOf(unit) : nullptr;
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
        m_form->show(m_file.units.at(*unit), m_rows.at(*unit), m_sea);
    else
        m_form->clear();
    emit pageShown();
}

} // namespace qd::as_per_margin
