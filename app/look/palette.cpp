// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/palette.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace qd {

namespace {

/// What the art is drawn in, and which role that stands for. Roles that share a colour in the light
/// palette differ here in the last figure, so that they can part in another palette.
struct ArtRole {
    const char *drawn;
    QColor Palette::*role;
};

constexpr std::array<ArtRole, 17> kArtRoles = {{
    {"#22303C", &Palette::text},
    {"#22303D", &Palette::ink},
    {"#22303E", &Palette::shieldInk},
    {"#51606E", &Palette::muted},
    {"#1F4E79", &Palette::accent},
    {"#FFFDF6", &Palette::shield},
    {"#E6D3A8", &Palette::fortress},
    {"#F4EBD6", &Palette::land},
    {"#CFE1E8", &Palette::sea},
    {"#978661", &Palette::sceneryLine},
    {"#A8202A", &Palette::british},
    {"#FFFFFE", &Palette::britishMark},
    {"#FBF7EC", &Palette::spanish},
    {"#5B1020", &Palette::spanishMark},
    {"#1F4E8C", &Palette::french},
    {"#8A4B00", &Palette::caution},
    {"#2F6691", &Palette::blueLine},
}};

QColor rgb(QRgb value)
{
    return QColor::fromRgb(value);
}

Palette lightPalette()
{
    Palette p;
    p.shade = Shade::Light;
    p.window = rgb(0xF7F8FA);
    p.panel = rgb(0xFFFFFF);
    p.strip = rgb(0xEEF1F4);
    p.line = rgb(0xD5DBE1);
    p.chosenRow = rgb(0xDCE8F3);
    p.edge = rgb(0x748390);
    p.text = rgb(0x22303C);
    p.muted = rgb(0x51606E);
    p.accent = rgb(0x1F4E79);
    p.accentText = rgb(0xFFFFFF);
    p.land = rgb(0xF4EBD6);
    p.fortress = rgb(0xE6D3A8);
    p.sea = rgb(0xCFE1E8);
    p.ink = rgb(0x22303C);
    p.seaInk = rgb(0x2F5570);
    p.redLine = rgb(0xB3261E);
    p.redLineDots = rgb(0xFFF6EA);
    p.blueLine = rgb(0x2F6690);
    p.wave = rgb(0xA3C1CE);
    p.coast = rgb(0x5E8CA8);
    p.hills = rgb(0xDCD3B8);
    p.houses = rgb(0xDFD0AC);
    p.sceneryLine = rgb(0x978661);
    p.roof = rgb(0xBF8B69);
    p.shield = rgb(0xFFFDF6);
    p.shieldInk = rgb(0x22303C);
    p.british = rgb(0xA8202A);
    p.britishMark = rgb(0xFFFFFF);
    p.spanish = rgb(0xFBF7EC);
    p.spanishMark = rgb(0x5B1020);
    p.french = rgb(0x1F4E8C);
    p.frenchMark = rgb(0xFFFFFF);
    p.legal = rgb(0x00796B);
    p.selected = rgb(0x0B57D0);
    p.caution = rgb(0x8A4B00);
    p.good = rgb(0x2E6B3A);
    p.conjecture = rgb(0x6B5B36);
    p.green = rgb(0x3E7D3A);
    p.red = rgb(0xB3261E);
    p.violet = rgb(0x6A4C93);
    p.yellow = rgb(0xE0B53A);
    p.batteryInk = rgb(0xFFFFFF);
    p.yellowInk = rgb(0x22303C);
    return p;
}

Palette darkPalette()
{
    Palette p = lightPalette();
    p.shade = Shade::Dark;
    p.window = rgb(0x1B222B);
    p.panel = rgb(0x232C37);
    p.strip = rgb(0x2A3440);
    p.line = rgb(0x3B4754);
    p.chosenRow = rgb(0x2F4257);
    p.edge = rgb(0x84929F);
    p.text = rgb(0xE8EDF2);
    p.muted = rgb(0xA9B4BF);
    p.accent = rgb(0x7FB2E5);
    p.accentText = rgb(0x10202F);
    p.land = rgb(0x4A4436);
    p.fortress = rgb(0x5C5138);
    p.sea = rgb(0x22394A);
    p.ink = rgb(0xF1E9D6);
    p.seaInk = rgb(0xCFE1E8);
    p.redLine = rgb(0xF0857C);
    p.redLineDots = rgb(0x3A1512);
    p.blueLine = rgb(0x7FB0D2);
    p.wave = rgb(0x3C586B);
    p.coast = rgb(0x7FA6BF);
    p.hills = rgb(0x403B2F);
    p.houses = rgb(0x534B3A);
    p.sceneryLine = rgb(0x9C8F70);
    p.roof = rgb(0x8A5F47);
    p.shield = rgb(0xF3ECDB);
    p.shieldInk = rgb(0x22303C);
    p.british = rgb(0xB7323B);
    p.spanish = rgb(0xEFE8D8);
    p.french = rgb(0x3E74B8);
    p.legal = rgb(0x4DD0C0);
    p.selected = rgb(0x8AB4F8);
    p.caution = rgb(0xFFB95C);
    p.good = rgb(0x7CC68D);
    p.conjecture = rgb(0xD9C48A);
    return p;
}

Palette lightContrastPalette()
{
    Palette p = lightPalette();
    p.shade = Shade::LightContrast;
    p.window = rgb(0xFFFFFF);
    p.panel = rgb(0xFFFFFF);
    p.strip = rgb(0xEFEFEF);
    p.line = rgb(0x000000);
    p.chosenRow = rgb(0xD3E3FF);
    p.edge = rgb(0x000000);
    p.text = rgb(0x000000);
    p.muted = rgb(0x1F1F1F);
    p.accent = rgb(0x00246B);
    p.accentText = rgb(0xFFFFFF);
    p.land = rgb(0xFFFFFF);
    p.fortress = rgb(0xF3E3B8);
    p.sea = rgb(0xDDEBFA);
    p.ink = rgb(0x000000);
    p.seaInk = rgb(0x002B5C);
    p.redLine = rgb(0xA30000);
    p.redLineDots = rgb(0xFFFFFF);
    p.blueLine = rgb(0x003A8C);
    p.wave = rgb(0x8FB3D1);
    p.coast = rgb(0x00467F);
    p.hills = rgb(0xEAE2CB);
    p.houses = rgb(0xEADDB9);
    p.sceneryLine = rgb(0x6B5B36);
    p.roof = rgb(0xA0623F);
    p.shield = rgb(0xFFFFFF);
    p.shieldInk = rgb(0x000000);
    p.british = rgb(0x9B0012);
    p.spanish = rgb(0xFFF9E5);
    p.spanishMark = rgb(0x4A0018);
    p.french = rgb(0x00307A);
    p.legal = rgb(0x00564C);
    p.selected = rgb(0x0033CC);
    p.caution = rgb(0x6B3200);
    p.good = rgb(0x0B4F1B);
    p.conjecture = rgb(0x4D3F1E);
    p.green = rgb(0x1F5E1C);
    p.red = rgb(0xA30000);
    p.violet = rgb(0x4B2C7A);
    p.yellow = rgb(0xF2C230);
    p.yellowInk = rgb(0x000000);
    return p;
}

Palette darkContrastPalette()
{
    Palette p = darkPalette();
    p.shade = Shade::DarkContrast;
    p.window = rgb(0x000000);
    p.panel = rgb(0x000000);
    p.strip = rgb(0x1A1A1A);
    p.line = rgb(0xFFFFFF);
    p.chosenRow = rgb(0x00356F);
    p.edge = rgb(0xFFFFFF);
    p.text = rgb(0xFFFFFF);
    p.muted = rgb(0xE0E0E0);
    p.accent = rgb(0x8CC8FF);
    p.accentText = rgb(0x000000);
    p.land = rgb(0x241F14);
    p.fortress = rgb(0x3A3012);
    p.sea = rgb(0x06243D);
    p.ink = rgb(0xFFFFFF);
    p.seaInk = rgb(0xDDEEFF);
    p.redLine = rgb(0xFF8A80);
    p.redLineDots = rgb(0x3A0000);
    p.blueLine = rgb(0x8CC8FF);
    p.wave = rgb(0x2F5878);
    p.coast = rgb(0xA8D4F0);
    p.hills = rgb(0x1C180E);
    p.houses = rgb(0x423719);
    p.sceneryLine = rgb(0xC9B98C);
    p.roof = rgb(0xB87852);
    p.shield = rgb(0xFFFFFF);
    p.shieldInk = rgb(0x000000);
    p.british = rgb(0xB0141F);
    p.spanish = rgb(0xFFF6DC);
    p.spanishMark = rgb(0x4A0018);
    p.french = rgb(0x2455A6);
    p.legal = rgb(0x5CF0DC);
    p.selected = rgb(0xA8CCFF);
    p.caution = rgb(0xFFC56B);
    p.good = rgb(0x8DF0A0);
    p.conjecture = rgb(0xF0DDA0);
    p.green = rgb(0x1F5E1C);
    p.red = rgb(0xA30000);
    p.violet = rgb(0x4B2C7A);
    p.yellow = rgb(0xF2C230);
    p.yellowInk = rgb(0x000000);
    return p;
}

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &c)
{
    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
}

} // namespace

