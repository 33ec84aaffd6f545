// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/board.h"
#include "rules/trafalgar/key_reader.h"
#include "rules/trafalgar/query.h"
#include "rules/trafalgar/score.h"
#include "rules/trafalgar/weather.h"

#include <algorithm>

// The queries about the table as a whole: score, a point, the wind, the box (specification 5.3,
// 5.11).
namespace qd::trafalgar {
namespace {

constexpr int kHalfRose = kRosePoints / 2;

Json standingsJson(const Standings &standings)
{
    return {{"afloat", standings.afloat.total()},
            {"because", encode(standings.afloat.because)},
            {"sunk", standings.sunk},
            {"guns", standings.guns},
            {"masts", standings.masts},
            {"fort_guns", standings.fortGuns},
            {"own_flag", std::string(nameOf(standings.ownFlag))},
            {"holds_enemy_flag", standings.holdsEnemyFlag},
            {"ways", encode(standings.ways)},
            {"blocked_by_flag", standings.blockedByFlag}};
}

Json boxJson(int total, int inPlace)
{
    return {{"total", total}, {"in_place", inPlace}, {"in_box", total - inPlace}};
}

int shipsOfKind(Kind kind)
{
    return static_cast<int>(std::count_if(kShips.begin(), kShips.end(),
                                          [kind](ShipId id) { return kindOf(id) == kind; }));
}

} // namespace

Answer askScore(const State &state, const Json & /*query*/)
{
    Json sides = Json::object();
    for (const Side side : kSides)
        sides[std::string(nameOf(side))] = standingsJson(standingsOf(state, side));
    return Json{{"winner", encode(state.play.winner)},
                {"win_by", encode(state.play.winBy)},
                {"sides", std::move(sides)}};
}

Answer askPoint(const State &state, const Json &query)
{
    KeyReader in(query);
    in.raw("ask");
    std::optional<LatticePoint> at;
    in.mayPoint("at", *state.board, at);
    if (in.well() && !at)
        in.fail("the key \"at\" is missing");
    if (auto refusal = in.finish())
        return tl::unexpected(std::move(*refusal));
    return Json{{"at", encode(*at)},
                {"label", state.board->label(*at)},
                {"terrain", encode(state.board->terrain(*at))},
                {"port", encode(state.board->portAt(*at))},
                {"ships", encode(shipsAt(state, *at))},
                {"fort", encode(state.board->fortAt(*at))}};
}

Answer askWind(const State &state, const Json & /*query*/)
{
    if (!state.play.arrow)
        return tl::unexpected(badCommand("the wind arrow is not placed yet"));
    const int arrow = *state.play.arrow;
    const int opposite = (arrow + kHalfRose) % kRosePoints;
    const bool to = state.options.windArrow == WindArrow::To;
    return Json{{"arrow", arrow},
                {"blows_to", to ? arrow : opposite},
                {"comes_from", to ? opposite : arrow},
                {"offset", state.board->roseOffset},
                {"barred", encode(barredNow(state))}};
}

Answer askInventory(const State &state, const Json & /*query*/)
{
    Tally guns;
    guns.add("ships-of-the-line", 2 * gunsASide(Kind::Line) * shipsOfKind(Kind::Line), "setup-6");
    guns.add("frigates", 2 * gunsASide(Kind::Frigate) * shipsOfKind(Kind::Frigate), "setup-6");
    guns.add("forts", static_cast<int>(kForts.size()), "setup-3");
    int gunsInPlace = 0;
    int mastsInPlace = 0;
    for (const Side side : kSides) {
        const Standings standings = standingsOf(state, side);
        gunsInPlace += standings.guns + standings.fortGuns;
        mastsInPlace += standings.masts;
    }
    Json box = boxJson(guns.total(), gunsInPlace);
    box["because"] = encode(guns.because);
    const int masts = static_cast<int>(kShips.size() * kMasts.size());
    return Json{{"guns", std::move(box)}, {"masts", boxJson(masts, mastsInPlace)}};
}

} // namespace qd::trafalgar
