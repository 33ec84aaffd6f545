// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/adjust.h"

#include "rules/santa_cruz/charts.h"
#include "rules/santa_cruz/command_reader.h"
#include "rules/santa_cruz/decide.h"
#include "rules/santa_cruz/options.h"

#include <algorithm>

namespace qd::santa_cruz {
namespace {

constexpr int kMostCards = 99;
constexpr int kMostRounds = 999;

/// Merges one part of `set` after the other into a copy of the state.
class Adjustment {
public:
    Adjustment(const State &state, const Json &set) : m_state(state), m_set(set) { }

    tl::expected<State, std::string> made()
    {
        CommandReader in(m_state, m_set, "set");
        readTrack(in);
        eachOf<Block>(in, "units", [this](CommandReader &row, Block unit) { readUnit(row, unit); });
        if (in.has("fox"))
            in.needObject("fox", [this](CommandReader &fox) { readFox(fox); });
        eachOf<Officer>(in, "officers",
                        [this](CommandReader &row, Officer officer) { readOfficer(row, officer); });
        eachOf<Battery>(in, "batteries", [this](CommandReader &row, Battery battery) {
            row.need("spiked", m_state.spiked[indexOf(battery)]);
        });
        eachOf<Side>(in, "decks", [this](CommandReader &row, Side side) { readDeck(row, side); });
        if (in.has("action"))
            in.needObject("action", [this](CommandReader &action) { readAction(action); });
        readCombat(in);
        readPending(in);
        readOptions(in);
        checkCards(in);
        if (auto refusal = in.finish())
            return tl::unexpected(std::move(refusal->message));
        return std::move(m_state);
    }

private:
    static void number(CommandReader &in, const char *key, int &value, int least, int most)
    {
        if (!in.has(key))
            return;
        in.need(key, value);
        if (value < least || value > most)
            in.fail(std::string(key) + " must be from " + std::to_string(least) + " to "
                    + std::to_string(most));
    }

    template <class T>
    static void maybe(CommandReader &in, const char *key, T &value)
    {
        if (in.has(key))
            in.need(key, value);
    }

    /// An object whose keys are ids.
    template <class Id, class Read>
    void eachOf(CommandReader &in, const char *key, Read read)
    {
        if (!in.has(key))
            return;
        in.needObject(key, [&](CommandReader &rows) {
            for (std::size_t i = 0; i < kValuesOf<Id>; ++i) {
                const std::string name(nameOf(static_cast<Id>(i)));
                if (rows.has(name.c_str()))
                    rows.needObject(name.c_str(),
                                    [&](CommandReader &row) { read(row, static_cast<Id>(i)); });
            }
        });
    }

    void readTrack(CommandReader &in)
    {
        number(in, "turn", m_state.turn, 0, kLastTurn);
        const Phase before = m_state.phase;
        maybe(in, "phase", m_state.phase);
        if (m_state.phase != before)
            m_state.action = {};
        maybe(in, "morale", m_state.morale);
        if (m_state.board->moraleBox(m_state.morale) == nullptr)
            in.fail("morale must be a box of the track");
    }

    void readUnit(CommandReader &in, Block block)
    {
        if (!isUnit(block))
            return in.fail("HMS Fox is no unit: she stands under \"fox\"");
        UnitState &unit = m_state.unit(block);
        const bool moved = in.has("at");
        const bool counted = in.has("sp");
        maybe(in, "at", unit.at);
        number(in, "sp", unit.sp, 0, kMaxStrength);
        if (unit.at.is == Where::Is::Fox && sideOf(block) != Side::British)
            in.fail("only British units go aboard HMS Fox");
        if (moved && unit.at.is == Where::Is::Eliminated)
            unit.sp = 0;
        else if (moved && !counted && unit.sp == 0)
            unit.sp = kMaxStrength;
        const bool gone = unit.at.is == Where::Is::Eliminated;
        const bool weak = unit.sp == 0 && unit.at.is != Where::Is::Off;
        if (gone != weak)
            in.fail("sp is 0 for eliminated units only");
    }

    void readFox(CommandReader &in)
    {
        FoxState &fox = m_state.fox;
        maybe(in, "at", fox.at);
        if (in.has("at") && fox.at && !in.has("status"))
            fox.status = FoxState::Status::Afloat;
        maybe(in, "status", fox.status);
        number(in, "hits", fox.hits, 0, kFoxSinksAt);
        maybe(in, "cards", fox.cards);
        const bool afloat = fox.status == FoxState::Status::Afloat;
        if (afloat && !fox.at)
            return in.fail("HMS Fox afloat must be in an area");
        if (!afloat) {
            if (in.has("at") && fox.at)
                in.fail("HMS Fox is in an area only while she is afloat");
            fox.at.reset();
            if (!in.has("cards"))
                fox.cards = {};
        }
    }

    void readOfficer(CommandReader &in, Officer id)
    {
        using Status = OfficerState::Status;
        OfficerState &officer = m_state.officer(id);
        maybe(in, "at", officer.at);
        if (in.has("at") && !in.has("status")) {
            if (officer.at)
                officer.status = Status::OnMap;
            else if (officer.status == Status::OnMap)
                officer.status = Status::Available;
        }
        maybe(in, "status", officer.status);
        if (in.has("face")) {
            std::string face;
            in.need("face", face);
            officer.faceUp = face == "up";
            if (face != "up" && face != "down")
                in.fail("face must be \"up\" or \"down\"");
        }
        if (officer.status == Status::OnMap && !officer.at)
            return in.fail("an officer on the map must be in an area");
        if (officer.status == Status::OnMap)
            return;
        if (in.has("at") && officer.at)
            in.fail("an officer in an area is on the map");
        officer.at.reset();
    }

