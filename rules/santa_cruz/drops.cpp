// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/form.h"
#include "rules/santa_cruz/movable.h"
#include "rules/santa_cruz/probe.h"
#include "rules/santa_cruz/santa_cruz.h"
#include "rules/santa_cruz/sea.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qd::santa_cruz {

namespace {

std::string text(std::string_view name)
{
    return std::string(name);
}

Json namesOf(const std::vector<Block> &blocks)
{
    Json names = Json::array();
    for (const Block block : blocks)
        names.push_back(text(nameOf(block)));
    return names;
}

/// What the pieces dragged along make of each place.
class Dragged {
public:
    Dragged(const State &state, const Json &partial, const std::vector<std::string> &pieces)
        : m_state(state), m_partial(partial)
    {
        for (const std::string &piece : pieces) {
            if (const auto block = blockFrom(piece))
                m_blocks.push_back(*block);
            else if (const auto officer = officerFrom(piece))
                m_officer = officer;
        }
        std::sort(m_blocks.begin(), m_blocks.end());
        m_blocks.erase(std::unique(m_blocks.begin(), m_blocks.end()), m_blocks.end());
    }

    std::vector<Drop> drops()
    {
        if (m_state.over() || (m_blocks.empty() && !m_officer))
            return {};
        if (m_state.pending)
            answer(*m_state.pending);
        else if (m_state.combat)
            callDrums();
        else if (m_blocks.empty())
            officerAlone();
        else if (isNewcomers())
            putUp();
        else if (m_state.phase == Phase::Setup)
            setUp();
        else if (m_state.phase == Phase::NavalMovement)
            sail();
        else
            march();
        return std::move(m_drops);
    }

private:
    const Board &board() const { return *m_state.board; }

    std::string idOf(AreaId area) const { return board().area(area).id; }

    std::string partialDo() const { return FormBuilder(m_state, m_partial).word("do"); }

    void add(AreaId place, const Json &command, std::string tag)
    {
        m_drops.push_back(Drop{idOf(place), canonicalText(command), std::nullopt, std::move(tag)});
    }

    /// With the refusal that the command gets; one that is not whole yet has none.
    void addJudged(AreaId place, const Json &command, std::string tag)
    {
        add(place, command, std::move(tag));
        auto refusal = refusalOf(m_state, command);
        if (refusal && refusal->code != "bad-command")
            m_drops.back().refused = std::move(refusal);
    }

    std::optional<AreaId> startOf(Block block) const
    {
        if (isUnit(block) && m_state.unit(block).at.is == Where::Is::Fox)
            return m_state.fox.at;
        return areaOf(m_state, block);
    }

    /// Where all the blocks are; nullopt: not together.
    std::optional<AreaId> start() const
    {
        const auto from = startOf(m_blocks.front());
        const bool together = std::all_of(m_blocks.begin(), m_blocks.end(),
                                          [&](Block block) { return startOf(block) == from; });
        return together ? from : std::nullopt;
    }

    bool isNewcomers() const
    {
        return m_state.phase != Phase::Setup
            && std::all_of(m_blocks.begin(), m_blocks.end(), [&](Block block) {
                   return isUnit(block) && m_state.unit(block).at.is == Where::Is::Off;
               });
    }

    /// Blocks that are not in play yet: a position is being put up, which is the referee's word.
    void putUp()
    {
        Json units = Json::object();
        if (partialDo() == "adjust") {
            const auto set = m_partial.find("set");
            if (set != m_partial.end() && set->is_object() && set->contains("units")
                && set->at("units").is_object())
                units = set->at("units");
        }
        for (const AreaId place : board().all()) {
            for (const Block block : m_blocks)
                units[text(nameOf(block))] = {{"at", idOf(place)}};
            add(place, {{"do", "adjust"}, {"set", {{"units", units}}}}, "free");
        }
    }

    void setUp()
    {
        if (std::all_of(m_blocks.begin(), m_blocks.end(),
                        [](Block block) { return sideOf(block) == Side::British; }))
            return loadFox();
        for (const AreaId place : board().all())
            if (board().area(place).land)
                addJudged(place,
                          {{"do", "place"}, {"units", namesOf(m_blocks)}, {"area", idOf(place)}},
                          "free");
    }

