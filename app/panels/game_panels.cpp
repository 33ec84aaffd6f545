// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/game_panels.h"

#include "app/panels/as_per_margin/adjust_editor.h"
#include "app/panels/as_per_margin/fire_stage.h"
#include "app/panels/as_per_margin/fleet_card.h"
#include "app/panels/as_per_margin/fleet_editor.h"
#include "app/panels/as_per_margin/odds_line.h"
#include "app/panels/as_per_margin/odds_panel.h"
#include "app/panels/as_per_margin/offer_keys.h"
#include "app/panels/as_per_margin/printed_sheets.h"
#include "app/panels/as_per_margin/ships_panel.h"
#include "app/panels/as_per_margin/tally_panel.h"
#include "app/panels/charts_panel.h"
#include "app/panels/corunna/adjust_editor.h"
#include "app/panels/corunna/offer_keys.h"
#include "app/panels/corunna/series_editor.h"
#include "app/panels/corunna/stages.h"
#include "app/panels/corunna/values_editor.h"
#include "app/panels/corunna/victory_panel.h"
#include "app/panels/json_values.h"
#include "app/panels/santa_cruz/adjust_editor.h"
#include "app/panels/santa_cruz/battle_board.h"
#include "app/panels/santa_cruz/cards_panel.h"
#include "app/panels/santa_cruz/draft_keys.h"
#include "app/panels/santa_cruz/odds_line.h"
#include "app/panels/santa_cruz/odds_panel.h"
#include "app/panels/santa_cruz/officers_panel.h"
#include "app/panels/score_panel.h"
#include "app/panels/trafalgar/adjust_editor.h"
#include "app/panels/trafalgar/board_editor.h"
#include "app/panels/trafalgar/cards_panel.h"
#include "app/panels/trafalgar/fire_stage.h"
#include "app/panels/trafalgar/odds_panel.h"
#include "app/panels/trafalgar/odds_question.h"
#include "app/panels/trafalgar/offer_keys.h"
#include "rules/module/game_module.h"

