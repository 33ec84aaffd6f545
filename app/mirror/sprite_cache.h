// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mirror/piece_painter.h"
#include "app/mirror/redraw_queue.h"
#include "app/mirror/theme.h"

#include <QHash>
#include <QPixmap>
#include <QSize>
#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

namespace qd {

/// How a sprite is drawn. It is called in another thread too, so that it holds copies only.
using SpriteArt = std::function<void(QPainter &, const QRectF &, const Theme &, const Palette &)>;

SpriteArt artOf(const PieceLook &look);

/// Pictures of pieces and badges, one for each look, size and pixel ratio, shared by all that look
/// alike: drawing a pixmap is many times faster than drawing the art. New sizes of what is shown
/// already are drawn beside the GUI thread.
class SpriteCache : public QObject {
    Q_OBJECT
public:
    explicit SpriteCache(const Theme &theme, QObject *parent = nullptr);

    /// Other colours: everything is drawn anew.
    void setLook(const Palette &palette);
    /// While the zoom changes, nothing is drawn anew.
    void setZooming(bool zooming);

    bool isZooming() const { return m_zooming; }

    const Theme &theme() const { return m_theme; }

    /// No drawing under way.
    bool isSettled() const { return m_wishes.empty() && m_queue.isIdle(); }

    /// Forgets the sizes that are no longer used (after a zoom).
    void trim();

    /// The sprite, drawn at once where it is not there. `size` in device pixels.
    QPixmap sprite(const QString &look, const QSize &size, qreal devicePixelRatio,
                   const SpriteArt &art);
    QPixmap sprite(const PieceLook &look, const QSize &size, qreal devicePixelRatio);
    /// The sprite if it is there; else a null one, and it will be drawn: `drawn` tells when.
    QPixmap wish(const QString &look, const QSize &size, qreal devicePixelRatio,
                 const std::function<SpriteArt()> &art);

    qsizetype count() const { return m_sprites.size(); }

signals:
    /// What was wished for is there.
    void drawn();

private:
    struct Key {
        QString look;
        QSize size;
        qreal ratio = 1;
        friend bool operator==(const Key &, const Key &) = default;

        friend size_t qHash(const Key &key, size_t seed = 0)
        {
            return qHashMulti(seed, key.look, key.size.width(), key.size.height(), key.ratio);
        }
    };

    struct Sprite {
        QPixmap pixmap; ///< null: wished for
        bool used = false;
    };

    struct Wish {
        Key key;
        SpriteArt art;
    };

    void takeWishes();

    const Theme &m_theme;
    Palette m_palette;
    QHash<Key, Sprite> m_sprites;
    std::vector<Wish> m_wishes; ///< not handed to the queue yet
    std::shared_ptr<WorkerTheme> m_apartTheme;
    RedrawQueue m_queue;
    QTimer m_collect;
    bool m_zooming = false;
};

/// One drawing on screen: shows the cache's sprite, sharp where it is ready, stretched until then.
class Sprite {
public:
    /// What it looks like; another look is drawn at once when it is first seen.
    void setLook(const QString &look);

    const QString &look() const { return m_look; }

    /// Colours have changed.
    void forget() { m_shown = QPixmap(); }

    /// `widget` as the item got it: null for a print, which is drawn sharp at once.
    void paint(QPainter &painter, const QRectF &body, SpriteCache &cache, const QWidget *widget,
               const std::function<SpriteArt()> &art);

private:
    QString m_look;
    QPixmap m_shown;
};

} // namespace qd
