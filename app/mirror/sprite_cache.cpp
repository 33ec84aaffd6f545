// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/sprite_cache.h"

#include <QImage>
#include <QPaintDevice>
#include <QPainter>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <utility>

namespace qd {

namespace {

constexpr std::size_t kBatch = 64; // sprites that are drawn between two looks at what is wanted

QImage imageOf(const SpriteArt &art, const QSize &size, const Theme &theme, const Palette &palette)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    art(painter, QRectF(QPointF(0, 0), QSizeF(size)), theme, palette);
    return image;
}

QPixmap pixmapOf(const QImage &image, qreal ratio)
{
    QPixmap pixmap = QPixmap::fromImage(image);
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

} // namespace

SpriteArt artOf(const PieceLook &look)
{
    return [look](QPainter &painter, const QRectF &rect, const Theme &theme,
                  const Palette &palette) { paintPiece(painter, look, rect, theme, palette); };
}

SpriteCache::SpriteCache(const Theme &theme, QObject *parent) : QObject(parent), m_theme(theme)
{
    m_collect.setSingleShot(true);
    m_collect.setInterval(0); // after the whole view was painted
    connect(&m_collect, &QTimer::timeout, this, &SpriteCache::takeWishes);
    connect(&m_queue, &RedrawQueue::idle, this, &SpriteCache::drawn);
}

void SpriteCache::setLook(const Palette &palette)
{
    m_palette = palette;
    m_queue.forget();
    m_wishes.clear();
    m_apartTheme.reset();
    m_sprites.clear();
}

void SpriteCache::setZooming(bool zooming)
{
    m_zooming = zooming;
    if (!zooming)
        return;
    m_queue.forget();
    m_wishes.clear();
    m_sprites.removeIf(
        [](const std::pair<const Key &, Sprite &> &entry) { return entry.second.pixmap.isNull(); });
}

void SpriteCache::trim()
{
    m_sprites.removeIf(
        [](const std::pair<const Key &, Sprite &> &entry) { return !entry.second.used; });
    for (Sprite &sprite : m_sprites)
        sprite.used = false;
}

QPixmap SpriteCache::sprite(const QString &look, const QSize &size, qreal devicePixelRatio,
                            const SpriteArt &art)
{
    Sprite &sprite = m_sprites[Key{look, size, devicePixelRatio}];
    sprite.used = true;
    if (sprite.pixmap.isNull())
        sprite.pixmap = pixmapOf(imageOf(art, size, m_theme, m_palette), devicePixelRatio);
    return sprite.pixmap;
}

QPixmap SpriteCache::sprite(const PieceLook &look, const QSize &size, qreal devicePixelRatio)
{
    return sprite(look.key(), size, devicePixelRatio, artOf(look));
}

QPixmap SpriteCache::wish(const QString &look, const QSize &size, qreal devicePixelRatio,
                          const std::function<SpriteArt()> &art)
{
    const Key key{look, size, devicePixelRatio};
    const auto found = m_sprites.find(key);
    if (found != m_sprites.end()) {
        found->used = true;
        return found->pixmap; // null while it is being drawn
    }
    m_sprites.insert(key, {{}, true});
    m_wishes.push_back(Wish{key, art()});
    m_collect.start();
    return {};
}

void SpriteCache::takeWishes()
{
    if (!m_apartTheme)
        m_apartTheme = std::make_shared<WorkerTheme>(m_theme);
    const auto wishes = std::make_shared<const std::vector<Wish>>(std::exchange(m_wishes, {}));
    for (std::size_t from = 0; from < wishes->size(); from += kBatch) {
        const std::size_t to = std::min(from + kBatch, wishes->size());
        m_queue.add([this, wishes, from, to, theme = m_apartTheme, palette = m_palette] {
            std::vector<std::pair<Key, QImage>> images;
            for (std::size_t i = from; i < to; ++i) {
                const Wish &wish = (*wishes)[i];
                images.emplace_back(wish.key,
                                    imageOf(wish.art, wish.key.size, theme->theme(), palette));
            }
            return [this, images] {
                for (const auto &[key, image] : images)
                    m_sprites[key].pixmap = pixmapOf(image, key.ratio);
            };
        });
    }
}

void Sprite::setLook(const QString &look)
{
    if (look == m_look)
        return;
    m_look = look;
    m_shown = QPixmap();
}

void Sprite::paint(QPainter &painter, const QRectF &body, SpriteCache &cache, const QWidget *widget,
                   const std::function<SpriteArt()> &art)
{
    const QTransform world = painter.worldTransform();
    const qreal dpr = painter.device()->devicePixelRatioF();
    const qreal scale = std::hypot(world.m11(), world.m12()) * dpr;
    const QSize pixels(std::max(1, static_cast<int>(std::lround(body.width() * scale))),
                       std::max(1, static_cast<int>(std::lround(body.height() * scale))));
    QPixmap shown = m_shown;
    if (shown.size() != pixels) {
        if (!widget) { // seen once: what is on screen stays as it is
            shown = cache.sprite(m_look, pixels, dpr, art());
        } else {
            QPixmap ready;
            if (m_shown.isNull())
                ready = cache.sprite(m_look, pixels, dpr, art());
            else if (!cache.isZooming())
                ready = cache.wish(m_look, pixels, dpr, art);
            if (!ready.isNull())
                m_shown = ready;
            shown = m_shown;
        }
    }
    // Upright only: a block that has turned half round has a scale too, a negative one.
    const bool upright = world.type() <= QTransform::TxScale && world.m11() > 0 && world.m22() > 0;
    if (upright && shown.size() == pixels) {
        // One to one, on whole pixels.
        const QPointF at = world.map(body.topLeft()) * dpr;
        painter.setWorldTransform(QTransform());
        painter.drawPixmap(QPointF(std::round(at.x()), std::round(at.y())) / dpr, shown);
        painter.setWorldTransform(world);
    } else {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawPixmap(body, shown, QRectF(QPointF(0, 0), QSizeF(shown.size())));
    }
}

} // namespace qd
