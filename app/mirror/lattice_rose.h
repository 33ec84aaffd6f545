// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"
#include "app/mirror/rose_item.h"
#include "rules/module/picture.h"

#include <QGraphicsItem>
#include <QString>

#include <optional>

namespace qd {

/// The wind beside a lattice board, its words below it: the rose's points, the arrow on one of
/// them, and the headings on which nobody may step forward. While the arrow is to be placed every
/// point can be clicked.
class LatticeRose : public WindItem {
public:
    enum { Type = UserType + 7 };
    enum class Points { Shown, Offered };

    explicit LatticeRose(const Palette &palette);

    void setWind(const PictureLattice &lattice, const std::optional<PictureWind> &wind,
                 const QString &words);
    void setPoints(Points points);

    static qreal height() { return 310; }

    static qreal width() { return 170; }

    const QString &spoken() const { return m_words; }

    /// The offered point that lies there (scene), -1: none.
    int pointAt(const QPointF &at) const;

    void paintRose(QPainter &painter, const QWidget *widget) const override;

    int type() const override { return Type; }

    QRectF boundingRect() const override { return {0, 0, width(), height()}; }

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    static QPointF middle();
    QPointF spotOf(std::size_t point) const;
    void paintBarred(QPainter &painter) const;
    void paintWords(QPainter &painter) const;
    void paintArrow(QPainter &painter) const;

    const Palette &m_palette;
    PictureLattice m_lattice;
    std::optional<PictureWind> m_wind;
    QString m_words;
    Points m_points = Points::Shown;
};

} // namespace qd
