// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/game_panels.h"

#include "app/panels/charts_panel.h"
#include "app/panels/json_values.h"
#include "app/panels/santa_cruz/adjust_editor.h"
#include "app/panels/santa_cruz/battle_board.h"
#include "app/panels/santa_cruz/cards_panel.h"
#include "app/panels/santa_cruz/draft_keys.h"
#include "app/panels/santa_cruz/odds_line.h"
#include "app/panels/santa_cruz/odds_panel.h"
#include "app/panels/santa_cruz/officers_panel.h"
#include "app/panels/score_panel.h"
#include "rules/module/game_module.h"

namespace qd {
namespace {

constexpr std::string_view kSantaCruz = "santa-cruz-1797";

bool isWord(const QJsonObject &command, QLatin1String word)
{
    return command.value(u"do").toString() == word;
}

} // namespace

StagePanel *makeStage(std::string_view game, QWidget *parent)
{
    return game == kSantaCruz ? new santa_cruz::BattleBoard(parent) : nullptr;
}

std::vector<TablePanel *> makeGamePanels(std::string_view game, ActDraft *draft, QWidget *parent)
{
    std::vector<TablePanel *> panels;
    if (game == kSantaCruz) {
        panels.push_back(new santa_cruz::OddsPanel(draft, parent));
        panels.push_back(new santa_cruz::CardsPanel(parent));
        panels.push_back(new santa_cruz::OfficersPanel(parent));
    }
    panels.push_back(new ScorePanel(parent));
    panels.push_back(new ChartsPanel(draft, parent));
    return panels;
}

bool isAdjustable(std::string_view game)
{
    return game == kSantaCruz;
}

AdjustForm *makeAdjustForm(const Position &position, const Narrator &narrator, QWidget *parent)
{
    return isAdjustable(position.module().info().id)
        ? new santa_cruz::AdjustEditor(position, narrator, parent)
        : nullptr;
}

QString oddsLine(std::string_view game, ActDraft &draft, const Narrator &narrator)
{
    return game == kSantaCruz ? santa_cruz::oddsLine(draft, narrator) : QString();
}

bool endsPhase(const Offer &offer)
{
    const QJsonObject command = jsonObject(offer.command);
    return isWord(command, QLatin1String("end-phase")) || isWord(command, QLatin1String("start"));
}

QString offerKey(std::string_view game, const Offer &offer)
{
    if (endsPhase(offer))
        return QStringLiteral("␣");
    return game == kSantaCruz ? santa_cruz::keyOf(jsonObject(offer.command)) : QString();
}

bool takeDraftKey(std::string_view game, ActDraft &draft, int key)
{
    return game == kSantaCruz && santa_cruz::takeKey(draft, key);
}

} // namespace qd
