// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/series.h"

#include "rules/corunna/base6.h"

#include <charconv>
#include <nlohmann/json.hpp>
#include <utility>

namespace qd::corunna {
namespace {

constexpr std::string_view kFormat = "corunna-series-tables-1";
constexpr int kMostLosses = 100;
constexpr std::size_t kMostColumns = 60;
constexpr std::array<std::string_view, 8> kResults{
    "attacker-rout",     "attacker-disorder", "no-effect",          "losses",
    "defender-disorder", "defender-rout",     "defender-surrender", "attacker-surrender"};

/// "2.5" as a fraction; nullopt: not such a number.
std::optional<Exact> decimalOf(std::string_view text)
{
    std::int64_t digits = 0;
    std::int64_t scale = 1;
    bool point = false;
    if (text.empty() || text.size() > 6)
        return std::nullopt;
    for (const char c : text) {
        if (c == '.' && !point) {
            point = true;
        } else if (c >= '0' && c <= '9') {
            digits = digits * 10 + (c - '0');
            scale *= point ? 10 : 1;
        } else {
            return std::nullopt;
        }
    }
    return digits == 0 ? std::nullopt : std::optional(Exact::of(digits, scale));
}

/// "1.5:1" as a ratio.
std::optional<Exact> ratioOf(std::string_view name)
{
    const std::size_t colon = name.find(':');
    if (colon == std::string_view::npos)
        return std::nullopt;
    const auto attack = decimalOf(name.substr(0, colon));
    const auto defence = decimalOf(name.substr(colon + 1));
    if (!attack || !defence)
        return std::nullopt;
    return Exact::of(attack->numerator * defence->denominator,
                     attack->denominator * defence->numerator);
}

class SeriesReader {
public:
    explicit SeriesReader(const Json &pack) : m_pack(pack) { }

    tl::expected<SeriesTables, SeriesFlaw> read()
    {
        if (!m_pack.is_object() || m_pack.value("format", Json()) != kFormat)
            return tl::unexpected(
                SeriesFlaw{"series-format",
                           "the series tables: the format must be corunna-series-tables-1",
                           {{"format", std::string(kFormat)}}});
        if (const auto name = m_pack.find("name"); name != m_pack.end() && name->is_string())
            m_series.name = name->get<std::string>();
        if (const auto mark = m_pack.find("conjecture"); mark != m_pack.end()) {
            if (!mark->is_boolean())
                fail("series-key", "\"conjecture\" must be true or false", {{"key", "conjecture"}});
            m_series.conjecture = *mark == true;
        }
        if (const Json *fire = section("fire"))
            readFire(*fire);
        if (const Json *melee = section("melee"))
            readMelee(*melee);
        m_series.morale = pass("morale");
        m_series.close = pass("close");
        m_series.stand = pass("stand");
        if (const Json *morale = section("morale")) {
            m_series.autoFail = base6(*morale, "auto_fail");
            m_series.autoPass = base6(*morale, "auto_pass");
        }
        if (const Json *limits = section("limits"))
            m_series.lineIncrements = number(*limits, "line_increments", 1, kMostLosses);
        if (m_flaw) {
            m_flaw->message = "the series tables: " + m_flaw->message;
            return tl::unexpected(std::move(*m_flaw));
        }
        m_series.source = canonicalText(m_pack);
        return std::move(m_series);
    }

private:
    using About = std::vector<std::pair<std::string, std::string>>;

    /// The first flaw counts; `about` comes with the column that is being read.
    void fail(const char *code, std::string message, About about = {})
    {
        if (m_flaw)
            return;
        if (!m_column.empty())
            about.emplace_back("column", m_column);
        m_flaw = SeriesFlaw{code, std::move(message), std::move(about)};
    }

    /// A section, nullptr where it is left out, null, or empty.
    const Json *section(const char *key)
    {
        const auto found = m_pack.find(key);
        if (found == m_pack.end() || found->is_null())
            return nullptr;
        if (!found->is_object())
            fail("series-key", jsonString(key) + " must be an object", {{"key", key}});
        return found->is_object() && !found->empty() ? &*found : nullptr;
    }

    std::optional<int> number(const Json &object, const char *key, int least, int most)
    {
        const auto found = object.find(key);
        if (found == object.end() || found->is_null())
            return std::nullopt;
        if (found->is_number_integer() && *found >= least && *found <= most)
            return found->get<int>();
        fail("series-number",
             jsonString(key) + " must be a whole number from " + std::to_string(least) + " to "
                 + std::to_string(most),
             {{"key", key}, {"least", std::to_string(least)}, {"most", std::to_string(most)}});
        return std::nullopt;
    }

    std::optional<int> base6(const Json &object, const char *key)
    {
        const auto value = number(object, key, kLowestRoll, kHighestRoll);
        if (value && !isRoll(*value))
            fail("series-roll", jsonString(key) + " must be a roll of 11 to 66",
                 {{"key", key}, {"roll", std::to_string(*value)}});
        return value;
    }

    std::optional<PassRule> pass(const char *key)
    {
        const Json *json = section(key);
        if (json == nullptr)
            return std::nullopt;
        const Json word = json->value("pass", Json("above"));
        if (word != "above" && word != "at-least")
            fail("series-key", "a roll passes \"above\" or \"at-least\"", {{"key", "pass"}});
        return PassRule{word == "above"};
    }

