// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of this game have no numbers: they are cited by the names of their paragraphs.
#include "app/narration/as_per_margin/as_per_margin_narrator.h"
#include "app/narration/phrase_table.h"

namespace qd::as_per_margin {

namespace {

constexpr const char *kContext = "AsPerMarginRules";

constexpr Phrase kRules[] = {
    {"set-up", QT_TRANSLATE_NOOP3("AsPerMarginRules", "Set-up", "rule")},
    {"board", QT_TRANSLATE_NOOP3("AsPerMarginRules", "The table", "rule")},
    {"turn-sequence", QT_TRANSLATE_NOOP3("AsPerMarginRules", "Turn sequence", "rule")},
    {"changes-in-wind", QT_TRANSLATE_NOOP3("AsPerMarginRules", "Changes in wind", "rule")},
    {"wind-speed", QT_TRANSLATE_NOOP3("AsPerMarginRules", "Wind speed", "rule")},
    {"falling-aboard", QT_TRANSLATE_NOOP3("AsPerMarginRules", "Falling aboard", "rule")},
    {"falling-aboard-notes",
     QT_TRANSLATE_NOOP3("AsPerMarginRules", "Notes on falling aboard", "rule")},
    {"turning", QT_TRANSLATE_NOOP3("AsPerMarginRules", "Turning", "rule")},
    {"tacking", QT_TRANSLATE_NOOP3("AsPerMarginRules", "Tacking", "rule")},
    {"extra-move", QT_TRANSLATE_NOOP3("AsPerMarginRules", "Extra move", "rule")},
    {"dismasted", QT_TRANSLATE_NOOP3("AsPerMarginRules", "Dismasted", "rule")},
    {"fire", QT_TRANSLATE_NOOP3("AsPerMarginRules", "Fire", "rule")},
    {"ranges", QT_TRANSLATE_NOOP3("AsPerMarginRules", "Ranges", "rule")},
    {"table-1", QT_TRANSLATE_NOOP3("AsPerMarginRules", "Table I", "rule")},
    {"table-2", QT_TRANSLATE_NOOP3("AsPerMarginRules", "Table II", "rule")},
    {"table-3", QT_TRANSLATE_NOOP3("AsPerMarginRules", "Table III", "rule")},
    {"effects", QT_TRANSLATE_NOOP3("AsPerMarginRules", "Effects", "rule")},
    {"gun-hits", QT_TRANSLATE_NOOP3("AsPerMarginRules", "Gun hits", "rule")},
    {"boarding", QT_TRANSLATE_NOOP3("AsPerMarginRules", "Boarding", "rule")},
    {"initial-wind", QT_TRANSLATE_NOOP3("AsPerMarginRules", "Initial wind", "rule")},
    {"struck", QT_TRANSLATE_NOOP3("AsPerMarginRules", "Struck ships", "rule")},
    {"measurement", QT_TRANSLATE_NOOP3("AsPerMarginRules", "Measurement", "rule")},
    {"shore-batteries", QT_TRANSLATE_NOOP3("AsPerMarginRules", "Shore batteries", "rule")},
    {"ship-types", QT_TRANSLATE_NOOP3("AsPerMarginRules", "Ship types", "rule")},
    {"record-sheet", QT_TRANSLATE_NOOP3("AsPerMarginRules", "Record sheet", "rule")},
    {"pumps", QT_TRANSLATE_NOOP3("AsPerMarginRules", "Pumps", "rule")},
};

} // namespace

QString AsPerMarginNarrator::ruleName(std::string_view name) const
{
    return phraseOf(kRules, kContext, name);
}

} // namespace qd::as_per_margin
