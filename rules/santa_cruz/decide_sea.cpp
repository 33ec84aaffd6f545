// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/charts.h"
#include "rules/santa_cruz/decide.h"
#include "rules/santa_cruz/sea.h"

#include <algorithm>
#include <string>

namespace qd::santa_cruz {
namespace {

/// One block's way, checked.
struct Passage {
    Block block{};
    AreaId from{};
    AreaId to{};
    std::optional<AreaId> drift;
};

Refusal ofBlock(const char *code, const char *rule, std::string message, Block block)
{
    Refusal refusal{code, rule, std::move(message), {}};
    refusal.with("block", std::string(nameOf(block)));
    return refusal;
}

/// One block: it is at sea, has not stopped at the coast, and comes nearer to it (7.1a, b, e).
bool checkPassage(Step &step, Block block, AreaId to, std::vector<Passage> &passages)
{
    const Board &board = step.board();
    const auto from = areaOf(step.state(), block);
    const bool atSea = from && !board.area(*from).land;
    if (!atSea && !step.overruled(ofBlock("not-at-sea", "7.1a", "that block is not at sea", block)))
        return false;
    if (!from) {
        step.refuse(badCommand(std::string(nameOf(block)) + " is not on the map"));
        return false;
    }
    if (atSea && board.coastal(*from)
        && !step.overruled(
            ofBlock("naval-stopped", "7.1e", "that block has reached the coast", block)))
        return false;
    const SeaMove *move = seaMove(board, *from, to);
    if (move == nullptr
        && !step.overruled(
            ofBlock("not-nearer-coast", "7.1b", "no current leads that block there", block)))
        return false;
    if (block == Block::Fox && board.area(to).land) {
        step.refuse(badCommand("HMS Fox never lands"));
        return false;
    }
    passages.push_back({block, *from, to, move != nullptr ? move->drift : std::nullopt});
    return true;
}

bool checkNobodyMissing(Step &step, const std::vector<Passage> &passages)
{
    std::vector<std::string> missing;
    for (const Block block : mustSail(step.state())) {
        const bool named =
            std::any_of(passages.begin(), passages.end(),
                        [block](const Passage &passage) { return passage.block == block; });
        if (!named)
            missing.emplace_back(nameOf(block));
    }
    if (missing.empty())
        return true;
    Refusal refusal{
        "naval-block-missing", "7.1a", "every block that is not at the coast must sail", {}};
    return step.overruled(std::move(refusal.with("blocks", std::move(missing))));
}

/// The dice of the current, one for each block whose link has a drift.
bool throwCurrent(Step &step, const std::vector<Passage> &passages,
                  std::vector<std::optional<int>> &dice)
{
    bool thrown = true;
    for (const Passage &passage : passages) {
        std::vector<int> face;
        dice.emplace_back();
        if (!passage.drift)
            continue;
        thrown = step.roll(
            {"current", "british", std::string(nameOf(passage.block)), 1, DieKind::Pips6, "7.1d"},
            face);
        if (thrown)
            dice.back() = face.front();
    }
    return thrown;
}

Refusal wrongPhase(const char *message)
{
    return {"wrong-phase", "7.0", message, {}};
}

} // namespace

void decideOn(Step &step, const command::NavalMove &move)
{
    const bool inPhase = step.state().phase == Phase::NavalMovement;
    if (!inPhase && !step.overruled(wrongPhase("ships sail in the naval movement phase")))
        return;
    if (!checkNoCombat(step))
        return;
    std::vector<Passage> passages;
    for (const auto &leg : move.moves)
        for (const Block block : leg.blocks)
            if (!checkPassage(step, block, leg.to, passages))
                return;
    if (!checkNobodyMissing(step, passages))
        return;
    std::vector<std::optional<int>> dice;
    if (!throwCurrent(step, passages, dice))
        return;
    for (std::size_t i = 0; i < passages.size(); ++i) {
        const Passage &passage = passages[i];
        const bool drifted = dice[i] && *dice[i] <= kDriftsUpTo;
        step.emit("7.1d",
                  event::NavalMoved{passage.block, passage.from, passage.to,
                                    drifted ? *passage.drift : passage.to, dice[i], drifted});
    }
    if (inPhase)
        closePhase(step);
}

} // namespace qd::santa_cruz
