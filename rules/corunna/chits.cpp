// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/chits.h"

#include "rules/corunna/codec.h"
#include "rules/corunna/state.h"

#include <algorithm>

namespace qd::corunna {

bool isChit(std::string_view name)
{
    return std::find(kActionChits.begin(), kActionChits.end(), name) != kActionChits.end()
        || muNumber(name).has_value();
}

const Mu *muOf(const State &state, std::string_view chit)
{
    const auto number = muNumber(chit);
    const auto found = number ? state.command.mus.find(*number) : state.command.mus.end();
    return found == state.command.mus.end() ? nullptr : &found->second;
}

} // namespace qd::corunna
