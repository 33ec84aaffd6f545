// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"

#include <QByteArray>
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
    bool load(const QString &path, const Palette &palette);
    /// Takes over the art of another theme.
    bool load(const QByteArray &svg);
    bool has(const QString &element) const;
    /// Draws an element into `target`; an unknown one draws nothing.
    void paint(QPainter &painter, const QString &element, const QRectF &target) const;

    /// The art as it was read, in the palette's colours; empty without art.
    const QByteArray &svg() const { return m_svg; }

    /// Where the art of a game lies.
    static QString fileOf(const QString &game);
    /// The ids of every element of a theme file.
    static QStringList elementsOf(const QString &path);

private:
    QByteArray m_svg;
    std::unique_ptr<QSvgRenderer> m_renderer;
};

/// A theme for one other thread, which reads it when it first needs it.
class WorkerTheme {
public:
    explicit WorkerTheme(const Theme &theme) : m_svg(theme.svg()) { }

    const Theme &theme();

private:
    QByteArray m_svg;
    std::unique_ptr<Theme> m_theme;
};

} // namespace qd
