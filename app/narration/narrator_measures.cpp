// SPDX-License-Identifier: GPL-3.0-or-later
// Lengths, directions and other numbers of measured boards.
#include "app/narration/course.h"
#include "app/narration/narrator.h"
#include "app/narration/phrase_table.h"

#include <QLocale>

#include <array>
#include <cmath>

namespace qd {

namespace {

constexpr const char *kContext = "Narrator";
constexpr double kPoint = 11.25; ///< degrees between two names of the compass
constexpr double kFullTurn = 360;
constexpr double kExact = 0.005; ///< degrees: less is not seen in two decimals

/// Clockwise from north.
constexpr std::array<Source, 32> kCompass{{
    QT_TRANSLATE_NOOP3("Narrator", "N", "compass point: north"),
    QT_TRANSLATE_NOOP3("Narrator", "NbE", "compass point: north by east"),
    QT_TRANSLATE_NOOP3("Narrator", "NNE", "compass point"),
    QT_TRANSLATE_NOOP3("Narrator", "NEbN", "compass point: northeast by north"),
    QT_TRANSLATE_NOOP3("Narrator", "NE", "compass point"),
    QT_TRANSLATE_NOOP3("Narrator", "NEbE", "compass point: northeast by east"),
    QT_TRANSLATE_NOOP3("Narrator", "ENE", "compass point"),
    QT_TRANSLATE_NOOP3("Narrator", "EbN", "compass point: east by north"),
    QT_TRANSLATE_NOOP3("Narrator", "E", "compass point: east"),
    QT_TRANSLATE_NOOP3("Narrator", "EbS", "compass point: east by south"),
    QT_TRANSLATE_NOOP3("Narrator", "ESE", "compass point"),
    QT_TRANSLATE_NOOP3("Narrator", "SEbE", "compass point: southeast by east"),
    QT_TRANSLATE_NOOP3("Narrator", "SE", "compass point"),
    QT_TRANSLATE_NOOP3("Narrator", "SEbS", "compass point: southeast by south"),
    QT_TRANSLATE_NOOP3("Narrator", "SSE", "compass point"),
    QT_TRANSLATE_NOOP3("Narrator", "SbE", "compass point: south by east"),
    QT_TRANSLATE_NOOP3("Narrator", "S", "compass point: south"),
    QT_TRANSLATE_NOOP3("Narrator", "SbW", "compass point: south by west"),
    QT_TRANSLATE_NOOP3("Narrator", "SSW", "compass point"),
    QT_TRANSLATE_NOOP3("Narrator", "SWbS", "compass point: southwest by south"),
    QT_TRANSLATE_NOOP3("Narrator", "SW", "compass point"),
    QT_TRANSLATE_NOOP3("Narrator", "SWbW", "compass point: southwest by west"),
    QT_TRANSLATE_NOOP3("Narrator", "WSW", "compass point"),
    QT_TRANSLATE_NOOP3("Narrator", "WbS", "compass point: west by south"),
    QT_TRANSLATE_NOOP3("Narrator", "W", "compass point: west"),
    QT_TRANSLATE_NOOP3("Narrator", "WbN", "compass point: west by north"),
    QT_TRANSLATE_NOOP3("Narrator", "WNW", "compass point"),
    QT_TRANSLATE_NOOP3("Narrator", "NWbW", "compass point: northwest by west"),
    QT_TRANSLATE_NOOP3("Narrator", "NW", "compass point"),
    QT_TRANSLATE_NOOP3("Narrator", "NWbN", "compass point: northwest by north"),
    QT_TRANSLATE_NOOP3("Narrator", "NNW", "compass point"),
    QT_TRANSLATE_NOOP3("Narrator", "NbW", "compass point: north by west"),
}};

/// Where %1 is a length or an angle, with its unit.
constexpr Phrase kMeasures[] = {
    {"min", QT_TRANSLATE_NOOP3("Narrator", "least %1", "a distance that must be sailed")},
    {"max", QT_TRANSLATE_NOOP3("Narrator", "most %1", "a distance that may be sailed")},
    {"heading", QT_TRANSLATE_NOOP3("Narrator", "heading %1", "%1 is a compass name or degrees")},
    {"pivot", QT_TRANSLATE_NOOP3("Narrator", "pivot %1", "%1 is an angle")},
    {"x", QT_TRANSLATE_NOOP3("Narrator", "%1 east", "distance from the west edge of the board")},
    {"y", QT_TRANSLATE_NOOP3("Narrator", "%1 north", "distance from the south edge of the board")},
};

/// From 0 to below a full turn.
double turned(double degrees)
{
    const double full = std::fmod(degrees, kFullTurn);
    return full < 0 ? full + kFullTurn : full;
}

/// Null for a direction between two names.
QString compassName(double full)
{
    const double nearest = std::round(full / kPoint);
    if (std::abs(full - nearest * kPoint) >= kExact)
        return {};
    const Source &name = kCompass.at(static_cast<std::size_t>(nearest) % kCompass.size());
    return QCoreApplication::translate(kContext, name.text, name.comment);
}

/// Three digits, as headings are read.
QString degreesText(double full)
{
    constexpr double kHundredths = 100;
    const double shown = turned(std::round(full * kHundredths) / kHundredths);
    const QString zeros = shown < 10 ? QStringLiteral("00")
        : shown < 100                ? QStringLiteral("0")
                                     : QString();
    return QCoreApplication::translate("Narrator", "%1°", "a direction in degrees")
        .arg(zeros + Narrator::decimal(shown));
}

} // namespace

QString Narrator::decimal(double value)
{
    constexpr double kHundredths = 100;
    const double rounded = std::round(value * kHundredths) / kHundredths;
    const QLocale locale;
    const QString digits = locale.toString(std::abs(rounded), 'f', QLocale::FloatingPointShortest);
    return rounded < 0 ? QChar(0x2212) + digits : digits;
}

QString Narrator::length(double value, std::string_view unit) const
{
    if (unit == "inch")
        return tr("%1″", "inches").arg(decimal(value));
    return decimal(value);
}

QString Narrator::heading(double degrees) const
{
    const QString name = compassName(turned(degrees));
    return name.isNull() ? degreesText(turned(degrees)) : name;
}

QString courseText(double degrees)
{
    const QString name = compassName(turned(degrees));
    const QString number = degreesText(turned(degrees));
    return name.isNull() ? number
                         : QCoreApplication::translate(
                               "Narrator", "%1 (%2)", "a direction in degrees and its compass name")
                               .arg(number, name);
}

QString Narrator::measure(std::string_view term, double value, std::string_view unit) const
{
    const bool isAngle = term == "pivot";
    const QString text = term == "heading" ? heading(value)
        : isAngle                          ? tr("%1°", "an angle").arg(decimal(value))
                                           : length(value, unit);
    const QString whole = phraseOf(kMeasures, kContext, term);
    return whole.isNull() ? text : whole.arg(text);
}

QString Narrator::gauge(std::string_view id) const
{
    return term(id);
}

} // namespace qd
