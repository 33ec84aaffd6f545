// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/surroundings.h"

#include "app/session/resource_library.h"
#include "rules/catalog/catalog.h"

namespace qd {

Surroundings builtInSurroundings()
{
    return {[](std::string_view id) { return findGame(id); }, resourceLibrary()};
}

} // namespace qd
