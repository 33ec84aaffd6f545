// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/salvo.h"

#include <algorithm>
#include <functional>

namespace qd::as_per_margin {
namespace {

void score(Damage &damage, Hit hit)
{
    switch (hit) {
    case Hit::Guns:
        ++damage.guns;
        break;
    case Hit::Masts:
        ++damage.masts;
        break;
    case Hit::Hull:
        ++damage.hull;
        break;
    case Hit::BowCable:
        damage.bowCable = true;
        break;
    case Hit::SternCable:
        damage.sternCable = true;
        break;
    case Hit::Explosion:
        damage.explosion = true;
        break;
    case Hit::Miss:
    case Hit::Table2:
    case Hit::Table3:
    case Hit::ReToss:
        break;
    }
}

/// The hits of Tables I and II.
Damage direct(const SalvoTerms &terms, const event::FireDice &dice)
{
    Damage damage;
    for (const int face : dice.table1)
        score(damage, table1(terms.band, face));
    for (const int face : dice.table2)
        score(damage, table2(face));
    return damage;
}

int counted(const std::vector<int> &faces, const std::function<bool(int)> &wanted)
{
    return static_cast<int>(std::count_if(faces.begin(), faces.end(), wanted));
}

} // namespace

SalvoTerms salvoTerms(const Unit &firer, const Unit &target, const Aim &aim, int dice)
{
    SalvoTerms terms;
    terms.band = aim.band.value_or(kLongestShot); // a forced shot beyond counts as within
    terms.dice = dice;
    terms.redHot = firer.shore != nullptr && firer.shore->redHot;
    terms.mastsCount = target.ship != nullptr && target.ship->masts > 0;
    terms.target = target.side();
    return terms;
}

bool tossedRedHot(const SalvoTerms &terms, Hit hit)
{
    return terms.redHot
        && (hit == Hit::Guns || hit == Hit::Hull || (hit == Hit::Masts && terms.mastsCount));
}

int table2Dice(const SalvoTerms &terms, const event::FireDice &dice)
{
    return counted(dice.table1, [&](int face) { return table1(terms.band, face) == Hit::Table2; });
}

int table3Dice(const event::FireDice &dice)
{
    return counted(dice.table2, [](int face) { return table2(face) == Hit::Table3; });
}

int redHotDice(const SalvoTerms &terms, const event::FireDice &dice)
{
    return counted(dice.table1,
                   [&](int face) { return tossedRedHot(terms, table1(terms.band, face)); })
        + counted(dice.table2, [&](int face) { return tossedRedHot(terms, table2(face)); });
}

int reTossDice(const event::FireDice &dice)
{
    const auto again = [](int face) { return table3(face) == Hit::ReToss; };
    return counted(dice.table3, again) + counted(dice.redHot, again);
}

Damage hitsOf(const SalvoTerms &terms, const event::FireDice &dice)
{
    Damage damage = direct(terms, dice);
    for (const int face : dice.table3)
        score(damage, table3(face));
    for (const int face : dice.redHot)
        score(damage, table3(face));
    for (const int face : dice.reToss)
        score(damage, magazine(terms.target, face));
    return damage;
}

} // namespace qd::as_per_margin
