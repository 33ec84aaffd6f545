// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/as_per_margin/fleet_row.h"

#include "app/narration/narrator.h"
#include "app/narration/reason_in_words.h"
#include "app/panels/json_values.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <numeric>
#include <utility>

namespace qd::as_per_margin {
namespace {

/// The words' context.
class FleetWords {
    Q_DECLARE_TR_FUNCTIONS(FleetWords)
};

/// A part of the answer of {"ask":"state"}.
QJsonObject partOf(const QJsonObject &state, bool shore)
{
    return state.value(shore ? QStringLiteral("batteries") : QStringLiteral("ships")).toObject();
}

QJsonObject stateOf(const Position &position)
{
    const auto answer = position.ask(R"({"ask":"state"})");
    return answer ? jsonObject(*answer) : QJsonObject();
}

std::vector<std::size_t> everyUnit(const FleetFile &file)
{
    std::vector<std::size_t> units(file.units.size());
    std::iota(units.begin(), units.end(), std::size_t{0});
    return units;
}

const auto kMax = QStringLiteral("max");

} // namespace

QString troubleText(const Refusal &refusal, const Narrator &narrator)
{
    if (refusal.code != "bad-command")
        return narrator.refusal(refusal);
    return FleetWords::tr("The rules refuse this: %1", "the detail is English")
        .arg(reasonInWords(refusal.message));
}

FleetInquiry::FleetInquiry(DataTrial trial, const Narrator &narrator)
    : m_trial(std::move(trial)), m_narrator(narrator)
{
}

FleetVerdict FleetInquiry::askAll(const FleetFile &file, std::vector<FleetRow> &rows)
{
    rows.assign(file.units.size(), {});
    const std::vector<std::size_t> all = everyUnit(file);
    const auto opened = m_trial(file.json());
    if (opened) {
        fill(file, all, *opened, rows);
        return {{}, {opened->board().width, opened->board().height}};
    }
    // Two of one id: the first is looked at with the others, what follows with the first.
    QSet<QString> seen;
    std::vector<std::size_t> firsts;
    std::vector<std::size_t> good;
    for (const std::size_t unit : all) {
        const QString id = file.units.at(unit).id();
        if (seen.contains(id))
            rows.at(unit) = askUnit(file, unit);
        else
            firsts.push_back(unit);
        seen.insert(id);
    }
    askPart(file, firsts, rows);
    for (const std::size_t unit : firsts)
        if (rows.at(unit).trouble.isEmpty())
            good.push_back(unit);
    // Those without a name are numbered as they are together.
    if (const auto together = m_trial(file.jsonOf(good)); together && good.size() < all.size())
        fill(file, good, *together, rows);
    return {troubleText(opened.error(), m_narrator), {}};
}

FleetVerdict FleetInquiry::askWhole(const FleetFile &file, std::vector<FleetRow> &rows)
{
    const auto opened = m_trial(file.json());
    if (!opened)
        return {troubleText(opened.error(), m_narrator), {}};
    const bool someNameless = std::ranges::any_of(
        file.units, [](const FleetUnit &unit) { return unit.name().isEmpty(); });
    if (someNameless) {
        const auto narrator = makeNarrator(opened->module(), *opened);
        for (std::size_t unit = 0; unit < rows.size(); ++unit)
            rows.at(unit).called = narrator->term(file.units.at(unit).id().toStdString());
    }
    return {{}, {opened->board().width, opened->board().height}};
}

FleetRow FleetInquiry::askUnit(const FleetFile &file, std::size_t unit)
{
    std::vector<std::size_t> before;
    const QString id = file.units.at(unit).id();
    for (std::size_t each = 0; each < unit; ++each)
        if (file.units.at(each).id() == id)
            before.push_back(each);
    before.push_back(unit);
    const auto opened = m_trial(file.jsonOf(before));
    if (!opened)
        return refused(file.units.at(unit), opened.error());
    std::vector<FleetRow> rows(file.units.size());
    fill(file, std::span(before).last(1), *opened, rows);
    return std::move(rows.at(unit));
}

void FleetInquiry::askPart(const FleetFile &file, std::span<const std::size_t> units,
                           std::vector<FleetRow> &rows)
{
    if (units.empty())
        return;
    const auto opened = m_trial(file.jsonOf(units));
    if (opened)
        return fill(file, units, *opened, rows);
    if (units.size() == 1) {
        rows.at(units.front()) = refused(file.units.at(units.front()), opened.error());
        return;
    }
    const std::size_t half = units.size() / 2;
    askPart(file, units.first(half), rows);
    askPart(file, units.subspan(half), rows);
}

void FleetInquiry::fill(const FleetFile &file, std::span<const std::size_t> units,
                        const Position &opened, std::vector<FleetRow> &rows)
{
    const auto narrator = makeNarrator(opened.module(), opened);
    const QJsonObject state = stateOf(opened);
    const QJsonObject ships = partOf(state, false);
    const QJsonObject ashore = partOf(state, true);
    QHash<QString, SheetRow> sheets;
    for (SheetRow &sheet : sheetRows(opened, *narrator))
        sheets.insert(sheet.id, std::move(sheet));
    for (const std::size_t unit : units) {
        const FleetUnit &mine = file.units.at(unit);
        FleetRow &row = rows.at(unit);
        row = {};
        row.state = (mine.shore ? ashore : ships).value(mine.id()).toObject();
        if (const auto sheet = sheets.constFind(mine.id()); sheet != sheets.constEnd()) {
            row.sheet = *sheet;
            row.called = sheet->name;
        }
        const bool own = !mine.shore && mine.keys.contains(u"boxes");
        row.typeBoxes =
            own ? boxesOf(row.state.value(u"rate").toString()) : row.state.value(kMax).toObject();
    }
}

FleetRow FleetInquiry::refused(const FleetUnit &unit, const Refusal &refusal) const
{
    FleetRow row;
    row.trouble = troubleText(refusal, m_narrator);
    row.called = unit.name().isEmpty() ? unit.id() : unit.name();
    return row;
}

QJsonObject FleetInquiry::boxesOf(const QString &type)
{
    if (const auto known = m_boxes.constFind(type); known != m_boxes.constEnd())
        return *known;
    FleetFile alone;
    const auto id = QStringLiteral("typical");
    alone.units.push_back({{{QStringLiteral("id"), id},
                            {QStringLiteral("side"), QStringLiteral("english")},
                            {QStringLiteral("rate"), type}},
                           false});
    const std::size_t only = 0;
    QJsonObject boxes;
    if (const auto opened = m_trial(alone.jsonOf(std::span(&only, 1))))
        boxes = partOf(stateOf(*opened), false).value(id).toObject().value(kMax).toObject();
    return m_boxes.insert(type, boxes).value();
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
