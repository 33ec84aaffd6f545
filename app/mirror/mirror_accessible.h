// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAccessibleInterface;
class QObject;

namespace qd {

/// Gives assistive technology one child for each piece of a MirrorView (a graphics view by itself
/// shows it none): hand it to QAccessible::installFactory.
QAccessibleInterface *mirrorAccessible(const QString &key, QObject *object);

} // namespace qd
