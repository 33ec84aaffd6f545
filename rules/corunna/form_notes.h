// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/corunna/form_fields.h"

// Forms, one function a command: of set-up and moves (form_moves.cpp), of the rolls and of what
// the table notes (form_notes.cpp).
namespace qd::corunna {

void placeForm(FormMaker &form);
void formMuForm(FormMaker &form);
void rideForm(FormMaker &form);
void moveForm(FormMaker &form);
void forcedForm(FormMaker &form);
void squareForm(FormMaker &form);
void recallForm(FormMaker &form);
void limberForm(FormMaker &form);
void closeForm(FormMaker &form);
void standForm(FormMaker &form);
void moraleForm(FormMaker &form);
void captureForm(FormMaker &form);
void attachForm(FormMaker &form);
void presentForm(FormMaker &form);
void planForm(FormMaker &form);
void stepForm(FormMaker &form);
void armyForm(FormMaker &form);
void lineForm(FormMaker &form);

/// British brigades whose colours are on the map.
std::vector<std::string> brigadesOnMap(const State &state);

template <Word E>
std::vector<std::string> allWords()
{
    return {Words<E>::kNames.begin(), Words<E>::kNames.end()};
}

} // namespace qd::corunna
