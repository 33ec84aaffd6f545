// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QObject>
#include <QPointer>

class QWidget;

namespace qd {

/// F6 and Shift+F6: gives the keyboard to the next pane of the window that is on screen, round and
/// round. A pane gets it back where it lost it.
class PaneCycle : public QObject {
    Q_OBJECT
public:
    /// In the order of the eye.
    PaneCycle(QList<QWidget *> panes, QObject *parent);

    /// `step` panes on from the one that has the keyboard now.
    void move(int step);
    /// Gives it to that pane, where it is on screen.
    void enter(QWidget *pane);

private:
    int paneOf(const QWidget *widget) const;
    void remember(QWidget *focus);

    QList<QWidget *> m_panes;
    QHash<QWidget *, QPointer<QWidget>> m_last;
};

} // namespace qd
