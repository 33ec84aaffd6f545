// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"
#include "app/mirror/theme.h"
#include "rules/module/picture.h"

#include <QColor>
#include <QGraphicsItem>
#include <QPixmap>
#include <QString>
#include <QWidget>

#include <optional>

namespace qd {

/// The wind beside a board, whatever it looks like there.
class WindItem : public QGraphicsItem {
public:
    /// Draws it at the origin, in the item's own units.
    virtual void paintRose(QPainter &painter, const QWidget *widget) const = 0;
};

/// The wind beside a measured board: a compass with the wind's arrow, the direction that it blows
/// from, and its speed dice.
class RoseItem : public WindItem {
public:
    enum { Type = UserType + 5 };

    RoseItem(const Theme &theme, const Palette &palette);

    void setWind(const std::optional<PictureWind> &wind, const QString &words, const QString &dice);

    void paintRose(QPainter &painter, const QWidget *widget) const override;

    /// All that it shows, in words.
    QString spoken() const { return m_words + QLatin1Char('\n') + m_diceWords; }

    void setWidth(qreal width);

    static qreal height() { return 118; }

    int type() const override { return Type; }

    QRectF boundingRect() const override { return {0, 0, m_width, height()}; }

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    enum class Manner { Words, Signs };
    void drawRose(QPainter &painter, Manner manner) const;
    void drawWords(QPainter &painter, qreal left) const;

    const Theme &m_theme;
    const Palette &m_palette;
    std::optional<PictureWind> m_wind;
    QString m_words, m_diceWords;
    qreal m_width = 200;
    mutable QPixmap m_drawn;
    mutable QColor m_drawnWith; ///< the panel's colour: another look has another
};

/// The same wind in a corner of the window, while the one beside the board is out of sight.
class RoseWidget : public QWidget {
    Q_OBJECT
public:
    explicit RoseWidget(QWidget *parent);

    /// The item that it shows; null: none. The item outlives the widget's next call.
    void follow(const WindItem *item);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const WindItem *m_item = nullptr;
};

} // namespace qd
