// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/screen_list.h"

namespace qd::screens {

const std::vector<Screen> &screenList()
{
    static const std::vector<Screen> screens{
        {"welcome", welcomeFresh},
        {"welcome-recents", welcomeWithRecents},
        {"new-table-1", newTablePage, 0},
        {"new-table-2", newTablePage, 1},
        {"new-table-3", newTablePage, 2},
        {"new-table-4", newTablePage, 3},
        {"new-table-5", newTablePage, 4},
        {"set-up", setUp},
        {"naval-goals", navalGoals},
        {"offers", offers},
        {"act-form", actForm},
        {"battle-board", battleBoard},
        {"dice-typed", diceTyped},
        {"dice-typed-small", diceTyped, 0, QSize(1280, 720)},
        {"recorded-round", recordedRound},
        {"refusal", refusal},
        {"review", review},
        {"palette", palette, 0},
        {"palette-typed", palette, 1},
        {"tab-1", bottomTab, 0},
        {"tab-2", bottomTab, 1},
        {"tab-3", bottomTab, 2},
        {"tab-4", bottomTab, 3},
        {"tab-5", bottomTab, 4},
        {"tab-6", bottomTab, 5},
        {"tab-7", bottomTab, 6},
        {"adjust-1", adjustTab, 0},
        {"adjust-2", adjustTab, 1},
        {"adjust-3", adjustTab, 2},
        {"fleet-editor", fleetEditor, 0},
        {"fleet-editor-empty", fleetEditor, 1},
        {"keys", keysPage},
        {"phase-help", phaseHelp},
        {"note", note},
        {"overrule-reason", overruleReason},
        {"verify", verifyReport},
        {"reveal-question", revealQuestion},
        {"missing-file", missingFile},
        {"foreign-file", foreignFile},
        {"about", about},
        {"menu-1", menu, 0},
        {"menu-2", menu, 1},
        {"menu-3", menu, 2},
        {"menu-4", menu, 3},
        {"menu-5", menu, 4},
        {"menu-6", menu, 5},
        {"menu-7", menu, 6},
        {"menu-8", menu, 7},
        {"settings-1", settingsSubmenu, 0},
        {"settings-2", settingsSubmenu, 1},
        {"settings-3", settingsSubmenu, 2},
        {"settings-4", settingsSubmenu, 3},
    };
    return screens;
}

} // namespace qd::screens
