// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/adjust.h"
#include "rules/santa_cruz/event.h"

#include <algorithm>

namespace qd::santa_cruz {
namespace {

/// A card goes to a pile. A copy that, by the counts, could not be hidden any more was overruled by
/// the referee: then it is one that lies in a pile already.
void toPile(State &state, Side side, Card card, bool eliminated)
{
    DeckState &deck = state.deck[indexOf(side)];
    const std::size_t i = indexOf(card);
    CardCounts &pile = eliminated ? deck.eliminated : deck.discard;
    if (hiddenCopies(state, side, card) > 0) {
        ++pile[i];
    } else if (eliminated && deck.discard[i] > 0) {
        --deck.discard[i];
        ++pile[i];
    }
}

void fromHand(State &state, Side side, Card card, bool eliminated)
{
    toPile(state, side, card, eliminated);
    int &hand = state.deck[indexOf(side)].hand;
    hand = std::max(hand - 1, 0);
}

void addCards(CardCounts &pile, const CardCounts &cards)
{
    for (std::size_t i = 0; i < kCardCount; ++i)
        pile[i] = static_cast<std::uint8_t>(pile[i] + cards[i]);
}

/// The fold, one overload a fact. Facts that only tell what others carry out change nothing.
class Fold {
public:
    explicit Fold(State &state) : m_state(state) { }

    void operator()(const event::SetupPlaced &e) const
    {
        for (const Block unit : e.units)
            m_state.unit(unit).at = e.area;
    }

    void operator()(const event::FoxLoaded &e) const
    {
        for (const Block unit : cargo(m_state))
            m_state.unit(unit).at = Where::off();
        for (const Block unit : e.units)
            m_state.unit(unit).at = Where::fox();
    }

    void operator()(const event::FoxUnloaded &e) const
    {
        if (m_state.fox.at)
            put(e.units, *m_state.fox.at);
        m_state.fox.status = FoxState::Status::Unloaded;
        m_state.fox.at.reset();
        m_state.fox.cards = {};
    }

    void operator()(const event::FoxSunk &e) const
    {
        m_state.fox.status = FoxState::Status::Sunk;
        m_state.fox.at.reset();
        m_state.fox.cards = {};
        addCards(m_state.deck[indexOf(Side::British)].eliminated, e.cards);
    }

    void operator()(const event::SetupDone & /*e*/) const
    {
        for (std::size_t i = 0; i < kBritishUnits; ++i)
            if (m_state.units[i].at.is == Where::Is::Off && m_state.units[i].sp > 0)
                m_state.units[i].at = Where::in(m_state.board->setupArea());
    }

    void operator()(const event::HandDrawn &e) const
    {
        m_state.deck[indexOf(e.side)].hand = e.hand;
    }

    void operator()(const event::Turn &e) const { m_state.turn = e.turn; }

    void operator()(const event::PhaseBegan &e) const
    {
        m_state.phase = e.phase;
        m_state.turn = e.turn;
        m_state.action = {};
    }

    void operator()(const event::GameOver & /*e*/) const
    {
        m_state.phase = Phase::GameOver;
        m_state.action = {};
    }

    void operator()(const event::Refilled &e) const
    {
        DeckState &deck = m_state.deck[indexOf(e.side)];
        deck.hand = e.hand;
        if (e.reshuffled)
            deck.discard = {};
    }

    void operator()(const event::NavalMoved &e) const
    {
        if (e.block == Block::Fox)
            m_state.fox.at = e.to;
        else
            m_state.unit(e.block).at = Where::in(e.to);
    }

    void operator()(const event::CardPlayed &e) const
    {
        fromHand(m_state, e.side, e.card, e.eliminated);
    }

    void operator()(const event::Hit &e) const { m_state.unit(e.unit).sp = e.spTo; }

    void operator()(const event::Eliminated &e) const
    {
        UnitState &unit = m_state.unit(e.unit);
        unit.sp = 0;
        unit.at = e.cause == event::HitCause::Fox && !m_state.options.foxCargoReturns
            ? Where::off()
            : Where::eliminated();
    }

    void operator()(const event::FoxHit &e) const { m_state.fox.hits = e.hits; }