    void readDeck(CommandReader &in, Side side)
    {
        DeckState &deck = m_state.deck[indexOf(side)];
        number(in, "hand", deck.hand, 0, kMostCards);
        number(in, "base_limit", deck.baseLimit, 0, kMostCards);
        maybe(in, "discard", deck.discard);
        maybe(in, "eliminated", deck.eliminated);
        maybe(in, "pool", deck.pool);
    }

    void readAction(CommandReader &in)
    {
        number(in, "orders", m_state.action.orders, 0, kMostCards);
        number(in, "assaults", m_state.action.assaults, 0, kMostCards);
        maybe(in, "counterattack_for", m_state.action.counterattackFor);
    }

    void readCombat(CommandReader &in)
    {
        if (!in.has("combat"))
            return;
        if (m_set["combat"].is_null()) {
            in.needRaw("combat");
            m_state.combat.reset();
            m_state.pending.reset();
            return;
        }
        in.needObject("combat", [this](CommandReader &combat) { mergeCombat(combat); });
    }

    void mergeCombat(CommandReader &in)
    {
        const bool opens = !m_state.combat;
        Combat &combat = opens ? m_state.combat.emplace() : *m_state.combat;
        if (opens || in.has("area"))
            in.need("area", combat.area);
        if (opens || in.has("attacker"))
            in.need("attacker", combat.attacker);
        maybe(in, "origins", combat.origins);
        maybe(in, "by", combat.by);
        maybe(in, "red_border", combat.redBorder);
        number(in, "round", combat.round, 0, kMostRounds);
        if (in.has("stage")) {
            in.need("stage", combat.stage);
            if (combat.stage == Stage::Resolving)
                in.fail("the stage resolving can't be set");
            combat.resolution.reset();
            m_state.pending.reset();
        }
        if (in.has("supports"))
            readSupports(in, combat);
    }

    static void readSupports(CommandReader &in, Combat &combat)
    {
        combat.supports.clear();
        if (const Json *list = in.needRaw("supports"); list->is_array() && list->empty())
            return;
        in.needRows("supports", [&combat](CommandReader &row) {
            Support support;
            row.need("side", support.side);
            row.need("card", support.card);
            maybe(row, "cancelled", support.cancelled);
            maybe(row, "units", support.units);
            maybe(row, "officer", support.officer);
            maybe(row, "from", support.from);
            if (!onlyUnits(support.units))
                row.fail("HMS Fox fights in no combat");
            combat.supports.push_back(std::move(support));
        });
    }

    /// Drops the open decision and what hangs on it.
    void readPending(CommandReader &in)
    {
        if (!in.has("pending"))
            return;
        if (const Json *pending = in.needRaw("pending"); !pending->is_null())
            return in.fail("pending can only be dropped: null");
        m_state.pending.reset();
        if (!m_state.combat || !m_state.combat->resolution)
            return;
        if (m_state.combat->resolution->step == Resolution::Step::DrumsReturn)
            return m_state.combat.reset(); // it is won and counted: only the way back was open
        m_state.combat->stage = Stage::Fire;
        m_state.combat->resolution.reset();
    }

    void readOptions(CommandReader &in)
    {
        if (!in.has("options"))
            return;
        const Json *options = in.needRaw("options");
        if (!options->is_object())
            return in.fail("options must be an object");
        if (options->contains("decks") || options->contains("simplified"))
            return in.fail("decks and simplified shape the start: they can't be adjusted");
        auto merged = mergedOptions(m_state.options, *options);
        if (!merged)
            return in.fail(merged.error());
        m_state.options = *merged;
    }

    /// No more copies in the piles than the deck has.
    void checkCards(CommandReader &in)
    {
        for (const Side side : {Side::British, Side::Spanish}) {
            const DeckState &deck = m_state.deck[indexOf(side)];
            for (std::size_t i = 0; i < kCardCount; ++i) {
                const int fox = side == Side::British ? m_state.fox.cards[i] : 0;
                const int shown = deck.discard[i] + deck.eliminated[i] + deck.pool[i] + fox;
                if (shown > m_state.decks->copies(side, static_cast<Card>(i)))
                    in.fail("the " + std::string(nameOf(side)) + " deck has fewer copies of "
                            + std::string(nameOf(static_cast<Card>(i))));
            }
        }
    }

    State m_state;
    const Json &m_set;
};

} // namespace

tl::expected<State, std::string> adjusted(const State &state, const Json &set)
{
    return Adjustment(state, set).made();
}

void applyAdjustment(State &state, const std::string &set)
{
    const auto json = parseJson(set);
    if (!json)
        return;
    if (auto changed = adjusted(state, *json))
        state = std::move(*changed);
}

void decideOn(Step &step, const command::Adjust &adjust)
{
    const auto json = parseJson(adjust.set);
    if (!json)
        return step.refuse(badCommand("set is " + json.error().detail));
    if (const auto changed = adjusted(step.state(), *json); !changed)
        return step.refuse(badCommand(changed.error()));
    event::Adjusted told;
    for (const auto &[key, value] : json->items())
        told.keys.push_back(key);
    step.emit({}, std::move(told));
    step.emit({}, event::AdjustedTo{adjust.set});
}

} // namespace qd::santa_cruz