namespace qd {
namespace {

constexpr std::string_view kSantaCruz = "santa-cruz-1797";
constexpr std::string_view kAsPerMargin = "as-per-margin";
constexpr std::string_view kTrafalgar = "trafalgar";
constexpr std::string_view kCorunna = "corunna";

/// The data files of that kind are fleets.
bool hasFleets(std::string_view game, std::string_view kind)
{
    return game == kAsPerMargin && kind == "scenario";
}

bool isWord(const QJsonObject &command, QLatin1String word)
{
    return command.value(u"do").toString() == word;
}

} // namespace

StagePanel *makeStage(std::string_view game, QWidget *parent)
{
    if (game == kSantaCruz)
        return new santa_cruz::BattleBoard(parent);
    if (game == kAsPerMargin)
        return new as_per_margin::FireStage(parent);
    if (game == kTrafalgar)
        return new trafalgar::FireStage(parent);
    if (game == kCorunna)
        return new corunna::Stages(parent);
    return nullptr;
}

std::vector<TablePanel *> makeGamePanels(std::string_view game, ActDraft *draft, QWidget *parent)
{
    std::vector<TablePanel *> panels;
    if (game == kSantaCruz) {
        panels.push_back(new santa_cruz::OddsPanel(draft, parent));
        panels.push_back(new santa_cruz::CardsPanel(parent));
        panels.push_back(new santa_cruz::OfficersPanel(parent));
    }
    if (game == kAsPerMargin) {
        panels.push_back(new as_per_margin::ShipsPanel(draft, parent));
        panels.push_back(new as_per_margin::OddsPanel(draft, parent));
    }
    if (game == kTrafalgar) {
        panels.push_back(new trafalgar::CardsPanel(draft, parent));
        panels.push_back(new trafalgar::OddsPanel(draft, parent));
    }
    if (game == kAsPerMargin)
        panels.push_back(new as_per_margin::TallyPanel(parent));
    else if (game == kCorunna)
        panels.push_back(new corunna::VictoryPanel(parent));
    else
        panels.push_back(new ScorePanel(parent));
    panels.push_back(new ChartsPanel(draft, parent));
    return panels;
}

bool isAdjustable(std::string_view game)
{
    return game == kSantaCruz || game == kAsPerMargin || game == kTrafalgar || game == kCorunna;
}

bool hasSeriesTables(std::string_view game)
{
    return game == kCorunna;
}

bool isOfSeries(std::string_view page)
{
    return page.starts_with("series-") || page == "chart-rolls";
}

AdjustEditor *makeAdjustEditor(const Position &position, const Narrator &narrator, QWidget *parent)
{
    const std::string_view game = position.module().info().id;
    if (game == kSantaCruz)
        return new santa_cruz::AdjustEditor(position, narrator, parent);
    if (game == kAsPerMargin)
        return new as_per_margin::AdjustEditor(position, narrator, parent);
    if (game == kTrafalgar)
        return new trafalgar::AdjustEditor(position, narrator, parent);
    if (game == kCorunna)
        return new corunna::AdjustEditor(position, narrator, parent);
    return nullptr;
}

bool hasRecordSheets(std::string_view game)
{
    return game == kAsPerMargin;
}

std::optional<SheetBook> makeSheetBook(const Position &position, const Narrator &narrator)
{
    if (hasRecordSheets(position.module().info().id))
        return as_per_margin::printedSheets(position, narrator);
    return std::nullopt;
}

DataWords dataWords(std::string_view game, std::string_view kind)
{
    if (hasFleets(game, kind))
        return as_per_margin::fleetWords();
    if (game == kCorunna && kind == "series")
        return corunna::seriesWords();
    if (game == kCorunna && kind == "values")
        return corunna::valuesWords();
    return game == kTrafalgar && kind == "board" ? trafalgar::boardWords() : DataWords();
}

DataEditor *makeDataEditor(std::string_view game, std::string_view kind, const Narrator &narrator,
                           const DataTrial &trial, QWidget *parent)
{
    if (hasFleets(game, kind))
        return new as_per_margin::FleetEditor(narrator, trial, parent);
    if (game == kCorunna && kind == "series")
        return new corunna::SeriesEditor(narrator, trial, parent);
    if (game == kCorunna && kind == "values")
        return new corunna::ValuesEditor(narrator, trial, parent);
    if (game == kTrafalgar && kind == "board")
        return new trafalgar::BoardEditor(narrator, trial, parent);
    return nullptr;
}

QWidget *makeDataCard(std::string_view kind, const std::string &json, const Position &opened,
                      const Narrator &narrator, QWidget *parent)
{
    if (hasFleets(opened.module().info().id, kind))
        return new as_per_margin::FleetCard(json, opened, narrator, parent);
    return nullptr;
}

QString oddsLine(std::string_view game, ActDraft &draft, const Narrator &narrator)
{
    if (game == kSantaCruz)
        return santa_cruz::oddsLine(draft, narrator);
    if (game == kAsPerMargin)
        return as_per_margin::oddsLine(draft, narrator);
    if (game == kTrafalgar)
        return trafalgar::oddsLine(draft, narrator);
    return {};
}

bool mindsTopFaces(std::string_view game, const DiceAsk &ask)
{
    return game == kSantaCruz && ask.term == "round"; // two natural sixes endanger an officer
}

bool endsPhase(const Offer &offer)
{
    const QJsonObject command = jsonObject(offer.command);
    return isWord(command, QLatin1String("end-phase")) || isWord(command, QLatin1String("start"))
        || isWord(command, QLatin1String("next-phase"))
        || isWord(command, QLatin1String("end-turn"));
}

std::optional<Offer> nearestEnd(const Offers &offers)
{
    const Offer *nearest = nullptr;
    for (const Offer &offer : offers)
        if (endsPhase(offer)
            && (nearest == nullptr
                || jsonObject(offer.command).size() < jsonObject(nearest->command).size()))
            nearest = &offer;
    return nearest != nullptr ? std::optional(*nearest) : std::nullopt;
}

bool digitsNamePieces(std::string_view game)
{
    return game == kTrafalgar || game == kCorunna;
}

bool lettersAreFree(std::string_view game)
{
    return game == kCorunna; // elsewhere letters mean something on the board too
}

QString offerKey(std::string_view game, const Offer &offer)
{
    if (endsPhase(offer))
        return QStringLiteral("␣");
    if (game == kSantaCruz)
        return santa_cruz::keyOf(jsonObject(offer.command));
    if (game == kAsPerMargin)
        return as_per_margin::keyOf(jsonObject(offer.command));
    if (game == kTrafalgar)
        return trafalgar::keyOf(jsonObject(offer.command));
    if (game == kCorunna)
        return corunna::keyOf(jsonObject(offer.command));
    return {};
}

bool takeDraftKey(std::string_view game, ActDraft &draft, int key)
{
    return (game == kSantaCruz && santa_cruz::takeKey(draft, key))
        || (game == kAsPerMargin && as_per_margin::takeKey(draft, key))
        || (game == kTrafalgar && trafalgar::takeKey(draft, key));
}

} // namespace qd
