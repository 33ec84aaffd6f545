// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"
#include "app/mirror/place_layout.h"
#include "app/mirror/sprite_cache.h"
#include "app/mirror/theme.h"
#include "rules/module/picture.h"

#include <QGraphicsItem>
#include <QString>

#include <vector>

namespace qd {

/// What a drop on a place would come to.
enum class GoalMark { None, Free, Combat, RedBorder, Drift, Refused };
GoalMark goalMarkOf(const std::string &tag);

/// What lies over a place of the board at the moment: its badges, a goal's ring, the combat going
/// on, where the keyboard stands. Trays beside the board are places too; they draw their own box
/// and title.
class PlaceItem : public QGraphicsItem {
public:
    enum { Type = UserType + 1 };

    PlaceItem(QString id, const Theme &theme, SpriteCache &sprites, const Palette &palette);

    /// A place of the board.
    void setLayout(const QPolygonF &outline, const PlaceLayout &layout);
    /// As many as the layout has room for, in its order.
    void setBadges(const std::vector<PictureBadge> &badges);
    /// A tray: a box with a title.
    void setTray(const QRectF &box, const QString &title);

    /// The colours have changed.
    void lookChanged();

    const QString &id() const { return m_id; }

    bool isTray() const { return m_tray; }

    const QPolygonF &outline() const { return m_outline; }

    const PlaceLayout &layout() const { return m_layout; }

    const std::vector<PictureBadge> &badges() const { return m_badges; }

    QPointF centre() const;

    void setGoal(GoalMark mark);

    GoalMark goal() const { return m_goal; }

    void setHovered(bool hovered);
    void setCurrent(bool current);
    void setFocus(bool focus);

    int type() const override { return Type; }

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void change(bool &flag, bool value);
    void paintTray(QPainter &painter) const;
    void paintState(QPainter &painter) const;
    void paintRing(QPainter &painter, const QColor &colour, qreal tint, const QPen &pen) const;
    void paintGoal(QPainter &painter) const;

    QString m_id;
    const Theme &m_theme;
    SpriteCache &m_sprites;
    const Palette &m_palette;
    QPolygonF m_outline;
    PlaceLayout m_layout;
    std::vector<PictureBadge> m_badges;
    std::vector<Sprite> m_badgeSprites;
    QString m_title;
    GoalMark m_goal = GoalMark::None;
    bool m_tray = false;
    bool m_hovered = false;
    bool m_current = false;
    bool m_focus = false;
};

/// The height of a tray's title line, board units.
constexpr qreal kTrayTitle = 20;

} // namespace qd
