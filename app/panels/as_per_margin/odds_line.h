// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

namespace qd {
class ActDraft;
class Narrator;
}

namespace qd::as_per_margin {

struct OddsQuestion;

/// What the answer to a question comes to, in one line: "strikes 3.1%, dismasted 12.0%, sinks 0.4%,
/// explodes 0.2%". Empty: no answer.
QString chancesLine(const OddsQuestion &question, const QJsonObject &answer,
                    const Narrator &narrator);
/// The same for what is thought of, in hand or waited for, with what it is about: "What if – Namur
/// fires at Rubis: strikes 3.1% …".
QString oddsLine(ActDraft &draft, const Narrator &narrator);

} // namespace qd::as_per_margin
