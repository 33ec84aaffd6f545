// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/as_per_margin/tally_panel.h"

#include "app/panels/json_values.h"

#include <QLocale>

#include <utility>

namespace qd::as_per_margin {
namespace {

QString numberOf(const QJsonValue &value)
{
    if (!value.isObject())
        return QLocale().toString(value.toInt());
    const QJsonObject loss = value.toObject();
    return TallyPanel::tr("%1 of %2", "boxes lost, of all")
        .arg(QLocale().toString(loss.value(u"lost").toInt()),
             QLocale().toString(loss.value(u"of").toInt()));
}

} // namespace

TallyPanel::TallyPanel(QWidget *parent) : TreePanel(QStringLiteral("score"), parent)
{
    refresh();
}

QString TallyPanel::title() const
{
    return tr("Score");
}

QString TallyPanel::emptyText() const
{
    return tr("Both fleets, counted, appear here once a table is open.");
}

QStringList TallyPanel::columns() const
{
    QStringList heads{tr("Counted")};
    if (position() && narrator() != nullptr) {
        for (const std::string &side : position()->module().info().sides)
            heads << narrator()->side(side);
    }
    heads << QString(); // takes what room is left
    return heads;
}

QString TallyPanel::noteText() const
{
    return tr("The rules name no winner (%1): count what was agreed before the game.")
        .arg(narrator()->rule(Citation("ruling-r42")));
}

void TallyPanel::fill()
{
    const auto answer = position()->ask(R"({"ask":"score"})");
    const QJsonObject sides =
        answer ? jsonObject(*answer).value(u"sides").toObject() : QJsonObject();
    const auto add = [&](QTreeWidgetItem *group, const QString &what, QStringView key) {
        QStringList cells{what};
        for (const std::string &side : position()->module().info().sides)
            cells << numberOf(sides.value(fromUtf8(side)).toObject().value(key));
        addLine(group, cells, Cells::Numbers);
    };
    QTreeWidgetItem *ships = addGroup(tr("Ships"));
    add(ships, tr("In the fleet"), u"ships");
    add(ships, tr("In action"), u"in_action");
    add(ships, tr("of these damaged"), u"damaged");
    add(ships, tr("of these dismasted"), u"dismasted");
    add(ships, tr("Struck"), u"struck");
    add(ships, tr("Sunk"), u"sunk");
    add(ships, tr("Exploded"), u"exploded");
    add(ships, tr("Recaptured"), u"recaptured");
    add(ships, tr("Prizes held"), u"prizes");
    add(ships, tr("Gone from the table"), u"gone");
    QTreeWidgetItem *boxes = addGroup(tr("Boxes lost"));
    add(boxes, tr("Masts"), u"masts");
    add(boxes, tr("Guns"), u"guns");
    add(boxes, tr("Hull"), u"hull");
}

} // namespace qd::as_per_margin
