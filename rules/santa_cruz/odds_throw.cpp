// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/odds/throws.h"
#include "rules/santa_cruz/answer_json.h"
#include "rules/santa_cruz/answers.h"
#include "rules/santa_cruz/card_plays.h"
#include "rules/santa_cruz/charts.h"
#include "rules/santa_cruz/combat_rules.h"
#include "rules/santa_cruz/panic.h"
#include "rules/santa_cruz/sea.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qd::santa_cruz {

namespace {

constexpr int kFaces = 6;

/// Hits of one card's dice on one block (7.2c).
Distribution hitsOnBlock(const Batteries &batteries)
{
    Distribution hits;
    for (const event::FiringBattery &battery : batteries.firing) {
        const auto needs = static_cast<unsigned>(battery.needs);
        hits = hits + Distribution::ofWeights({kFaces - needs, needs});
    }
    return hits;
}

int left(const State &state, Block block)
{
    return block == Block::Fox ? kFoxSinksAt - state.fox.hits : state.unit(block).sp;
}

/// What a die of Panic! comes to for one unit: geometry included.
struct PanicOdds {
    unsigned stays = 0, retreats = 0, eliminated = 0; ///< faces of six
    int lost = 0; ///< strength points over the six faces
};

PanicOdds panicOdds(const State &state, AreaId area, Block unit)
{
    PanicOdds odds;
    const int points = state.unit(unit).sp;
    for (int die = 1; die <= kFaces; ++die) {
        const PanicResult result = panicResult(die, state.board->area(area));
        const bool killed = result.spLost >= points;
        const bool stuck = result.retreat > 0 && panicWays(state, area, result.retreat).empty();
        if (killed || stuck)
            ++odds.eliminated;
        else
            ++(result.retreat > 0 ? odds.retreats : odds.stays);
        odds.lost += killed || stuck ? points : result.spLost;
    }
    return odds;
}

Json ofSix(unsigned faces)
{
    return chanceJson(Chance::of(faces, kFaces));
}

} // namespace

Answer oddsOfHits(QueryReader &reader)
{
    constexpr int kMostAsked = 20;
    reader.allow({"of", "dice", "hits_on", "plus"});
    const int dice = reader.number("dice", 0, kMostAsked);
    const int needs = reader.number("hits_on", 2, kFaces, kHitsOn);
    const int plus = reader.number("plus", 0, 1, 0);
    if (reader.refusal())
        return tl::unexpected(*reader.refusal());
    std::vector<Wide> hits(static_cast<std::size_t>(dice) + 1, 0);
    Wide sixes = 0, fives = 0, fours = 0;
    eachThrow(dice, [&](const std::vector<int> &faces, Wide ways) {
        const Judged judged = judge(faces, plus, needs, 0);
        hits[static_cast<std::size_t>(judged.hits)] += ways;
        sixes += casualtyTrigger(faces, Officer::Troubridge) ? ways : 0;
        fives += casualtyTrigger(faces, Officer::Bowen) ? ways : 0;
        const auto &modified = judged.modified;
        const bool four = std::find(modified.begin(), modified.end(), kFleeOn) != modified.end();
        fours += four ? ways : 0;
    });
    const Wide all = waysToThrow(dice);
    const Distribution distribution = Distribution::ofWeights(std::move(hits));
    return Json{{"hits", distributionJson(distribution, "hits")},
                {"expected", distribution.expected()},
                {"two_sixes", chanceJson(Chance::of(sixes, all))},
                {"two_sixes_or_fives", chanceJson(Chance::of(fives, all))},
                {"a_four", chanceJson(Chance::of(fours, all))}};
}

Answer oddsOfPanic(QueryReader &reader)
{
    reader.allow({"of", "area"});
    const AreaId area = reader.area("area");
    if (!reader.refusal() && !reader.state().board->area(area).land)
        reader.fail("Panic! strikes land areas");
    if (reader.refusal())
        return tl::unexpected(*reader.refusal());
    const State &state = reader.state();
    Json units = Json::array();
    for (const Block unit : unitsIn(state, area, Side::Spanish)) {
        const PanicOdds odds = panicOdds(state, area, unit);
        units.push_back({{"unit", text(nameOf(unit))},
                         {"stays", ofSix(odds.stays)},
                         {"retreats", ofSix(odds.retreats)},
                         {"eliminated", ofSix(odds.eliminated)},
                         {"expected_sp_lost", odds.lost / static_cast<double>(kFaces)}});
    }
    return Json{{"units", std::move(units)}};
}

Answer oddsOfRayo(QueryReader &reader)
{
    reader.allow({"of", "area"});
    const AreaId id = reader.area("area");
    if (reader.refusal())
        return tl::unexpected(*reader.refusal());
    const State &state = reader.state();
    const Area &area = state.board->area(id);
    const auto needs = static_cast<unsigned>(rayoNeeds(area).total());
    const unsigned faces = area.beach ? kFaces : kFaces + 1 - needs;
    Json units = Json::array();
    for (const Block unit : unitsIn(state, id, Side::Spanish)) {
        const bool last = area.beach || state.unit(unit).sp <= 1;
        units.push_back({{"unit", text(nameOf(unit))},
                         {"hit", ofSix(faces)},
                         {"eliminated", ofSix(last ? faces : 0)}});
    }
    return Json{{"needs", area.beach ? Json() : Json(needs)},
                {"expected_hits", static_cast<double>(units.size()) * faces / kFaces},
                {"units", std::move(units)}};
}

Answer oddsOfCurrent(QueryReader &reader)
{
    constexpr int kMostBlocks = 12;
    reader.allow({"of", "blocks"});
    const int blocks = reader.number("blocks", 0, kMostBlocks);
    if (reader.refusal())
        return tl::unexpected(*reader.refusal());
    const Distribution arrive = Distribution::binomial(blocks, 1, 2);
    return Json{{"arrive", distributionJson(arrive, "blocks")}, {"expected", arrive.expected()}};
}

Answer oddsOfBombard(QueryReader &reader)
{
    reader.allow({"of", "area", "plus"});
    const AreaId area = reader.area("area");
    const PlusCard plus = reader.flag("plus") ? PlusCard::Yes : PlusCard::No;
    const State &state = reader.state();
    if (!reader.refusal() && state.board->area(area).land)
        reader.fail("batteries fire at sea areas");
    if (reader.refusal())
        return tl::unexpected(*reader.refusal());
    const Batteries batteries = batteriesAt(state, area, plus);
    const Distribution each = hitsOnBlock(batteries);
    Distribution total;
    Json blocks = Json::array();
    for (const Block block : britishBlocksIn(state, area)) {
        total = total + each;
        const int points = left(state, block);
        blocks.push_back({{"block", text(nameOf(block))},
                          {"left", points},
                          {"gone", chanceJson(each.atLeast(static_cast<std::size_t>(points)))}});
    }
    return Json{{"batteries", firingJson(batteries)},
                {"silent", silentJson(batteries)},
                {"per_block", distributionJson(each, "hits")},
                {"expected_per_block", each.expected()},
                {"total", distributionJson(total, "hits")},
                {"expected_total", total.expected()},
                {"blocks", std::move(blocks)}};
}

} // namespace qd::santa_cruz
