// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QMenu;
class QMenuBar;
class QWidget;

namespace qd::screens {

// What a keyboard and a screen reader need of a window. Each returns the faults that it finds in
// what is visible now, a line each; empty: none.

/// Widgets that take the focus and have no accessible name.
QStringList namelessWidgets(QWidget &root);
/// Access keys (Alt and a letter) that two of a window's buttons, labels, tabs and menus share.
QStringList sharedAccessKeys(QWidget &root);
/// Keys that belong to two enabled actions or shortcuts which can be meant at the same time.
QStringList sharedShortcuts(QWidget &root);
/// Widgets that Tab ought to stop at and never reaches, and those that it cannot leave.
QStringList unreachedByTab(QWidget &root);

/// Entries of a menu and its submenus that share an access key or have none. Entries without a
/// letter in them (100%) need none.
QStringList menuAccessKeys(const QMenu &menu, const QString &path);
QStringList menuBarAccessKeys(const QMenuBar &bar);

} // namespace qd::screens