    /// British units on the area where Fox lies go aboard, two in the end.
    void loadFox()
    {
        if (!m_state.fox.at)
            return;
        std::vector<Block> aboard;
        if (partialDo() == "load-fox")
            aboard = FormBuilder(m_state, m_partial).units("units");
        for (const Block block : m_blocks)
            if (std::find(aboard.begin(), aboard.end(), block) == aboard.end())
                aboard.push_back(block);
        const Json command = {{"do", "load-fox"}, {"units", namesOf(aboard)}};
        if (aboard.size() < 2)
            add(*m_state.fox.at, command, "aboard");
        else
            addJudged(*m_state.fox.at, command, "aboard");
    }

    /// The legs of the command so far without the blocks that are dragged now.
    Json otherLegs() const
    {
        Json legs = Json::array();
        const auto moves = m_partial.find("moves");
        if (partialDo() != "naval-move" || moves == m_partial.end() || !moves->is_array())
            return legs;
        for (const Json &leg : *moves) {
            if (!leg.is_object())
                continue;
            std::vector<Block> blocks = FormBuilder(m_state, leg).units("blocks");
            std::erase_if(blocks, [&](Block block) {
                return std::find(m_blocks.begin(), m_blocks.end(), block) != m_blocks.end();
            });
            if (blocks.empty())
                continue;
            Json kept = leg;
            kept["blocks"] = namesOf(blocks);
            legs.push_back(std::move(kept));
        }
        return legs;
    }

    void sail()
    {
        const auto from = start();
        if (!from)
            return;
        for (const AreaId place : board().all()) {
            if (board().area(place).land || place == *from)
                continue;
            const Json leg = {{"blocks", namesOf(m_blocks)}, {"to", idOf(place)}};
            Json legs = otherLegs();
            legs.push_back(leg);
            const SeaMove *move = seaMove(board(), *from, place);
            add(place, {{"do", "naval-move"}, {"moves", std::move(legs)}},
                move != nullptr && move->drift ? "drift" : "free");
            auto refusal =
                refusalOf(m_state, {{"do", "naval-move"}, {"moves", Json::array({leg})}});
            // the others may still be named
            if (refusal && refusal->code != "naval-block-missing")
                m_drops.back().refused = std::move(refusal);
        }
    }

    /// The card that moves the group to a place: the one chosen before, or the usual one.
    Json cardFor(Side side, AreaId to) const
    {
        const auto card = FormBuilder(m_state, m_partial).card("card");
        const bool carries = card == Card::Move || card == Card::Assault
            || card == Card::Counterattack || card == Card::FrenchEager;
        if ((partialDo() == "play" && carries) || partialDo() == "counterattack")
            return m_partial;
        if (side != phasingSide(m_state) && side == m_state.action.counterattackFor)
            return {{"do", "counterattack"}};
        const bool enemies = anyIn(m_state, to, enemyOf(side));
        Json command = {{"do", "play"}, {"card", enemies ? "assault" : "move"}};
        if (phasingSide(m_state) && side != *phasingSide(m_state))
            command["side"] = text(nameOf(side));
        return command;
    }

    void march()
    {
        const auto from = start();
        if (!from)
            return;
        if (m_blocks.front() == Block::Fox && m_blocks.size() == 1)
            return;
        const Side side = sideOf(m_blocks.front());
        const bool unloads = std::any_of(m_blocks.begin(), m_blocks.end(), [&](Block block) {
            return isUnit(block) && m_state.unit(block).at.is == Where::Is::Fox;
        });
        for (const AreaId place : board().all()) {
            if (place == *from)
                continue;
            Json command = cardFor(side, place);
            command["from"] = idOf(*from);
            command["to"] = idOf(place);
            command["units"] = namesOf(m_blocks);
            if (unloads)
                command["unload"] = true;
            if (m_officer)
                command["officer"] = text(nameOf(*m_officer));
            addJudged(place, command, tagOf(m_state, side, *from, place));
        }
    }

    /// An officer of the map goes with all the units of his area; one from beside it is placed.
    void officerAlone()
    {
        const OfficerState &officer = m_state.officer(*m_officer);
        const Side side = sideOf(*m_officer);
        if (!phasingSide(m_state))
            return;
        if (officer.status == OfficerState::Status::Available)
            return placeOfficer(side);
        if (!officer.at)
            return;
        m_blocks = unitsIn(m_state, *officer.at, side);
        if (!m_blocks.empty())
            march();
    }

