// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/picture.h"

#include <QWidget>

#include <vector>

namespace qd::santa_cruz {

/// One side's line in a combat: its blocks with their strength on the top edge, its officer as a
/// disc.
class BattleLine : public QWidget {
    Q_OBJECT
public:
    explicit BattleLine(QWidget *parent = nullptr);

    struct Piece {
        PicturePiece picture;
        QString name;
    };

    void setPieces(std::vector<Piece> pieces);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    bool hasHeightForWidth() const override { return true; }

    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    int side() const;
    int perLine(int width) const;
    QRectF boxOf(std::size_t index, int width) const;
    std::vector<Piece> m_pieces;
};

} // namespace qd::santa_cruz
