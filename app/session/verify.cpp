// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/verify.h"

#include "app/journal/event_texts.h"
#include "app/journal/hash_chain.h"
#include "app/journal/journal.h"
#include "app/session/app_dice.h"
#include "app/session/fold.h"
#include "app/session/opening_row.h"
#include "app/session/timeline.h"
#include "rules/module/replies.h"

#include <QCryptographicHash>

#include <map>
#include <optional>

namespace qd {
namespace {

VerifyFlaw flawOf(ChainFlaw flaw)
{
    switch (flaw) {
    case ChainFlaw::Seal:
        return VerifyFlaw::Seal;
    case ChainFlaw::Missing:
        return VerifyFlaw::Missing;
    case ChainFlaw::Order:
        return VerifyFlaw::Order;
    case ChainFlaw::Content:
        return VerifyFlaw::Content;
    }
    return VerifyFlaw::Content;
}

/// One check of one table.
class Verifier {
public:
    Verifier(const TableInfo &info, const std::vector<Entry> &entries, VerifyDepth depth)
        : m_info(info), m_entries(entries)
    {
        m_report.depth = depth;
        m_report.entries = static_cast<qint64>(entries.size());
        m_report.head = entries.empty() ? info.seal : entries.back().hash;
        m_report.moduleVersion = info.moduleVersion;
    }

    VerifyReport run(const Surroundings &around)
    {
        if (chainHolds() && m_report.depth != VerifyDepth::Chain)
            foldHolds(around);
        return m_report;
    }

private:
    bool bad(VerifyFlaw flaw, qint64 seq, std::string detail)
    {
        m_report.flaw = flaw;
        m_report.firstBad = seq;
        m_report.detail = std::move(detail);
        return false;
    }

    bool chainHolds()
    {
        const auto broken = findBreak(m_info, m_entries);
        for (const Entry &entry : m_entries) {
            if (broken && entry.seq >= broken->seq)
                break;
            if (auto clause = m_timeline.add(entry))
                return bad(VerifyFlaw::Undo, entry.seq, std::move(*clause));
            if (!seedHolds(entry))
                return false;
        }
        return !broken || bad(flawOf(broken->flaw), broken->seq, broken->detail);
    }

    bool seedHolds(const Entry &entry)
    {
        if (entry.kind != EntryKind::Note)
            return true;
        const auto seed = revealedSeed(entry.command);
        if (!seed)
            return true;
        if (QCryptographicHash::hash(*seed, QCryptographicHash::Sha256).toHex()
            != m_info.diceCommitment)
            return bad(VerifyFlaw::Dice, entry.seq,
                       "the seed that it reveals is not the one that was committed to");
        m_dice.emplace(*seed);
        m_report.diceRevealed = true;
        return true;
    }

    bool foldHolds(const Surroundings &around)
    {
        const GameModule *game = around.findGame(m_info.game.toStdString());
        if (!game)
            return bad(VerifyFlaw::Opening, 0, "this program does not know its game");
        m_report.otherRules = game->info().version != m_info.moduleVersion;
        const auto opening = game->open(specOf(m_info), around.library);
        if (!opening)
            return bad(VerifyFlaw::Opening, 0, opening.error().message);
        Fold fold(m_entries, m_timeline, *opening);
        std::map<qint64, Position> kept;
        fold.setStore(
            [&kept](qint64 seq) {
                const auto found = kept.find(seq);
                return found == kept.end() ? std::nullopt : std::optional(found->second);
            },
            {});
        m_prints.assign(m_entries.size() + 1, {});
        m_prints[0] = fingerprintText(*opening);
        for (const Entry &entry : m_entries) {
            if (entry.kind == EntryKind::Act) {
                const auto after = actHolds(entry, fold);
                if (!after)
                    return false;
                fold.put(entry.seq, *after);
                if (m_timeline.depth(entry.seq) % kFoldStride == 0)
                    kept.emplace(entry.seq, *after);
            } else if (!printHolds(entry))
                return false;
        }
        return true;
    }