    void placeOfficer(Side side)
    {
        const auto card = FormBuilder(m_state, m_partial).card("card");
        const bool places = partialDo() == "counterattack"
            || (partialDo() == "play" && (card == Card::Assault || card == Card::Counterattack));
        for (const AreaId place : board().all()) {
            if (!anyIn(m_state, place, side)
                && !(side == Side::British && areaOf(m_state, Block::Fox) == place))
                continue;
            Json command = places ? m_partial : Json{{"do", "play"}, {"card", "assault"}};
            command["place"] = {{"officer", text(nameOf(*m_officer))}, {"area", idOf(place)}};
            addJudged(place, command, "free");
        }
    }

    void callDrums()
    {
        const std::vector<Block> callable = drumsCanCall(m_state);
        const bool all =
            !m_blocks.empty() && std::all_of(m_blocks.begin(), m_blocks.end(), [&](Block block) {
                return std::find(callable.begin(), callable.end(), block) != callable.end();
            });
        const auto from = all ? start() : std::nullopt;
        if (!from)
            return;
        Json command = {{"do", "support"},
                        {"side", "british"},
                        {"card", "battle-drums"},
                        {"from", idOf(*from)},
                        {"units", namesOf(m_blocks)}};
        if (m_officer)
            command["officer"] = text(nameOf(*m_officer));
        addJudged(m_state.combat->area, command, "combat");
    }

    void answer(const Pending &pending)
    {
        switch (pending.kind) {
        case DecisionKind::Flee:
            for (const AreaId place : pending.areas)
                addJudged(place, {{"do", "flee"}, {"to", idOf(place)}}, "free");
            return;
        case DecisionKind::Retreat:
            return retreat(pending);
        case DecisionKind::PanicRetreat:
            return runFromPanic(pending);
        default:
            return;
        }
    }

    void retreat(const Pending &pending)
    {
        const bool asked = m_state.combat && !m_blocks.empty()
            && sideOf(m_blocks.front()) == m_state.combat->side(Role::Defender);
        if (!asked)
            return;
        for (const AreaId place : defendersGoals(m_state)) {
            Json command = {{"do", "retreat"}, {"defender", idOf(place)}};
            if (pending.role == Role::Attacker)
                command["attacker"] = "stay";
            addJudged(place, command, "free");
        }
    }

    /// Rows of the command so far without those of the units that are dragged now.
    Json otherRows() const
    {
        Json rows = Json::array();
        const auto moves = m_partial.find("moves");
        if (partialDo() != "panic-retreat" || moves == m_partial.end() || !moves->is_array())
            return rows;
        for (const Json &row : *moves) {
            const auto unit =
                row.is_object() ? blockFrom(FormBuilder(m_state, row).word("unit")) : std::nullopt;
            if (unit && std::find(m_blocks.begin(), m_blocks.end(), *unit) == m_blocks.end())
                rows.push_back(row);
        }
        return rows;
    }

    void runFromPanic(const Pending &pending)
    {
        const auto waysOf = [&](Block unit) {
            const auto found = std::find_if(pending.ways.begin(), pending.ways.end(),
                                            [&](const auto &way) { return way.first == unit; });
            return found == pending.ways.end() ? std::vector<AreaId>{} : found->second;
        };
        for (const AreaId place : board().all()) {
            const bool open = std::all_of(m_blocks.begin(), m_blocks.end(), [&](Block unit) {
                const std::vector<AreaId> ways = waysOf(unit);
                return std::find(ways.begin(), ways.end(), place) != ways.end();
            });
            if (!open || m_blocks.empty())
                continue;
            Json command =
                partialDo() == "panic-retreat" ? m_partial : Json{{"do", "panic-retreat"}};
            Json rows = otherRows();
            for (const Block unit : m_blocks)
                rows.push_back({{"unit", text(nameOf(unit))}, {"to", idOf(place)}});
            command["moves"] = std::move(rows);
            add(place, command, "free");
        }
    }

    const State &m_state;
    const Json &m_partial;
    std::vector<Block> m_blocks;
    std::optional<Officer> m_officer;
    std::vector<Drop> m_drops;
};

} // namespace

std::vector<Drop> Game::drops(const State &state, const Json &partialCommand,
                              const std::vector<std::string> &pieces)
{
    return Dragged(state, partialCommand, pieces).drops();
}

} // namespace qd::santa_cruz
