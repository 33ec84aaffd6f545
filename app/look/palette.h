// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QColor>
#include <QPalette>

#include <string_view>
#include <utility>

namespace qd {

/// The last two are for eyes that need more: black and white, with every text at 7 to 1 and every
/// mark at 4.5 to 1 (WCAG 2.2, 1.4.6 and beyond 1.4.11).
enum class Shade { Light, Dark, LightContrast, DarkContrast };

inline constexpr Shade kShades[] = {Shade::Light, Shade::Dark, Shade::LightContrast,
                                    Shade::DarkContrast};

/// Light letters on a dark ground.
constexpr bool isDark(Shade shade)
{
    return shade == Shade::Dark || shade == Shade::DarkContrast;
}

constexpr bool isHighContrast(Shade shade)
{
    return shade == Shade::LightContrast || shade == Shade::DarkContrast;
}

/// The colours of the program by what they are for, not by what they look like. One value is used
/// by the window (toQPalette), the board, the pieces and the icons.
struct Palette {
    Shade shade = Shade::Light;
    // the window
    QColor window, panel, strip, line, chosenRow;
    QColor edge; ///< around what can be pressed or typed in, and the bar that scrolls
    QColor text, muted, accent, accentText;
    // the board
    QColor land, fortress, sea, ink, seaInk;
    QColor redLine, redLineDots, blueLine, wave, coast;
    QColor hills, houses, sceneryLine, roof;
    QColor shield, shieldInk;
    // the sides and their marks
    QColor british, britishMark, spanish, spanishMark, french, frenchMark;
    // what is going on
    QColor legal, selected, caution, good, conjecture;
    // batteries; the figure on the first three is batteryInk, on the yellow one yellowInk
    QColor green, red, violet, yellow, batteryInk, yellowInk;

    /// The colour of a side's pieces and of the mark on them; an unknown side gets the panel's
    /// colours.
    std::pair<QColor, QColor> sideColours(std::string_view side) const;
    /// The colour of a battery and of the figure on it.
    std::pair<QColor, QColor> batteryColours(std::string_view battery) const;
};

Palette palette(Shade shade);
QPalette toQPalette(const Palette &palette);
/// What the system's own colours are: dark when its window text is lighter than its window, of high
/// contrast when both its texts are all but black and white.
Shade shadeOf(const QPalette &palette);

/// The contrast ratio of WCAG 2.2, 1 … 21.
double contrast(const QColor &first, const QColor &second);
/// `over` laid on `ground` as far as its alpha goes.
QColor blended(const QColor &over, const QColor &ground);

/// An SVG text of ours, which is drawn in the colours of the light palette, in those of `palette`.
QByteArray recoloured(QByteArray svg, const Palette &palette);

} // namespace qd
