// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

#include <optional>

namespace qd::corunna {

/// A result of the Mêlée Table as it is typed: "AR", "2*/1"; a word of a file that is none as it
/// stands there.
QString meleeCode(const QJsonObject &result);
/// What was typed; nullopt: it is no result. Empty text is no result yet: an empty object.
std::optional<QJsonObject> meleeResult(const QString &code);
/// False for what a file has and the rules don't know (specification 9.3).
bool isMeleeResult(const QJsonObject &result);
/// Every result and how it is typed, in a sentence or two.
QString meleeCodesHelp();

} // namespace qd::corunna
