// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/codec.h"
#include "rules/as_per_margin/decisions.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace qd::as_per_margin {
namespace {

constexpr int kLargestInt = 1'000'000;
static_assert(kMostTurns <= kLargestInt);

bool isCount(int value)
{
    return value >= 0 && value <= kMostBoxes;
}

bool within(int value, int most)
{
    return isCount(most) && value >= 0 && value <= most;
}

/// Mast boxes stand in two rows, and count together.
bool areMasts(const Ship &ship)
{
    return isCount(ship.top) && isCount(ship.bottom) && ship.masts >= 0
        && ship.masts <= ship.top + ship.bottom;
}

/// Reads the fields of an object; false: one is missing or wrong.
template <class Fields>
bool read(const Json &json, Fields &&fields)
{
    if (!json.is_object())
        return false;
    FieldReader reader(json);
    fields(reader);
    return reader.wrong().empty();
}

template <class S, class V>
void shipIdentity(S &ship, V &&v)
{
    v("id", ship.id);
    v("name", ship.name);
    v("side", ship.side);
    v("nation", ship.nation);
    v("rate", ship.rate);
    v("guns_rated", ship.gunsRated);
    v("at", ship.at);
    v("heading", ship.heading);
    v("top", ship.top);
    v("bottom", ship.bottom);
    v("masts", ship.masts);
    v("hull_max", ship.hullMax);
    v("hull", ship.hull);
    v("guns", ship.guns);
}

template <class S, class V>
void shipMarks(S &ship, V &&v)
{
    v("bow", ship.anchors.bow);
    v("stern", ship.anchors.stern);
    v("independent", ship.independent);
    v("struck", ship.struck);
    v("held_by", ship.heldBy);
    v("fate", ship.fate);
    v("moved", ship.moved);
    v("sailing", ship.sailing);
    v("extra", ship.extra);
    v("missed_stays", ship.missedStays);
    v("forfeited", ship.forfeited);
    v("drifted", ship.drifted);
    v("called", ship.called);
    v("boarding", ship.boarding);
}

template <class B, class V>
void shoreFields(B &battery, V &&v)
{
    v("id", battery.id);
    v("name", battery.name);
    v("side", battery.side);
    v("guns_rated", battery.gunsRated);
    v("at", battery.at);
    v("heading", battery.heading);
    v("arc", battery.arc);
    v("guns", battery.guns);
    v("max", battery.max);
    v("red_hot", battery.redHot);
    v("fate", battery.fate);
    v("fired", battery.fired);
}

template <class R, class V>
void rowFields(R &row, V &&v)
{
    v("battery", row.battery);
    v("left", row.left);
    v("max", row.max);
    v("fresh", row.fresh);
    v("fired", row.fired);
}

template <class P, class V>
void pathFields(P &path, V &&v)
{
    v("kind", path.kind);
    v("movers", path.movers);
    v("from", path.from);
    v("heading", path.heading);
    v("length", path.length);
    v("travelled", path.travelled);
    v("checked", path.checked);
    v("all", path.all);
}

template <class W, class V>
void windFields(W &wind, V &&v)
{
    v("from", wind.from);
    v("prevailing", wind.prevailing);
    v("dice", wind.dice);
    v("checked", wind.checked);
}

template <class Write>
Json written(Write &&write)
{
    Json object = Json::object();
    write(FieldWriter(object));
    return object;
}

} // namespace

std::string_view nameOf(PathKind kind)
{
    static constexpr std::array<std::string_view, 4> kNames{"move", "dash", "drift",
                                                            "missed-stays"};
    return kNames.at(static_cast<std::size_t>(kind));
}

std::string_view event::nameOf(PumpResult result)
{
    static constexpr std::array<std::string_view, 3> kNames{"none", "hull", "gun"};
    return kNames.at(static_cast<std::size_t>(result));
}

Json encode(const Term &term)
{
    return {{"term", term.term},
            {"value", encode(term.value)},
            {"rule", term.rule.isNone() ? Json(nullptr) : Json(term.rule.text())}};
}

Json encode(const Point &point)
{
    return Json::array({encode(point.x), encode(point.y)});
}

Json encode(const event::GunHits &hits)
{
    Json object = Json::object();
    for (const auto &[battery, count] : hits.rows)
        object[std::string(nameOf(battery))] = count;
    return object;
}

Json encode(const GunRow &row)
{
    return written([&row](auto &&v) { rowFields(row, v); });
}

Json encode(const Ship &ship)
{
    return written([&ship](auto &&v) {
        shipIdentity(ship, v);
        shipMarks(ship, v);
    });
}

Json encode(const ShoreBattery &battery)
{
    return written([&battery](auto &&v) { shoreFields(battery, v); });
}

Json encode(const Contact &contact)
{
    return {{"a", contact.a}, {"b", contact.b}, {"tried", contact.tried}};
}

Json encode(const Melee &melee)
{
    return {{"boarder", melee.boarder}, {"defender", melee.defender}, {"fought", melee.fought}};
}

Json encode(const WindState &wind)
{
    return written([&wind](auto &&v) { windFields(wind, v); });
}

Json encode(const Path &path)
{
    return written([&path](auto &&v) { pathFields(path, v); });
}

Json encode(const std::array<int, 2> &dice)
{
    return Json::array({dice[0], dice[1]});
}

Json encode(const std::pair<UnitId, UnitId> &pair)
{
    return Json::array({pair.first, pair.second});
}

