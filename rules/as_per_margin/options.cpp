// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/options.h"

#include "rules/as_per_margin/boxes_reader.h"

#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <type_traits>

namespace qd::as_per_margin {
namespace {

constexpr int kMostHalfMinutes = 30;
constexpr std::array<double, 3> kPoints{11.25, 22.5, 45};

template <class E>
constexpr std::array<std::string_view, 2> kWords{};
template <>
constexpr std::array<std::string_view, 2> kWords<WindChecks>{"clock", "referee"};
template <>
constexpr std::array<std::string_view, 2> kWords<InitialWindFour>{"nw", "re-toss"};
template <>
constexpr std::array<std::string_view, 2> kWords<BeatLimit>{"beam", "eye"};
template <>
constexpr std::array<std::string_view, 2> kWords<TackToss>{"into-or-across", "across"};
template <>
constexpr std::array<std::string_view, 2> kWords<TackMinimum>{"none", "lower-die"};
template <>
constexpr std::array<std::string_view, 2> kWords<AfterFending>{"goes-on", "stops"};
template <>
constexpr std::array<std::string_view, 2> kWords<GrappledPivot>{"pivot", "keep"};
template <>
constexpr std::array<std::string_view, 2> kWords<RakeBy>{"arc", "guns"};
template <>
constexpr std::array<std::string_view, 2> kWords<BombKetchFire>{"ends", "broadside"};
template <>
constexpr std::array<std::string_view, 2> kWords<InitialBroadside>{"port-starboard",
                                                                   "every-battery"};
template <>
constexpr std::array<std::string_view, 2> kWords<BoardingLasts>{"until-parted", "turn"};
template <>
constexpr std::array<std::string_view, 2> kWords<MerchantBoxes>{"3-2-1", "2-2-2"};
constexpr std::array<std::string_view, 3> kHalvings{"exact", "down", "up"};
constexpr std::array<std::string_view, 3> kUnarmed{"first-gun-hit", "boarding-only", "never"};

/// The names of an option's values, by their order.
template <class E>
auto namesOf()
{
    if constexpr (std::is_same_v<E, Halving>)
        return kHalvings;
    else if constexpr (std::is_same_v<E, UnarmedStrikes>)
        return kUnarmed;
    else
        return kWords<E>;
}

/// Half minutes and degrees are numbers of the contract that stand otherwise in the options.
struct Minutes {
    int &halves;
};

struct Point {
    double &degrees;
};

struct Rates {
    std::map<Rate, BoxesEdit> &rates;
};

/// Every option with its key, once, in the order of the specification.
template <class Visit>
void visitOptions(Options &o, Visit &&visit)
{
    visit("minutes_per_turn", Minutes{o.halfMinutesPerTurn});
    visit("wind_checks", o.windChecks);
    visit("initial_wind_four", o.initialWindFour);
    visit("point", Point{o.point});
    visit("beat_limit", o.beatLimit);
    visit("tack_toss", o.tackToss);
    visit("tack_minimum", o.tackMinimum);
    visit("halving", o.halving);
    visit("friends_foul", o.friendsFoul);
    visit("after_fending", o.afterFending);
    visit("grappled_pivot", o.grappledPivot);
    visit("drifters_check", o.driftersCheck);
    visit("rake", o.rake);
    visit("bomb_ketch", o.bombKetch);
    visit("initial_broadside", o.initialBroadside);
    visit("boarding_lasts", o.boardingLasts);
    visit("pumps_when_boarding", o.pumpsWhenBoarding);
    visit("unarmed_strikes", o.unarmedStrikes);
    visit("merchant_boxes", o.merchantBoxes);
    visit("rates", Rates{o.rates});
}

Json toJson(bool value)
{
    return value;
}

Json toJson(Minutes minutes)
{
    if (minutes.halves % 2 == 0)
        return minutes.halves / 2;
    return minutes.halves / 2.0;
}

Json toJson(Point point)
{
    return point.degrees;
}

Json toJson(Rates rates)
{
    Json object = Json::object();
    for (const auto &[rate, edit] : rates.rates)
        object[std::string(nameOf(rate))] = encodeEdit(edit);
    return object;
}

template <class Word>

requires std::is_enum_v<Word> Json toJson(Word value)
{
    return std::string(namesOf<Word>().at(static_cast<std::size_t>(value)));
}

bool fromJson(const Json &json, bool &value)
{
    if (json.is_boolean())
        value = json.get<bool>();
    return json.is_boolean();
}

bool fromJson(const Json &json, Minutes minutes)
{
    if (!json.is_number())
        return false;
    const double halves = json.get<double>() * 2;
    if (!(halves >= 1 && halves <= kMostHalfMinutes) || halves != std::floor(halves))
        return false;
    minutes.halves = static_cast<int>(halves);
    return true;
}

bool fromJson(const Json &json, Point point)
{
    for (const double degrees : kPoints) {
        if (json.is_number() && json.get<double>() == degrees) {
            point.degrees = degrees;
            return true;
        }
    }
    return false;
}

bool fromJson(const Json &json, Rates rates)
{
    if (!json.is_object())
        return false;
    std::map<Rate, BoxesEdit> read;
    for (const auto &[name, edit] : json.items()) {
        const auto rate = rateNamed(name);
        if (!rate)
            return false;
        auto boxes = decodeEdit(edit);
        if (!boxes)
            return false;
        read.emplace(*rate, std::move(*boxes));
    }
    rates.rates = std::move(read);
    return true;
}

template <class Word>
requires std::is_enum_v<Word>

bool fromJson(const Json &json, Word &value)
{
    const auto names = namesOf<Word>();
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (json == names.at(i)) {
            value = static_cast<Word>(i);
            return true;
        }
    }
    return false;
}

} // namespace

Json encodeOptions(const Options &options)
{
    Options copy = options;
    Json object = Json::object();
    visitOptions(copy, [&object](const char *key, auto &&value) { object[key] = toJson(value); });
    return object;
}

tl::expected<Options, std::string> mergedOptions(const Options &options, const Json &object)
{
    Options merged = options;
    std::string wrong;
    std::size_t known = object.contains("fleet") ? 1 : 0; // a data file, read by `open`
    visitOptions(merged, [&](const char *key, auto &&value) {
        const auto found = object.find(key);
        if (found == object.end())
            return;
        ++known;
        if (wrong.empty() && !fromJson(*found, value))
            wrong.append("the option \"")
                .append(key)
                .append("\" can't be ")
                .append(canonicalText(*found));
    });
    if (!wrong.empty())
        return tl::unexpected(std::move(wrong));
    if (known != object.size())
        return tl::unexpected(std::string("there is an option that nobody knows"));
    return merged;
}

} // namespace qd::as_per_margin
