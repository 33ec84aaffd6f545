// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPushButton>

namespace qd {

/// The page's main button: the board of the last table, what pressing does, and with which table.
/// Its second line wraps rather than being cut off.
class ContinueButton : public QPushButton {
    Q_OBJECT
public:
    explicit ContinueButton(QWidget *parent = nullptr);
    /// `board` may be null.
    void setTable(const QString &details, const QImage &board);

    const QString &details() const { return m_details; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    bool hasHeightForWidth() const override { return true; }

    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QFont headFont() const;
    QSize boardSize() const;
    int pad() const;
    int leftOfWords() const;

    QString m_details;
    QImage m_board;
};

} // namespace qd