Json encode(const Pending &pending)
{
    Json object{{"decision", std::string(nameOf(pending))}};
    if (const auto *fall = std::get_if<FallAboard>(&pending)) {
        object["mover"] = fall->mover;
        object["other"] = fall->other;
        object["path"] = encode(fall->path);
    } else if (const auto *reclose = std::get_if<Reclose>(&pending)) {
        object["ship"] = reclose->ship;
        object["other"] = reclose->other;
    } else {
        object["ship"] = std::get<PumpGun>(pending).ship;
    }
    return object;
}

bool decode(const Json &json, int &value)
{
    if (!json.is_number_integer() || json < -kLargestInt || json > kLargestInt)
        return false;
    value = json.get<int>();
    return true;
}

bool decode(const Json &json, bool &value)
{
    if (!json.is_boolean())
        return false;
    value = json.get<bool>();
    return true;
}

bool decode(const Json &json, double &value)
{
    if (!json.is_number())
        return false;
    value = json.get<double>();
    return std::isfinite(value) && std::abs(value) <= kFarthest;
}

bool decode(const Json &json, std::string &value)
{
    if (!json.is_string() || json.get_ref<const std::string &>().size() > kLongestWord)
        return false;
    value = json.get<std::string>();
    return true;
}

bool decode(const Json &json, Term &term)
{
    std::optional<std::string> rule;
    const bool well = read(json, [&](FieldReader &v) {
        v("term", term.term);
        v("value", term.value);
        v("rule", rule);
    });
    term.rule = rule ? Citation(std::move(*rule)) : Citation();
    return well;
}

bool decode(const Json &json, Point &point)
{
    return json.is_array() && json.size() == 2 && decode(json[0], point.x)
        && decode(json[1], point.y);
}

bool decode(const Json &json, event::GunHits &hits)
{
    if (!json.is_object() || json.size() > kValuesOf<Battery>)
        return false;
    hits.rows.clear();
    // In the order of the sheet, which is that of the enumeration.
    for (std::size_t i = 0; i < kValuesOf<Battery>; ++i) {
        const auto battery = static_cast<Battery>(i);
        const auto found = json.find(std::string(nameOf(battery)));
        if (found == json.end())
            continue;
        int count = 0;
        if (!decode(*found, count) || !isCount(count))
            return false;
        hits.rows.emplace_back(battery, count);
    }
    return hits.rows.size() == json.size();
}

bool decode(const Json &json, GunRow &row)
{
    return read(json, [&row](FieldReader &v) { rowFields(row, v); }) && within(row.left, row.max);
}

bool decode(const Json &json, Ship &ship)
{
    const bool well = read(json, [&ship](FieldReader &v) {
        shipIdentity(ship, v);
        shipMarks(ship, v);
    });
    return well && !ship.id.empty() && ship.heading >= 0 && ship.heading < 360 && areMasts(ship)
        && ship.hullMax >= 1 && within(ship.hull, ship.hullMax)
        && ship.guns.size() <= kValuesOf<Battery>;
}

bool decode(const Json &json, ShoreBattery &battery)
{
    return read(json, [&battery](FieldReader &v) { shoreFields(battery, v); })
        && !battery.id.empty() && battery.arc >= 0 && battery.arc <= 180
        && within(battery.guns, battery.max);
}

bool decode(const Json &json, Contact &contact)
{
    return read(json,
                [&contact](FieldReader &v) {
                    v("a", contact.a);
                    v("b", contact.b);
                    v("tried", contact.tried);
                })
        && contact.a < contact.b;
}

bool decode(const Json &json, Melee &melee)
{
    return read(json,
                [&melee](FieldReader &v) {
                    v("boarder", melee.boarder);
                    v("defender", melee.defender);
                    v("fought", melee.fought);
                })
        && melee.boarder != melee.defender;
}

bool decode(const Json &json, WindState &wind)
{
    return read(json, [&wind](FieldReader &v) { windFields(wind, v); });
}

bool decode(const Json &json, Path &path)
{
    return read(json, [&path](FieldReader &v) { pathFields(path, v); }) && !path.movers.empty()
        && path.movers.size() == path.from.size() && path.length >= 0 && path.travelled >= 0;
}

bool decode(const Json &json, std::array<int, 2> &dice)
{
    const auto isFace = [](int face) { return face >= 1 && face <= kFaces; };
    return json.is_array() && json.size() == 2 && decode(json[0], dice[0])
        && decode(json[1], dice[1]) && std::all_of(dice.begin(), dice.end(), isFace);
}

bool decode(const Json &json, std::pair<UnitId, UnitId> &pair)
{
    return json.is_array() && json.size() == 2 && decode(json[0], pair.first)
        && decode(json[1], pair.second);
}

bool decode(const Json &json, Pending &pending)
{
    std::string decision;
    if (!read(json, [&](FieldReader &v) { v("decision", decision); }))
        return false;
    if (decision == "fall-aboard") {
        FallAboard fall;
        const bool well = read(json, [&fall](FieldReader &v) {
            v("mover", fall.mover);
            v("other", fall.other);
            v("path", fall.path);
        });
        pending = std::move(fall);
        return well;
    }
    if (decision == "reclose") {
        Reclose reclose;
        const bool well = read(json, [&reclose](FieldReader &v) {
            v("ship", reclose.ship);
            v("other", reclose.other);
        });
        pending = std::move(reclose);
        return well;
    }
    PumpGun gun;
    const bool well = read(json, [&gun](FieldReader &v) { v("ship", gun.ship); });
    pending = std::move(gun);
    return well && decision == "pump-gun";
}

} // namespace qd::as_per_margin
