// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/advance.h"
#include "rules/corunna/colours.h"
#include "rules/corunna/decide.h"
#include "rules/corunna/movement.h"
#include "rules/corunna/zones.h"

#include <algorithm>

namespace qd::corunna {
namespace {

/// What is to be said once, however many pieces move together.
struct Notes {
    std::vector<std::string> unchecked;
    bool enemies = false;
};

/// One piece on its way: the checks in their order, then what happens.
class Mover {
public:
    Mover(Step &step, const command::Move &move, Piece piece)
        : m_step(step), m_move(move), m_piece(piece), m_state(step.state())
    {
        if (const auto *ref = std::get_if<UnitRef>(&m_piece))
            m_unit = &m_state.unit(*ref);
        if (const auto *id = std::get_if<LeaderId>(&m_piece))
            m_leader = m_state.leader(*id);
        if (const auto *brigade = std::get_if<Brigade>(&m_piece))
            m_colours = m_state.coloursOf(*brigade);
    }

    /// False: the step is refused.
    bool go(Notes &notes)
    {
        if (!findWay() || !mayMoveNow() || !insideBounds() || !soultKeepsOff() || !brokenDown()
            || !crossesAll())
            return false;
        measure();
        if (!reaches(notes.unchecked) || !towardCorunna() || !coloursEndWell() || !stacks())
            return false;
        carryOut();
        if (!notes.enemies && !m_move.assault)
            notes.enemies = tellEnemies(m_step, m_piece, m_path);
        return true;
    }

private:
    Board const &board() const { return *m_state.board; }

    bool refuse(std::string message)
    {
        m_step.refuse(badCommand(std::move(message)));
        return false;
    }

    bool isLandUnit() const { return m_unit != nullptr && !isShip(m_unit->card->kind); }

    bool findWay()
    {
        const auto from = hexOf(m_state, m_piece);
        if (!from)
            return refuse(m_state.roster->nameOf(m_piece) + " is not on the map");
        m_from = *from;
        m_told = m_move.path.has_value();
        m_path = m_told ? *m_move.path : std::vector<Hex>{*m_move.to};
        if (m_told && !isWay(board(), m_from, m_path))
            return refuse("the path does not lead from hex to hex");
        return true;
    }

    bool mayMoveNow()
    {
        if (m_unit != nullptr && isShip(m_unit->card->kind))
            return shipMayMove();
        if (!m_step.holds(m_state.phase() == Phase::Maneuver, "wrong-phase", "sequence",
                          "land pieces move in the Maneuver Segment"))
            return false;
        const bool bound = m_leader != nullptr && m_leader->card->id == LeaderId::Hardinge
            && m_state.command.hardingeUsed;
        if (!m_step.holds(!bound, "hardinge-bound", "5.2.4", "he stays where he flew"))
            return false;
        if (m_unit == nullptr || !m_unit->card->brigade)
            return true;
        const Colours *colours = m_state.coloursOf(*m_unit->card->brigade);
        const bool lost = colours != nullptr && colours->captured;
        return m_step.holds(!lost || m_state.sequence.activeChit == "regroup", "regroup-only",
                            "5.2.10.2", "without colours the brigade moves in the Regroup Chit");
    }

    bool shipMayMove()
    {
        if (!m_step.holds(m_state.phase() == Phase::Naval, "naval-phase", "5.2.9",
                          "ships move after all chits"))
            return false;
        const auto &tasked = m_state.naval.shipsTasked;
        const bool sol = m_unit->card->kind == Kind::Sol;
        const bool called =
            std::find(tasked.begin(), tasked.end(), m_state.refOf(*m_unit)) != tasked.end();
        return m_step.holds(!sol || called || m_unit->mustExit, "not-tasked", "6.9.1",
                            "that ship has no order")
            && m_step.holds(sol || m_unit->mustExit
                                || m_state.naval.status != NavalResult::ContraryWinds,
                            "contrary-winds", "6.9.1", "the wind is against the transports");
    }

    bool insideBounds()
    {
        const bool inside = std::all_of(m_path.begin(), m_path.end(),
                                        [this](Hex hex) { return inBounds(m_state, hex); });
        return m_step.holds(inside, "out-of-bounds", m_state.roster->boundary.rule,
                            "that lies outside the scenario");
    }

