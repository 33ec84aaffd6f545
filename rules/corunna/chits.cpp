// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/chits.h"

#include "rules/corunna/codec.h"

#include <algorithm>

namespace qd::corunna {

bool isChit(std::string_view name)
{
    return std::find(kActionChits.begin(), kActionChits.end(), name) != kActionChits.end()
        || muNumber(name).has_value();
}

} // namespace qd::corunna
