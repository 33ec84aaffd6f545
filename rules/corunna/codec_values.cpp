// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/codec.h"
#include "rules/corunna/packs.h"
#include "rules/module/replies.h"

#include <charconv>
#include <cmath>

namespace qd::corunna {
namespace {

constexpr int kLargestInt = 1'000'000;
constexpr int kTwelfths = 12;
constexpr std::size_t kMostDice = 8;
constexpr std::array<std::string_view, 4> kOps{"", "times", "cap", "times-all"};

/// Looks a text up with `find`.
template <class T, class Find>
bool lookedUp(const Json &json, T &value, Find find)
{
    if (!json.is_string())
        return false;
    const auto found = find(json.get_ref<const std::string &>());
    if (found)
        value = *found;
    return found.has_value();
}

} // namespace

Json encode(const Lexicon & /*lexicon*/, int value)
{
    return value;
}

Json encode(const Lexicon & /*lexicon*/, bool value)
{
    return value;
}

Json encode(const Lexicon & /*lexicon*/, double value)
{
    if (value == std::floor(value) && std::abs(value) <= kLargestInt)
        return static_cast<int>(value);
    return value;
}

Json encode(const Lexicon & /*lexicon*/, const std::string &value)
{
    return value;
}

Json encode(const Lexicon &lexicon, Hex hex)
{
    return lexicon.board.at(hex).id;
}

Json encode(const Lexicon &lexicon, UnitRef unit)
{
    return lexicon.roster.card(unit).id;
}

Json encode(const Lexicon &lexicon, GroupRef group)
{
    return lexicon.roster.card(group).id;
}

Json encode(const Lexicon &lexicon, RegimentRef regiment)
{
    return lexicon.roster.regiments.at(static_cast<std::size_t>(regiment.no)).id;
}

Json encode(const Lexicon &lexicon, const Piece &piece)
{
    return lexicon.roster.nameOf(piece);
}

Json encode(const Lexicon &lexicon, const command::Target &target)
{
    return std::visit([&lexicon](const auto &one) { return encode(lexicon, one); }, target);
}

Json encode(const Lexicon &lexicon, const Term &term)
{
    Json object{{"term", term.term},
                {"value", encode(lexicon, term.value)},
                {"rule", term.rule.isNone() ? Json(nullptr) : Json(term.rule.text())}};
    if (term.op != Op::Add)
        object["op"] = std::string(kOps.at(static_cast<std::size_t>(term.op)));
    return object;
}

Json encode(const Lexicon & /*lexicon*/, const std::array<int, 2> &rolls)
{
    return Json::array({rolls[0], rolls[1]});
}

bool decode(const Lexicon & /*lexicon*/, const Json &json, int &value)
{
    if (!json.is_number_integer() || json < -kLargestInt || json > kLargestInt)
        return false;
    value = json.get<int>();
    return true;
}

Json encode(const Lexicon & /*lexicon*/, const SeriesInForce &series)
{
    if (!series)
        return "none";
    auto pack = parseJson(series->source); // canonical, written by the reader
    return pack ? std::move(*pack) : Json("none");
}

bool decode(const Lexicon & /*lexicon*/, const Json &json, SeriesInForce &series)
{
    auto given = seriesOf(json, SeriesInForce::Since::Play);
    if (given)
        series = std::move(*given);
    return given.has_value();
}

bool decode(const Lexicon & /*lexicon*/, const Json &json, bool &value)
{
    if (!json.is_boolean())
        return false;
    value = json.get<bool>();
    return true;
}

bool decode(const Lexicon & /*lexicon*/, const Json &json, double &value)
{
    if (!json.is_number())
        return false;
    value = json.get<double>();
    return std::isfinite(value) && std::abs(value) <= kLargestInt;
}

bool decode(const Lexicon & /*lexicon*/, const Json &json, std::string &value)
{
    if (!json.is_string() || json.get_ref<const std::string &>().size() > kLongestWord)
        return false;
    value = json.get<std::string>();
    return true;
}

bool decode(const Lexicon &lexicon, const Json &json, Exact &value)
{
    double number = 0;
    if (!decode(lexicon, json, number) || number < 0)
        return false;
    const double twelfths = number * kTwelfths;
    if (twelfths != std::floor(twelfths))
        return false;
    value = Exact::of(static_cast<std::int64_t>(twelfths), kTwelfths);
    return true;
}

bool decode(const Lexicon &lexicon, const Json &json, Hex &hex)
{
    return lookedUp(json, hex, [&](const std::string &id) { return lexicon.board.find(id); });
}

bool decode(const Lexicon &lexicon, const Json &json, UnitRef &unit)
{
    return lookedUp(json, unit, [&](const std::string &id) { return lexicon.roster.unit(id); });
}

bool decode(const Lexicon &lexicon, const Json &json, GroupRef &group)
{
    return lookedUp(json, group, [&](const std::string &id) { return lexicon.roster.group(id); });
}

bool decode(const Lexicon &lexicon, const Json &json, RegimentRef &regiment)
{
    return lookedUp(json, regiment,
                    [&](const std::string &id) { return lexicon.roster.regiment(id); });
}

bool decode(const Lexicon &lexicon, const Json &json, Piece &piece)
{
    return lookedUp(json, piece, [&](const std::string &id) { return lexicon.roster.piece(id); });
}

bool decode(const Lexicon &lexicon, const Json &json, command::Target &target)
{
    UnitRef unit;
    if (decode(lexicon, json, unit)) {
        target = unit;
        return true;
    }
    Hex hex;
    const bool well = decode(lexicon, json, hex);
    if (well)
        target = hex;
    return well;
}

bool decode(const Lexicon &lexicon, const Json &json, Term &term)
{
    if (!json.is_object())
        return false;
    std::string op;
    KeyReader reader(lexicon, json);
    reader("term", term.term);
    reader("value", term.value);
    reader.maybe("op", op);
    if (const Json *rule = reader.raw("rule"); rule != nullptr && rule->is_string())
        term.rule = Citation(rule->get<std::string>());
    const auto found = std::find(kOps.begin(), kOps.end(), op);
    term.op = static_cast<Op>(found - kOps.begin());
    return reader.strictlyWrong().empty() && found != kOps.end();
}

bool decode(const Lexicon &lexicon, const Json &json, std::array<int, 2> &rolls)
{
    return json.is_array() && json.size() == 2 && decode(lexicon, json[0], rolls[0])
        && decode(lexicon, json[1], rolls[1]);
}

bool decode(const Lexicon &lexicon, const Json &json, AskedDice &dice)
{
    if (!json.is_array() || json.size() > kMostDice)
        return false;
    for (const Json &face : json) {
        int value = 0;
        dice.faces.push_back(decode(lexicon, face, value) ? value : kNoFace);
    }
    return true;
}

bool decode(const Lexicon &lexicon, const Json &json, Modifier &modifier)
{
    if (json.is_number())
        return decode(lexicon, json, modifier.value);
    if (!json.is_object())
        return false;
    KeyReader reader(lexicon, json);
    modifier.fields(reader);
    return reader.strictlyWrong().empty();
}

bool decode(const Lexicon &lexicon, const Json &json, asked::Firer &firer)
{
    if (json.is_object())
        return decode(lexicon, json, firer.emplace<asked::FireValue>());
    return decode(lexicon, json, firer.emplace<UnitRef>());
}

bool decode(const Lexicon &lexicon, const Json &json, asked::SquareTrigger &trigger)
{
    return decode(lexicon, json, trigger.emplace<asked::Trigger>())
        || decode(lexicon, json, trigger.emplace<UnitRef>());
}

bool decode(const Lexicon &lexicon, const Json &json, asked::Fighter &fighter)
{
    if (json.is_string())
        return decode(lexicon, json, fighter.unit.emplace());
    if (!json.is_object())
        return false;
    KeyReader reader(lexicon, json);
    fighter.fields(reader);
    return reader.strictlyWrong().empty();
}

bool decode(const Lexicon &lexicon, const Json &json, std::vector<std::pair<Piece, Hex>> &places)
{
    if (!json.is_object() || json.size() > kMostElements)
        return false;
    for (const auto &[id, place] : json.items()) {
        std::pair<Piece, Hex> entry;
        if (!decode(lexicon, Json(id), entry.first) || !decode(lexicon, place, entry.second))
            return false;
        places.push_back(std::move(entry));
    }
    return true;
}

std::optional<int> muNumber(std::string_view name)
{
    static constexpr std::string_view kStem = "mu-";
    if (!name.starts_with(kStem))
        return std::nullopt;
    name.remove_prefix(kStem.size());
    int number = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
    if (error != std::errc() || end != name.data() + name.size() || number < 1
        || number > kLargestInt || name.front() == '0')
        return std::nullopt;
    return number;
}

} // namespace qd::corunna