    bool soultKeepsOff()
    {
        if (m_leader == nullptr || m_leader->card->id != LeaderId::Soult)
            return true;
        for (std::size_t i = m_move.escape ? m_path.size() - 1 : 0; i < m_path.size(); ++i) {
            const auto enemy = nearestEnemy(m_state, m_path[i], Side::French);
            const int least =
                m_move.escape ? m_state.options.soultEscape : kSoultKeepsOff + 1; // R32
            if (enemy && enemy->distance < least)
                return m_step.overruled(
                    {"soult-too-close", "5.1.6", "an enemy is too near for him", {}});
        }
        return true;
    }

    bool brokenDown()
    {
        const bool structure = std::any_of(m_path.begin(), m_path.end(),
                                           [this](Hex hex) { return board().isStructure(hex); });
        return !isLandUnit() || !structure
            || m_step.holds(!isMassed(m_state, *m_unit), "break-down-first", "4.7.4.1",
                            "the regiment breaks down into battalions first");
    }

    /// The ground of each hex, and the walls on the way.
    bool crossesAll()
    {
        Hex from = m_from;
        for (std::size_t i = 0; i < m_path.size(); ++i) {
            if ((m_told && isLandUnit() && !crosses(from, m_path[i])) || !standsOn(i))
                return false;
            from = m_path[i];
        }
        return true;
    }

    bool standsOn(std::size_t i)
    {
        auto ground = groundRefusal(m_state, m_piece, m_path[i]);
        if (ground && ground->code == "special-structure-infantry-only"
            && isTraversed(m_state, m_from, m_path, i))
            return true;
        return !ground || m_step.overruled(std::move(*ground));
    }

    bool crosses(Hex from, Hex to)
    {
        if (!board().has(Hexside::Fortification, from, to))
            return true;
        const bool gate = board().has(Hexside::Gate, from, to);
        if (!onFoot(*m_unit)
            && !m_step.holds(gate, "rampart-gate-only", "4.8.2",
                             "cavalry and artillery pass the walls at a gate"))
            return false;
        if (enemyAt(m_state, to, m_unit->card->side)
            && !m_step.holds(gate && m_move.assault, "rampart-occupied", "4.8.2",
                             "the enemy holds the wall"))
            return false;
        if (gate || !onFoot(*m_unit))
            return true;
        m_climbed = true;
        return m_step.holds(m_path.size() == 1 && m_unit->mpSpent == 0, "rampart-whole-move",
                            "4.8.2.1", "crossing the wall takes the whole move");
    }

    void measure()
    {
        if (!m_told)
            return;
        WayMode mode;
        if (m_unit != nullptr) {
            mode.moveClass = moveClassOf(*m_unit);
            mode.roadColumn = m_unit->formation == Formation::RoadColumn;
        } else {
            mode.moveClass = m_leader != nullptr ? MoveClass::Leader : MoveClass::Infantry;
        }
        mode.rout = m_move.rout;
        m_cost = wayCost(m_state, m_from, m_path, mode);
    }

    bool reaches(std::vector<std::string> &unchecked)
    {
        if (!m_told)
            return true;
        const Allowance allowance = allowanceOf(m_state, m_piece);
        if (!allowance.left) {
            unchecked.push_back(allowance.field);
            return true;
        }
        const bool rode = m_leader != nullptr && m_leader->card->id == LeaderId::Moore
            && m_state.command.mooreRode;
        if (rode) {
            const int printed = *allowance.left + m_leader->mpSpent;
            if (!m_step.holds(2 * (m_leader->mpSpent + m_cost.known) <= printed, "moore-half",
                              "5.2.3", "after his ride he has half his movement"))
                return false;
        }
        return m_cost.known <= *allowance.left
            || m_step.overruled(Refusal{"too-far", allowance.rule, "it does not go so far", {}}
                                    .with("cost", m_cost.known)
                                    .with("left", *allowance.left));
    }

    /// 9.9.3: once embarkation has begun, all but the rearguard make for Corunna.
    bool towardCorunna()
    {
        const Evacuation &evacuation = m_state.evacuation;
        const bool binds = evacuation.begun
            || (evacuation.declared
                && m_state.options.embarkationBegins == EmbarkationBegins::Declaration);
        if (!binds || !isLandUnit() || m_unit->card->side != Side::British || m_move.rout
            || m_move.aroundBlock || m_unit->status == Status::Rout
            || isRearguard(m_state, *m_unit))
            return true;
        const auto &town = board().corunna();
        const int before = board().distance(m_from, town).value_or(0);
        const int after = board().distance(m_path.back(), town).value_or(0);
        return m_step.holds(after == 0 || after < before, "toward-corunna", "9.9.3",
                            "it makes for Corunna");
    }

