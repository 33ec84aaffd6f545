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

/// The chance of at least one hit on "masts", "guns" or "hull", from the odds of a fire.
QJsonObject anyHit(const QJsonObject &answer, QStringView kind);
/// What the answer to a question comes to, in one line: "8 dice: about 1.6 masts, 1.6 guns, 0.3
/// hull · a mast hit 83.9%, strikes 0.1%". What cannot happen is left out. Empty: no answer.
QString chancesLine(const OddsQuestion &question, const QJsonObject &answer,
                    const Narrator &narrator);
/// The same for what is thought of, in hand or waited for, with what it is about: "What if – Namur
/// fires at Rubis: strikes 3.1% …".
QString oddsLine(ActDraft &draft, const Narrator &narrator);

} // namespace qd::as_per_margin
