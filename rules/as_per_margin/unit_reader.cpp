// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/unit_reader.h"

#include "rules/as_per_margin/boxes_reader.h"
#include "rules/as_per_margin/key_reader.h"

#include <algorithm>
#include <utility>

namespace qd::as_per_margin {
namespace {

constexpr std::size_t kLongestId = 64;

/// Lower-case kebab-case ASCII.
bool isId(std::string_view id)
{
    const auto plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    return !id.empty() && id.size() <= kLongestId && plain(id.front()) && plain(id.back())
        && std::all_of(id.begin(), id.end(), [&](char c) { return plain(c) || c == '-'; });
}

Refusal wrongId(const char *what, std::string_view id)
{
    return badCommand("no " + std::string(what) + " can be called "
                      + jsonString(id.substr(0, kLongestId)) + (id.size() > kLongestId ? "…" : "")
                      + ": an id has 1 to " + std::to_string(kLongestId)
                      + " letters a to z, digits and hyphens");
}

bool startsFresh(Battery battery, const Options &options)
{
    return battery == Battery::Port || battery == Battery::Starboard
        || options.initialBroadside == InitialBroadside::EveryBattery;
}

/// Puts other maxima on a ship: boxes left above them are cut down, a battery new to her starts
/// full.
void setBoxes(Ship &ship, const Boxes &boxes, const Options &options)
{
    ship.top = boxes.top;
    ship.bottom = boxes.bottom;
    ship.masts = std::min(ship.masts, boxes.masts());
    ship.hullMax = boxes.hull;
    ship.hull = std::min(ship.hull, boxes.hull);
    std::vector<GunRow> rows;
    for (const auto &[battery, count] : boxes.guns) {
        const GunRow *old = gunRow(ship, battery);
        GunRow row = old != nullptr
            ? *old
            : GunRow{battery, count, count, startsFresh(battery, options), false};
        row.max = count;
        row.left = std::min(row.left, count);
        rows.push_back(row);
    }
    ship.guns = std::move(rows);
}

Boxes boxesNow(const Ship &ship)
{
    Boxes boxes{ship.top, ship.bottom, {}, ship.hullMax};
    for (const GunRow &row : ship.guns)
        boxes.guns.emplace_back(row.battery, row.max);
    return boxes;
}

/// x and y stand together or are both null.
template <class Unit>
void readPlace(KeyReader &in, Unit &unit)
{
    std::optional<double> x;
    std::optional<double> y;
    if (unit.at) {
        x = unit.at->x;
        y = unit.at->y;
    }
    for (auto [key, value] : {std::pair("x", &x), std::pair("y", &y)}) {
        if (const Json *json = in.raw(key); json != nullptr && !decode(*json, *value))
            in.wrong(key, *json);
    }
    if (x.has_value() != y.has_value())
        in.fail("x and y are both there, or both null");
    unit.at = x && y ? std::optional(Point{*x, *y}) : std::nullopt;
}

/// A key that may be null.
template <class T>
void mayNull(KeyReader &in, const char *key, std::optional<T> &value)
{
    if (const Json *json = in.raw(key); json != nullptr && !decode(*json, value))
        in.wrong(key, *json);
}

/// A value for some of her batteries: {"port":3}, {"starboard":false}.
template <class T, class Take>
void perBattery(KeyReader &in, const char *key, Ship &ship, Take take)
{
    const Json *json = in.raw(key);
    if (json == nullptr)
        return;
    if (!json->is_object())
        return in.wrong(key, *json);
    for (const auto &[name, element] : json->items()) {
        Battery battery{};
        T value{};
        GunRow *row = decode(Json(name), battery) ? gunRow(ship, battery) : nullptr;
        if (row == nullptr || !decode(element, value) || !take(*row, value))
            in.wrong(key, *json);
    }
}

void readFired(KeyReader &in, Ship &ship)
{
    std::optional<std::vector<Battery>> fired;
    in.may("fired", fired);
    if (!fired)
        return;
    for (GunRow &row : ship.guns)
        row.fired = std::find(fired->begin(), fired->end(), row.battery) != fired->end();
    for (const Battery battery : *fired)
        if (gunRow(ship, battery) == nullptr)
            in.fail("\"fired\" names a battery that she does not have");
}

void readCount(KeyReader &in, const char *key, int &value, int most)
{
    in.may(key, value);
    if (value < 0 || value > most)
        in.fail(jsonString(key) + " must be 0 to " + std::to_string(most));
}

/// Who she is and what boxes she has.
void readType(KeyReader &in, Ship &ship, const Options &options, bool isNew)
{
    in.may("name", ship.name);
    if (isNew)
        in.need("side", ship.side);
    else
        in.may("side", ship.side);
    if (isNew && in.well())
        ship.nation = std::string(nameOf(ship.side));
    in.may("nation", ship.nation);
    mayNull(in, "guns_rated", ship.gunsRated);
    if (ship.gunsRated && *ship.gunsRated < 0)
        in.fail("\"guns_rated\" can't be negative");
    std::optional<Rate> rate;
    in.may("rate", rate);
    if (rate) {
        ship.rate = *rate;
    } else if (isNew && in.well()) {
        if (!ship.gunsRated)
            return in.fail("a new ship needs a \"rate\" or \"guns_rated\"");
        const auto byGuns = rateOf(*ship.gunsRated);
        if (!byGuns)
            return in.fail(Refusal{
                "no-rate", "ship-types", "with fewer than 20 guns the rate must be named", {}});
        ship.rate = byGuns->rate;
    }
    if (isNew) {
        const Boxes boxes = boxesOf(ship.rate, options);
        ship.masts = boxes.masts();
        ship.hull = boxes.hull;
        setBoxes(ship, boxes, options);
    }
    if (const Json *json = in.raw("boxes")) {
        const auto edit = decodeEdit(*json);
        if (!edit)
            return in.wrong("boxes", *json);
        const Boxes boxes = edited(isNew ? boxesOf(ship.rate, options) : boxesNow(ship), *edit);
        if (isNew) {
            ship.masts = boxes.masts();
            ship.hull = boxes.hull;
            ship.guns.clear();
        }
        setBoxes(ship, boxes, options);
    }
}

/// What she has left, and whose she is.
void readCondition(KeyReader &in, Ship &ship)
{
    if (in.has("struck")) {
        in.may("struck", ship.struck);
        ship.heldBy = ship.struck ? std::optional(enemyOf(ship.side)) : std::nullopt;
    }
    mayNull(in, "held_by", ship.heldBy);
    in.may("fate", ship.fate);
    readCount(in, "masts", ship.masts, ship.top + ship.bottom);
    readCount(in, "hull", ship.hull, ship.hullMax);
    perBattery<int>(in, "guns", ship, [](GunRow &row, int left) {
        row.left = left;
        return left >= 0 && left <= row.max;
    });
    perBattery<bool>(in, "fresh", ship, [](GunRow &row, bool fresh) {
        row.fresh = fresh;
        return true;
    });
    if (const Json *json = in.raw("anchors")) {
        KeyReader anchors(*json, "anchors");
        anchors.may("bow", ship.anchors.bow);
        anchors.may("stern", ship.anchors.stern);
        if (auto refusal = anchors.finish())
            in.fail(std::move(*refusal));
    }
}

/// The marks of this turn.
void readMarks(KeyReader &in, Ship &ship)
{
    in.may("independent", ship.independent);
    readFired(in, ship);
    in.may("moved", ship.moved);
    mayNull(in, "sailing", ship.sailing);
    mayNull(in, "extra", ship.extra);
    in.may("missed_stays", ship.missedStays);
    in.may("forfeited", ship.forfeited);
    mayNull(in, "drifted", ship.drifted);
    in.may("called", ship.called);
    in.may("boarding", ship.boarding);
}

template <class Unit>
void put(std::vector<Unit> &list, Unit unit)
{
    const auto at = std::lower_bound(list.begin(), list.end(), unit,
                                     [](const Unit &a, const Unit &b) { return a.id < b.id; });
    if (at != list.end() && at->id == unit.id)
        *at = std::move(unit);
    else
        list.insert(at, std::move(unit));
}

bool names(const Pending &pending, std::string_view id)
{
    if (const auto *fall = std::get_if<FallAboard>(&pending))
        return fall->mover == id || fall->other == id
            || std::find(fall->path.movers.begin(), fall->path.movers.end(), id)
            != fall->path.movers.end();
    if (const auto *reclose = std::get_if<Reclose>(&pending))
        return reclose->ship == id || reclose->other == id;
    return std::get<PumpGun>(pending).ship == id;
}

/// Guns and boxes of a battery ashore: boxes as given or reckoned from the guns (r25).
void readShoreBoxes(KeyReader &in, ShoreBattery &battery, bool isNew)
{
    mayNull(in, "guns_rated", battery.gunsRated);
    if (battery.gunsRated && *battery.gunsRated < 0)
        in.fail("\"guns_rated\" can't be negative");
    std::optional<int> boxes;
    in.may("boxes", boxes);
    if (boxes && (*boxes < 1 || *boxes > kMostBoxes))
        in.fail("\"boxes\" must be 1 to " + std::to_string(kMostBoxes));
    if (isNew) {
        if (!boxes && !battery.gunsRated)
            return in.fail("a new battery needs \"boxes\" or \"guns_rated\"");
        battery.max =
            boxes ? *boxes : std::min(kMostBoxes, shoreBoxes(battery.gunsRated.value_or(0)));
        battery.guns = battery.max;
    } else if (boxes) {
        battery.max = *boxes;
        battery.guns = std::min(battery.guns, battery.max);
    }
    readCount(in, "guns", battery.guns, battery.max);
}

void readShoreFired(KeyReader &in, ShoreBattery &battery)
{
    std::optional<std::vector<Battery>> fired;
    in.may("fired", fired);
    if (!fired)
        return;
    battery.fired = !fired->empty();
    if (fired->size() > 1 || (battery.fired && fired->front() != Battery::Guns))
        in.fail(R"("fired" must be [] or ["guns"])");
}

} // namespace

std::optional<Refusal> mergeShip(State &state, std::string_view id, const Json &keys)
{
    if (!isId(id))
        return wrongId("ship", id);
    if (state.battery(id) != nullptr)
        return badCommand("a battery is called " + jsonString(id) + " already");
    const Ship *old = state.ship(id);
    Ship ship = old != nullptr ? *old : Ship{};
    ship.id = UnitId(id);
    if (old == nullptr)
        ship.name = ship.id;
    KeyReader in(keys, "ship " + ship.id);
    readType(in, ship, state.options, old == nullptr);
    if (in.well()) {
        readCondition(in, ship);
        readPlace(in, ship);
        in.mayHeading("heading", ship.heading);
        readMarks(in, ship);
    }
    if (auto refusal = in.finish())
        return refusal;
    const bool gone = !afloat(ship);
    put(state.ships, std::move(ship));
    if (gone)
        freeOfTies(state, id);
    return std::nullopt;
}

std::optional<Refusal> mergeBattery(State &state, std::string_view id, const Json &keys)
{
    if (!isId(id))
        return wrongId("battery", id);
    if (state.ship(id) != nullptr)
        return badCommand("a ship is called " + jsonString(id) + " already");
    const ShoreBattery *old = state.battery(id);
    ShoreBattery battery = old != nullptr ? *old : ShoreBattery{};
    battery.id = UnitId(id);
    if (old == nullptr)
        battery.name = battery.id;
    KeyReader in(keys, "battery " + battery.id);
    in.may("name", battery.name);
    if (old == nullptr)
        in.need("side", battery.side);
    else
        in.may("side", battery.side);
    readShoreBoxes(in, battery, old == nullptr);
    readPlace(in, battery);
    in.mayHeading("heading", battery.heading);
    in.may("arc", battery.arc);
    if (battery.arc < 0 || battery.arc > 180)
        in.fail("\"arc\" must be 0 to 180");
    in.may("red_hot", battery.redHot);
    in.may("fate", battery.fate);
    readShoreFired(in, battery);
    if (auto refusal = in.finish())
        return refusal;
    put(state.batteries, std::move(battery));
    return std::nullopt;
}

std::optional<Refusal> mergeWind(State &state, const Json &keys)
{
    WindState wind = state.wind;
    KeyReader in(keys, "wind");
    for (auto [key, value] :
         {std::pair("from", &wind.from), std::pair("prevailing", &wind.prevailing)}) {
        std::optional<Heading> heading;
        const Json *json = in.raw(key);
        if (json == nullptr)
            continue;
        if (!decode(*json, heading))
            in.wrong(key, *json);
        *value = heading ? std::optional(heading->degrees) : std::nullopt;
    }
    if (in.has("from") && wind.from && !wind.prevailing)
        wind.prevailing = wind.from;
    mayNull(in, "dice", wind.dice);
    in.may("checked", wind.checked);
    if (auto refusal = in.finish())
        return refusal;
    state.wind = wind;
    return std::nullopt;
}

void freeOfTies(State &state, std::string_view id)
{
    if (state.pending && names(*state.pending, id))
        giveUpDecision(state);
    std::erase_if(state.contacts, [id](const Contact &contact) { return contact.has(id); });
    std::erase_if(state.melees,
                  [id](const Melee &melee) { return melee.boarder == id || melee.defender == id; });
}

void giveUpDecision(State &state)
{
    if (!state.pending)
        return;
    if (const auto *fall = std::get_if<FallAboard>(&*state.pending))
        for (const UnitId &id : fall->path.movers)
            if (Ship *ship = state.ship(id))
                ship->moved = true;
    state.pending.reset();
}

void removeUnit(State &state, std::string_view id)
{
    freeOfTies(state, id);
    std::erase_if(state.ships, [id](const Ship &ship) { return ship.id == id; });
    std::erase_if(state.batteries, [id](const ShoreBattery &battery) { return battery.id == id; });
}

} // namespace qd::as_per_margin
