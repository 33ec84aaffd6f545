// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <string_view>

class QPalette;

namespace qd {

/// The colours of the panels, light or dark after the palette's window colour.
struct PanelColours {
    QColor window, panel, strip; ///< grounds
    QColor text, muted, line; ///< line: key caps and what else must stand out
    QColor hairline; ///< around quiet rows and cards, whose words say what they are
    QColor accent, onAccent, accentTint; ///< chosen phase, main button, chosen row
    QColor caution, cautionTint, onCautionTint; ///< refusals, overruled
    QColor selected, legal, saved;
    QColor outcome; ///< ground of "When recorded"
    QColor seriesA, seriesB; ///< plots: two neighbours that every eye tells apart
};

PanelColours panelColours(const QPalette &palette);

/// How a side is drawn: a block's ground and mark, the tint of its card and the text on it.
struct SideColours {
    QColor block, mark, tint, onTint;
};

SideColours sideColours(const QPalette &palette, std::string_view side);

} // namespace qd
