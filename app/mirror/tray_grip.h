// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

namespace qd {

/// The seam between the maps and the counters beside them: dragging it makes room for one or the
/// other, a double click gives back the usual width.
class TrayGrip : public QWidget {
    Q_OBJECT
public:
    explicit TrayGrip(QWidget *parent = nullptr);

signals:
    /// The seam is wanted at that x of the parent, pixels.
    void draggedTo(int x);
    void usualWanted();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    std::optional<int> m_held; ///< where in it the pointer holds it
};

} // namespace qd
