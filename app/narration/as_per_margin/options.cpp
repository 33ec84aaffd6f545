// SPDX-License-Identifier: GPL-3.0-or-later
// Options of a table (specification 10).
#include "app/narration/as_per_margin/as_per_margin_narrator.h"
#include "app/narration/phrase_table.h"

namespace qd::as_per_margin {

namespace {

constexpr const char *kContext = "AsPerMarginOptions";

constexpr Phrase kOptions[] = {
    {"minutes_per_turn", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "Minutes a turn")}},
    {"wind_checks", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "Wind checks")}},
    {"initial_wind_four", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "A 4 for the first wind")}},
    {"point", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "A point of the wind")}},
    {"beat_limit", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "How close ships beat")}},
    {"tack_toss", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "What needs a tacking toss")}},
    {"tack_minimum", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "Least move after a tack")}},
    {"halving", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "Half of an odd die")}},
    {"friends_foul", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "Friends can fall aboard")}},
    {"after_fending", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "After fending off")}},
    {"grappled_pivot", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "Drift of grappled ships")}},
    {"drifters_check", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "Drifting ships can meet")}},
    {"rake", QT_TRANSLATE_NOOP3("AsPerMarginOptions", "Rake", "option")},
    {"bomb_ketch", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "Guns of a bomb ketch")}},
    {"initial_broadside", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "Initial broadside")}},
    {"boarding_lasts", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "How long a boarding lasts")}},
    {"pumps_when_boarding",
     {QT_TRANSLATE_NOOP("AsPerMarginOptions", "Boarders leave the pumps, too")}},
    {"unarmed_strikes", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "When unarmed ships strike")}},
    {"merchant_boxes",
     {QT_TRANSLATE_NOOP("AsPerMarginOptions", "Mast and hull boxes of merchants")}},
    {"fleet", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "Fleet")}},
};

constexpr Phrase kHelp[] = {
    {"minutes_per_turn",
     {QT_TRANSLATE_NOOP(
         "AsPerMarginOptions",
         "How much time of the battle a turn stands for: it decides when the wind is "
         "checked")}},
    {"wind_checks",
     {QT_TRANSLATE_NOOP("AsPerMarginOptions",
                        "Every fifteen minutes of the battle, or when the referee says so")}},
    {"initial_wind_four",
     {QT_TRANSLATE_NOOP("AsPerMarginOptions",
                        "The rules give the 4 twice: as northwest, and as a second toss")}},
    {"point",
     {QT_TRANSLATE_NOOP("AsPerMarginOptions",
                        "By how much the wind turns when it backs or veers")}},
    {"beat_limit",
     {QT_TRANSLATE_NOOP("AsPerMarginOptions",
                        "Ships beat within 22.5° forward of the beam, or up to 22.5° from the "
                        "wind’s eye")}},
    {"tack_toss",
     {QT_TRANSLATE_NOOP("AsPerMarginOptions",
                        "Every turn that ends in irons nearer to the wind, or only a turn through "
                        "it")}},
    {"tack_minimum",
     {QT_TRANSLATE_NOOP("AsPerMarginOptions",
                        "Whether a ship that has tacked must still sail the lower die")}},
    {"halving",
     {QT_TRANSLATE_NOOP("AsPerMarginOptions", "What half of a 1, 3 or 5 is for an anchored ship")}},
    {"friends_foul",
     {QT_TRANSLATE_NOOP("AsPerMarginOptions",
                        "Ships of one side toss, too, when they come within 3″ of each other")}},
    {"after_fending",
     {QT_TRANSLATE_NOOP("AsPerMarginOptions",
                        "Whether a ship that was fended off goes on or stops there")}},
    {"grappled_pivot",
     {QT_TRANSLATE_NOOP("AsPerMarginOptions",
                        "Whether ships fallen aboard turn down wind before they drift")}},
    {"drifters_check",
     {QT_TRANSLATE_NOOP("AsPerMarginOptions",
                        "Drifting ships toss with each other, though all drift alike")}},
    {"rake",
     {QT_TRANSLATE_NOOP("AsPerMarginOptions",
                        "Whether a side without guns left still keeps the enemy from raking")}},
    {"bomb_ketch",
     {QT_TRANSLATE_NOOP("AsPerMarginOptions",
                        "Where her fore and aft guns fire: over bow and stern, or over both "
                        "sides")}},
    {"initial_broadside",
     {QT_TRANSLATE_NOOP("AsPerMarginOptions", "Which batteries fire double the first time")}},
    {"boarding_lasts",
     {QT_TRANSLATE_NOOP("AsPerMarginOptions",
                        "Until the ships part, or for one turn unless it is announced again")}},
    {"pumps_when_boarding",
     {QT_TRANSLATE_NOOP("AsPerMarginOptions",
                        "Men at the pumps must be called away to board, as they are to fire")}},
    {"unarmed_strikes",
     {QT_TRANSLATE_NOOP("AsPerMarginOptions", "When a merchant that carries no guns gives up")}},
    {"merchant_boxes",
     {QT_TRANSLATE_NOOP("AsPerMarginOptions",
                        "The record sheet runs the boxes of large, medium and small merchants "
                        "together")}},
    {"fleet",
     {QT_TRANSLATE_NOOP("AsPerMarginOptions", "Ships of your own instead of the scenario’s")}},
};

