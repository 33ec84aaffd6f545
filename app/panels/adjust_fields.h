// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/offers.h"

#include <QJsonObject>
#include <QStringList>

#include <string>

class QScrollArea;
class QVBoxLayout;

namespace qd {
class Position;
}

// What the games' forms of Adjust are put together from.
namespace qd::adjusting {

/// The answer of {"ask":"state"}; empty: the game has none.
QJsonObject stateOf(const Position &position);

Field fieldOf(std::string key, FieldKind kind);
/// least … most
Field number(std::string key, int least, int most);
Field flag(std::string key);
/// One of a few words, said as terms.
Field words(std::string key, const QStringList &ids);

/// Takes everything out of a column.
void empty(QVBoxLayout *column);
/// A column in a page that scrolls.
QVBoxLayout *columnIn(QScrollArea *scroll);

} // namespace qd::adjusting
