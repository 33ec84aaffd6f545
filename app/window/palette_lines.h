// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/command_palette.h"

#include <QCoreApplication>
#include <QList>

#include <functional>

class QAction;
class QMenu;
class QMenuBar;

namespace qd {

class ActPanel;
class Preferences;
class TableDesk;

/// What the palette knows: collected anew, in the present language, each time that it opens.
class PaletteLines {
    Q_DECLARE_TR_FUNCTIONS(PaletteLines)
public:
    /// What the table offers now, refused offers with their reason; nothing while the past is
    /// shown.
    static QList<PaletteLine> offers(const TableDesk &desk, ActPanel *act);
    /// Every command of every menu, but `except`.
    static QList<PaletteLine> menus(const QMenuBar *bar, const QAction *except);
    /// Recent tables; those whose file is gone are not for now.
    static QList<PaletteLine> tables(const Preferences &preferences,
                                     const std::function<void(const QString &file)> &openFile);
    /// "#12" or "12": the table as it was at that entry.
    static std::optional<PaletteLine> entry(const QString &query, TableDesk *desk);

private:
    static void addMenu(QList<PaletteLine> &lines, const QMenu *menu, const QString &path,
                        const QAction *except);
};

} // namespace qd