/// By option and value: "rake/guns".
constexpr Phrase kValues[] = {
    {"wind_checks/clock", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "by the clock")}},
    {"wind_checks/referee", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "when the referee says so")}},
    {"initial_wind_four/nw", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "northwest wind")}},
    {"initial_wind_four/re-toss", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "toss again")}},
    {"beat_limit/beam", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "67.5° off the wind")}},
    {"beat_limit/eye", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "22.5° off the wind")}},
    {"tack_toss/into-or-across",
     {QT_TRANSLATE_NOOP("AsPerMarginOptions", "turning into or through the wind")}},
    {"tack_toss/across", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "turning through the wind")}},
    {"tack_minimum/none", QT_TRANSLATE_NOOP3("AsPerMarginOptions", "none", "least move")},
    {"tack_minimum/lower-die", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "the lower die")}},
    {"halving/exact", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "with the half")}},
    {"halving/down", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "rounded down")}},
    {"halving/up", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "rounded up")}},
    {"after_fending/goes-on", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "she goes on")}},
    {"after_fending/stops", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "she stops there")}},
    {"grappled_pivot/pivot", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "they turn down wind")}},
    {"grappled_pivot/keep", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "they keep their headings")}},
    {"rake/arc", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "arcs of fire count")}},
    {"rake/guns", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "only guns that are left count")}},
    {"bomb_ketch/ends", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "over bow and stern")}},
    {"bomb_ketch/broadside", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "over both sides")}},
    {"initial_broadside/port-starboard",
     {QT_TRANSLATE_NOOP("AsPerMarginOptions", "port and starboard only")}},
    {"initial_broadside/every-battery", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "every battery")}},
    {"boarding_lasts/until-parted", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "until they part")}},
    {"boarding_lasts/turn", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "one turn")}},
    {"unarmed_strikes/first-gun-hit",
     {QT_TRANSLATE_NOOP("AsPerMarginOptions", "at the first gun hit")}},
    {"unarmed_strikes/boarding-only",
     {QT_TRANSLATE_NOOP("AsPerMarginOptions", "only when boarded")}},
    {"unarmed_strikes/never", QT_TRANSLATE_NOOP3("AsPerMarginOptions", "never", "they strike")},
    {"merchant_boxes/3-2-1", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "3, 2 and 1 in each line")}},
    {"merchant_boxes/2-2-2", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "2 in each line")}},
    {"fleet/null", {QT_TRANSLATE_NOOP("AsPerMarginOptions", "the scenario’s own")}},
};

} // namespace

QString AsPerMarginNarrator::option(std::string_view key) const
{
    const QString label = phraseOf(kOptions, kContext, key);
    return label.isNull() ? Narrator::option(key) : label;
}

QString AsPerMarginNarrator::optionHelp(std::string_view key) const
{
    return phraseOf(kHelp, kContext, key);
}

QString AsPerMarginNarrator::optionValue(std::string_view key, std::string_view jsonText) const
{
    if (const QString said = optionPhrase(kValues, kContext, key, jsonText); !said.isNull())
        return said;
    QString text = fromUtf8(jsonText);
    text.remove(QLatin1Char('"'));
    if (key == "fleet")
        return scenario(text.toStdString());
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    if (!isNumber)
        return Narrator::optionValue(key, jsonText);
    return key == "point" ? tr("%1°", "an angle").arg(decimal(number))
                          : tr("%1 min", "minutes").arg(decimal(number));
}

} // namespace qd::as_per_margin
