// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/journal/entry.h"
#include "rules/module/position.h"

#include <QByteArray>

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace qd {

/// The dice of the program. The n-th die that it throws in a table's live log is fixed by the
/// table's secret seed alone: HMAC-SHA256(seed, n as eight bytes, big end first), whose bytes are
/// used from the first on; a byte that would favour some faces is passed over. So taking an act
/// back and doing it again gives the same dice, and nothing that was published before the seed
/// tells one.
class AppDice {
public:
    /// `seed`: 32 bytes.
    explicit AppDice(QByteArray seed) : m_seed(std::move(seed)) { }

    /// 32 bytes from the system's source of randomness.
    static QByteArray freshSeed();

    /// The face of die `n` (from 0).
    int face(qint64 n, DieKind kind) const;
    /// Adds the faces that `awaiting` still lacks; the first of `faces` is die `first`.
    void throwMissing(const Awaiting &awaiting, qint64 first, std::vector<int> &faces) const;

private:
    QByteArray m_seed;
};

/// An act with the dice that the program threw for it.
struct Thrown {
    Happened happened;
    std::vector<int> faces; ///< none: the act needed none
};

/// Decides a command, throwing the dice that the rules ask for until they ask no more. Awaiting
/// comes back only from rules that ask for dice and then don't take them.
std::variant<Thrown, Awaiting, Refusal> throwFor(const Position &position, std::string_view command,
                                                 Strictness strictness, const AppDice &dice,
                                                 qint64 first);

/// The text of the entry that publishes the seed, and the seed in such a text (nullopt: another
/// one).
QByteArray revealCommand(const QByteArray &seed);
std::optional<QByteArray> revealedSeed(const QByteArray &command);

/// The text of the entry that says where a table's dice come from as a rule (Table or App), and the
/// source in such a text (nullopt: another one).
QByteArray diceCustomCommand(DiceSource source);
std::optional<DiceSource> diceCustomIn(const QByteArray &command);

} // namespace qd
