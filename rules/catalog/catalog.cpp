// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/catalog/catalog.h"

#include "rules/as_per_margin/as_per_margin.h"
#include "rules/corunna/corunna.h"
#include "rules/module/table_of.h"
#include "rules/santa_cruz/santa_cruz.h"
#include "rules/trafalgar/trafalgar.h"

#include <algorithm>

namespace qd {

const std::vector<const GameModule *> &games()
{
    static const ModuleOf<santa_cruz::Game> kSantaCruz;
    static const ModuleOf<as_per_margin::Game> kAsPerMargin;
    static const ModuleOf<trafalgar::Game> kTrafalgar;
    static const ModuleOf<corunna::Game> kCorunna;
    static const std::vector<const GameModule *> kAll{&kSantaCruz, &kAsPerMargin, &kTrafalgar,
                                                      &kCorunna};
    return kAll;
}

const GameModule *findGame(std::string_view id)
{
    const auto &all = games();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [id](const GameModule *game) { return game->info().id == id; });
    return found == all.end() ? nullptr : *found;
}

} // namespace qd
