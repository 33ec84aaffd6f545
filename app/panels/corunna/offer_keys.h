// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

namespace qd::corunna {

/// The letter that chooses an offer of La Bataille de Corunna-Espagnol, empty: it has none of its
/// own. Digits are the numbers of hexes.
QString keyOf(const QJsonObject &command);

} // namespace qd::corunna
