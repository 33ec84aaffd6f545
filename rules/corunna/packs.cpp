// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/packs.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace qd::corunna {
namespace {

/// A file of counter values, made for any of the scenarios (specification 9.4).
constexpr std::string_view kValuesFormat = "corunna-values-1";

Refusal refusalOf(const SeriesFlaw &flaw)
{
    Refusal refusal = badCommand(flaw.message);
    refusal.with("flaw", flaw.code);
    for (const auto &[key, value] : flaw.about)
        refusal.with(key, value);
    return refusal;
}

} // namespace

tl::expected<SeriesInForce, Refusal> seriesOf(const Json &pack, SeriesInForce::Since since)
{
    if (pack == "none")
        return SeriesInForce(nullptr, since);
    auto tables = readSeries(pack);
    if (!tables)
        return tl::unexpected(refusalOf(tables.error()));
    return SeriesInForce(std::make_shared<const SeriesTables>(std::move(*tables)), since);
}

tl::expected<Json, std::string> figuresOf(Json values, const State &state)
{
    if (!values.is_object())
        return tl::unexpected(std::string("it must be an object"));
    const auto format = values.find("format");
    if (format != values.end()) {
        if (*format != kValuesFormat)
            return tl::unexpected("the format must be " + std::string(kValuesFormat));
        for (const char *key : {"format", "name", "source", "conjecture"})
            values.erase(key);
        const auto keepOwn = [&values](const char *part, const auto &isOwn) {
            const auto found = values.find(part);
            if (found == values.end() || !found->is_object())
                return;
            Json own = Json::object();
            for (const auto &[id, figures] : found->items())
                if (isOwn(id))
                    own[id] = figures;
            *found = std::move(own);
        };
        keepOwn("units", [&state](const std::string &id) {
            return std::any_of(state.units.begin(), state.units.end(),
                               [&id](const Unit &unit) { return unit.card->id == id; });
        });
        keepOwn("leaders", [&state](const std::string &id) {
            return std::any_of(state.leaders.begin(), state.leaders.end(),
                               [&id](const Leader &each) { return nameOf(each.card->id) == id; });
        });
    }
    for (const auto &[key, value] : values.items())
        if (key != "units" && key != "leaders" && key != "chart_fill")
            return tl::unexpected("it has no part " + jsonString(key));
    return values;
}

} // namespace qd::corunna
