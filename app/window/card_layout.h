// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <vector>

namespace qd {

/// Lays cards out in columns of one width and rows of one height: as many columns as fit, never
/// three of four. It asks for no more width than one card needs, so that a narrow window wraps
/// instead of cutting off.
class CardLayout : public QLayout {
    Q_OBJECT
public:
    explicit CardLayout(QWidget *parent = nullptr);
    ~CardLayout() override;

    /// A card's least width.
    void setNarrowest(int pixels);
    int columnsFor(int width) const;

    void addItem(QLayoutItem *item) override;
    int count() const override;
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;

    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }

    bool hasHeightForWidth() const override { return true; }

    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    struct Grid {
        int columns = 1;
        int cardWidth = 0;
        std::vector<int> rowHeights;
    };

    Grid gridFor(int width) const;
    int gap() const;

    std::vector<QLayoutItem *> m_items;
    int m_narrowest = 200;
};

} // namespace qd
