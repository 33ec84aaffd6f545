// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

class QDockWidget;

namespace qd {

/// A quiet title for a dock: a small caption instead of a bar with buttons. The dock is still
/// dragged by it, and shown and hidden from the View menu.
class DockTitle : public QLabel {
    Q_OBJECT
public:
    /// Becomes the dock's title bar and follows its title.
    explicit DockTitle(QDockWidget *dock);
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void dress();
};

} // namespace qd
