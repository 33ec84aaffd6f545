// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <array>

namespace qd::corunna {

/// A list of modifiers: the section of the file that it stands in, its key there, its name for
/// people in the context RollsPage (specification 9.3).
struct ModifierList {
    const char *section;
    const char *list;
    const char *name;
};

inline constexpr std::array kModifierLists{
    ModifierList{"morale", "modifiers",
                 QT_TRANSLATE_NOOP("qd::corunna::RollsPage", "Morale check")},
    ModifierList{"morale", "army_morale",
                 QT_TRANSLATE_NOOP("qd::corunna::RollsPage", "Morale check, by army morale")},
    ModifierList{"close", "modifiers", QT_TRANSLATE_NOOP("qd::corunna::RollsPage", "Closing")},
    ModifierList{"close", "odds", QT_TRANSLATE_NOOP("qd::corunna::RollsPage", "Closing, by odds")},
    ModifierList{"stand", "modifiers", QT_TRANSLATE_NOOP("qd::corunna::RollsPage", "Standing")},
    ModifierList{"stand", "odds", QT_TRANSLATE_NOOP("qd::corunna::RollsPage", "Standing, by odds")},
    ModifierList{"charge_stand", "modifiers",
                 QT_TRANSLATE_NOOP("qd::corunna::RollsPage", "Standing against a charge")}};

} // namespace qd::corunna
