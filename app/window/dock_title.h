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

    /// Hidden it leaves its room to the dock: where tabs name what stands there, or letters are so
    /// large that the room is wanted.
    enum class Room { Taken, Left };
    void setRoom(Room room);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

private:
    void dress();
    Room m_room = Room::Taken;
};

} // namespace qd
