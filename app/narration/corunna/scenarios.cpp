// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/corunna/corunna_narrator.h"
#include "app/narration/phrase_table.h"

namespace qd::corunna {

namespace {

constexpr const char *kContext = "CorunnaScenarios";

constexpr Phrase kNames[] = {
    {"piedralonga", {QT_TRANSLATE_NOOP("CorunnaScenarios", "1: Piedralonga, 15 January 1809")}},
    {"porte-des-corunna",
     {QT_TRANSLATE_NOOP("CorunnaScenarios", "2: The gates of Corunna, 18 January 1809")}},
    {"corunna", {QT_TRANSLATE_NOOP("CorunnaScenarios", "3: Corunna, 16 January 1809")}},
};

constexpr Phrase kHelp[] = {
    {"piedralonga",
     {QT_TRANSLATE_NOOP("CorunnaScenarios",
                        "13 turns on the south map: Franceschi and Delaborde against two brigades "
                        "of Hope’s, for one village. The shortest of the three")}},
    {"porte-des-corunna",
     {QT_TRANSLATE_NOOP("CorunnaScenarios",
                        "16 turns on the north map: two French divisions against Beresford’s "
                        "brigade and the militia behind the walls; half the town decides")}},
    {"corunna",
     {QT_TRANSLATE_NOOP("CorunnaScenarios",
                        "22 turns on both maps, all forces, the Royal Navy and the evacuation; "
                        "many hexes of the board are conjecture")}},
};

} // namespace

QString CorunnaNarrator::scenario(std::string_view id) const
{
    const QString name = phraseOf(kNames, kContext, id);
    return name.isNull() ? Narrator::scenario(id) : name;
}

QString CorunnaNarrator::scenarioHelp(std::string_view id) const
{
    return phraseOf(kHelp, kContext, id);
}

} // namespace qd::corunna
