// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/base/decision.h"
#include "rules/base/field_hasher.h"
#include "rules/corunna/corunna.h"

namespace qd::corunna {
namespace {

/// Adds values by their keys' order.
class Hasher : public FieldHasher<Hasher> {
public:
    using FieldHasher::add;

    template <class T>
    void operator()(std::string_view /*key*/, const T &value)
    {
        add(value);
    }

    template <class Tag>
    void add(Ref<Tag> ref)
    {
        add(ref.no);
    }

    void add(const Piece &piece)
    {
        add(piece.index());
        std::visit([this](const auto &one) { add(one); }, piece);
    }

    void add(const Pending &pending)
    {
        add(pending.index());
        std::visit(Overloaded{[this](const choice::PickShips &pick) {
                                  add(pick.count);
                                  add(pick.choices);
                              },
                              [this](const choice::Magazine &magazine) { add(magazine.ship); },
                              [this](const choice::FlyColours &fly) {
                                  add(fly.brigade);
                                  add(fly.choices);
                              },
                              [this](const choice::Reconstitute &company) {
                                  add(company.company);
                                  add(company.choices);
                              },
                              [](const auto & /*plain*/) {}},
                   pending);
    }

    template <class T>

    requires(T::kHasKeys) void add(const T &part) { part.fields(*this); }
};

} // namespace

std::uint64_t Game::fingerprint(const State &state)
{
    Hasher hasher;
    hasher.add(state.units);
    hasher.add(state.leaders);
    hasher.add(state.colours);
    hasher.add(state.sequence);
    hasher.add(state.armies);
    hasher.add(state.command);
    hasher.add(state.naval);
    hasher.add(state.evacuation);
    hasher.add(state.control);
    hasher.add(state.ledger);
    hasher.add(state.pending);
    if (state.series.givenInPlay()) // journals without such an act keep their sums
        hasher.add(state.series ? state.series->source : std::string());
    return hasher.value();
}

} // namespace qd::corunna
