// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include <optional>

namespace qd::trafalgar {

/// A mast or a gun of a battle result card, large enough for a child's finger. It is drawn whole
/// while it stands, dashed and crossed once it is lost; a click only tells: what comes of it the
/// rules say.
class CardPart final : public QAbstractButton {
    Q_OBJECT
public:
    enum class Kind { Fore, Main, Mizzen, Gun };
    enum class Standing {
        Whole,
        Lost,
        Asked, ///< it stands, and may be the one that falls (hits-5)
        Falls, ///< it was chosen to fall
    };

    CardPart(Kind kind, QWidget *parent);

    Kind kind() const { return m_kind; }

    Standing standing() const { return m_standing; }

    /// Shows it, `word` below the drawing (empty: none).
    void showAs(Standing standing, const QString &word);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void nextCheckState() override; ///< none of itself

private:
    void drawHull(QPainter &painter, const QRectF &room) const;
    void drawMast(QPainter &painter, const QRectF &room) const;
    void drawGun(QPainter &painter, const QRectF &room) const;
    int wordHeight() const;

    bool isLost() const { return m_standing == Standing::Lost; }

    Kind m_kind;
    Standing m_standing = Standing::Whole;
    QString m_word;
};

} // namespace qd::trafalgar