    bool coloursEndWell()
    {
        return m_colours == nullptr
            || m_step.holds(
                battalionAt(m_state, m_colours->card->brigade, m_path.back()).has_value(),
                "colours-alone", "5.2.10.1", "colours end with a battalion of their brigade");
    }

    bool stacks()
    {
        return m_unit == nullptr || stackHolds(m_step, m_state.refOf(*m_unit), m_path.back());
    }

    void carryOut()
    {
        const Hex to = m_path.back();
        const std::optional<int> cost = m_told ? m_cost.total() : std::nullopt;
        m_step.emit({}, event::Moved{m_piece, m_from, to, cost, m_cost.because, m_cost.missing});
        if (m_unit != nullptr)
            moveUnit(to, m_cost.known);
        if (m_leader != nullptr) {
            m_leader->hex = to;
            m_leader->mpSpent += m_cost.known;
        }
        if (m_colours != nullptr) {
            m_colours->hex = to;
            m_colours->with = battalionAt(m_state, m_colours->card->brigade, to);
            hardingeFollows(m_step, *m_colours);
        }
    }

    void moveUnit(Hex to, int cost)
    {
        const UnitRef ref = m_state.refOf(*m_unit);
        Colours *colours = coloursWith(m_state, ref);
        m_unit->hex = to;
        m_unit->mpSpent += cost;
        if (m_climbed) {
            m_unit->mpSpent =
                std::max(m_unit->mpSpent, m_unit->value(ValueKey::Movement).value_or(0));
            disorder(ref);
        }
        enterHexes(m_step, ref, m_path);
        if (colours == nullptr)
            return;
        if (m_move.leaveColours)
            settleColours(m_state, *colours);
        else
            carryColours(m_step, *colours);
    }

    /// 4.8.2.1: sapeurs keep their order.
    void disorder(UnitRef ref)
    {
        if (m_unit->card->type == UnitType::Sapeurs)
            return;
        if (m_unit->status != Status::Good) {
            m_step.emit("4.8.2.1", event::Stays{ref, m_unit->status});
            return;
        }
        m_unit->status = Status::Disorder;
        m_step.emit("4.8.2.1", event::StatusSet{ref, Status::Disorder});
        if (Colours *colours = coloursWith(m_state, ref))
            m_broken = colours->card->brigade;
    }

public:
    /// Colours of a battalion that lost its order on the wall fly at the end of its move.
    void flyBroken()
    {
        if (m_broken)
            if (Colours *colours = m_state.coloursOf(*m_broken); colours->with)
                flyFromBroken(m_step, *colours, m_path.back());
    }

private:
    Step &m_step;
    const command::Move &m_move;
    Piece m_piece;
    State &m_state;
    Unit *m_unit = nullptr;
    Leader *m_leader = nullptr;
    Colours *m_colours = nullptr;
    Hex m_from;
    std::vector<Hex> m_path;
    bool m_told = false; ///< the whole way, not only its end
    bool m_climbed = false; ///< over a wall
    std::optional<Brigade> m_broken;
    WayCost m_cost;
};

/// Colours that go with one of the battalions moved are no movers of their own.
std::vector<Piece> movers(const State &state, const command::Move &move)
{
    std::vector<Piece> pieces = move.all();
    const std::vector<Piece> all = pieces;
    std::erase_if(pieces, [&](const Piece &piece) {
        const auto *brigade = std::get_if<Brigade>(&piece);
        const Colours *colours = brigade != nullptr ? state.coloursOf(*brigade) : nullptr;
        return colours != nullptr && colours->with && !move.leaveColours
            && std::find(all.begin(), all.end(), Piece(*colours->with)) != all.end();
    });
    return pieces;
}

} // namespace

void decideOn(Step &step, const command::Move &move)
{
    Notes notes;
    for (const Piece &piece : movers(step.state(), move)) {
        Mover mover(step, move, piece);
        if (!mover.go(notes))
            return;
        mover.flyBroken();
    }
    closeMoves(step, std::move(notes.unchecked));
}

} // namespace qd::corunna
