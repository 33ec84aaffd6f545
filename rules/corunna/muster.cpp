// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/muster.h"

#include "rules/corunna/fire_chart.h"
#include "rules/corunna/step.h"

#include <algorithm>

namespace qd::corunna {
namespace {

constexpr int kRiflesReach = 2; ///< hexes, 6.6.2

bool isGunFormation(Formation formation)
{
    return formation == Formation::Limbered || formation == Formation::Unlimbered;
}

/// Rifles that keep French guns from unlimbering.
std::vector<std::string> riflesNear(const State &state, Hex hex)
{
    std::vector<std::string> found;
    for (const Unit &unit : state.units)
        if (onMap(unit)
            && (unit.card->type == UnitType::Rifles || unit.card->type == UnitType::RifleCompany)
            && state.board->distance(*unit.hex, hex) <= kRiflesReach)
            found.push_back(unit.card->id);
    return found;
}

std::optional<Refusal> mobRefusal(const Unit &unit, Formation formation)
{
    const bool mob = unit.card->type == UnitType::Mob;
    if (mob && formation == Formation::Square)
        return Refusal{"mob-no-square", "6.4.5", "mobs form no square", {}};
    if (mob != (formation == Formation::Mob))
        return Refusal{
            "mob-formation", "6.4.1", "mobs are always in mob formation, and nobody else", {}};
    return std::nullopt;
}

std::optional<Refusal> gunsRefusal(const State &state, const Unit &unit, Formation formation,
                                   std::optional<Hex> hex)
{
    const bool guns = unit.card->kind == Kind::Artillery;
    if (guns != isGunFormation(formation))
        return Refusal{
            "not-permitted", "chart-stacking", "that is no formation of such a unit", {}};
    if (!guns || unit.card->side != Side::French || formation != Formation::Unlimbered || !hex)
        return std::nullopt;
    std::vector<std::string> rifles = riflesNear(state, *hex);
    if (rifles.empty())
        return std::nullopt;
    return Refusal{"rifles-too-close", "6.6.2", "rifles are too near to unlimber", {}}.with(
        "units", std::move(rifles));
}

std::optional<Refusal> skirmishRefusal(const State &state, const Unit &unit, Formation formation)
{
    if (formation != Formation::Skirmish)
        return std::nullopt;
    const bool horse = unit.card->kind == Kind::Cavalry && !onFoot(unit);
    if (horse && !state.options.anXxx)
        return Refusal{
            "an-xxx-only", "6.2", "cavalry skirmishes with the rules of an_xxx only", {}};
    const UnitType type = unit.card->kind == Kind::Cavalry && onFoot(unit)
        ? UnitType::DismountedDragoons
        : unit.card->type;
    if (!maySkirmish(type))
        return Refusal{"not-permitted", "chart-fire-effects", "that type never skirmishes", {}};
    return std::nullopt;
}

std::optional<Refusal> terrainRefusal(const State &state, Formation formation,
                                      std::optional<Hex> hex)
{
    const bool formed = formation == Formation::Line || formation == Formation::Column
        || formation == Formation::Square;
    if (!formed || !hex || !(state.board->isDwelling(*hex) || state.board->isStructure(*hex)))
        return std::nullopt;
    return Refusal{"general-order-terrain",
                   "4.9",
                   "in dwellings and Special Structures units are in General Order",
                   {}};
}

std::string bodyOfLeader(const LeaderCard &card)
{
    if (card.division)
        return std::string(nameOf(*card.division));
    if (card.side == Side::Spanish)
        return std::string(nameOf(Division::CorunaMilitia));
    return std::string(
        nameOf(card.side == Side::French ? Division::IiCorps : Division::ArmyAssets));
}

bool waits(const State &state, const Piece &piece)
{
    return placeOf(state, piece) == Place::Setup;
}

/// Collects the next stack of one body.
class Gathering {
public:
    Gathering(const State &state, const std::vector<Piece> &body) : m_state(state), m_body(body) { }

    std::vector<Piece> next() &&
    {
        const UnitCard *first = firstUnit();
        for (const Piece &piece : m_body)
            if (first == nullptr || goesWith(*first, piece))
                m_pieces.push_back(piece);
        if (first == nullptr && !m_pieces.empty()) // what is left goes one by one
            m_pieces.resize(1);
        return std::move(m_pieces);
    }

private:
    /// The first that others go with: no company whose battalion waits too.
    const UnitCard *firstUnit() const
    {
        for (const Piece &piece : m_body) {
            const auto *unit = std::get_if<UnitRef>(&piece);
            if (unit != nullptr && m_state.unit(*unit).card->kind != Kind::LightCompany)
                return m_state.unit(*unit).card;
        }
        return nullptr;
    }