std::pair<QColor, QColor> Palette::sideColours(std::string_view side) const
{
    if (side == "british" || side == "english")
        return {british, britishMark};
    if (side == "spanish")
        return {spanish, spanishMark};
    if (side == "french" || side == "french-spanish")
        return {french, frenchMark};
    return {panel, text};
}

std::pair<QColor, QColor> Palette::batteryColours(std::string_view battery) const
{
    if (battery == "green")
        return {green, batteryInk};
    if (battery == "red")
        return {red, batteryInk};
    if (battery == "violet")
        return {violet, batteryInk};
    if (battery == "yellow")
        return {yellow, yellowInk};
    return {ink, land};
}

Palette palette(Shade shade)
{
    switch (shade) {
    case Shade::Light:
        break;
    case Shade::Dark:
        return darkPalette();
    case Shade::LightContrast:
        return lightContrastPalette();
    case Shade::DarkContrast:
        return darkContrastPalette();
    }
    return lightPalette();
}

QPalette toQPalette(const Palette &p)
{
    QPalette q;
    const auto both = [&q](QPalette::ColorRole role, const QColor &normal) {
        q.setColor(QPalette::Active, role, normal);
        q.setColor(QPalette::Inactive, role, normal);
        q.setColor(QPalette::Disabled, role, normal);
    };
    both(QPalette::Window, p.window);
    both(QPalette::Base, p.panel);
    both(QPalette::AlternateBase, p.strip);
    both(QPalette::Button, p.strip);
    both(QPalette::ToolTipBase, p.panel);
    both(QPalette::ToolTipText, p.text);
    both(QPalette::Highlight, p.accent);
    both(QPalette::HighlightedText, p.accentText);
    both(QPalette::Link, p.accent);
    both(QPalette::LinkVisited, p.accent);
    both(QPalette::BrightText, p.caution);
    both(QPalette::Light, p.panel);
    both(QPalette::Midlight, p.strip);
    both(QPalette::Mid, p.line);
    both(QPalette::Dark, p.muted);
    both(QPalette::Shadow, isDark(p.shade) ? QColor(Qt::black) : p.muted);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        both(role, p.text);
        q.setColor(QPalette::Disabled, role,
                   blended(QColor(p.muted.red(), p.muted.green(), p.muted.blue(), 190), p.window));
    }
    both(QPalette::PlaceholderText, p.muted);
    return q;
}

