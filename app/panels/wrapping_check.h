// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>

namespace qd {

/// A check box whose text goes on in a second line where there is no room: QCheckBox would hold its
/// panel to the width of the longest text.
class WrappingCheck : public QCheckBox {
    Q_OBJECT
public:
    explicit WrappingCheck(QWidget *parent = nullptr);

    QSize minimumSizeHint() const override;

    bool hasHeightForWidth() const override { return true; }

    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool hitButton(const QPoint &point) const override;
};

} // namespace qd
