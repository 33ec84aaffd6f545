// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/decide.h"
#include "rules/as_per_margin/path.h"
#include "rules/as_per_margin/sailing_checks.h"
#include "rules/as_per_margin/tosses.h"

#include <algorithm>
#include <utility>

namespace qd::as_per_margin {
namespace {

/// Both dice of a toss between two ships, with what they come to.
struct Toss {
    std::vector<int> dice;
    std::vector<event::Score> scores;
    std::optional<UnitId> winner;
    int higher = 0;
};

std::optional<Toss> toss(Step &step, const char *term, const UnitId &first, const UnitId &second,
                         const Citation &rule)
{
    const State &state = step.state();
    Toss toss;
    for (const UnitId &id : {first, second}) {
        std::vector<int> face;
        if (step.roll({term, std::string(nameOf(controllerOf(*state.ship(id)))), id, 1,
                       DieKind::Pips6, rule},
                      face))
            toss.dice.push_back(face.front());
    }
    if (toss.dice.size() < 2)
        return std::nullopt;
    toss.scores = {scored(state.options, *state.ship(first), toss.dice[0]),
                   scored(state.options, *state.ship(second), toss.dice[1])};
    toss.higher = higher(toss.scores[0].score, toss.scores[1].score);
    if (toss.higher != 0)
        toss.winner = toss.higher > 0 ? first : second;
    return toss;
}

Contact *contactIn(State &state, const UnitId &a, const UnitId &b)
{
    const auto it = std::find_if(state.contacts.begin(), state.contacts.end(),
                                 [&](const Contact &c) { return c.has(a) && c.has(b); });
    return it == state.contacts.end() ? nullptr : &*it;
}

/// The French or Spanish ship that an English one broke away from may close again at once (r16).
bool mayReclose(const State &state, const UnitId &winner, const UnitId &loser, Parting winnersWish,
                Parting losersWish)
{
    const Ship &won = *state.ship(winner);
    const Ship &lost = *state.ship(loser);
    return controllerOf(won) == Side::English && winnersWish == Parting::Part
        && controllerOf(lost) == Side::FrenchSpanish && losersWish == Parting::Stay && !lost.struck;
}

} // namespace

void decideOn(Step &step, const command::CutGrapples &cut)
{
    State &state = step.state();
    for (Refusal &refusal : cutRefusals(state, cut)) {
        // Where nothing holds them, nothing could be cut: not even by force.
        if (refusal.code == "not-aboard")
            return step.refuse(std::move(refusal));
        if (!step.overruled(std::move(refusal)))
            return;
    }
    const bool firstParts = cut.shipWish == Parting::Part;
    const bool secondParts = cut.otherWish == Parting::Part;
    const auto tossed = toss(step, "grapples", cut.ship, cut.other, "falling-aboard");
    if (!tossed)
        return;
    contactIn(state, cut.ship, cut.other)->tried = true;
    const bool parted = outcome(tossed->higher, firstParts, secondParts) == Together::Apart;
    step.emit("falling-aboard",
              event::GrappleToss{cut.ship, cut.other, tossed->dice, tossed->scores, tossed->winner,
                                 parted});
    if (!parted)
        return;
    std::vector<UnitId> both{cut.ship, cut.other};
    std::sort(both.begin(), both.end());
    step.emit("falling-aboard", event::ContactEnded{both, ContactEnd::Cut});
    step.emit("falling-aboard", event::Reminder{"remove-wind-arrow", std::nullopt, both});
    const bool firstWon = tossed->higher > 0;
    const UnitId &winner = firstWon ? cut.ship : cut.other;
    const UnitId &loser = firstWon ? cut.other : cut.ship;
    if (mayReclose(state, winner, loser, firstWon ? cut.shipWish : cut.otherWish,
                   firstWon ? cut.otherWish : cut.shipWish))
        state.pending = Reclose{loser, winner};
}

void decideOn(Step &step, const command::RecloseChoice &choice)
{
    State &state = step.state();
    const Reclose open = std::get<Reclose>(*state.pending);
    if (!choice.attempt) {
        state.pending.reset();
        step.emit("falling-aboard-notes", event::RecloseDeclined{open.ship, open.other});
        return;
    }
    const auto tossed = toss(step, "reclose", open.ship, open.other, "falling-aboard-notes");
    if (!tossed)
        return;
    state.pending.reset();
    const bool aboard = tossed->higher >= 0;
    step.emit("falling-aboard-notes",
              event::RecloseToss{open.ship, open.other, tossed->dice, tossed->scores,
                                 tossed->winner, aboard});
    if (!aboard) {
        step.emit("falling-aboard-notes", event::MoveForfeited{open.ship});
        return;
    }
    fallAboard(step, open.ship, open.other);
    if (Contact *contact = contactIn(state, open.ship, open.other))
        contact->tried = true;
}

} // namespace qd::as_per_margin
