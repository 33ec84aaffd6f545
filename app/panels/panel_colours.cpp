// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/panel_colours.h"

#include <QPalette>

namespace qd {
namespace {

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightnessF() < 0.5F;
}

} // namespace

PanelColours panelColours(const QPalette &palette)
{
    if (isDark(palette)) {
        return {.window = QColor(0x1B222B),
                .panel = QColor(0x232C37),
                .strip = QColor(0x2A3440),
                .text = QColor(0xE8EDF2),
                .muted = QColor(0xA9B4BF),
                .line = QColor(0x7E8C99),
                .accent = QColor(0x7FB2E5),
                .onAccent = QColor(0x10202F),
                .accentTint = QColor(0x30455A),
                .caution = QColor(0xFFB95C),
                .cautionTint = QColor(0x4A3820),
                .onCautionTint = QColor(0xFFE3BC),
                .selected = QColor(0x8AB4F8),
                .legal = QColor(0x4DD0C0),
                .saved = QColor(0x7FD08A),
                .outcome = QColor(0x2B3948),
                .seriesA = QColor(0x56B4E9),
                .seriesB = QColor(0xE69F00)};
    }
    return {.window = QColor(0xF7F8FA),
            .panel = QColor(0xFFFFFF),
            .strip = QColor(0xEEF1F4),
            .text = QColor(0x22303C),
            .muted = QColor(0x51606E),
            .line = QColor(0x7C8B98),
            .accent = QColor(0x1F4E79),
            .onAccent = QColor(0xFFFFFF),
            .accentTint = QColor(0xDCE8F3),
            .caution = QColor(0x8A4B00),
            .cautionTint = QColor(0xFFF1DC),
            .onCautionTint = QColor(0x5C3200),
            .selected = QColor(0x0B57D0),
            .legal = QColor(0x00796B),
            .saved = QColor(0x2E6B3A),
            .outcome = QColor(0xEFF4F8),
            .seriesA = QColor(0x0072B2),
            .seriesB = QColor(0xC25E00)};
}

SideColours sideColours(const QPalette &palette, std::string_view side)
{
    const bool dark = isDark(palette);
    if (side == "british") {
        return dark
            ? SideColours{QColor(0xB7323B), QColor(0xFFFFFF), QColor(0x472A2F), QColor(0xFFC9CC)}
            : SideColours{QColor(0xA8202A), QColor(0xFFFFFF), QColor(0xFBECEC), QColor(0x8E1B22)};
    }
    if (side == "spanish") {
        return dark
            ? SideColours{QColor(0xEFE8D8), QColor(0x5B1020), QColor(0x413B2C), QColor(0xF1E9D6)}
            : SideColours{QColor(0xFBF7EC), QColor(0x5B1020), QColor(0xF3EEDF), QColor(0x22303C)};
    }
    if (side == "french") {
        return dark
            ? SideColours{QColor(0x3E74B8), QColor(0xFFFFFF), QColor(0x2A3B54), QColor(0xCFE0F7)}
            : SideColours{QColor(0x1F4E8C), QColor(0xFFFFFF), QColor(0xE8EFF9), QColor(0x1F4E8C)};
    }
    const PanelColours colours = panelColours(palette);
    return {colours.strip, colours.text, colours.strip, colours.text};
}

} // namespace qd