    bool printHolds(const Entry &entry)
    {
        const auto state = static_cast<std::size_t>(m_timeline.stateAfter(entry.seq));
        return entry.fingerprint == m_prints[state]
            || bad(VerifyFlaw::Fingerprint, entry.seq, "its events lead to another state");
    }

    std::optional<Position> actHolds(const Entry &entry, Fold &fold)
    {
        const auto before = fold.after(m_timeline.below(entry.seq));
        const auto after = before ? applyEntry(*before, entry) : before;
        if (!after) {
            bad(VerifyFlaw::Fold, entry.seq,
                "one of its events can't be read: " + after.error().detail);
            return std::nullopt;
        }
        m_prints[static_cast<std::size_t>(entry.seq)] = fingerprintText(*after);
        const bool holds = printHolds(entry)
            && (m_report.depth != VerifyDepth::Redecide
                || (decisionHolds(entry, *before) && diceHold(entry, *before)));
        if (!holds)
            return std::nullopt;
        return *after;
    }

    static Strictness strictnessOf(const Entry &entry)
    {
        return entry.overruled.isEmpty() ? Strictness::Enforce : Strictness::Overrule;
    }

    bool decisionHolds(const Entry &entry, const Position &before)
    {
        const auto faces = readRolls(entry.rolls);
        if (!faces)
            return bad(VerifyFlaw::Decision, entry.seq, faces.error().detail);
        std::optional<std::vector<int>> named;
        if (entry.dice != DiceSource::None)
            named = *faces;
        const Decided decided =
            before.decide(entry.command.toStdString(), named, strictnessOf(entry));
        if (const auto *refusal = std::get_if<Refusal>(&decided))
            return bad(VerifyFlaw::Decision, entry.seq, "the rules refuse it: " + refusal->code);
        const auto *happened = std::get_if<Happened>(&decided);
        if (!happened)
            return bad(VerifyFlaw::Decision, entry.seq, "the rules want more dice than it has");
        if (QByteArray::fromStdString(eventsText(happened->events)) != entry.events)
            return bad(VerifyFlaw::Decision, entry.seq, "the rules make other events of it");
        if (QByteArray::fromStdString(overruledText(happened->overruled)) != entry.overruled)
            return bad(VerifyFlaw::Decision, entry.seq, "it overrules another rule");
        return true;
    }

    bool diceHold(const Entry &entry, const Position &before)
    {
        if (!m_dice || entry.dice != DiceSource::App)
            return true;
        const auto thrown = throwFor(before, entry.command.toStdString(), strictnessOf(entry),
                                     *m_dice, m_timeline.appDice(m_timeline.below(entry.seq)));
        const auto *good = std::get_if<Thrown>(&thrown);
        if (!good || rollsText(good->faces) != entry.rolls)
            return bad(VerifyFlaw::Dice, entry.seq, "its dice are not those of the revealed seed");
        m_report.appDiceChecked += static_cast<qint64>(good->faces.size());
        return true;
    }

    const TableInfo &m_info;
    const std::vector<Entry> &m_entries;
    Timeline m_timeline;
    std::optional<AppDice> m_dice;
    std::vector<QByteArray> m_prints; ///< of the state after each act; 0: the opening
    VerifyReport m_report;
};

} // namespace

VerifyReport verifyTable(const TableInfo &info, const std::vector<Entry> &entries,
                         VerifyDepth depth, const Surroundings &around)
{
    return Verifier(info, entries, depth).run(around);
}

tl::expected<VerifyReport, Fault> verifyFile(const QString &file, VerifyDepth depth,
                                             const Surroundings &around)
{
    auto journal = Journal::open(file, Journal::Access::ReadOnly);
    if (!journal)
        return tl::unexpected(journal.error());
    const auto entries = (*journal)->entries();
    if (!entries)
        return tl::unexpected(entries.error());
    return verifyTable((*journal)->info(), *entries, depth, around);
}

} // namespace qd
