// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"

#include <QRectF>
#include <QString>
#include <QStringList>

#include <memory>

class QPainter;
class QSvgRenderer;

namespace qd {

/// A game's art: the elements of one SVG file, in the colours of a palette.
class Theme {
public:
    Theme();
    Theme(const Theme &) = delete;
    Theme &operator=(const Theme &) = delete;
    ~Theme();

    /// Loads the art; false (and an empty theme) when the file is missing or broken.
    bool load(const QString &file, const Palette &palette);
    bool has(const QString &element) const;
    /// Draws an element into `target`; an unknown one draws nothing.
    void paint(QPainter &painter, const QString &element, const QRectF &target) const;

    /// Where the art of a game lies.
    static QString fileOf(const QString &game);
    /// The ids of every element of a theme file.
    static QStringList elementsOf(const QString &file);

private:
    std::unique_ptr<QSvgRenderer> m_renderer;
};

} // namespace qd
