// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/advance.h"
#include "rules/corunna/command_span.h"
#include "rules/corunna/movement.h"
#include "rules/corunna/query.h"
#include "rules/corunna/zones.h"

#include <algorithm>

// Queries on command, spans and the ways of leaders (rule 5, 6.7).
namespace qd::corunna {
namespace {

constexpr int kBrigadeMelee = 2, kBrigadeMorale = 2; ///< 5.2.11

struct SpanKeys {
    std::optional<LeaderId> leader;
    std::optional<Kind> kind;
    std::optional<int> distance;
    QD_COR_KEYS(v.maybe("leader", leader); v.maybe("kind", kind); v.maybe("distance", distance);)
};

struct HexKeys {
    std::optional<Hex> hex;
    QD_COR_KEYS(v.maybe("hex", hex);)
};

struct RideKeys {
    std::vector<Hex> path;
    std::optional<std::vector<Brigade>> activate;
    QD_COR_KEYS(v.maybe("path", path); v.maybe("activate", activate);)
};

struct LeaderKeys {
    LeaderId leader{};
    QD_COR_KEYS(v("leader", leader);)
};

struct BrigadeKeys {
    Brigade brigade{};
    QD_COR_KEYS(v("brigade", brigade);)
};

struct SideKeys {
    Side side{};
    QD_COR_KEYS(v("side", side);)
};

struct NoKeys {
    QD_COR_KEYS()
};

Because spanTerm(int limit)
{
    return {Term{"soult-span", static_cast<double>(limit), "5.1.3", Op::Add}};
}

Json spanJson(const State &state, Division division)
{
    const Lexicon lexicon = lexiconOf(state);
    const Leader *leader = leaderOf(state, division);
    return {{"leader", encode(lexicon, leader->card->id)},
            {"limit", spanOf(division)},
            {"distance", encode(lexicon, spanDistance(state, division))},
            {"in_span", inSpan(state, division)},
            {"because", encode(lexicon, spanTerm(spanOf(division)))}};
}

/// The French division that a leader commands.
std::optional<Division> frenchDivision(const Leader &leader)
{
    const bool leads =
        leader.card->role == LeaderRole::Division && leader.card->side == Side::French;
    return leads ? leader.card->division : std::nullopt;
}

Answer allSpans(const State &state)
{
    std::vector<const Leader *> leaders;
    for (const Leader &leader : state.leaders)
        if (onMap(leader) && frenchDivision(leader))
            leaders.push_back(&leader);
    std::sort(leaders.begin(), leaders.end(), [](const Leader *a, const Leader *b) {
        return nameOf(a->card->id) < nameOf(b->card->id);
    });
    Json list = Json::array();
    for (const Leader *leader : leaders)
        list.push_back(spanJson(state, *frenchDivision(*leader)));
    return Json{{"leaders", std::move(list)}};
}

Answer spanOfLeader(const State &state, LeaderId id)
{
    const Leader *leader = state.leader(id);
    const auto division = leader != nullptr ? frenchDivision(*leader) : std::nullopt;
    if (!division)
        return tl::unexpected(badCommand("that leader commands no French division here"));
    const Leader *soult = state.leader(LeaderId::Soult);
    if (soult == nullptr)
        return tl::unexpected(badCommand("Soult is not in the scenario"));
    for (const Leader *one : {soult, leader})
        if (!onMap(*one))
            return tl::unexpected(
                valueMissing("leaders." + std::string(nameOf(one->card->id)) + ".hex"));
    return spanJson(state, *division);
}

} // namespace

Answer askSpan(const State &state, const Json &query)
{
    return withKeys<SpanKeys>(state, query, [](const State &s, const SpanKeys &keys) -> Answer {
        if (keys.leader)
            return keys.kind || keys.distance
                ? Answer(tl::unexpected(badCommand("a leader, or a kind and a distance")))
                : spanOfLeader(s, *keys.leader);
        if (!keys.kind && !keys.distance)
            return allSpans(s);
        if (!keys.kind || !keys.distance || *keys.distance < 0
            || (*keys.kind != Kind::Infantry && *keys.kind != Kind::Cavalry))
            return tl::unexpected(badCommand("a kind, infantry or cavalry, and a distance"));
        const int limit = *keys.kind == Kind::Cavalry ? kCavalrySpan : kInfantrySpan;
        return Json{{"limit", limit},
                    {"distance", *keys.distance},
                    {"in_span", *keys.distance <= limit},
                    {"because", encode(lexiconOf(s), spanTerm(limit))}};
    });
}

Answer askSoult(const State &state, const Json &query)
{
    return withKeys<HexKeys>(state, query, [](const State &s, const HexKeys &keys) -> Answer {
        const Leader *soult = s.leader(LeaderId::Soult);
        const auto hex = keys.hex               ? keys.hex
            : soult != nullptr && onMap(*soult) ? soult->hex
                                                : std::nullopt;
        if (!hex)
            return tl::unexpected(valueMissing("leaders.soult.hex"));
        const Lexicon lexicon = lexiconOf(s);
        const auto enemy = nearestEnemy(s, *hex, Side::French);
        return Json{{"hex", encode(lexicon, *hex)},
                    {"nearest", enemy ? encode(lexicon, enemy->unit) : Json(nullptr)},
                    {"distance", enemy ? Json(enemy->distance) : Json(nullptr)},
                    {"too_close", enemy && enemy->distance <= kSoultKeepsOff},
                    {"escape_distance", s.options.soultEscape}};
    });
}

Answer askRide(const State &state, const Json &query)
{
    return withKeys<RideKeys>(state, query, [](const State &s, const RideKeys &keys) -> Answer {
        const Leader *moore = s.leader(LeaderId::Moore);
        if (moore == nullptr)
            return tl::unexpected(badCommand("Moore is not in the scenario"));
        if (!onMap(*moore))
            return tl::unexpected(valueMissing("leaders.moore.hex"));
        if (!isWay(*s.board, *moore->hex, keys.path))
            return tl::unexpected(badCommand("the path does not lead from hex to hex"));
        if (auto refusal = rideRefusal(s, keys.path))
            return tl::unexpected(std::move(*refusal));
        if (keys.activate && namesTwice(*keys.activate))
            return tl::unexpected(badCommand("a brigade is named twice"));
        const std::vector<Brigade> near = coloursOnPath(s, keys.path);
        for (const Brigade brigade : keys.activate.value_or(near)) {
            const Colours *colours = s.coloursOf(brigade);
            if (colours == nullptr)
                return tl::unexpected(badCommand("that brigade is not in the scenario"));
            if (colours->captured)
                return tl::unexpected(Refusal{
                    "colours-captured", "5.2.10.2", "the brigade has lost its colours", {}});
            if (std::find(near.begin(), near.end(), brigade) == near.end())
                return tl::unexpected(
                    Refusal{"not-on-path", "5.2.3", "its colours are not on the path", {}});
        }
        const RidePlan plan = ridePlan(s, keys.path, keys.activate.value_or(near));
        const auto movement = moore->value(ValueKey::Movement);
        const Lexicon lexicon = lexiconOf(s);
        std::vector<std::string> unchecked = plan.cost.missing;
        if (!movement)
            unchecked.emplace_back("leaders.moore.movement");
        return Json{{"cost", plan.cost.known},
                    {"movement", encode(lexicon, movement)},
                    {"activate", encode(lexicon, plan.activate)},
                    {"within", movement ? Json(plan.cost.known <= *movement) : Json(nullptr)},
                    {"because", encode(lexicon, plan.cost.because)},
                    {"unchecked", std::move(unchecked)}};
    });
}

Answer askInitiative(const State &state, const Json &query)
{
    return withKeys<LeaderKeys>(state, query, [](const State &s, const LeaderKeys &keys) -> Answer {
        const Leader *leader = s.leader(keys.leader);
        if (leader == nullptr)
            return tl::unexpected(badCommand("that leader is not in the scenario"));
        const Claim claim = initiativeClaim(s, keys.leader);
        const bool horse = leader->card->division && isFrenchCavalry(*leader->card->division);
        const ValueKey from = horse ? ValueKey::Initiative : ValueKey::MeleeInfantryAttack;
        const Lexicon lexicon = lexiconOf(s);
        return Json{{"may", claim.may},
                    {"rating", encode(lexicon, leader->value(from))},
                    {"rating_from", encode(lexicon, from)},
                    {"rule", claim.rule.text()}};
    });
}

Answer askBrigadeLeader(const State &state, const Json &query)
{
    return withKeys<BrigadeKeys>(
        state, query, [](const State &s, const BrigadeKeys &keys) -> Answer {
            if (s.coloursOf(keys.brigade) == nullptr)
                return tl::unexpected(badCommand("that brigade is not in the scenario"));
            if (!s.options.brigadeLeaders)
                return tl::unexpected(
                    Refusal{"option-off", "5.2.11", "the table plays without brigade leaders", {}});
            return Json{{"span", kBrigadeSpan},
                        {"melee_infantry", kBrigadeMelee},
                        {"morale_bonus", kBrigadeMorale}};
        });
}

Answer askCommand(const State &state, const Json &query)
{
    return withKeys<NoKeys>(state, query, [](const State &s, const NoKeys & /*keys*/) -> Answer {
        const Lexicon lexicon = lexiconOf(s);
        Json sources = Json::array();
        for (const Source source : s.roster->commandPoints)
            sources.push_back(
                {{"by", encode(lexicon, source)}, {"available", isAvailable(s, source)}});
        return Json{{"sources", std::move(sources)},
                    {"moore_mode", encode(lexicon, s.command.mooreMode)},
                    {"hardinge_ready", s.command.hardingeReady && !s.command.hardingeUsed},
                    {"mus", encode(lexicon, s.command.mus)}};
    });
}

Answer askBrigadeColumn(const State &state, const Json &query)
{
    return withKeys<BrigadeKeys>(
        state, query, [](const State &s, const BrigadeKeys &keys) -> Answer {
            if (s.coloursOf(keys.brigade) == nullptr)
                return tl::unexpected(badCommand("that brigade is not in the scenario"));
            const ColumnCheck check = brigadeColumn(s, keys.brigade);
            const bool well = check.fails.empty();
            return Json{{"in_command", well},
                        {"fails", check.fails},
                        {"lead_hex", encode(lexiconOf(s), check.lead)},
                        {"march_order_cost", well ? Json(0) : Json(nullptr)}};
        });
}

Answer askRegroup(const State &state, const Json &query)
{
    return withKeys<NoKeys>(state, query, [](const State &s, const NoKeys & /*keys*/) -> Answer {
        const Lexicon lexicon = lexiconOf(s);
        Json units = Json::array();
        for (const RegroupRow &row : regroupRows(s))
            units.push_back({{"unit", encode(lexicon, row.unit)},
                             {"brigade", encode(lexicon, row.brigade)},
                             {"port", encode(lexicon, row.port)},
                             {"distance", encode(lexicon, row.distance)},
                             {"must_embark", row.distance == 0}});
        return Json{{"units", std::move(units)}, {"chit", "regroup"}};
    });
}

Answer askMarch(const State &state, const Json &query)
{
    return withKeys<SideKeys>(state, query, [](const State &s, const SideKeys &keys) -> Answer {
        const std::vector<Hex> none;
        const auto &terminus = keys.side == Side::British ? s.board->ports() : none; // R79
        return Json{{"terminus", encode(lexiconOf(s), terminus)}};
    });
}

Answer askDepots(const State &state, const Json &query)
{
    return withKeys<SideKeys>(state, query, [](const State &s, const SideKeys &keys) -> Answer {
        const Board &board = *s.board;
        const std::vector<Hex> edge = edgeRow(s, "south");
        std::vector<Hex> hexes;
        std::vector<std::string> roads;
        for (const Road &road : board.roads()) { // R70: every road, no trail
            if (road.trail)
                continue;
            bool town = false;
            for (const Hex hex : road.hexes) {
                town = town || board.at(hex).corunna;
                if (std::binary_search(edge.begin(), edge.end(), hex))
                    hexes.push_back(hex);
            }
            if (town)
                roads.push_back(road.id);
        }
        std::sort(hexes.begin(), hexes.end());
        hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
        std::sort(roads.begin(), roads.end());
        if (keys.side == Side::French)
            return Json{{"hexes", encode(lexiconOf(s), hexes)}};
        return Json{{"roads", roads}};
    });
}

} // namespace qd::corunna
