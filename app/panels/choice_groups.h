// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/offers.h"

#include <QString>

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace qd {

class Narrator;
class Position;

/// For the long lists of pieces in a form: by the piece's JSON text, the heading that it stands
/// under: where it is and the last formation that it belongs to ("s1209 · Manningham’s Brigade").
std::map<std::string, QString>
choiceGroups(const Position &position, const std::vector<Field> &fields, const Narrator &narrator);

/// In a form that asks for pieces and then for one that they act upon (who fires, at whom): by the
/// piece's JSON text, why one can act upon none. Those who can are left out.
std::map<std::string, QString> idleChoices(const Position &position, std::string_view command,
                                           const std::vector<Field> &fields,
                                           const Narrator &narrator);

} // namespace qd
