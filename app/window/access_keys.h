// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QMenu;
class QWidget;

namespace qd {

/// Gives the buttons, the tabs and the labelled fields of a dialog their access keys, each letter
/// once, in whatever language they are: `first` choose before what is on `page`, letters that begin
/// a word before others; where too few are left, some take another. Whoever finds none at all has
/// none. To be called again when texts change or another page is shown.
void giveAccessKeys(const QList<QWidget *> &first, QWidget *page);

/// Gives the entries of a menu that have no access key one of the letters that are left.
void giveAccessKeys(QMenu *menu);

} // namespace qd
