// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

namespace qd {

/// The text in at most so many lines of a width in pixels; what is too much becomes "…". Words stay
/// whole.
QString fittedText(const QString &text, const QFont &font, int width, int lines);

} // namespace qd
