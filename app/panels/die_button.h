// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/dice.h"

#include <QAbstractButton>

namespace qd {

/// One die of the tray, drawn with what lies on it; open while nothing was typed. A click cycles
/// the face.
class DieButton : public QAbstractButton {
    Q_OBJECT
public:
    static constexpr int kOpen = -1;

    explicit DieButton(QWidget *parent = nullptr);
    /// What lies on it, kOpen for nothing yet.
    void setDie(DieKind kind, int face);

    int face() const { return m_face; }
    /// Fills the die when it shows its highest face, where the rules look for natural ones;
    /// elsewhere a filled die would be read as a hit.
    enum class TopFace { Plain, Filled };
    void setTopFace(TopFace manner);
    /// The next die to be typed shows a cursor.
    enum class Cursor { Elsewhere, Here };
    void setCursor(Cursor cursor);
    /// Large: a picture to be clicked, half as large again.
    enum class Scale { Usual, Large };
    void setScale(Scale scale);
    QSize sizeHint() const override;

    QSize minimumSizeHint() const override { return sizeHint(); }

    /// The face in words: "4", "blank", "2 stars", "heads", "not thrown yet".
    static QString spoken(DieKind kind, int face);
    /// The face after `face` on a die of that kind (the first after the last, and after none).
    static int nextFace(DieKind kind, int face);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintPips(QPainter &painter, const QRectF &box, int pips) const;
    void paintStars(QPainter &painter, const QRectF &box) const;
    void paintWord(QPainter &painter, const QRectF &box, const QString &word) const;
    DieKind m_kind = DieKind::Pips6;
    int m_face = kOpen;
    Cursor m_cursor = Cursor::Elsewhere;
    TopFace m_topFace = TopFace::Plain;
    Scale m_scale = Scale::Usual;
};

} // namespace qd
