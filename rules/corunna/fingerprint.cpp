// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/base/fingerprint.h"

#include "rules/base/decision.h"
#include "rules/corunna/corunna.h"

#include <bit>
#include <type_traits>

namespace qd::corunna {
namespace {

/// Adds values by their keys' order; lists with their length, optionals with a mark.
class Hasher {
public:
    template <class T>
    void operator()(std::string_view /*key*/, const T &value)
    {
        add(value);
    }

    std::uint64_t value() const { return m_print.value(); }

    template <class T>

    requires(std::is_enum_v<T> || std::is_integral_v<T>) void add(T value)
    {
        m_print.add(static_cast<std::uint64_t>(static_cast<std::int64_t>(value)));
    }

    void add(double value) { m_print.add(std::bit_cast<std::uint64_t>(value + 0.0)); }

    void add(const std::string &text) { m_print.add(std::string_view(text)); }

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
    void add(const std::optional<T> &value)
    {
        add(value.has_value());
        if (value)
            add(*value);
    }

    template <class T>
    void add(const std::vector<T> &values)
    {
        add(values.size());
        for (const T &value : values)
            add(value);
    }

    template <class K, class T>
    void add(const std::map<K, T> &values)
    {
        add(values.size());
        for (const auto &[key, value] : values) {
            add(key);
            add(value);
        }
    }

    template <class T>

    requires(T::kHasKeys) void add(const T &part) { part.fields(*this); }

private:
    Fingerprint m_print;
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
    return hasher.value();
}

} // namespace qd::corunna
