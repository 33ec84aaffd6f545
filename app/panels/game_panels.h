// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/data_editor.h"
#include "app/panels/record_sheet.h"
#include "rules/base/dice.h"
#include "rules/module/offers.h"

#include <QString>

#include <optional>
#include <string_view>
#include <vector>

class QWidget;

namespace qd {

class ActDraft;
class AdjustEditor;
class Narrator;
class Position;
class StagePanel;
class TablePanel;

/// What a game's own panels are: made here, so that nobody else asks which game it is.

/// The stage above the act panel, null for a game without one.
StagePanel *makeStage(std::string_view game, QWidget *parent);
/// The game's tabs beside the journal, in their order: odds, score, cards, officers … Each has an
/// objectName.
std::vector<TablePanel *> makeGamePanels(std::string_view game, ActDraft *draft, QWidget *parent);
/// True where the game has a form for setting what stands on the real table (Adjust…).
bool isAdjustable(std::string_view game);
/// That form, null for a game that has none; the position and the narrator outlive it.
AdjustEditor *makeAdjustEditor(const Position &position, const Narrator &narrator, QWidget *parent);
/// True where the owner's tables of a series' rulebook may be given to an open table.
bool hasSeriesTables(std::string_view game);
/// True for a page of the charts that those tables are on, or belong to.
bool isOfSeries(std::string_view page);
/// True where the game keeps record sheets that can be printed.
bool hasRecordSheets(std::string_view game);
/// They, with what is crossed on them in this position; nullopt: the game has none.
std::optional<SheetBook> makeSheetBook(const Position &position, const Narrator &narrator);
/// What the window says of editing that kind of data file of a game; empty words: it can't be
/// edited here.
DataWords dataWords(std::string_view game, std::string_view kind);
/// The editor of that kind of data file, null for a kind that has none; the narrator outlives it.
DataEditor *makeDataEditor(std::string_view game, std::string_view kind, const Narrator &narrator,
                           const DataTrial &trial, QWidget *parent);
/// A card of what a data file holds (its text), null for a kind that has none. `opened` is a table
/// with it.
QWidget *makeDataCard(std::string_view kind, const std::string &json, const Position &opened,
                      const Narrator &narrator, QWidget *parent);
/// The chances of the act that is considered, else of the one in hand, in one line for the act
/// panel; empty: there are none, or they are on their way.
QString oddsLine(std::string_view game, ActDraft &draft, const Narrator &narrator);
/// True for dice among which the rules look for natural highest faces: they stand out in the tray.
/// Elsewhere a die that stands out would be read as a hit.
bool mindsTopFaces(std::string_view game, const DiceAsk &ask);
/// True for the offer that ends a phase or starts the game: Space, and only Space, takes it.
bool endsPhase(const Offer &offer);
/// Of the offers that end a phase the one that goes on to the next step, not past it.
std::optional<Offer> nearestEnd(const Offers &offers);
/// True where a digit names something on the board (a ship's number, a hex): offers are then not
/// numbered.
bool digitsNamePieces(std::string_view game);
/// True where letters that no offer has of its own are given to those that have none.
bool lettersAreFree(std::string_view game);
/// The key that chooses an offer ("M", "Space"), empty: the list numbers it.
QString offerKey(std::string_view game, const Offer &offer);
/// A key with a meaning of its own while a draft is open (the officer: goes, stays). False: not for
/// it.
bool takeDraftKey(std::string_view game, ActDraft &draft, int key);

} // namespace qd
