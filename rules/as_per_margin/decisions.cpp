// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/decisions.h"

#include "rules/base/decision.h"

namespace qd::as_per_margin {

std::string_view nameOf(const Pending &pending)
{
    return std::visit(Overloaded{
                          [](const FallAboard & /*p*/) { return "fall-aboard"; },
                          [](const Reclose & /*p*/) { return "reclose"; },
                          [](const PumpGun & /*p*/) { return "pump-gun"; },
                      },
                      pending);
}

Citation ruleOf(const Pending &pending)
{
    return std::visit(Overloaded{
                          [](const FallAboard & /*p*/) { return Citation("falling-aboard"); },
                          [](const Reclose & /*p*/) { return Citation("falling-aboard-notes"); },
                          [](const PumpGun & /*p*/) { return Citation("pumps"); },
                      },
                      pending);
}

Side sideOf(const State &state, const Pending &pending)
{
    const auto controller = [&state](const UnitId &id) {
        const Ship *ship = state.ship(id);
        return ship == nullptr ? Side::English : controllerOf(*ship);
    };
    return std::visit(Overloaded{
                          [&](const FallAboard &p) { return controller(p.mover); },
                          [](const Reclose & /*p*/) { return Side::FrenchSpanish; },
                          [&](const PumpGun &p) { return controller(p.ship); },
                      },
                      pending);
}

} // namespace qd::as_per_margin
