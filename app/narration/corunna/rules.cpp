// SPDX-License-Identifier: GPL-3.0-or-later
// Rules without a number: charts of the second part, the turn sequence, the series' own rulebook.
#include "app/narration/corunna/corunna_narrator.h"
#include "app/narration/phrase_table.h"

namespace qd::corunna {

namespace {

constexpr const char *kContext = "CorunnaRules";

constexpr Phrase kNames[] = {
    {"series", QT_TRANSLATE_NOOP3("CorunnaRules", "Series", "its rulebook: a rule of the series")},
    {"sequence", QT_TRANSLATE_NOOP3("CorunnaRules", "Turn sequence", "a rule without a number")},
    {"setup", QT_TRANSLATE_NOOP3("CorunnaRules", "Set-up", "a rule without a number")},
    {"oob", QT_TRANSLATE_NOOP3("CorunnaRules", "Order of Battle", "a rule without a number")},
    {"chart-naval", QT_TRANSLATE_NOOP3("CorunnaRules", "Naval Commitment Chart", "rule")},
    {"chart-fire-effects", QT_TRANSLATE_NOOP3("CorunnaRules", "Fire Effects Chart", "rule")},
    {"chart-fire-defence", QT_TRANSLATE_NOOP3("CorunnaRules", "Fire Defence Chart", "rule")},
    {"chart-movement", QT_TRANSLATE_NOOP3("CorunnaRules", "Movement Chart", "rule")},
    {"chart-square", QT_TRANSLATE_NOOP3("CorunnaRules", "Square Formation Chart", "rule")},
    {"chart-stacking", QT_TRANSLATE_NOOP3("CorunnaRules", "Stacking Chart", "rule")},
    {"chart-recall", QT_TRANSLATE_NOOP3("CorunnaRules", "Cavalry Recall Chart", "rule")},
    {"chart-limbering", QT_TRANSLATE_NOOP3("CorunnaRules", "Limbering Chart", "rule")},
    {"chart-close", QT_TRANSLATE_NOOP3("CorunnaRules", "Roll to Close, modifiers", "rule")},
    {"chart-stand", QT_TRANSLATE_NOOP3("CorunnaRules", "Roll to Stand, modifiers", "rule")},
    {"chart-melee", QT_TRANSLATE_NOOP3("CorunnaRules", "Mêlée, modifiers", "rule")},
    {"chart-morale", QT_TRANSLATE_NOOP3("CorunnaRules", "Morale, modifiers", "rule")},
    {"chart-harassment", QT_TRANSLATE_NOOP3("CorunnaRules", "Harassment Chart", "rule")},
    {"chart-embarkation", QT_TRANSLATE_NOOP3("CorunnaRules", "Embarkation Chart", "rule")},
};

} // namespace

QString CorunnaNarrator::ruleName(std::string_view name) const
{
    return phraseOf(kNames, kContext, name);
}

} // namespace qd::corunna
