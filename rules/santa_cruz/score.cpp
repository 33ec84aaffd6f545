// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/score.h"

#include "rules/santa_cruz/charts.h"

#include <algorithm>

namespace qd::santa_cruz {

Tally score(const State &state, Side side)
{
    Tally points;
    for (const AreaId id : state.board->all()) {
        const Area &area = state.board->area(id);
        if (area.land && area.vp != 0 && anyIn(state, id, side) && !anyIn(state, id, enemyOf(side)))
            points.add("area", area.vp, "13", area.id);
    }
    if (const MoraleBox *box = state.board->moraleBox(state.morale))
        points.add("morale", side == Side::British ? box->british : box->spanish, "10.9");
    if (side == Side::British) {
        const auto spiked = std::count(state.spiked.begin(), state.spiked.end(), true);
        points.add("spiked", kSpikedBatteryPoints * static_cast<int>(spiked),
                   "9.spike-the-cannons");
    }
    return points;
}

std::optional<Side> leader(const State &state)
{
    const int british = score(state, Side::British).total();
    const int spanish = score(state, Side::Spanish).total();
    if (british == spanish)
        return std::nullopt;
    return british > spanish ? Side::British : Side::Spanish;
}

} // namespace qd::santa_cruz
