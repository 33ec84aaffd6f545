// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mirror/piece_painter.h"
#include "app/mirror/theme.h"

#include <QHash>
#include <QPixmap>
#include <QSize>

namespace qd {

/// Pictures of pieces, one for each look, size and pixel ratio, shared by all pieces that look
/// alike: drawing a pixmap is many times faster than drawing the art.
class SpriteCache {
public:
    explicit SpriteCache(const Theme &theme);

    /// Other colours: everything is drawn anew.
    void setLook(const Palette &palette);
    /// Forgets the sizes that are no longer used (after a zoom).
    void trim();

    /// `size` in device pixels.
    const QPixmap &sprite(const PieceLook &look, const QSize &size, qreal devicePixelRatio);

    qsizetype count() const { return m_sprites.size(); }

private:
    struct Sprite {
        QPixmap pixmap;
        bool used = false;
    };

    const Theme &m_theme;
    Palette m_palette;
    QHash<QString, Sprite> m_sprites;
};

} // namespace qd
