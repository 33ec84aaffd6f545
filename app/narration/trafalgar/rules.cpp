// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of this game have no numbers: a paragraph is cited by the heading that it stands under
// and its number there (specification 1).
#include "app/narration/phrase_table.h"
#include "app/narration/trafalgar/trafalgar_narrator.h"

namespace qd::trafalgar {

namespace {

constexpr const char *kContext = "TrafalgarRules";

constexpr Phrase kHeadings[] = {
    {"win", QT_TRANSLATE_NOOP3("TrafalgarRules", "How to win", "heading of the rules")},
    {"box", QT_TRANSLATE_NOOP3("TrafalgarRules", "Contents", "heading of the rules")},
    {"setup", QT_TRANSLATE_NOOP3("TrafalgarRules", "Set-up", "heading of the rules")},
    {"ships", QT_TRANSLATE_NOOP3("TrafalgarRules", "The ships", "heading of the rules")},
    {"speed", QT_TRANSLATE_NOOP3("TrafalgarRules", "Speed", "heading of the rules")},
    {"power", QT_TRANSLATE_NOOP3("TrafalgarRules", "Firepower", "heading of the rules")},
    {"move", QT_TRANSLATE_NOOP3("TrafalgarRules", "Ship movement", "heading of the rules")},
    {"start", QT_TRANSLATE_NOOP3("TrafalgarRules", "Start of combat", "heading of the rules")},
    {"play", QT_TRANSLATE_NOOP3("TrafalgarRules", "How to play", "heading of the rules")},
    {"fire", QT_TRANSLATE_NOOP3("TrafalgarRules", "Artillery fire", "heading of the rules")},
    {"die", QT_TRANSLATE_NOOP3("TrafalgarRules", "The artillery die", "heading of the rules")},
    {"field", QT_TRANSLATE_NOOP3("TrafalgarRules", "The field of fire", "heading of the rules")},
    {"hits", QT_TRANSLATE_NOOP3("TrafalgarRules", "Hitting targets", "heading of the rules")},
    {"repair", QT_TRANSLATE_NOOP3("TrafalgarRules", "Repairs", "heading of the rules")},
    {"fort", QT_TRANSLATE_NOOP3("TrafalgarRules", "Fort guns", "heading of the rules")},
    {"flag", QT_TRANSLATE_NOOP3("TrafalgarRules", "Enemy flag", "heading of the rules")},
};

} // namespace

QString TrafalgarNarrator::ruleName(std::string_view name) const
{
    const std::size_t hyphen = name.rfind('-');
    if (hyphen == std::string_view::npos)
        return {};
    const QString number = fromUtf8(name.substr(hyphen + 1));
    const std::string_view head = name.substr(0, hyphen);
    if (head == "r")
        return QLatin1Char('R') + number;
    const QString heading = phraseOf(kHeadings, kContext, head);
    return heading.isNull()
        ? QString()
        : tr("%1 %2", "a heading of the rules and the number of its paragraph: Speed 1")
              .arg(heading, number);
}

} // namespace qd::trafalgar
