// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"

#include <QIcon>
#include <QStringList>
#include <QStringView>

namespace qd {

/// An action's icon in the palette's ink: "new", "open", "undo", "roll" … (resources/icons). Sharp
/// at any size, muted when disabled. An unknown name gives a null icon.
QIcon icon(QStringView name, const Palette &palette);
/// Every name that `icon` knows.
QStringList iconNames();
/// The program's own icon, in its own colours.
QIcon applicationIcon();

} // namespace qd
