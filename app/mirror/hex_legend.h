// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"

#include <QStringList>
#include <QWidget>

namespace qd {

/// What the signs over a board of hexes mean: a line for each that is drawn now, in a corner of the
/// view. It lets the pointer through.
class HexLegend : public QWidget {
    Q_OBJECT
public:
    explicit HexLegend(QWidget *parent);

    void setLook(const Palette &palette);
    /// "goal", "target", and the kinds of fields and lines that HexShow names.
    void setKinds(const QStringList &kinds);
    /// A person wants to see it.
    void setWanted(bool wanted);

    bool isWanted() const { return m_wanted; }

    const QStringList &kinds() const { return m_kinds; }

    /// What a sign means; empty: it says so itself.
    static QString meaning(const QString &kind);

    QSize sizeHint() const override;
    /// Into the corner of its parent.
    void place();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// Pixels that a line takes where the legend is so wide: long ones go on in a second line.
    int lineHeight(const QString &kind, int width) const;
    int textLeft() const;
    void paintSign(QPainter &painter, const QRectF &rect, const QString &kind) const;

    Palette m_palette;
    QStringList m_kinds;
    bool m_wanted = true;
};

} // namespace qd