    std::vector<RatioColumn> columns(const Json &table)
    {
        std::vector<RatioColumn> found;
        const Json list = table.value("columns", Json::array());
        if (!list.is_array() || list.empty() || list.size() > kMostColumns) {
            fail("series-columns", "a table has columns");
            return found;
        }
        for (const Json &name : list) {
            const auto ratio =
                name.is_string() ? ratioOf(name.get_ref<const std::string &>()) : std::nullopt;
            if (!ratio) {
                fail("series-ratio", "a column is called like \"3:1\"",
                     {{"column", canonicalText(name)}});
                return found;
            }
            if (!found.empty() && !(found.back().ratio < *ratio))
                fail("series-rising", "columns rise", {{"column", name.get<std::string>()}});
            found.push_back({name.get<std::string>(), *ratio});
        }
        return found;
    }

    OffTable below(const Json &table)
    {
        const Json word = table.value("below", Json("no-effect"));
        if (word != "no-effect" && word != "first-column")
            fail("series-key", "\"below\" is \"no-effect\" or \"first-column\"",
                 {{"key", "below"}});
        return word == "first-column" ? OffTable::FirstColumn : OffTable::NoEffect;
    }

    /// The cells of each column, read one by one.
    template <class Cell, class Read>
    std::vector<std::vector<Cell>> cells(const Json &table,
                                         const std::vector<RatioColumn> &columnList, Read readCell)
    {
        std::vector<std::vector<Cell>> found;
        const Json all = table.value("cells", Json::object());
        for (const RatioColumn &column : columnList) {
            const Json list = all.is_object() ? all.value(column.name, Json()) : Json();
            found.emplace_back();
            m_column = column.name;
            if (!list.is_array() || list.size() > kMostColumns)
                fail("series-cells", "the column " + column.name + " has no cells");
            for (std::size_t i = 0; list.is_array() && i < list.size(); ++i)
                if (list[i].is_object())
                    found.back().push_back(readCell(list[i]));
                else
                    fail("series-cells", "a cell is an object");
            m_column.clear();
        }
        return found;
    }

    void readFire(const Json &json)
    {
        FireTable table;
        table.columns = columns(json);
        table.below = below(json);
        table.cells = cells<FireCell>(json, table.columns, [this](const Json &cell) {
            const auto from = base6(cell, "from");
            const auto losses = number(cell, "losses", 0, kMostLosses);
            if (!from || !losses)
                fail("series-cells", "a cell of the Fire Table has \"from\" and \"losses\"");
            return FireCell{from.value_or(kLowestRoll), losses.value_or(0)};
        });
        for (std::size_t at = 0; at < table.cells.size(); ++at) {
            const std::vector<FireCell> &list = table.cells[at];
            for (std::size_t i = 1; i < list.size(); ++i)
                if (list[i].from <= list[i - 1].from || list[i].losses <= list[i - 1].losses)
                    fail("series-fire-rising", "cells of the Fire Table rise",
                         {{"column", table.columns[at].name}});
        }
        m_series.fire = std::move(table);
    }

    MeleeCell meleeCell(const Json &json)
    {
        MeleeCell cell;
        cell.from = base6(json, "from").value_or(0);
        cell.to = base6(json, "to").value_or(0);
        const Json result = json.value("result", Json());
        if (std::find(kResults.begin(), kResults.end(), result) == kResults.end())
            fail("series-result", "a cell of the Mêlée Table has no such result",
                 {{"result", canonicalText(result).substr(0, 40)}});
        else
            cell.result = result.get<std::string>();
        cell.attacker = number(json, "attacker", 0, kMostLosses);
        cell.defender = number(json, "defender", 0, kMostLosses);
        cell.attackerChecks = json.value("attacker_checks", Json(false)) == true;
        cell.defenderChecks = json.value("defender_checks", Json(false)) == true;
        return cell;
    }

    void readMelee(const Json &json)
    {
        MeleeTable table;
        table.columns = columns(json);
        table.below = below(json);
        table.proportional = json.value("proportional", Json(false)) == true;
        table.cells = cells<MeleeCell>(json, table.columns,
                                       [this](const Json &cell) { return meleeCell(cell); });
        for (std::size_t at = 0; at < table.cells.size(); ++at) {
            int next = kLowestRoll;
            const auto uncovered = [&] {
                fail("series-cover", "the cells of a column of the Mêlée Table cover 11 to 66 once",
                     {{"column", table.columns[at].name},
                      {"roll", std::to_string(next == 0 ? kHighestRoll : next)}});
            };
            for (const MeleeCell &cell : table.cells[at]) {
                if (cell.from != next || cell.to < cell.from)
                    uncovered();
                next = cell.to == kHighestRoll ? 0 : rollAfter(cell.to);
            }
            if (next != 0)
                uncovered();
        }
        m_series.melee = std::move(table);
    }

    const Json &m_pack;
    SeriesTables m_series;
    std::optional<SeriesFlaw> m_flaw;
    std::string m_column; ///< whose cells are being read
};

} // namespace

tl::expected<SeriesTables, SeriesFlaw> readSeries(const Json &pack)
{
    return SeriesReader(pack).read();
}

} // namespace qd::corunna
