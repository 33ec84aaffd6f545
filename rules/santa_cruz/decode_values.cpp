// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/codec.h"

#include <algorithm>
#include <array>

namespace qd::santa_cruz {
namespace {

constexpr int kLargest = 1'000'000; ///< of any number in a value of this game
constexpr std::size_t kLongestText = 1U << 20U;

struct KeyRange {
    std::string_view key;
    int least, most;
};

constexpr std::array<KeyRange, 10> kRanges{{{"turn", 0, 12},
                                            {"sp_from", 0, 4},
                                            {"sp_to", 0, 4},
                                            {"hand", 0, 9999},
                                            {"drawn", 0, 9999},
                                            {"pool_left", 0, 99},
                                            {"die", 1, 6},
                                            {"round", 0, 9999},
                                            {"hits_on", 0, 7},
                                            {"result", 0, 6}}};

/// Reads an object by a visitor's calls; false when it is none or a key is wrong.
template <class Read>
bool readObject(const Board &board, const Json &json, Read read)
{
    if (!json.is_object())
        return false;
    FieldReader reader(board, json);
    read(reader);
    return reader.wrong().empty();
}

} // namespace

bool onlyUnits(const std::vector<Block> &blocks)
{
    return std::all_of(blocks.begin(), blocks.end(), isUnit);
}

bool FieldReader::inRange(std::string_view key, int value)
{
    const auto range = std::find_if(kRanges.begin(), kRanges.end(),
                                    [key](const KeyRange &r) { return r.key == key; });
    return range == kRanges.end() || (value >= range->least && value <= range->most);
}

bool decode(const Board & /*board*/, const Json &json, int &value)
{
    if (!json.is_number_integer())
        return false;
    if (json.is_number_unsigned()) {
        const auto number = json.get<Json::number_unsigned_t>();
        value = static_cast<int>(std::min<Json::number_unsigned_t>(number, kLargest));
        return number <= static_cast<Json::number_unsigned_t>(kLargest);
    }
    const auto number = json.get<Json::number_integer_t>();
    value = static_cast<int>(std::clamp<Json::number_integer_t>(number, -kLargest, kLargest));
    return number >= -kLargest && number <= kLargest;
}

bool decode(const Board & /*board*/, const Json &json, bool &value)
{
    if (!json.is_boolean())
        return false;
    value = json.get<bool>();
    return true;
}

bool decode(const Board & /*board*/, const Json &json, std::string &value)
{
    if (!json.is_string() || json.get_ref<const std::string &>().size() > kLongestText)
        return false;
    value = json.get<std::string>();
    return true;
}

bool decode(const Board &board, const Json &json, AreaId &area)
{
    const auto found =
        json.is_string() ? board.find(json.get_ref<const std::string &>()) : std::nullopt;
    if (found)
        area = *found;
    return found.has_value();
}

bool decode(const Board &board, const Json &json, Where &where)
{
    AreaId area{};
    if (json == "off")
        where = Where::off();
    else if (json == "fox")
        where = Where::fox();
    else if (json == "eliminated")
        where = Where::eliminated();
    else if (decode(board, json, area))
        where = Where::in(area);
    else
        return false;
    return true;
}

bool decode(const Board & /*board*/, const Json &json, CardCounts &cards)
{
    if (!json.is_object())
        return false;
    cards = {};
    for (const auto &[name, count] : json.items()) {
        const auto card = cardFrom(name);
        if (!card || !count.is_number_integer() || count < 0 || count > 99)
            return false;
        cards[indexOf(*card)] = count.get<std::uint8_t>();
    }
    return true;
}

bool decode(const Board & /*board*/, const Json &json, Tally &tally)
{
    if (!json.is_array() || json.size() > kMostElements)
        return false;
    tally.because.clear();
    for (const Json &term : json) {
        if (!term.is_object() || !term.contains("term") || !term["term"].is_string()
            || !term.contains("value") || !term["value"].is_number_integer())
            return false;
        Reason reason;
        reason.term = term["term"].get<std::string>();
        reason.value = term["value"].get<int>();
        if (const auto rule = term.find("rule"); rule != term.end() && rule->is_string())
            reason.rule = Citation(rule->get<std::string>());
        if (const auto area = term.find("area"); area != term.end() && area->is_string())
            reason.subject = area->get<std::string>();
        tally.because.push_back(std::move(reason));
    }
    return true;
}

bool decode(const Board &board, const Json &json, Origins &origins)
{
    if (!json.is_object())
        return false;
    origins.clear();
    for (const auto &[name, value] : json.items()) {
        const auto unit = blockFrom(name);
        AreaId area{};
        if (!unit || !isUnit(*unit) || !decode(board, value, area))
            return false;
        origins.emplace_back(*unit, area);
    }
    std::sort(origins.begin(), origins.end());
    return true;
}

bool decode(const Board &board, const Json &json, Ways &ways)
{
    if (!json.is_array() || json.size() > kUnitCount)
        return false;
    ways.clear();
    for (const Json &entry : json) {
        std::pair<Block, std::vector<AreaId>> way{};
        const bool read = readObject(board, entry, [&way](FieldReader &in) {
            in("unit", way.first);
            in("areas", way.second);
        });
        if (!read)
            return false;
        ways.push_back(std::move(way));
    }
    return true;
}

bool decode(const Board &board, const Json &json, Action &action)
{
    return readObject(board, json, [&action](FieldReader &in) {
        in("orders", action.orders);
        in("assaults", action.assaults);
        in("counterattack_for", action.counterattackFor);
    });
}

bool decode(const Board &board, const Json &json, Support &support)
{
    return readObject(board, json, [&support](FieldReader &in) {
        in("side", support.side);
        in("card", support.card);
        in.maybe("cancelled", support.cancelled);
        in.maybe("units", support.units);
        in.maybe("officer", support.officer);
        in.maybe("from", support.from);
    });
}

bool decode(const Board &board, const Json &json, Combat &combat)
{
    const bool read = readObject(board, json, [&combat](FieldReader &in) {
        in("area", combat.area);
        in("attacker", combat.attacker);
        in("by", combat.by);
        in("origins", combat.origins);
        in("red_border", combat.redBorder);
        in("round", combat.round);
        in("stage", combat.stage);
        in("supports", combat.supports);
        in.maybe("resolution", combat.resolution);
    });
    return read && (combat.stage == Stage::Resolving) == combat.resolution.has_value();
}

bool decode(const Board &board, const Json &json, Resolution::Throw &thrown)
{
    return readObject(board, json, [&thrown](FieldReader &in) {
        in("faces", thrown.faces);
        in("modified", thrown.modified);
        in("hits_on", thrown.hitsOn);
        in("hits", thrown.hits);
        in("thrown", thrown.thrown);
    });
}

bool decode(const Board &board, const Json &json, Resolution &resolution)
{
    return readObject(board, json, [&resolution](FieldReader &in) {
        in("step", resolution.step);
        in("fire_back", resolution.fireBack);
        in("attacker_throw", resolution.throws[0]);
        in("defender_throw", resolution.throws[1]);
        in("attacker_casualty", resolution.casualtyDie[0]);
        in("defender_casualty", resolution.casualtyDie[1]);
        in("attacker_hits_left", resolution.hitsLeft[0]);
        in("defender_hits_left", resolution.hitsLeft[1]);
        in("volunteers", resolution.volunteersAtThrow);
        in("flight_due", resolution.flightDue);
        in("attrition_done", resolution.attritionDone);
    });
}

bool decode(const Board &board, const Json &json, Pending &pending)
{
    return readObject(board, json, [&pending](FieldReader &in) {
        in("kind", pending.kind);
        in("side", pending.side);
        in.maybe("units", pending.units);
        in.maybe("cards", pending.cards);
        in.maybe("areas", pending.areas);
        in.maybe("ways", pending.ways);
        in("attrition", pending.attrition);
        in("count", pending.count);
        in.maybe("faces", pending.faces);
        in.maybe("dice", pending.dice);
        in("role", pending.role);
        in.maybe("area", pending.area);
        in.maybe("officer", pending.officer);
    });
}

} // namespace qd::santa_cruz
