// SPDX-License-Identifier: GPL-3.0-or-later
// Why the rules say no (specification 7).
#include "app/narration/as_per_margin/as_per_margin_narrator.h"
#include "app/narration/phrase_table.h"

namespace qd::as_per_margin {

namespace {

constexpr const char *kContext = "AsPerMarginRefusals";

constexpr Phrase kRefusals[] = {
    {"no-rate",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "With fewer than 20 guns the type must be named")}},
    {"wrong-phase", {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "This belongs to another step")}},
    {"wrong-side", {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "This step is the other side’s")}},
    {"wind-unknown", {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "The wind is not known yet")}},
    {"unplaced-ships", {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "Ships are still to be placed")}},
    {"unmoved-ships", {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "Ships must still move")}},
    {"boarding-unfought",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "A boarding is still to be fought or called off")}},
    {"wind-due", {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "The wind must be checked first")}},
    {"wind-not-due",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "No wind check is due in this turn")}},
    {"already-checked",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "The wind has been checked this turn")}},
    {"out-of-action", {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "She is out of action")}},
    {"boarding-no-fire",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "Ships that board or are boarded don’t fire")}},
    {"has-fired", {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "She has fired this turn")}},
    {"already-boarded",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals",
                        "That boarding has been fought, or she boards another ship")}},
    {"no-boarding", {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "There is no such boarding")}},
    {"not-aboard",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "They have not fallen aboard each other")}},
    {"friendly-target",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "The target is on the same side")}},
    {"target-out", {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "The target is out of action")}},
    {"no-guns", {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "No gun box is left there")}},
    {"already-fired",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "Those guns have fired this turn")}},
    {"does-not-bear",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "Those guns don’t bear on the target")}},
    {"target-struck", {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "A struck ship is not fired on")}},
    {"out-of-range",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "The target is more than 24″ away")}},
    {"wrong-facing",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "That is not the side that faces the enemy")}},
    {"crew-at-pumps", {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "Her men are at the pumps")}},
    {"not-at-pumps", {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "Nobody is at her pumps")}},
    {"already-called",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "Her men are away from the pumps already")}},
    {"nobody-parts", {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "Neither wishes to part")}},
    {"already-tried",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "They have tossed already this turn")}},
    {"fallen-aboard",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "She has fallen aboard another ship")}},
    {"move-forfeited",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "She has forfeited her move this turn")}},
    {"already-moved",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "She has moved already this turn")}},
    {"dismasted", {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "A dismasted ship only drifts")}},
    {"not-dismasted",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals",
                        "Only dismasted ships and ships fallen aboard drift")}},
    {"nothing-to-drift", {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "No ship has to drift")}},
    {"anchored", {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "She lies at anchor")}},
    {"pivot-too-far",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "She may not pivot more than 90°")}},
    {"needs-tack",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "That turn into the wind is a tack: toss for it")}},
    {"not-a-tack",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "No tack brings her to that heading")}},
    {"in-irons",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "Too close to the wind: she makes no way")}},
    {"too-far", {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "Farther than she may sail")}},
    {"too-short", {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "Less than she must sail")}},
    {"not-independent",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "Only independent ships have an extra move")}},
    {"damaged",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "Only undamaged ships have an extra move")}},
    {"not-moved",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "The extra move comes after her own move")}},
    {"extra-used",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals", "She has had her extra move this turn")}},
    {"not-running",
     {QT_TRANSLATE_NOOP("AsPerMarginRefusals",
                        "Ships dash on only after sailing with or across the wind")}},
};

} // namespace

QString AsPerMarginNarrator::refusal(const Refusal &refusal) const
{
    const QString said = phraseOf(kRefusals, kContext, refusal.code);
    if (said.isNull())
        return Narrator::refusal(refusal);
    std::vector<std::string> about;
    for (const auto &[key, value] : refusal.details) {
        if (const auto *id = std::get_if<std::string>(&value))
            about.push_back(*id);
        else if (const auto *ids = std::get_if<std::vector<std::string>>(&value))
            about.insert(about.end(), ids->begin(), ids->end());
    }
    return about.empty()
        ? said
        : tr("%1 (%2)", "why not, and the ships that it is about").arg(said, shortList(about));
}

} // namespace qd::as_per_margin
