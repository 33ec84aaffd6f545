// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/corunna/offer_keys.h"

#include <array>

namespace qd::corunna {
namespace {

struct Key {
    const char *word; ///< the command's
    const char *by; ///< what it is done by, or to; empty: whatever it is
    const char *letter;
};

// What is done most in each phase has a letter that its English name has.
constexpr std::array kKeys{
    Key{"place", "", "P"},
    Key{"finish-setup", "", "F"},
    Key{"presentation", "", "W"},
    Key{"form-mu", "soult", "S"},
    Key{"form-mu", "moore", "M"},
    Key{"form-mu", "moore-stack", "K"},
    Key{"form-mu", "alcedo", "A"},
    Key{"form-mu", "scenario-french", "F"},
    Key{"form-mu", "scenario-british", "B"},
    Key{"ride", "", "D"},
    Key{"fly", "", "Y"},
    Key{"attach", "", "T"},
    Key{"march-order", "", "C"},
    Key{"draw-chit", "regroup", "G"},
    Key{"draw-chit", "reinforcements", "I"},
    Key{"draw-chit", "leader", "J"},
    Key{"draw-chit", "artillery", "A"},
    Key{"naval-commitment", "", "V"},
    Key{"move", "", "M"},
    Key{"fire", "", "F"},
    Key{"square", "", "Q"},
    Key{"limber", "", "L"},
    Key{"close", "", "C"},
    Key{"stand", "", "S"},
    Key{"morale", "", "O"},
    Key{"melee", "", "E"},
    Key{"formation", "", "N"},
    Key{"status", "", "U"},
    Key{"loss", "", "B"},
    Key{"forced", "", "K"},
    Key{"mount", "", "H"},
    Key{"embark", "", "P"},
    Key{"disembark", "", "D"},
    Key{"exit-map", "", "X"},
    Key{"recall", "", "T"},
    Key{"roll", "", "⇧T"},
    Key{"capture-colours", "", "Z"},
    Key{"leader-casualty", "", "Y"},
    Key{"plan-entry", "", "⇧E"},
    Key{"army-morale", "", "⇧O"},
    Key{"control", "", "⇧C"},
    Key{"retreat-line", "", "⇧L"},
    Key{"declare-evacuation", "", "⇧V"},
    Key{"leader-returns", "", "⇧Y"},
    Key{"replace-leader", "", "⇧K"},
};

} // namespace

QString keyOf(const QJsonObject &command)
{
    const QString word = command.value(u"do").toString();
    QString by = command.value(u"by").toString();
    if (word == QLatin1String("draw-chit"))
        by = command.value(u"chit").toString();
    // A body's next stack has a letter of its body's.
    if (word == QLatin1String("place")
        && (command.contains(u"piece") || command.contains(u"pieces")))
        return {};
    for (const Key &key : kKeys) {
        const bool whatever = *key.by == '\0';
        if (word == QLatin1String(key.word) && (whatever || by == QLatin1String(key.by)))
            return QString::fromUtf8(key.letter);
    }
    return {};
}

} // namespace qd::corunna
