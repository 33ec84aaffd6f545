// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/as_per_margin/fleet_row.h"

#include "app/narration/narrator.h"
#include "app/panels/json_values.h"

#include <QCoreApplication>

#include <algorithm>

namespace qd::as_per_margin {
namespace {

/// The words' context.
class FleetWords {
    Q_DECLARE_TR_FUNCTIONS(FleetWords)
};

/// The unit of that id in the answer of {"ask":"state"}.
QJsonObject stateOf(const Position &position, const QString &id, bool shore)
{
    const auto answer = position.ask(R"({"ask":"state"})");
    const QJsonObject state = answer ? jsonObject(*answer) : QJsonObject();
    return state.value(shore ? QStringLiteral("batteries") : QStringLiteral("ships"))
        .toObject()
        .value(id)
        .toObject();
}

} // namespace

QString troubleText(const Refusal &refusal, const Narrator &narrator)
{
    if (refusal.code != "bad-command")
        return narrator.refusal(refusal);
    return FleetWords::tr("The rules refuse this: %1", "the detail is English")
        .arg(fromUtf8(refusal.message));
}

FleetRow fleetRow(const FleetFile &file, std::size_t unit, const DataTrial &trial,
                  const Narrator &narrator)
{
    FleetRow row;
    const FleetUnit &mine = file.units.at(unit);
    const auto opened = trial(file.jsonOf(unit));
    if (!opened) {
        row.trouble = troubleText(opened.error(), narrator);
        return row;
    }
    row.state = stateOf(*opened, mine.id(), mine.shore);
    for (SheetRow &sheet : sheetRows(*opened, narrator))
        if (sheet.id == mine.id())
            row.sheet = std::move(sheet);
    const auto boxes = QStringLiteral("max");
    row.typeBoxes = row.state.value(boxes).toObject();
    if (mine.shore || !mine.keys.contains(u"boxes"))
        return row;
    FleetFile plain = file;
    for (const char *left : {"boxes", "masts", "guns", "hull", "fresh", "fired"})
        plain.units.at(unit).keys.remove(QLatin1String(left));
    if (const auto typical = trial(plain.jsonOf(unit)))
        row.typeBoxes = stateOf(*typical, mine.id(), false).value(boxes).toObject();
    return row;
}

QStringList shipTypes(const DataTrial &trial)
{
    QStringList types;
    const auto opened = trial(FleetFile::fromJson({}).json());
    if (!opened)
        return types;
    for (const Chart &chart : opened->charts(""))
        if (chart.id == "ship-types")
            for (const ChartRow &row : chart.rows)
                types << fromUtf8(row.head.term);
    return types;
}

QString fleetName(const std::string &side, const std::string &nation, const Narrator &narrator)
{
    const QString who = narrator.side(side);
    const QString of = narrator.tag("nation-" + nation);
    return nation.empty() || nation == side || of == who
        ? who
        : FleetWords::tr("%1: %2", "a side and a nation of it").arg(who, of);
}

} // namespace qd::as_per_margin
