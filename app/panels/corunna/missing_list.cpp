// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/corunna/missing_list.h"

#include "app/narration/narrator.h"

#include <QHeaderView>
#include <QMap>
#include <QSet>

#include <algorithm>

namespace qd::corunna {
namespace {

constexpr int kField = Qt::UserRole; ///< of a line: which figure
constexpr int kWho = Qt::UserRole + 1; ///< of a line below it: whose counters
constexpr std::size_t kWidestSaid = 2;

/// A figure that so many counters of a kind lack.
struct Gap {
    QString field, who;
    int counters = 0;
};

/// In the order of the counters' figures.
std::vector<Gap> gapsOf(const std::vector<OrderGroup> &groups, const ValuesFile &file)
{
    std::vector<Gap> gaps;
    for (const QString &field : figures())
        for (const OrderGroup &group : groups)
            for (const OrderPiece &piece : group.pieces) {
                if (!piece.fields.contains(field)
                    || !file.value(piece.part, piece.id, field).isUndefined())
                    continue;
                const auto mine = std::ranges::find_if(gaps, [&](const Gap &gap) {
                    return gap.field == field && gap.who == piece.who;
                });
                if (mine == gaps.end())
                    gaps.push_back({field, piece.who, 1});
                else
                    ++mine->counters;
            }
    return gaps;
}

} // namespace

FigureCount countFigures(const std::vector<OrderGroup> &groups, const ValuesFile &file)
{
    FigureCount count;
    for (const OrderGroup &group : groups)
        for (const OrderPiece &piece : group.pieces)
            count.all += static_cast<int>(piece.fields.size());
    std::vector<Gap> gaps = gapsOf(groups, file);
    count.known = count.all;
    for (const Gap &gap : gaps)
        count.known -= gap.counters;
    std::erase_if(gaps, [](const Gap &gap) { return figureBlocks(gap.field).isEmpty(); });
    std::ranges::stable_sort(gaps, std::ranges::greater(), &Gap::counters);
    QStringList said;
    for (std::size_t i = 0; i < std::min(gaps.size(), kWidestSaid); ++i)
        said << MissingList::tr("%1, %2 (%3)", "“French: infantry”, a figure, how many counters")
                    .arg(gaps[i].who, figureName(gaps[i].field))
                    .arg(gaps[i].counters);
    count.blocked = Narrator::list(said);
    return count;
}

MissingList::MissingList(QWidget *parent) : QTreeWidget(parent)
{
    setHeaderLabels({tr("Figure"), tr("Counters"), tr("Blocks")});
    setAccessibleDescription(tr("Enter goes to the first counter that lacks the figure"));
    setIndentation(indentation() / 2);
    setTextElideMode(Qt::ElideRight);
    connect(this, &QTreeWidget::itemActivated, this, &MissingList::take);
    connect(this, &QTreeWidget::itemClicked, this, &MissingList::take);
}

void MissingList::take(const QTreeWidgetItem *line)
{
    if (const QString field = line->data(0, kField).toString(); !field.isEmpty())
        emit wanted(field, line->data(0, kWho).toString());
}

void MissingList::showGaps(const std::vector<OrderGroup> &groups, const ValuesFile &file)
{
    QSet<QString> open;
    for (int i = 0; i < topLevelItemCount(); ++i)
        if (topLevelItem(i)->isExpanded())
            open.insert(topLevelItem(i)->data(0, kField).toString());
    const QString now =
        currentItem() == nullptr ? QString() : currentItem()->data(0, kField).toString();
    clear();
    QMap<QString, QTreeWidgetItem *> lines;
    for (const Gap &gap : gapsOf(groups, file)) {
        QTreeWidgetItem *&line = lines[gap.field];
        if (line == nullptr) {
            line = new QTreeWidgetItem(
                this, {figureName(gap.field), QStringLiteral("0"), figureBlocks(gap.field)});
            line->setData(0, kField, gap.field);
            line->setToolTip(2, figureBlocks(gap.field));
            line->setExpanded(open.contains(gap.field));
            if (gap.field == now)
                setCurrentItem(line);
        }
        line->setText(1, QString::number(line->text(1).toInt() + gap.counters));
        auto *whose = new QTreeWidgetItem(line, {gap.who, QString::number(gap.counters)});
        whose->setData(0, kField, gap.field);
        whose->setData(0, kWho, gap.who);
        for (QTreeWidgetItem *each : {line, whose})
            each->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    }
    if (lines.isEmpty())
        new QTreeWidgetItem(this, {tr("Every figure of this scenario is known.")});
    for (int column = 0; column < 2; ++column)
        resizeColumnToContents(column);
}

} // namespace qd::corunna
