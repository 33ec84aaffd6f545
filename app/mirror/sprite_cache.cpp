// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/sprite_cache.h"

#include <QPainter>

namespace qd {

SpriteCache::SpriteCache(const Theme &theme) : m_theme(theme) { }

void SpriteCache::setLook(const Palette &palette)
{
    m_palette = palette;
    m_sprites.clear();
}

void SpriteCache::trim()
{
    m_sprites.removeIf(
        [](const std::pair<const QString &, Sprite &> &entry) { return !entry.second.used; });
    for (Sprite &sprite : m_sprites)
        sprite.used = false;
}

const QPixmap &SpriteCache::sprite(const PieceLook &look, const QSize &size, qreal devicePixelRatio)
{
    const QString key = QStringLiteral("%1|%2x%3@%4")
                            .arg(look.key())
                            .arg(size.width())
                            .arg(size.height())
                            .arg(devicePixelRatio);
    Sprite &sprite = m_sprites[key];
    sprite.used = true;
    if (sprite.pixmap.isNull()) {
        sprite.pixmap = QPixmap(size);
        sprite.pixmap.fill(Qt::transparent);
        QPainter painter(&sprite.pixmap);
        paintPiece(painter, look, QRectF(QPointF(0, 0), QSizeF(size)), m_theme, m_palette);
        painter.end();
        sprite.pixmap.setDevicePixelRatio(devicePixelRatio);
    }
    return sprite.pixmap;
}

} // namespace qd
