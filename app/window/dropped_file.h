// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QUrl>

namespace qd {

/// What somebody dropped onto the window, told by what is in it rather than by its name.
struct DroppedFile {
    enum class Kind {
        Several, ///< more than one thing, or none
        Elsewhere, ///< an address, not a file of this computer
        Missing,
        Folder,
        Journal, ///< an SQLite file: whether it is a table of ours shows when it is opened
        Script,
        Board,
        Decks,
        Picture,
        Other,
    };
    Kind kind = Kind::Several;
    QString file; ///< empty: no single file
};

DroppedFile recogniseDrop(const QList<QUrl> &urls);

} // namespace qd
