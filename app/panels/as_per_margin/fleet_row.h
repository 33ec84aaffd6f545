// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/as_per_margin/fleet_file.h"
#include "app/panels/as_per_margin/sheet_rows.h"
#include "app/panels/data_editor.h"

#include <optional>

namespace qd {
class Narrator;
}

namespace qd::as_per_margin {

/// What the rules make of one ship or battery of a fleet file.
struct FleetRow {
    QString trouble; ///< what they have against her; empty: nothing
    QJsonObject state; ///< as `ask state` tells of her; empty where they refuse her
    QJsonObject typeBoxes; ///< `max` of her type, without boxes of her own
    std::optional<SheetRow> sheet; ///< her boxes; none where they refuse her
};

/// Asks the rules about a unit by opening a table with her alone.
FleetRow fleetRow(const FleetFile &file, std::size_t unit, const DataTrial &trial,
                  const Narrator &narrator);

/// The types of ships by the rules' own chart, in its order.
QStringList shipTypes(const DataTrial &trial);

/// What is wrong, as it is shown beside a ship or below the list.
QString troubleText(const Refusal &refusal, const Narrator &narrator);

/// "French and Spanish: French": a side, and a nation of it where it says more.
QString fleetName(const std::string &side, const std::string &nation, const Narrator &narrator);

} // namespace qd::as_per_margin