    bool goesWith(const UnitCard &first, const Piece &piece) const
    {
        if (std::holds_alternative<LeaderId>(piece))
            return !isShip(first.kind);
        if (const auto *brigade = std::get_if<Brigade>(&piece))
            return first.brigade == *brigade && first.kind == Kind::Infantry;
        const UnitCard &card = *m_state.unit(std::get<UnitRef>(piece)).card;
        if (&card == &first)
            return true;
        if (card.kind == Kind::LightCompany)
            return card.parent == first.id
                || (!first.ofBattalion.empty() && card.parent == first.ofBattalion);
        return card.side == Side::French && card.kind == Kind::Infantry
            && first.kind == Kind::Infantry && !card.regiment.empty()
            && card.regiment == first.regiment;
    }

    const State &m_state;
    const std::vector<Piece> &m_body;
    std::vector<Piece> m_pieces;
};

} // namespace

std::string bodyOf(const State &state, const Piece &piece)
{
    if (const auto *brigade = std::get_if<Brigade>(&piece))
        return std::string(nameOf(*brigade));
    if (const auto *leader = std::get_if<LeaderId>(&piece))
        return bodyOfLeader(*state.leader(*leader)->card);
    const UnitCard &card = *state.unit(std::get<UnitRef>(piece)).card;
    if (card.brigade)
        return std::string(nameOf(*card.brigade));
    return card.division ? std::string(nameOf(*card.division)) : state.roster->card(card.group).id;
}

std::vector<Mustered> musters(const State &state)
{
    struct Body {
        std::string name;
        std::vector<Piece> waiting;
        bool begun = false;
    };

    std::vector<Body> bodies;
    for (const Group &group : state.roster->groups) {
        if (group.step != state.sequence.setupStep)
            continue;
        for (const Piece &piece : group.pieces) {
            std::string name = bodyOf(state, piece);
            auto body = std::find_if(bodies.begin(), bodies.end(),
                                     [&name](const Body &b) { return b.name == name; });
            if (body == bodies.end())
                body = bodies.insert(bodies.end(), Body{std::move(name), {}, false});
            if (waits(state, piece))
                body->waiting.push_back(piece);
            else
                body->begun = body->begun || placeOf(state, piece) == Place::Map;
        }
    }
    std::vector<Mustered> found;
    for (const Body &body : bodies)
        if (!body.waiting.empty())
            found.push_back({body.name, Gathering(state, body.waiting).next(), body.begun});
    return found;
}

std::optional<Refusal> formationRefusal(const State &state, const Unit &unit, Formation formation,
                                        std::optional<Hex> hex)
{
    if (auto refusal = mobRefusal(unit, formation))
        return refusal;
    if (auto refusal = gunsRefusal(state, unit, formation, hex))
        return refusal;
    if (auto refusal = skirmishRefusal(state, unit, formation))
        return refusal;
    return terrainRefusal(state, formation, hex);
}

std::vector<Formation> formationsIn(const State &state, const Unit &unit, std::optional<Hex> hex)
{
    std::vector<Formation> found;
    for (std::size_t i = 0; i < Words<Formation>::kNames.size(); ++i)
        if (const auto formation = static_cast<Formation>(i);
            !formationRefusal(state, unit, formation, hex))
            found.push_back(formation);
    return found;
}

bool takeFormation(Step &step, UnitRef ref, Formation formation, Told told)
{
    Unit &unit = step.state().unit(ref);
    if (isShip(unit.card->kind))
        return true;
    auto refusal = formationRefusal(step.state(), unit, formation, unit.hex);
    if (refusal && refusal->code == "general-order-terrain") {
        unit.formation = Formation::GeneralOrder;
        step.emit("4.9", event::FormationSet{ref, Formation::GeneralOrder});
        return true;
    }
    if (refusal && told == Told::Several)
        return true;
    if (refusal && !step.overruled(std::move(*refusal)))
        return false;
    unit.formation = formation;
    return true;
}

std::vector<std::string> formationsUntold(const State &state, const std::vector<Piece> &pieces)
{
    std::vector<std::string> fields;
    for (const Piece &piece : pieces)
        if (const auto *unit = std::get_if<UnitRef>(&piece); unit != nullptr
            && !isShip(state.unit(*unit).card->kind) && !state.unit(*unit).formation)
            fields.push_back("units." + state.unit(*unit).card->id + ".formation");
    return fields;
}

} // namespace qd::corunna
