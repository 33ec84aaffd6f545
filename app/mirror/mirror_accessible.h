// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAccessibleInterface;
class QObject;

namespace qd {

/// Gives assistive technology what a MirrorView shows (a graphics view by itself shows it nothing):
/// a child for each place and tray, in it one for each piece, with names, values, states and what a
/// click would do. Hand it to QAccessible::installFactory.
QAccessibleInterface *mirrorAccessible(const QString &key, QObject *object);

} // namespace qd
