// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/place_item.h"

#include "app/mirror/badge_painter.h"
#include "app/mirror/board_fonts.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <utility>

namespace qd {

GoalMark goalMarkOf(const std::string &tag)
{
    if (tag == "combat")
        return GoalMark::Combat;
    if (tag == "red-border")
        return GoalMark::RedBorder;
    if (tag == "drift")
        return GoalMark::Drift;
    return GoalMark::Free;
}

PlaceItem::PlaceItem(QString id, const Theme &theme, SpriteCache &sprites, const Palette &palette)
    : m_id(std::move(id)), m_theme(theme), m_sprites(sprites), m_palette(palette)
{
}

void PlaceItem::setLayout(const QPolygonF &outline, const PlaceLayout &layout)
{
    prepareGeometryChange();
    m_outline = outline;
    m_layout = layout;
    m_tray = false;
    update();
}

void PlaceItem::setBadges(const std::vector<PictureBadge> &badges)
{
    if (badges == m_badges)
        return;
    m_badges = badges;
    m_badgeSprites.resize(badges.size());
    for (std::size_t i = 0; i < badges.size(); ++i)
        m_badgeSprites[i].setLook(badgeLook(badges[i]));
    update();
}

void PlaceItem::lookChanged()
{
    for (Sprite &sprite : m_badgeSprites)
        sprite.forget();
    update();
}

void PlaceItem::setTray(const QRectF &box, const QString &title)
{
    if (m_tray && title == m_title && box == m_outline.boundingRect())
        return;
    prepareGeometryChange();
    m_tray = true;
    m_title = title;
    m_outline = QPolygonF(box);
    m_layout = PlaceLayout();
    m_layout.label = QRectF(box.left() + 8, box.top() + 2, box.width() - 16, kTrayTitle);
    m_layout.pieces = box.adjusted(6, kTrayTitle + 2, -6, -4);
    m_layout.mark =
        QRectF(box.topRight() - QPointF(kMarkSize + 2, 0), QSizeF(kMarkSize, kMarkSize));
    update();
}

QPointF PlaceItem::centre() const
{
    return m_tray ? m_outline.boundingRect().center() : m_layout.pieces.center();
}

void PlaceItem::setGoal(GoalMark mark)
{
    if (mark == m_goal)
        return;
    m_goal = mark;
    update();
}

void PlaceItem::setHovered(bool hovered)
{
    change(m_hovered, hovered);
}

void PlaceItem::setCurrent(bool current)
{
    change(m_current, current);
}

void PlaceItem::setFocus(bool focus)
{
    change(m_focus, focus);
}

void PlaceItem::change(bool &flag, bool value)
{
    if (flag == value)
        return;
    flag = value;
    update();
}

QRectF PlaceItem::boundingRect() const
{
    return m_outline.boundingRect().united(m_layout.mark).adjusted(-3, -3, 3, 3);
}

QPainterPath PlaceItem::shape() const
{
    QPainterPath path;
    path.addPolygon(m_outline);
    path.closeSubpath();
    return path;
}

void PlaceItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *widget)
{
    if (m_tray)
        paintTray(*painter);
    const bool plain = m_goal == GoalMark::None && !m_hovered && !m_current && !m_focus;
    if (!plain)
        paintState(*painter);
    const std::size_t badges = std::min(m_badges.size(), m_layout.badges.size());
    for (std::size_t i = 0; i < badges; ++i) {
        const PictureBadge &badge = m_badges[i];
        if (!m_layout.badges[i].isEmpty())
            m_badgeSprites[i].paint(*painter, m_layout.badges[i], m_sprites, widget,
                                    [&badge] { return badgeArt(badge); });
    }
}

void PlaceItem::paintState(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_focus) {
        // Neither a dashed ring nor a red border: a plain one on the inner side, in the ink of the
        // board.
        paintRing(painter, m_palette.caution, 0.16, QPen(m_palette.ink, 6));
        if (m_goal == GoalMark::None)
            m_theme.paint(painter, QStringLiteral("combat"), m_layout.mark);
    }
    if (m_goal != GoalMark::None)
        paintGoal(painter);
    if (m_current)
        paintRing(painter, m_palette.selected, m_goal == GoalMark::None ? 0.05 : 0,
                  QPen(m_palette.selected, 4));
}

void PlaceItem::paintTray(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_palette.line, 1));
    painter.setBrush(m_palette.panel);
    painter.drawRoundedRect(m_outline.boundingRect().adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setPen(m_palette.muted);
    painter.setFont(boardFont(16));
    painter.drawText(m_layout.label, Qt::AlignLeft | Qt::AlignVCenter, m_title);
}

/// Half of the stroke falls outside the clip: what shows is a ring on the inner side of the
/// outline, so that neighbours' rings stand side by side.
void PlaceItem::paintRing(QPainter &painter, const QColor &colour, qreal tint,
                          const QPen &pen) const
{
    const QPainterPath path = shape();
    painter.save();
    painter.setClipPath(path, Qt::IntersectClip);
    if (tint > 0) {
        QColor wash = colour;
        wash.setAlphaF(static_cast<float>(tint));
        painter.fillPath(path, wash);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawPath(path);
    painter.restore();
}

void PlaceItem::paintGoal(QPainter &painter) const
{
    if (m_goal == GoalMark::Refused) {
        if (!m_hovered)
            return; // said only where the pointer asks
        QPen dots(m_palette.caution, 6, Qt::CustomDashLine, Qt::FlatCap);
        dots.setDashPattern({0.6, 0.9});
        paintRing(painter, m_palette.caution, 0.12, dots);
        m_theme.paint(painter, QStringLiteral("goal-refused"), m_layout.mark);
        return;
    }
    QPen dashes(m_palette.legal, 7, Qt::CustomDashLine, Qt::FlatCap, Qt::MiterJoin);
    dashes.setDashPattern({1.7, 0.9});
    paintRing(painter, m_palette.legal, m_hovered ? 0.30 : 0.15, dashes);
    // A free way needs no more than its ring; what costs something says so.
    static constexpr const char *kMarks[] = {"",           "", "goal-combat", "goal-red-border",
                                             "goal-drift", ""};
    m_theme.paint(painter, QLatin1String(kMarks[static_cast<int>(m_goal)]), m_layout.mark);
}

} // namespace qd
