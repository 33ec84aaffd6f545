// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace qd {

/// Finding a line by part of its name, as people type: without accents, capitals and order, with
/// letters left out.

/// The text without accents and capitals, ligatures spelt out ("Œuvre" → "oeuvre").
QString folded(const QString &text);
/// The words of what somebody typed, folded.
QStringList foldedWords(const QString &query);
/// How well a folded name, and what stands beside it, answer to all the words; the higher, the
/// better; below 0: not at all.
int matchScore(const QStringList &words, const QString &name, const QString &beside);

} // namespace qd
