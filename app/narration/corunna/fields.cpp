// SPDX-License-Identifier: GPL-3.0-or-later
// Labels of what a command asks for and of what an adjustment sets; marks; values not filled in.
#include "app/narration/adjusted_set.h"
#include "app/narration/corunna/corunna_narrator.h"
#include "app/narration/corunna/words.h"
#include "app/narration/phrase_table.h"

#include <cmath>

namespace qd::corunna {

namespace {

constexpr const char *kContext = "CorunnaFields";

/// By command and key ("place/hex") where a key means different things.
constexpr Phrase kOfCommand[] = {
    {"form-mu/of", {QT_TRANSLATE_NOOP("CorunnaFields", "Division or brigade")}},
    {"form-mu/units", {QT_TRANSLATE_NOOP("CorunnaFields", "Militia battalions")}},
    {"move/path", {QT_TRANSLATE_NOOP("CorunnaFields", "Hexes entered, one after the other")}},
    {"move/to", {QT_TRANSLATE_NOOP("CorunnaFields", "To the battalion at")}},
    {"ride/path", {QT_TRANSLATE_NOOP("CorunnaFields", "Hexes that Moore rides through")}},
    {"forced/path", {QT_TRANSLATE_NOOP("CorunnaFields", "Hexes entered, one after the other")}},
    {"loss/increments", {QT_TRANSLATE_NOOP("CorunnaFields", "Increments lost")}},
    {"fire/attackers", {QT_TRANSLATE_NOOP("CorunnaFields", "Who fires")}},
    {"fire/firing", {QT_TRANSLATE_NOOP("CorunnaFields", "How each of them fires")}},
    {"fire/hit", {QT_TRANSLATE_NOOP("CorunnaFields", "Who bears the losses")}},
    {"melee/use", {QT_TRANSLATE_NOOP("CorunnaFields", "How many of each fight")}},
    {"melee/from", {QT_TRANSLATE_NOOP("CorunnaFields", "Hexes that the attackers come from")}},
    {"melee/target", {QT_TRANSLATE_NOOP("CorunnaFields", "Hex of the defenders")}},
    {"melee/apply", {QT_TRANSLATE_NOOP("CorunnaFields", "Book the result")}},
    {"close/target", {QT_TRANSLATE_NOOP("CorunnaFields", "Hex that it assaults")}},
    {"stand/from", {QT_TRANSLATE_NOOP("CorunnaFields", "Hexes that it is attacked from")}},
    {"stand/apply", {QT_TRANSLATE_NOOP("CorunnaFields", "Book what failing does")}},
    {"morale/apply", {QT_TRANSLATE_NOOP("CorunnaFields", "Book what failing does")}},
    {"place/pieces", {QT_TRANSLATE_NOOP("CorunnaFields", "Set up together")}},
    {"move/pieces", {QT_TRANSLATE_NOOP("CorunnaFields", "Together with it")}},
    {"control/hexes", {QT_TRANSLATE_NOOP("CorunnaFields", "Single hexes")}},
    {"fire/modifiers", {QT_TRANSLATE_NOOP("CorunnaFields", "Modifiers of the series")}},
    {"melee/modifiers", {QT_TRANSLATE_NOOP("CorunnaFields", "Modifiers of the series")}},
    {"naval-commitment/evacuation",
     {QT_TRANSLATE_NOOP("CorunnaFields", "The evacuation is declared")}},
    {"leader-returns/hex", {QT_TRANSLATE_NOOP("CorunnaFields", "Hex where he comes back")}},
    {"replace-leader/hex", {QT_TRANSLATE_NOOP("CorunnaFields", "Hex where he stands")}},
    {"morale/leader", {QT_TRANSLATE_NOOP("CorunnaFields", "Leader who steadies it")}},
    {"morale/colours", {QT_TRANSLATE_NOOP("CorunnaFields", "Brigade colours in reach")}},
    {"melee/attackers", {QT_TRANSLATE_NOOP("CorunnaFields", "Who assaults")}},
    {"square/distance", {QT_TRANSLATE_NOOP("CorunnaFields", "Hexes to the cavalry")}},
    {"square/trigger", {QT_TRANSLATE_NOOP("CorunnaFields", "Who charges")}},
    {"leader-casualty/result", {QT_TRANSLATE_NOOP("CorunnaFields", "What has befallen him")}},
    {"leader-casualty/turns", {QT_TRANSLATE_NOOP("CorunnaFields", "Turns out of action")}},
    {"initiative/result", {QT_TRANSLATE_NOOP("CorunnaFields", "Result of the series’ roll")}},
    {"capture-colours/brigade", {QT_TRANSLATE_NOOP("CorunnaFields", "Whose colours")}},
    {"presentation/as", {QT_TRANSLATE_NOOP("CorunnaFields", "How it stands")}},
    {"control/side", {QT_TRANSLATE_NOOP("CorunnaFields", "Who holds it")}},
    {"attach/to", {QT_TRANSLATE_NOOP("CorunnaFields", "Attached to")}},
    {"morale/charge", {QT_TRANSLATE_NOOP("CorunnaFields", "Kind of charge")}},
    {"stand/charge", {QT_TRANSLATE_NOOP("CorunnaFields", "Against a charge")}},
    {"close/town", {QT_TRANSLATE_NOOP("CorunnaFields", "Into the town")}},
    {"stand/town", {QT_TRANSLATE_NOOP("CorunnaFields", "In the town")}},
    {"close/slope", {QT_TRANSLATE_NOOP("CorunnaFields", "Up a slope")}},
    {"stand/slope", {QT_TRANSLATE_NOOP("CorunnaFields", "All attackers up a slope")}},
    {"reinforce/hex", {QT_TRANSLATE_NOOP("CorunnaFields", "Hex where it enters")}},
    {"plan-entry/turn", {QT_TRANSLATE_NOOP("CorunnaFields", "Turn of entry")}},
    {"adjust/place", {QT_TRANSLATE_NOOP("CorunnaFields", "Where it is")}},
    {"adjust/status", {QT_TRANSLATE_NOOP("CorunnaFields", "State")}},
    {"adjust/charge", {QT_TRANSLATE_NOOP("CorunnaFields", "Charge")}},
    {"adjust/side", {QT_TRANSLATE_NOOP("CorunnaFields", "Side")}},
};

constexpr Phrase kKeys[] = {
    {"piece", QT_TRANSLATE_NOOP3("CorunnaFields", "Piece", "label")},
    {"pieces", QT_TRANSLATE_NOOP3("CorunnaFields", "Pieces", "label")},
    {"hex", QT_TRANSLATE_NOOP3("CorunnaFields", "Hex", "label")},
    {"formation", QT_TRANSLATE_NOOP3("CorunnaFields", "Formation", "label")},
    {"rout", {QT_TRANSLATE_NOOP("CorunnaFields", "It routs")}},
    {"assault", {QT_TRANSLATE_NOOP("CorunnaFields", "Assault through a gate")}},
    {"escape", {QT_TRANSLATE_NOOP("CorunnaFields", "He gets away from the enemy")}},
    {"around_block", {QT_TRANSLATE_NOOP("CorunnaFields", "Around what blocks the way")}},
    {"leave_colours", {QT_TRANSLATE_NOOP("CorunnaFields", "The colours stay behind")}},
    {"moore_in_corunna", {QT_TRANSLATE_NOOP("CorunnaFields", "Moore is in Corunna")}},
    {"artillery_on_point",
     {QT_TRANSLATE_NOOP("CorunnaFields", "French artillery on the Point of the Castillo")}},
    {"moore_dead", {QT_TRANSLATE_NOOP("CorunnaFields", "Moore is dead")}},
    {"grand_charge", {QT_TRANSLATE_NOOP("CorunnaFields", "In the zone of a Grand Charge")}},
    {"target_mob", {QT_TRANSLATE_NOOP("CorunnaFields", "Against a mob")}},
    {"to", QT_TRANSLATE_NOOP3("CorunnaFields", "To", "label")},
    {"by", {QT_TRANSLATE_NOOP("CorunnaFields", "Whose Command Point")}},
    {"of", {QT_TRANSLATE_NOOP("CorunnaFields", "Made of")}},
    {"divisions", QT_TRANSLATE_NOOP3("CorunnaFields", "Divisions", "label")},
    {"units", QT_TRANSLATE_NOOP3("CorunnaFields", "Units", "label")},
    {"path", QT_TRANSLATE_NOOP3("CorunnaFields", "Way", "label: hexes entered")},
    {"activate", {QT_TRANSLATE_NOOP("CorunnaFields", "Brigades to activate")}},
    {"brigade", QT_TRANSLATE_NOOP3("CorunnaFields", "Brigade", "label")},
    {"leader", QT_TRANSLATE_NOOP3("CorunnaFields", "Leader", "label")},
    {"result", QT_TRANSLATE_NOOP3("CorunnaFields", "Result", "label")},
    {"chit", QT_TRANSLATE_NOOP3("CorunnaFields", "Chit", "label")},
    {"unit", QT_TRANSLATE_NOOP3("CorunnaFields", "Unit", "label")},
    {"action", {QT_TRANSLATE_NOOP("CorunnaFields", "Rout, recoil or displacement")}},
    {"status", QT_TRANSLATE_NOOP3("CorunnaFields", "State", "label: of a unit")},
    {"mounted", QT_TRANSLATE_NOOP3("CorunnaFields", "Mounted", "label: dragoons")},
    {"increments", QT_TRANSLATE_NOOP3("CorunnaFields", "Increments", "label")},
    {"cause", QT_TRANSLATE_NOOP3("CorunnaFields", "Cause", "label: of a loss")},
    {"occupied", {QT_TRANSLATE_NOOP("CorunnaFields", "The enemy takes the hex")}},
    {"battalion", QT_TRANSLATE_NOOP3("CorunnaFields", "Battalion", "label")},
    {"target", QT_TRANSLATE_NOOP3("CorunnaFields", "Target", "label")},
    {"attackers", {QT_TRANSLATE_NOOP("CorunnaFields", "Attackers")}},
    {"defenders", {QT_TRANSLATE_NOOP("CorunnaFields", "Defenders")}},
    {"defence", {QT_TRANSLATE_NOOP("CorunnaFields", "Fire defence")}},
    {"modifiers", {QT_TRANSLATE_NOOP("CorunnaFields", "Modifiers")}},
    {"more", {QT_TRANSLATE_NOOP("CorunnaFields", "Modifiers of the series")}},
    {"firing", {QT_TRANSLATE_NOOP("CorunnaFields", "Increments that fire")}},
    {"use", {QT_TRANSLATE_NOOP("CorunnaFields", "Increments that fight")}},
    {"band", QT_TRANSLATE_NOOP3("CorunnaFields", "Range", "label: close, medium, long")},
    {"hit", {QT_TRANSLATE_NOOP("CorunnaFields", "Who bears the losses")}},
    {"fails", {QT_TRANSLATE_NOOP("CorunnaFields", "If it fails")}},
    {"from", QT_TRANSLATE_NOOP3("CorunnaFields", "From", "label: hexes")},
    {"apply", {QT_TRANSLATE_NOOP("CorunnaFields", "Book the losses")}},
    {"dice", QT_TRANSLATE_NOOP3("CorunnaFields", "Dice", "label")},
    {"distance", {QT_TRANSLATE_NOOP("CorunnaFields", "Distance in hexes")}},
    {"trigger", {QT_TRANSLATE_NOOP("CorunnaFields", "Who charges")}},
    {"line", QT_TRANSLATE_NOOP3("CorunnaFields", "In line", "label")},
    {"personality", {QT_TRANSLATE_NOOP("CorunnaFields", "Leader in the hex")}},
    {"leader_cavalry_bonus", {QT_TRANSLATE_NOOP("CorunnaFields", "Leader with a cavalry bonus")}},
    {"leader_special", {QT_TRANSLATE_NOOP("CorunnaFields", "Cavalry leader of special ability")}},
    {"leader_artillery_bonus",
     {QT_TRANSLATE_NOOP("CorunnaFields", "Leader with an artillery bonus")}},
    {"army_leader", {QT_TRANSLATE_NOOP("CorunnaFields", "Moore or Soult in the hex")}},
    {"town", {QT_TRANSLATE_NOOP("CorunnaFields", "Town")}},
    {"slope", {QT_TRANSLATE_NOOP("CorunnaFields", "Slope")}},
    {"gate", {QT_TRANSLATE_NOOP("CorunnaFields", "All through a gate")}},
    {"sapeurs", {QT_TRANSLATE_NOOP("CorunnaFields", "With the Sapeurs")}},
    {"charge", {QT_TRANSLATE_NOOP("CorunnaFields", "Charge")}},
    {"special_structure", {QT_TRANSLATE_NOOP("CorunnaFields", "In a Special Structure")}},
    {"turns", QT_TRANSLATE_NOOP3("CorunnaFields", "Turns", "label")},
    {"direction", QT_TRANSLATE_NOOP3("CorunnaFields", "Direction", "label: down or up")},
    {"division", QT_TRANSLATE_NOOP3("CorunnaFields", "Division", "label")},
    {"side", QT_TRANSLATE_NOOP3("CorunnaFields", "Side", "label")},
    {"level", {QT_TRANSLATE_NOOP("CorunnaFields", "Army Morale Level")}},
    {"ships", QT_TRANSLATE_NOOP3("CorunnaFields", "Ships", "label")},
    {"ship", QT_TRANSLATE_NOOP3("CorunnaFields", "Ship", "label")},
    {"rearguard", {QT_TRANSLATE_NOOP("CorunnaFields", "Rearguard")}},
    {"same_action", {QT_TRANSLATE_NOOP("CorunnaFields", "Loaded together with others")}},
    {"group", {QT_TRANSLATE_NOOP("CorunnaFields", "Reinforcements")}},
    {"at", QT_TRANSLATE_NOOP3("CorunnaFields", "Hex of each piece", "label")},
    {"entry", {QT_TRANSLATE_NOOP("CorunnaFields", "Place of entry")}},
    {"turn", QT_TRANSLATE_NOOP3("CorunnaFields", "Turn", "label")},
    {"place", QT_TRANSLATE_NOOP3("CorunnaFields", "Place", "label")},
    {"clear", {QT_TRANSLATE_NOOP("CorunnaFields", "The way to Corunna is clear")}},
    {"asset", {QT_TRANSLATE_NOOP("CorunnaFields", "Asset")}},
    {"regiment", {QT_TRANSLATE_NOOP("CorunnaFields", "Regiment")}},
    {"as", {QT_TRANSLATE_NOOP("CorunnaFields", "How it stands")}},
    {"reason", QT_TRANSLATE_NOOP3("CorunnaFields", "Reason", "of the referee")},
    // what an adjustment sets
    {"set", {QT_TRANSLATE_NOOP("CorunnaFields", "What is on the table")}},
    {"time", QT_TRANSLATE_NOOP3("CorunnaFields", "Time", "label: of the battle")},
    {"phase", QT_TRANSLATE_NOOP3("CorunnaFields", "Phase", "label")},
    {"setup_step", {QT_TRANSLATE_NOOP("CorunnaFields", "Step of the set-up")}},
    {"active_chit", {QT_TRANSLATE_NOOP("CorunnaFields", "Chit in play")}},
    {"cup", {QT_TRANSLATE_NOOP("CorunnaFields", "Cup")}},
    {"drawn", {QT_TRANSLATE_NOOP("CorunnaFields", "Chits drawn")}},
    {"leaders", QT_TRANSLATE_NOOP3("CorunnaFields", "Leaders", "label")},
    {"colours", QT_TRANSLATE_NOOP3("CorunnaFields", "Colours", "label: of brigades")},
    {"sides", QT_TRANSLATE_NOOP3("CorunnaFields", "Sides", "label")},
    {"french", QT_TRANSLATE_NOOP3("CorunnaFields", "French", "label: a side")},
    {"british", QT_TRANSLATE_NOOP3("CorunnaFields", "British", "label: a side")},
    {"spanish", QT_TRANSLATE_NOOP3("CorunnaFields", "Spanish", "label: a side")},
    {"army_morale", {QT_TRANSLATE_NOOP("CorunnaFields", "Army Morale Level")}},
    {"corps_disbanded", {QT_TRANSLATE_NOOP("CorunnaFields", "II Corps disbanded")}},
    {"command", QT_TRANSLATE_NOOP3("CorunnaFields", "Command", "label: of this turn")},
    {"cp_used", {QT_TRANSLATE_NOOP("CorunnaFields", "Command Points spent")}},
    {"moore_mode", {QT_TRANSLATE_NOOP("CorunnaFields", "Moore’s mode")}},
    {"moore_rode", {QT_TRANSLATE_NOOP("CorunnaFields", "Moore has ridden")}},
    {"hardinge_ready", {QT_TRANSLATE_NOOP("CorunnaFields", "Hardinge can fly")}},
    {"hardinge_used", {QT_TRANSLATE_NOOP("CorunnaFields", "Hardinge has flown to")}},
    {"mus", {QT_TRANSLATE_NOOP("CorunnaFields", "MUs")}},
    {"members", {QT_TRANSLATE_NOOP("CorunnaFields", "Members")}},
    {"initiative_tried", {QT_TRANSLATE_NOOP("CorunnaFields", "Initiative tried by")}},
    {"naval", QT_TRANSLATE_NOOP3("CorunnaFields", "Royal Navy", "label")},
    {"rolls", {QT_TRANSLATE_NOOP("CorunnaFields", "Rolls so far")}},
    {"reroll_turn", {QT_TRANSLATE_NOOP("CorunnaFields", "Turn of the next roll")}},
    {"due", {QT_TRANSLATE_NOOP("CorunnaFields", "A roll is due")}},
    {"support_count", {QT_TRANSLATE_NOOP("CorunnaFields", "Ships called")}},
    {"ships_tasked", {QT_TRANSLATE_NOOP("CorunnaFields", "Ships tasked")}},
    {"evacuation", {QT_TRANSLATE_NOOP("CorunnaFields", "Evacuation")}},
    {"declared", {QT_TRANSLATE_NOOP("CorunnaFields", "Declared")}},
    {"begun", {QT_TRANSLATE_NOOP("CorunnaFields", "Begun")}},
    {"ceased", {QT_TRANSLATE_NOOP("CorunnaFields", "Ceased")}},
    {"survivors_at_declaration",
     {QT_TRANSLATE_NOOP("CorunnaFields", "Battalions at the declaration")}},
    {"control", QT_TRANSLATE_NOOP3("CorunnaFields", "Control", "label: who holds what")},
    {"hexes", QT_TRANSLATE_NOOP3("CorunnaFields", "Hexes", "label")},
    {"town_count", {QT_TRANSLATE_NOOP("CorunnaFields", "French town hexes")}},
    {"port_count", {QT_TRANSLATE_NOOP("CorunnaFields", "French port hexes")}},
    {"retreat_line", {QT_TRANSLATE_NOOP("CorunnaFields", "Line of retreat clear")}},
    {"entry_plan", {QT_TRANSLATE_NOOP("CorunnaFields", "Planned entries")}},
    {"presentation", {QT_TRANSLATE_NOOP("CorunnaFields", "Regiments")}},
    {"reinforcements", QT_TRANSLATE_NOOP3("CorunnaFields", "Reinforcements", "label")},
    {"arrived", {QT_TRANSLATE_NOOP("CorunnaFields", "Arrived")}},
    {"series", {QT_TRANSLATE_NOOP("CorunnaFields", "Tables of the series")}},
    {"values", {QT_TRANSLATE_NOOP("CorunnaFields", "Counter values")}},
    {"chart_fill", {QT_TRANSLATE_NOOP("CorunnaFields", "Values of charts")}},
    {"captured_colours", {QT_TRANSLATE_NOOP("CorunnaFields", "Captured colours")}},
    {"pending", {QT_TRANSLATE_NOOP("CorunnaFields", "Open decision")}},
    {"facing", {QT_TRANSLATE_NOOP("CorunnaFields", "Facing")}},
    {"lost", {QT_TRANSLATE_NOOP("CorunnaFields", "Increments lost")}},
    {"mp_spent", {QT_TRANSLATE_NOOP("CorunnaFields", "MP spent this turn")}},
    {"in_command", {QT_TRANSLATE_NOOP("CorunnaFields", "In command")}},
    {"aboard", QT_TRANSLATE_NOOP3("CorunnaFields", "Aboard", "label: of a ship")},
    {"order", {QT_TRANSLATE_NOOP("CorunnaFields", "Order")}},
    {"attached_to", {QT_TRANSLATE_NOOP("CorunnaFields", "Attached to")}},
    {"halves_spent", {QT_TRANSLATE_NOOP("CorunnaFields", "Halves of movement spent")}},
    {"must_exit", {QT_TRANSLATE_NOOP("CorunnaFields", "Must leave the map")}},
    {"exited_turn", {QT_TRANSLATE_NOOP("CorunnaFields", "Left the map on turn")}},
    {"state", QT_TRANSLATE_NOOP3("CorunnaFields", "State", "label: of a leader")},
    {"returns_turn", {QT_TRANSLATE_NOOP("CorunnaFields", "Back on turn")}},
    {"replaced", {QT_TRANSLATE_NOOP("CorunnaFields", "Replaced")}},
    {"step_down", {QT_TRANSLATE_NOOP("CorunnaFields", "Leads in person")}},
    {"with", {QT_TRANSLATE_NOOP("CorunnaFields", "With the battalion")}},
    {"captured", {QT_TRANSLATE_NOOP("CorunnaFields", "Captured")}},
    // values of counters and charts
    {"increments_full", {QT_TRANSLATE_NOOP("CorunnaFields", "Increments printed")}},
    {"fire", QT_TRANSLATE_NOOP3("CorunnaFields", "Fire value", "of a counter")},
    {"fire_close", {QT_TRANSLATE_NOOP("CorunnaFields", "Fire value, close")}},
    {"fire_medium", {QT_TRANSLATE_NOOP("CorunnaFields", "Fire value, medium")}},
    {"fire_long", {QT_TRANSLATE_NOOP("CorunnaFields", "Fire value, long")}},
    {"range_close", {QT_TRANSLATE_NOOP("CorunnaFields", "Close range up to")}},
    {"range_medium", {QT_TRANSLATE_NOOP("CorunnaFields", "Medium range up to")}},
    {"range_long", {QT_TRANSLATE_NOOP("CorunnaFields", "Long range up to")}},
    {"melee", QT_TRANSLATE_NOOP3("CorunnaFields", "Mêlée value", "of a counter")},
    {"morale", QT_TRANSLATE_NOOP3("CorunnaFields", "Morale", "of a counter")},
    {"movement", QT_TRANSLATE_NOOP3("CorunnaFields", "Movement", "of a counter, a chart")},
    {"fire_defence", {QT_TRANSLATE_NOOP("CorunnaFields", "Fire defence")}},
    {"span", {QT_TRANSLATE_NOOP("CorunnaFields", "Span")}},
    {"melee_infantry_attack", {QT_TRANSLATE_NOOP("CorunnaFields", "Infantry mêlée, attack")}},
    {"melee_infantry_defend", {QT_TRANSLATE_NOOP("CorunnaFields", "Infantry mêlée, defence")}},
    {"melee_cavalry", {QT_TRANSLATE_NOOP("CorunnaFields", "Cavalry mêlée")}},
    {"artillery_bonus", {QT_TRANSLATE_NOOP("CorunnaFields", "Artillery bonus")}},
    {"morale_bonus", {QT_TRANSLATE_NOOP("CorunnaFields", "Morale bonus")}},
    {"initiative", QT_TRANSLATE_NOOP3("CorunnaFields", "Initiative", "of a leader")},
    {"cavalry_special", {QT_TRANSLATE_NOOP("CorunnaFields", "Special with cavalry")}},
    {"artillery_special", {QT_TRANSLATE_NOOP("CorunnaFields", "Special with artillery")}},
    {"harassment", {QT_TRANSLATE_NOOP("CorunnaFields", "Harassment")}},
};

constexpr Phrase kUnchecked[] = {
    {"line-limit", {QT_TRANSLATE_NOOP("CorunnaFields", "how many increments fire from a line")}},
    {"special-structure-six",
     {QT_TRANSLATE_NOOP("CorunnaFields", "six increments in the structure")}},
    {"cavalry-with-others", {QT_TRANSLATE_NOOP("CorunnaFields", "cavalry stacked with others")}},
    {"elevation", {QT_TRANSLATE_NOOP("CorunnaFields", "elevation")}},
};

constexpr Phrase kTags[] = {
    {"free", QT_TRANSLATE_NOOP3("CorunnaFields", "may go there", "where a drag ends")},
    {"move", QT_TRANSLATE_NOOP3("CorunnaFields", "goes there", "where a drag ends")},
    {"place", QT_TRANSLATE_NOOP3("CorunnaFields", "is set up there", "where a drag ends")},
    {"embark", QT_TRANSLATE_NOOP3("CorunnaFields", "embarks there", "where a drag ends")},
    {"fire", QT_TRANSLATE_NOOP3("CorunnaFields", "may be fired at", "mark of a target")},
    {"faces", QT_TRANSLATE_NOOP3("CorunnaFields", "facing told", "mark of a unit")},
    {"moved", QT_TRANSLATE_NOOP3("CorunnaFields", "moved this turn", "mark of a unit")},
    {"combat", QT_TRANSLATE_NOOP3("CorunnaFields", "enemies there", "where a drag ends")},
};

} // namespace

QString CorunnaNarrator::fieldLabel(std::string_view commandName, std::string_view key) const
{
    if (commandName == "adjust" && key == "clear") // of a chart: the ground, not the way
        return term(key);
    const QString label = labelPhrase(kOfCommand, kKeys, kContext, commandName, key);
    return label.isNull() ? term(headOf(key)) : label; // a hex, a brigade, a row of a chart …
}

QString CorunnaNarrator::valuePath(const QString &path) const
{
    if (const QString plain = phraseOf(kUnchecked, kContext, path.toStdString()); !plain.isNull())
        return plain;
    QStringList parts = path.split(QLatin1Char('.'));
    const bool isChart = parts.constFirst() == QLatin1String("chart_fill");
    static const QStringList kGroups{QStringLiteral("units"), QStringLiteral("leaders"),
                                     QStringLiteral("colours"), QStringLiteral("chart_fill")};
    const bool isPiece = !isChart && kGroups.contains(parts.constFirst());
    if (parts.size() > 1 && kGroups.contains(parts.constFirst()))
        parts.removeFirst();
    const std::string first = parts.takeFirst().toStdString();
    const QString label = isPiece ? QString() : phraseOf(kKeys, kContext, first);
    const QString whose = label.isNull() ? term(first) : AdjustedSet::lowerFirst(label);
    QStringList what;
    for (const QString &part : parts) // a chart's row and column, or a counter's value
        what.append(isChart ? term(part.toStdString())
                            : AdjustedSet::lowerFirst(fieldLabel("adjust", part.toStdString())));
    return what.isEmpty() ? whose
                          : tr("%1: %2", "a unit or chart, and its value")
                                .arg(whose, what.join(tr(", ", "between parts of a chart’s cell")));
}

QString CorunnaNarrator::formationAsked(const Refusal &refusal) const
{
    constexpr std::string_view kUnits = "units.", kFormation = ".formation";
    QStringList names;
    for (const auto &[key, value] : refusal.details) {
        std::vector<std::string> paths;
        if (const auto *several = std::get_if<std::vector<std::string>>(&value))
            paths = *several;
        else if (const auto *one = std::get_if<std::string>(&value))
            paths = {*one};
        for (const std::string_view path : paths) {
            if (key != "field" || !path.starts_with(kUnits) || !path.ends_with(kFormation))
                return {};
            const auto length = path.size() - kUnits.size() - kFormation.size();
            names.append(term(path.substr(kUnits.size(), length)));
        }
    }
    if (refusal.code != "value-missing" || names.isEmpty())
        return {};
    return tr("%1: which formation?", "%1: one or several units").arg(AdjustedSet::capped(names));
}

QString CorunnaNarrator::tag(std::string_view tag) const
{
    if (const QString text = phraseOf(kTags, kContext, tag); !text.isNull())
        return text;
    constexpr std::string_view kOf = "of-"; // a division or a brigade that it belongs to
    constexpr std::string_view kWith = "with-"; // that it is attached to
    if (tag.starts_with(kOf))
        return term(tag.substr(kOf.size()));
    if (tag.starts_with(kWith))
        return tr("attached: %1", "%1 is a division or a brigade")
            .arg(term(tag.substr(kWith.size())));
    return term(tag);
}

QString CorunnaNarrator::measure(std::string_view term, double value, std::string_view unit) const
{
    const int whole = static_cast<int>(std::lround(value));
    if (term == "distance")
        return tr("%n hexes", "a distance", whole);
    if (term == "cost")
        return tr("%n MP", "movement points that a move costs", whole);
    if (term == "cost-at-least")
        return tr("%n MP at least", "movement points that a move costs", whole);
    if (term == "remaining")
        return tr("%n MP left", "movement points", whole);
    return Narrator::measure(term, value, unit);
}

} // namespace qd::corunna
