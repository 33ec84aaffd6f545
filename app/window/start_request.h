// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qd {

/// What the command line asked for.
struct StartRequest {
    QString file; ///< a journal to open, empty: none
    QString example; ///< a game's id, empty: none
    QString language; ///< "en", "es", "fr", empty: as the preferences say
    QString say; ///< set: print this and leave
    int exitCode = 0; ///< with `say`: 0, or 2 for wrong usage
};

/// Reads the arguments without a display.
StartRequest readArguments(int argc, char *argv[]);

} // namespace qd