    void operator()(const event::FoxLost &e) const
    {
        if (!e.card || m_state.fox.cards[indexOf(*e.card)] == 0)
            return;
        --m_state.fox.cards[indexOf(*e.card)];
        ++m_state.deck[indexOf(Side::British)].eliminated[indexOf(*e.card)];
    }

    void operator()(const event::Passed &e) const
    {
        for (const Card card : e.discarded)
            fromHand(m_state, e.side, card, false);
    }

    void operator()(const event::Moved &e) const { go(e.units, e.officer, e.to); }

    void operator()(const event::OfficerPlaced &e) const
    {
        m_state.officer(e.officer) = {OfficerState::Status::OnMap, e.area, false};
    }

    void operator()(const event::OfficerRevealed &e) const
    {
        m_state.officer(e.officer).faceUp = true;
    }

    void operator()(const event::OfficerMoved &e) const { m_state.officer(e.officer).at = e.to; }

    void operator()(const event::OfficerReturned &e) const { m_state.officer(e.officer) = {}; }

    void operator()(const event::OfficerRemoved &e) const
    {
        OfficerState &officer = m_state.officer(e.officer);
        officer.status = e.result == event::Fate::Killed ? OfficerState::Status::Killed
                                                         : OfficerState::Status::Wounded;
        officer.at.reset();
    }

    void operator()(const event::ConfusionDiscarded &e) const
    {
        fromHand(m_state, e.side, Card::Confusion, false);
    }

    void operator()(const event::ConfusionAdded &e) const
    {
        m_state.deck[indexOf(e.side)].pool[indexOf(Card::Confusion)] =
            static_cast<std::uint8_t>(e.poolLeft);
    }

    void operator()(const event::Spiked &e) const { m_state.spiked[indexOf(e.battery)] = true; }

    void operator()(const event::PanicRetreated &e) const
    {
        m_state.unit(e.unit).at = Where::in(e.to);
    }

    void operator()(const event::Reinforced &e) const
    {
        m_state.unit(e.unit) = {e.spTo, Where::in(e.area)};
    }

    void operator()(const event::SupportCancelled &e) const
    {
        DeckState &deck = m_state.deck[indexOf(e.side)];
        const DeckCard *entry = m_state.decks->find(e.side, e.card);
        const bool gone = entry != nullptr && entry->eliminate; // when it was played (8.3)
        if (std::uint8_t &copies = deck.discard[indexOf(e.card)]; copies > 0 && !gone) {
            --copies;
            ++deck.eliminated[indexOf(e.card)];
        }
        for (const auto &[unit, area] : e.returned)
            m_state.unit(unit).at = Where::in(area);
        if (e.officer && e.officerTo)
            m_state.officer(*e.officer).at = *e.officerTo;
    }

    void operator()(const event::DrumsJoined &e) const
    {
        if (m_state.combat)
            go(e.units, e.officer, m_state.combat->area);
    }

    void operator()(const event::DrumsReturned &e) const
    {
        m_state.unit(e.unit).at = Where::in(e.to);
    }

    void operator()(const event::VolunteersFled &e) const { go(e.units, e.officer, e.to); }

    void operator()(const event::Retreated &e) const { go(e.units, e.officer, e.to); }

    void operator()(const event::Morale &e) const { m_state.morale = e.to; }

    void operator()(const event::AdjustedTo &e) const { applyAdjustment(m_state, e.set); }

    void operator()(const event::After &e) const
    {
        m_state.action = e.action;
        m_state.combat = e.combat;
        m_state.pending = e.pending;
    }

    template <class Told>
    void operator()(const Told & /*e*/) const
    {
    }

private:
    void put(const std::vector<Block> &units, AreaId area) const
    {
        for (const Block unit : units)
            m_state.unit(unit).at = Where::in(area);
    }

    void go(const std::vector<Block> &units, std::optional<Officer> officer, AreaId area) const
    {
        put(units, area);
        if (officer)
            m_state.officer(*officer).at = area;
    }

    State &m_state;
};

} // namespace

void apply(State &state, const Event &event)
{
    std::visit(Fold(state), event.body);
}

} // namespace qd::santa_cruz
