// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/as_per_margin/fleet_file.h"
#include "app/panels/as_per_margin/sheet_rows.h"
#include "app/panels/data_editor.h"

#include <QMap>
#include <QSizeF>

#include <optional>
#include <span>
#include <vector>

namespace qd {
class Narrator;
}

namespace qd::as_per_margin {

/// What the rules make of one ship or battery of a fleet file.
struct FleetRow {
    QString trouble; ///< what they have against her; empty: nothing
    QString called; ///< her name, or what the game calls her without one
    QJsonObject state; ///< as `ask state` tells of her; empty where they refuse her
    QJsonObject typeBoxes; ///< `max` of her type, without boxes of her own
    std::optional<SheetRow> sheet; ///< her boxes; none where they refuse her
};

/// What they make of a whole file.
struct FleetVerdict {
    QString trouble; ///< what they have against it; empty: nothing
    QSizeF sea; ///< the board's size in inches, where they take it
};

/// Asks the rules about a fleet by opening tables with it: one for the whole file while all is
/// well; where they refuse it, halves of it, down to the ships that they refuse.
class FleetInquiry {
public:
    /// The narrator outlives the inquiry.
    FleetInquiry(DataTrial trial, const Narrator &narrator);

    /// Every unit of the file.
    FleetVerdict askAll(const FleetFile &file, std::vector<FleetRow> &rows);
    /// The file alone; of the rows, only what ships without a name are called.
    FleetVerdict askWhole(const FleetFile &file, std::vector<FleetRow> &rows);
    /// One unit, beside those before her that have her id.
    FleetRow askUnit(const FleetFile &file, std::size_t unit);

private:
    void askPart(const FleetFile &file, std::span<const std::size_t> units,
                 std::vector<FleetRow> &rows);
    void fill(const FleetFile &file, std::span<const std::size_t> units, const Position &opened,
              std::vector<FleetRow> &rows);
    FleetRow refused(const FleetUnit &unit, const Refusal &refusal) const;
    QJsonObject boxesOf(const QString &type);

    DataTrial m_trial;
    const Narrator &m_narrator;
    QMap<QString, QJsonObject> m_boxes; ///< of a type, once asked
};

/// The types of ships by the rules' own chart, in its order.
QStringList shipTypes(const DataTrial &trial);

/// What is wrong, as it is shown beside a ship or below the list.
QString troubleText(const Refusal &refusal, const Narrator &narrator);

/// "French and Spanish: French": a side, and a nation of it where it says more.
QString fleetName(const std::string &side, const std::string &nation, const Narrator &narrator);

} // namespace qd::as_per_margin
