// SPDX-License-Identifier: GPL-3.0-or-later
// Why numbers are what they are (specification 6, terms of `because`).
#include "app/narration/corunna/corunna_narrator.h"
#include "app/narration/corunna/names.h"
#include "app/narration/corunna/words.h"
#include "app/narration/phrase_table.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <cmath>

namespace qd::corunna {

namespace {

constexpr const char *kContext = "CorunnaReasons";

constexpr Phrase kTerms[] = {
    {"evacuation-declared", {QT_TRANSLATE_NOOP("CorunnaReasons", "evacuation declared")}},
    {"moore-in-corunna", {QT_TRANSLATE_NOOP("CorunnaReasons", "Moore in Corunna")}},
    {"french-artillery-on-point",
     {QT_TRANSLATE_NOOP("CorunnaReasons", "French artillery on the Point")}},
    {"death-of-moore", {QT_TRANSLATE_NOOP("CorunnaReasons", "death of Moore")}},
    {"personality-in-hex", {QT_TRANSLATE_NOOP("CorunnaReasons", "personality in the hex")}},
    {"triggered-by-light-cavalry",
     {QT_TRANSLATE_NOOP("CorunnaReasons", "triggered by light cavalry")}},
    {"triggered-by-lancers", {QT_TRANSLATE_NOOP("CorunnaReasons", "triggered by lancers")}},
    {"stack-in-line", {QT_TRANSLATE_NOOP("CorunnaReasons", "stack in line")}},
    {"grand-charge-zone", {QT_TRANSLATE_NOOP("CorunnaReasons", "Grand Charge zone")}},
    {"leader-cavalry-bonus", {QT_TRANSLATE_NOOP("CorunnaReasons", "leader’s cavalry bonus")}},
    {"leader-special", {QT_TRANSLATE_NOOP("CorunnaReasons", "leader of special ability")}},
    {"leader-artillery-bonus", {QT_TRANSLATE_NOOP("CorunnaReasons", "leader’s artillery bonus")}},
    {"army-leader", {QT_TRANSLATE_NOOP("CorunnaReasons", "army leader")}},
    {"gate-sapeurs-exempt", {QT_TRANSLATE_NOOP("CorunnaReasons", "gate: sappers exempt")}},
    {"up-slope", {QT_TRANSLATE_NOOP("CorunnaReasons", "up slope")}},
    // What the owner’s own tables add, as assistant programs name it.
    {"flank", {QT_TRANSLATE_NOOP("CorunnaReasons", "from the flank")}},
    {"rear", {QT_TRANSLATE_NOOP("CorunnaReasons", "from the rear")}},
    {"defender-disordered", {QT_TRANSLATE_NOOP("CorunnaReasons", "defender in disorder")}},
    {"defender-routed", {QT_TRANSLATE_NOOP("CorunnaReasons", "defender in rout")}},
    {"took-defensive-loss", {QT_TRANSLATE_NOOP("CorunnaReasons", "took a loss by defensive fire")}},
    {"across-stream", {QT_TRANSLATE_NOOP("CorunnaReasons", "across a stream")}},
    {"heavy-cavalry", {QT_TRANSLATE_NOOP("CorunnaReasons", "heavy cavalry")}},
    {"assault-up-slope", {QT_TRANSLATE_NOOP("CorunnaReasons", "assault up slope")}},
    {"charge-up-slope", {QT_TRANSLATE_NOOP("CorunnaReasons", "charge up slope")}},
    {"reaction-charge", {QT_TRANSLATE_NOOP("CorunnaReasons", "reaction charge")}},
    {"opportunity-charge", {QT_TRANSLATE_NOOP("CorunnaReasons", "opportunity charge")}},
    {"leader-morale-bonus", {QT_TRANSLATE_NOOP("CorunnaReasons", "leader’s morale bonus")}},
    {"leader-not-applicable", {QT_TRANSLATE_NOOP("CorunnaReasons", "leader of another nation")}},
    {"brigade-leader-morale-bonus", {QT_TRANSLATE_NOOP("CorunnaReasons", "brigade leader")}},
    {"modifier", {QT_TRANSLATE_NOOP("CorunnaReasons", "modifier")}},
    {"increments", {QT_TRANSLATE_NOOP("CorunnaReasons", "increments")}},
    {"printed", {QT_TRANSLATE_NOOP("CorunnaReasons", "printed value")}},
    {"printed-close", {QT_TRANSLATE_NOOP("CorunnaReasons", "printed value, close range")}},
    {"printed-medium", {QT_TRANSLATE_NOOP("CorunnaReasons", "printed value, medium range")}},
    {"printed-long", {QT_TRANSLATE_NOOP("CorunnaReasons", "printed value, long range")}},
    {"dismounted-eight", {QT_TRANSLATE_NOOP("CorunnaReasons", "eight at most, dismounted")}},
    {"line-limit", {QT_TRANSLATE_NOOP("CorunnaReasons", "limit of the line")}},
    {"multiple", {QT_TRANSLATE_NOOP("CorunnaReasons", "fire multiple")}},
    {"part-fires", {QT_TRANSLATE_NOOP("CorunnaReasons", "only a part fires")}},
    {"special-structure-six", {QT_TRANSLATE_NOOP("CorunnaReasons", "six in the structure")}},
    {"rifles-not-halved", {QT_TRANSLATE_NOOP("CorunnaReasons", "Rifles: not halved")}},
    {"two-hex-range", {QT_TRANSLATE_NOOP("CorunnaReasons", "at two hexes, halved")}},
    {"target-special-structure",
     {QT_TRANSLATE_NOOP("CorunnaReasons", "target in a Special Structure")}},
    {"losses", QT_TRANSLATE_NOOP3("CorunnaReasons", "losses", "of a ship or battery")},
    {"chart-fill", {QT_TRANSLATE_NOOP("CorunnaReasons", "value filled in")}},
    {"defence", {QT_TRANSLATE_NOOP("CorunnaReasons", "fire defence, as told")}},
    {"ship-fire-defence", {QT_TRANSLATE_NOOP("CorunnaReasons", "ship’s own value")}},
    {"more-than-nine", {QT_TRANSLATE_NOOP("CorunnaReasons", "more than nine increments")}},
    {"artillery-times-six", {QT_TRANSLATE_NOOP("CorunnaReasons", "artillery ×6")}},
    {"one-regiment", {QT_TRANSLATE_NOOP("CorunnaReasons", "one regiment")}},
    {"one-battalion", {QT_TRANSLATE_NOOP("CorunnaReasons", "one battalion")}},
    {"ships", QT_TRANSLATE_NOOP3("CorunnaReasons", "ships", "in a hex")},
    {"road-as-clear", {QT_TRANSLATE_NOOP("CorunnaReasons", "by road, as clear")}},
    {"rampart-rout", {QT_TRANSLATE_NOOP("CorunnaReasons", "rampart, in rout")}},
    {"unit", QT_TRANSLATE_NOOP3("CorunnaReasons", "unit", "one that has no name")},
    {"through-gate", {QT_TRANSLATE_NOOP("CorunnaReasons", "through the gate")}},
    {"cavalry-skirmishers", {QT_TRANSLATE_NOOP("CorunnaReasons", "cavalry skirmishers")}},
    {"retreating", {QT_TRANSLATE_NOOP("CorunnaReasons", "retreat before combat")}},
    {"involuntary", {QT_TRANSLATE_NOOP("CorunnaReasons", "involuntary movement")}},
    {"called", QT_TRANSLATE_NOOP3("CorunnaReasons", "called", "losses")},
    {"dismounted-double", {QT_TRANSLATE_NOOP("CorunnaReasons", "double, dismounted")}},
    {"share", QT_TRANSLATE_NOOP3("CorunnaReasons", "share of the ship", "of a load")},
    {"mixed-load", {QT_TRANSLATE_NOOP("CorunnaReasons", "mixed load")}},
    {"sixty-percent", {QT_TRANSLATE_NOOP("CorunnaReasons", "60% of the survivors")}},
    {"forty-percent", {QT_TRANSLATE_NOOP("CorunnaReasons", "40% of the survivors")}},
    {"soult-span", {QT_TRANSLATE_NOOP("CorunnaReasons", "Soult’s span")}},
    {"hexes", QT_TRANSLATE_NOOP3("CorunnaReasons", "hexes", "a distance")},
    {"dwelling", QT_TRANSLATE_NOOP3("CorunnaReasons", "dwelling", "hex")},
};

/// Reasons that begin with a unit's id: %1.
constexpr Phrase kOfUnits[] = {
    {"-six-increments", QT_TRANSLATE_NOOP3("CorunnaReasons", "%1: six increments", "%1 is a unit")},
    {"-dismounted", QT_TRANSLATE_NOOP3("CorunnaReasons", "%1: dismounted", "%1 is a unit")},
    {"-against-mob", QT_TRANSLATE_NOOP3("CorunnaReasons", "%1: against a mob", "%1 is a unit")},
};

/// Where the number is added with its sign; amounts, costs and values have none.
constexpr std::array<std::string_view, 20> kModifiers{"evacuation-declared",
                                                      "moore-in-corunna",
                                                      "french-artillery-on-point",
                                                      "death-of-moore",
                                                      "personality-in-hex",
                                                      "triggered-by-light-cavalry",
                                                      "triggered-by-lancers",
                                                      "stack-in-line",
                                                      "grand-charge-zone",
                                                      "leader-cavalry-bonus",
                                                      "leader-special",
                                                      "leader-artillery-bonus",
                                                      "army-leader",
                                                      "up-slope",
                                                      "assault-up-slope",
                                                      "charge-up-slope",
                                                      "reaction-charge",
                                                      "opportunity-charge",
                                                      "modifier",
                                                      "more-than-nine"};

/// Rules whose reasons are modifiers, under words that are terrain elsewhere.
constexpr std::array<std::string_view, 3> kModifying{"4.6.5", "4.7.8", "4.8.5"};

bool isModifier(std::string_view term, std::string_view rule)
{
    const auto isIn = [](const auto &list, std::string_view word) {
        return std::find(list.begin(), list.end(), word) != list.end();
    };
    return isIn(kModifiers, term) || isIn(kModifying, rule) || term.ends_with("-bonus");
}

/// "line-clear": a row of the Fire Defence Chart and its terrain.
QString cell(std::string_view id)
{
    for (const std::string_view terrain :
         {"clear", "village", "town", "special-structure", "sea"}) {
        if (!id.ends_with(terrain) || id.size() <= terrain.size() + 1)
            continue;
        const QString row = otherWord(id.substr(0, id.size() - terrain.size() - 1));
        if (!row.isNull())
            return QCoreApplication::translate("CorunnaReasons", "%1, %2",
                                               "a formation and the terrain it stands in")
                .arg(row, otherWord(terrain));
    }
    return {};
}

QString signedDecimal(double value)
{
    const QString digits = Narrator::decimal(value);
    return value > 0 ? QLatin1Char('+') + digits : digits;
}

} // namespace

QString factorText(double factor)
{
    constexpr double kHalf = 0.5;
    const double whole = std::floor(factor);
    if (std::abs(factor - whole - kHalf) > 1e-9)
        return QChar(0xD7) + Narrator::decimal(factor);
    return QChar(0xD7) + (whole > 0 ? QString::number(static_cast<int>(whole)) : QString())
        + QChar(0xBD);
}

QString reasonWord(std::string_view id)
{
    if (const QString word = phraseOf(kTerms, kContext, id); !word.isNull())
        return word;
    for (const Phrase &phrase : kOfUnits) {
        if (!id.ends_with(phrase.id))
            continue;
        const std::string_view unit = id.substr(0, id.size() - phrase.id.size());
        const QString name = unit == "unit" ? reasonWord(unit) : unitName(unit);
        if (!name.isNull())
            return phraseOf(kOfUnits, kContext, phrase.id).arg(name);
    }
    constexpr std::string_view kContact = "contact-";
    if (id.starts_with(kContact)) {
        const QString brigade = brigadeName(id.substr(kContact.size()));
        return brigade.isNull()
            ? QString()
            : QCoreApplication::translate("CorunnaReasons", "contact: %1", "%1 is a brigade")
                  .arg(brigade);
    }
    return cell(id);
}

QString CorunnaNarrator::because(const QJsonArray &terms) const
{
    QStringList texts;
    for (const auto &each : terms)
        texts.append(because(each.toObject()));
    return texts.join(tr(", ", "between reasons"));
}

QString CorunnaNarrator::because(const QJsonObject &term) const
{
    const std::string id = term.value(QLatin1String("term")).toString().toStdString();
    const double value = term.value(QLatin1String("value")).toDouble();
    const std::string rule = term.value(QLatin1String("rule")).toString().toStdString();
    const QString op = term.value(QLatin1String("op")).toString();
    const QString what = this->term(id);
    if (op.startsWith(QLatin1String("times")))
        return tr("%1 %2", "a reason and its factor: fire multiple ×4")
            .arg(what, factorText(value));
    if (op == QLatin1String("cap"))
        return tr("%1: at most %2", "a reason and its limit").arg(what, decimal(value));
    if (value == 0)
        return what;
    return tr("%1 %2", "a reason and its value: town −6")
        .arg(what, isModifier(id, rule) || value < 0 ? signedDecimal(value) : decimal(value));
}

QString CorunnaNarrator::reason(const Reason &reason) const
{
    const QJsonObject term{{QLatin1String("term"), QString::fromStdString(reason.term)},
                           {QLatin1String("value"), reason.value},
                           {QLatin1String("rule"), QString::fromStdString(reason.rule.text())}};
    return because(term);
}

} // namespace qd::corunna
