// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/movement.h"
#include "rules/corunna/query.h"
#include "rules/corunna/sight.h"

#include <algorithm>

// Queries on distances, lines, zones, charges, ricochet and forced moves (rule 4).
namespace qd::corunna {
namespace {

constexpr int kRoutOverWall = 4;

struct ZoiKeys {
    Hex hex;
    Side side{};
    QD_COR_KEYS(v("hex", hex); v("side", side);)
};

struct DistanceKeys {
    std::string from, to;
    QD_COR_KEYS(v("from", from); v("to", to);)
};

struct LineKeys {
    Hex from, to;
    QD_COR_KEYS(v("from", from); v("to", to);)
};

struct LosKeys {
    Hex from, to;
    bool artillery = false;
    QD_COR_KEYS(v("from", from); v("to", to); v.maybe("artillery", artillery);)
};

struct InvoluntaryKeys {
    Kind kind{};
    ForcedAction action{};
    QD_COR_KEYS(v("kind", kind); v("action", action);)
};

struct RicochetKeys {
    std::vector<Hex> path;
    QD_COR_KEYS(v("path", path);)
};

struct ChargeKeys {
    ChargeAction action = ChargeAction::Charge;
    std::optional<bool> stream, fortification, specialStructure, dwelling;
    std::optional<UnitRef> unit;
    std::optional<Hex> from;
    std::vector<Hex> path;
    QD_COR_KEYS(v.maybe("action", action); v.maybe("stream", stream);
                v.maybe("fortification", fortification);
                v.maybe("special_structure", specialStructure); v.maybe("dwelling", dwelling);
                v.maybe("unit", unit); v.maybe("from", from); v.maybe("path", path);)
};

struct HarassmentKeys {
    Terrain terrain = Terrain::Clear;
    bool cavalrySkirmishers = false, retreating = false, involuntary = false;
    QD_COR_KEYS(v.maybe("terrain", terrain); v.maybe("cavalry_skirmishers", cavalrySkirmishers);
                v.maybe("retreating", retreating); v.maybe("involuntary", involuntary);)
};

/// The hexes that a text names: a hex, a place, or where a piece stands.
tl::expected<std::vector<Hex>, Refusal> hexesNamed(const State &state, const std::string &text)
{
    if (const auto hex = state.board->find(text))
        return std::vector<Hex>{*hex};
    if (state.board->isPlace(text))
        return state.board->place(text);
    const auto piece = state.roster->piece(text);
    if (!piece)
        return tl::unexpected(badCommand("nothing is called " + jsonString(text)));
    const auto hex = hexOf(state, *piece);
    if (!hex)
        return tl::unexpected(valueMissing(text + ".hex"));
    return std::vector<Hex>{*hex};
}

Refusal anXxxOnly(const char *rule)
{
    return Refusal{"an-xxx-only", rule, "the table plays without the rules of an_xxx", {}};
}

bool isFortification(const Board &board, Hex hex)
{
    const auto &walls = board.fortifications();
    return std::find(walls.begin(), walls.end(), hex) != walls.end();
}

/// What lies in the way of a charge: flags given win over the board.
struct Way {
    bool stream = false, fortification = false, structure = false;
    bool dwelling = false; ///< any on the path
    bool dwellingLast = false;
};

Way wayOf(const State &state, const ChargeKeys &keys, std::optional<Hex> from)
{
    const Board &board = *state.board;
    Way way;
    for (const Hex to : keys.path) {
        if (from) {
            way.stream = way.stream || board.has(Hexside::Stream, *from, to);
            way.fortification = way.fortification || board.has(Hexside::Fortification, *from, to);
        }
        way.structure = way.structure || board.isStructure(to);
        way.dwelling = way.dwelling || board.isDwelling(to);
        from = to;
    }
    way.dwellingLast = !keys.path.empty() && board.isDwelling(keys.path.back());
    way.stream = keys.stream.value_or(way.stream);
    way.fortification = keys.fortification.value_or(way.fortification);
    way.structure = keys.specialStructure.value_or(way.structure);
    way.dwelling = keys.dwelling.value_or(way.dwelling);
    way.dwellingLast = keys.dwelling.value_or(way.dwellingLast);
    return way;
}

Because obstaclesOf(const Way &way, ChargeAction action)
{
    Because because;
    const auto add = [&because](bool lies, const char *term, const char *rule) {
        if (lies)
            because.push_back(Term{term, 0, rule, Op::Add});
    };
    const bool pursues = action == ChargeAction::Pursue;
    add(way.stream, "stream", "4.1.1");
    add(way.fortification && action != ChargeAction::Melee, "fortification", "4.8.4");
    add(way.structure, "special-structure", pursues ? "4.7.3" : "4.7.7");
    add(way.dwelling && pursues, "dwelling", "4.6.2");
    return because;
}

} // namespace

Answer askZoi(const State &state, const Json &query)
{
    return withKeys<ZoiKeys>(state, query, [](const State &s, const ZoiKeys &keys) -> Answer {
        return Json{{"units", encode(lexiconOf(s), zonesInto(s, keys.hex, keys.side))}};
    });
}

Answer askDistance(const State &state, const Json &query)
{
    return withKeys<DistanceKeys>(
        state, query, [](const State &s, const DistanceKeys &keys) -> Answer {
            const auto from = hexesNamed(s, keys.from);
            if (!from)
                return tl::unexpected(from.error());
            const auto to = hexesNamed(s, keys.to);
            if (!to)
                return tl::unexpected(to.error());
            std::optional<int> least;
            for (const Hex hex : *from)
                if (const auto away = s.board->distance(hex, *to))
                    least = std::min(least.value_or(*away), *away);
            if (!least)
                return tl::unexpected(badCommand("the place has no hexes"));
            const Because because{Term{"hexes", static_cast<double>(*least), "R72", Op::Add}};
            return Json{{"distance", *least}, {"because", encode(lexiconOf(s), because)}};
        });
}

Answer askLine(const State &state, const Json &query)
{
    return withKeys<LineKeys>(state, query, [](const State &s, const LineKeys &keys) -> Answer {
        return Json{{"distance", s.board->distance(keys.from, keys.to)},
                    {"steps", encode(lexiconOf(s), s.board->line(keys.from, keys.to))}};
    });
}

Answer askLos(const State &state, const Json &query)
{
    return withKeys<LosKeys>(state, query, [](const State &s, const LosKeys &keys) -> Answer {
        Json blocked = Json::array();
        for (const Obstacle &obstacle :
             obstacles(*s.board, keys.from, keys.to,
                       keys.artillery ? Looking::Artillery : Looking::Anyone))
            blocked.push_back({{"at", obstacle.at}, {"rule", obstacle.rule.text()}});
        const bool clear = blocked.empty();
        return Json{{"clear", clear},
                    {"blocked_by", std::move(blocked)},
                    {"unchecked", Json::array({"elevation"})}};
    });
}

Answer askInvoluntary(const State &state, const Json &query)
{
    return withKeys<InvoluntaryKeys>(
        state, query, [](const State & /*s*/, const InvoluntaryKeys &keys) -> Answer {
            if (isShip(keys.kind))
                return tl::unexpected(badCommand("ships are not forced over walls"));
            const bool foot = keys.kind == Kind::Infantry || keys.kind == Kind::LightCompany;
            const bool rout = keys.action == ForcedAction::Rout;
            if (!foot)
                return Json{{"outcome", "surrender"}, {"extra_cost", 0}};
            return Json{{"outcome", rout ? "rout" : "pgd-and-rout"},
                        {"extra_cost", rout ? kRoutOverWall : 0}};
        });
}

Answer askRicochet(const State &state, const Json &query)
{
    return withKeys<RicochetKeys>(
        state, query, [](const State &s, const RicochetKeys &keys) -> Answer {
            const Board &board = *s.board;
            if (!s.options.anXxx)
                return tl::unexpected(anXxxOnly("4.12"));
            if (keys.path.empty()
                || !isWay(board, keys.path.front(), {keys.path.begin() + 1, keys.path.end()}))
                return tl::unexpected(badCommand("the path leads from hex to hex"));
            Json hexes = Json::array();
            Json ends;
            bool shadow = false;
            for (std::size_t i = 0; i < keys.path.size() && ends.is_null(); ++i) {
                const Hex hex = keys.path[i];
                const bool last = i + 1 == keys.path.size();
                hexes.push_back({{"hex", board.at(hex).id}, {"effect", shadow ? "shadow" : "hit"}});
                const bool closed =
                    board.isDwelling(hex) || board.isStructure(hex) || isFortification(board, hex);
                if (closed && !shadow)
                    ends = {{"at", board.at(hex).id}, {"rule", "4.12"}};
                else if (!last && board.climbs(hex, keys.path[i + 1]))
                    ends = {{"at", board.at(hex).id}, {"rule", "4.12.1"}};
                shadow = !last && board.climbs(keys.path[i + 1], hex);
            }
            return Json{{"hexes", std::move(hexes)}, {"ends", std::move(ends)}};
        });
}

Answer askCharge(const State &state, const Json &query)
{
    return withKeys<ChargeKeys>(state, query, [](const State &s, const ChargeKeys &keys) -> Answer {
        const Unit *unit = keys.unit ? &s.unit(*keys.unit) : nullptr;
        const auto from = keys.from           ? keys.from
            : unit != nullptr && onMap(*unit) ? unit->hex
                                              : std::nullopt;
        if (unit != nullptr && !from)
            return tl::unexpected(valueMissing("units." + unit->card->id + ".hex"));
        if (!keys.path.empty() && (!from || !isWay(*s.board, *from, keys.path)))
            return tl::unexpected(badCommand("the path leads from hex to hex"));
        const Way way = wayOf(s, keys, from);
        const Because because = obstaclesOf(way, keys.action);
        return Json{
            {"allowed", because.empty()},
            {"because", encode(lexiconOf(s), because)},
            {"general_order_melee",
             way.dwellingLast && keys.action == ChargeAction::Charge}, // 4.6.2
            {"straight_line_doubling", s.options.anXxx ? Json(false) : Json(nullptr)}}; // R104
    });
}

Answer askHarassment(const State &state, const Json &query)
{
    return withKeys<HarassmentKeys>(
        state, query, [](const State &s, const HarassmentKeys &keys) -> Answer {
            static constexpr const char *kChart = "chart-harassment";
            constexpr int kClear = 2;
            if (!s.options.anXxx)
                return tl::unexpected(anXxxOnly("6.2"));
            const auto &filled = s.ledger.chartFill.harassment;
            const auto cell = filled.find(keys.terrain);
            const std::string terrain(nameOf(keys.terrain));
            if (cell == filled.end() && keys.terrain != Terrain::Clear)
                return tl::unexpected(valueMissing("chart_fill.harassment." + terrain, kChart));
            Because because;
            const auto add = [&because](const std::string &term, int value) {
                because.push_back(Term{term, static_cast<double>(value), kChart, Op::Add});
            };
            add(terrain, cell == filled.end() ? kClear : cell->second);
            if (keys.cavalrySkirmishers)
                add("cavalry-skirmishers", 1);
            if (keys.retreating)
                add("retreating", 2);
            if (keys.involuntary)
                add("involuntary", 1);
            return Json{{"defence", sumOf(because)}, {"because", encode(lexiconOf(s), because)}};
        });
}

} // namespace qd::corunna
