// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/panel_colours.h"

#include "app/look/palette.h"

#include <QPalette>

namespace qd {
PanelColours panelColours(const QPalette &system)
{
    const Shade shade = shadeOf(system);
    const Palette shared = palette(shade);
    const bool dark = shade == Shade::Dark;
    PanelColours colours;
    colours.window = shared.window;
    colours.panel = shared.panel;
    colours.strip = shared.strip;
    colours.text = shared.text;
    colours.muted = shared.muted;
    colours.accent = shared.accent;
    colours.onAccent = shared.accentText;
    colours.accentTint = shared.chosenRow;
    colours.caution = shared.caution;
    colours.selected = shared.selected;
    colours.legal = shared.legal;
    colours.saved = shared.good;
    // The board has no use for these.
    colours.line = QColor(dark ? 0x84929F : 0x748390);
    colours.cautionTint = QColor(dark ? 0x4A3820 : 0xFFF1DC);
    colours.onCautionTint = QColor(dark ? 0xFFE3BC : 0x5C3200);
    colours.outcome = QColor(dark ? 0x2B3948 : 0xEFF4F8);
    // Okabe and Ito; on white the orange is too pale, so their vermilion stands there.
    colours.seriesA = QColor(dark ? 0x56B4E9 : 0x0072B2);
    colours.seriesB = QColor(dark ? 0xE69F00 : 0xD55E00);
    return colours;
}

SideColours sideColours(const QPalette &system, std::string_view side)
{
    const Palette shared = palette(shadeOf(system));
    const bool dark = shared.shade == Shade::Dark;
    const auto [block, mark] = shared.sideColours(side);
    if (side == "british" || side == "english")
        return {block, mark, QColor(dark ? 0x472A2F : 0xFBECEC),
                QColor(dark ? 0xFFC9CC : 0x8E1B22)};
    if (side == "spanish")
        return {block, mark, QColor(dark ? 0x413B2C : 0xF3EEDF),
                QColor(dark ? 0xF1E9D6 : 0x22303C)};
    if (side == "french" || side == "french-spanish")
        return {block, mark, QColor(dark ? 0x2A3B54 : 0xE8EFF9),
                QColor(dark ? 0xCFE0F7 : 0x1F4E8C)};
    return {shared.strip, shared.text, shared.strip, shared.text};
}

} // namespace qd