Shade shadeOf(const QPalette &palette)
{
    // What is enabled: the disabled colours are paler on purpose.
    const auto colour = [&palette](QPalette::ColorRole role) {
        return palette.color(QPalette::Active, role);
    };
    const QColor window = colour(QPalette::Window);
    const bool dark = luminance(colour(QPalette::WindowText)) > luminance(window);
    // Not the window's text, which labels colour for themselves.
    constexpr double kBlackOnWhite = 20;
    const QColor text = colour(QPalette::Text);
    const bool high = contrast(text, window) >= kBlackOnWhite
        && contrast(text, colour(QPalette::Base)) >= kBlackOnWhite;
    if (high)
        return dark ? Shade::DarkContrast : Shade::LightContrast;
    return dark ? Shade::Dark : Shade::Light;
}

double contrast(const QColor &first, const QColor &second)
{
    const double a = luminance(first);
    const double b = luminance(second);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

QColor blended(const QColor &over, const QColor &ground)
{
    const double a = over.alphaF();
    const auto mix = [a](double o, double g) { return static_cast<float>(a * o + (1 - a) * g); };
    return QColor::fromRgbF(mix(over.redF(), ground.redF()), mix(over.greenF(), ground.greenF()),
                            mix(over.blueF(), ground.blueF()));
}

QByteArray recoloured(QByteArray svg, const Palette &palette)
{
    // Two steps, so that a colour that was just written is not taken for another role's.
    std::vector<std::pair<QByteArray, QByteArray>> second;
    for (const auto &[drawn, role] : kArtRoles) {
        const QByteArray mark = "@" + QByteArray(drawn + 1) + "@";
        svg.replace(drawn, mark);
        second.emplace_back(mark, (palette.*role).name(QColor::HexRgb).toUtf8());
    }
    for (const auto &[mark, colour] : second)
        svg.replace(mark, colour);
    return svg;
}

} // namespace qd
