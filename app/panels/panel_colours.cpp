// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/panel_colours.h"

#include "app/look/palette.h"

#include <QPalette>

namespace qd {

PanelColours panelColours(const QPalette &system)
{
    const Shade shade = shadeOf(system);
    const Palette shared = palette(shade);
    const bool dark = isDark(shade);
    const bool high = isHighContrast(shade);
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
    colours.line = shared.edge;
    colours.hairline = shared.line;
    // The board has no use for these.
    colours.cautionTint = QColor(high && dark ? 0x332100 : dark ? 0x4A3820 : 0xFFF1DC);
    colours.onCautionTint = QColor(dark ? 0xFFE3BC : high ? 0x331B00 : 0x5C3200);
    colours.outcome = QColor(high && dark ? 0x10202F : dark ? 0x2B3948 : 0xEFF4F8);
    // Okabe and Ito; on white the orange is too pale, so their vermilion stands there.
    colours.seriesA = QColor(dark ? 0x56B4E9 : 0x0072B2);
    colours.seriesB = QColor(dark ? 0xE69F00 : 0xD55E00);
    return colours;
}

namespace {

/// Cards of high contrast tell the sides by their words; the tint only helps.
SideColours highContrastSide(const Palette &shared, std::string_view side)
{
    const auto [block, mark] = shared.sideColours(side);
    const bool dark = isDark(shared.shade);
    if (side == "british" || side == "english")
        return {block, mark, QColor(dark ? 0x2B0A0D : 0xFFEDED),
                QColor(dark ? 0xFFD6D8 : 0x6B000C)};
    if (side == "spanish")
        return {block, mark, QColor(dark ? 0x26210F : 0xFBF3DC), shared.text};
    if (side == "french" || side == "french-spanish")
        return {block, mark, QColor(dark ? 0x0A1B38 : 0xE6EEFF),
                QColor(dark ? 0xDCE9FF : 0x00307A)};
    return {shared.strip, shared.text, shared.strip, shared.text};
}

} // namespace

SideColours sideColours(const QPalette &system, std::string_view side)
{
    const Palette shared = palette(shadeOf(system));
    const bool dark = isDark(shared.shade);
    if (isHighContrast(shared.shade))
        return highContrastSide(shared, side);
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
