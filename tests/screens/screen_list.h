// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/screens/scene.h"

#include <vector>

namespace qd::screens {

/// A screen of the program: how to bring it up. To add one, write its function in table_screens.cpp
/// or dialog_screens.cpp and a row in screen_list.cpp.
struct Screen {
    const char *name; ///< begins the picture's file name
    Outcome (*show)(Scene &scene, int part);
    int part = 0; ///< which page, tab or menu, from 0; what it counts is the function's affair
    QSize size{1440, 900};
};

const std::vector<Screen> &screenList();

// Without a table
Outcome welcomeFresh(Scene &scene, int);
Outcome welcomeWithRecents(Scene &scene, int);

// With a table
Outcome setUp(Scene &scene, int);
Outcome offers(Scene &scene, int);
Outcome actForm(Scene &scene, int);
Outcome battleBoard(Scene &scene, int);
Outcome diceTyped(Scene &scene, int);
Outcome recordedRound(Scene &scene, int);
Outcome navalGoals(Scene &scene, int);
Outcome refusal(Scene &scene, int);
Outcome review(Scene &scene, int);
/// part: 0 with nothing typed, 1 with a word.
Outcome palette(Scene &scene, int part);
/// part: the tab below the mirror.
Outcome bottomTab(Scene &scene, int part);

// Ships on a measured sea (sea_screens.cpp)
/// part: 0 as it opens, 1 a fire in hand.
Outcome seaExample(Scene &scene, int part);
Outcome seaSetUp(Scene &scene, int);
/// part: 0 no dice typed yet, 1 all of them.
Outcome seaFire(Scene &scene, int part);
Outcome seaMove(Scene &scene, int part);
Outcome seaClosing(Scene &scene, int);
Outcome seaBoarding(Scene &scene, int);
/// part: 0 hovering over an enemy in a fire phase, 1 dragging in a movement phase.
Outcome seaPointer(Scene &scene, int part);
/// part: the tab below the mirror.
Outcome seaTab(Scene &scene, int part);
Outcome seaFleet(Scene &scene, int);
Outcome seaZoomed(Scene &scene, int);
/// part: the dialog's page.
Outcome seaAdjust(Scene &scene, int part);
Outcome seaNewTable(Scene &scene, int part);
Outcome seaPrint(Scene &scene, int);

// Models on a lattice (trafalgar_screens.cpp)
/// part: 0 as it opens, 1 a shot in hand.
Outcome trafalgarExample(Scene &scene, int part);
/// part: 0 before the toss, 1 the first wind.
Outcome trafalgarOpening(Scene &scene, int part);
/// part: 0 a point in reach is pointed at, 1 a way by keys, 2 the act without a ship.
Outcome trafalgarMove(Scene &scene, int part);
/// part: 0 who fires, 1 at whom, 2 the aim, 3 the dice, 4 they fell, 5 several shots, 6 refused.
Outcome trafalgarFire(Scene &scene, int part);
/// part: 0 why no fort may shout, 1 one may, 2 the ship may fire first.
Outcome trafalgarFort(Scene &scene, int part);
Outcome trafalgarMast(Scene &scene, int);
/// part: 0 the dice, 1 the chances.
Outcome trafalgarWind(Scene &scene, int part);
/// part: the tab below the mirror.
Outcome trafalgarTab(Scene &scene, int part);
/// part: the dialog's page.
Outcome trafalgarAdjust(Scene &scene, int part);
Outcome trafalgarBoard(Scene &scene, int);
Outcome trafalgarNewTable(Scene &scene, int part);

// Counters on a hex board (corunna_screens.cpp)
/// part: 0 its journal as it opens, 1 as it ends.
Outcome corunnaExample(Scene &scene, int part);
/// part: 0 as it opens, 1 a counter is to be placed, 2 its zone, 3 it is put down outside of it.
Outcome corunnaSetUp(Scene &scene, int part);
/// part: 0 the offers, 1 Soult's in hand, 2 what the end of the phase would pass over.
Outcome corunnaPoints(Scene &scene, int part);
/// part: 0 the act without a counter, 1 a hex in reach is pointed at.
Outcome corunnaMove(Scene &scene, int part);
/// part: 0 the act alone, 1 its tally, 2 the dice fell.
Outcome corunnaFire(Scene &scene, int part);
/// part: 0 the dice, 1 they fell.
Outcome corunnaMorale(Scene &scene, int part);
/// part: 0 the dice, 1 they fell, 2 the ships' die, 3 the ships are chosen.
Outcome corunnaNaval(Scene &scene, int part);
Outcome corunnaEmbark(Scene &scene, int);
/// part: the tab below the mirror.
Outcome corunnaTab(Scene &scene, int part);
/// Rolls in hand, on their stage.
Outcome corunnaRoll(Scene &scene, int part);
/// Printed charts in the window of their own.
Outcome corunnaChart(Scene &scene, int part);
Outcome corunnaScore(Scene &scene, int part);
Outcome corunnaOrganisation(Scene &scene, int);
/// part: the dialog's page.
Outcome corunnaAdjust(Scene &scene, int part);
/// part: the editor's page.
Outcome corunnaSeries(Scene &scene, int part);
Outcome corunnaCounters(Scene &scene, int);
Outcome corunnaNewTable(Scene &scene, int part);

// Dialogs
/// part: the page, tab or step.
Outcome newTablePage(Scene &scene, int part);
Outcome adjustTab(Scene &scene, int part);
/// part: 0 a fleet with a ship that the rules refuse, 1 an empty one.
Outcome fleetEditor(Scene &scene, int part);
Outcome keysPage(Scene &scene, int);
Outcome about(Scene &scene, int);
Outcome verifyReport(Scene &scene, int);
Outcome note(Scene &scene, int);
Outcome overruleReason(Scene &scene, int);
Outcome phaseHelp(Scene &scene, int);
Outcome missingFile(Scene &scene, int);
Outcome foreignFile(Scene &scene, int);
Outcome revealQuestion(Scene &scene, int);
/// part: its place in the menu bar.
Outcome menu(Scene &scene, int part);
/// part: which submenu of the settings.
Outcome settingsSubmenu(Scene &scene, int part);

} // namespace qd::screens
