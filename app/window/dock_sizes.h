// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSize>

class QDockWidget;
class QMainWindow;

namespace qd {

/// How much room the docks get, in letters: at first, and anew whenever the text size changes. The
/// board keeps the larger part: where large letters or a narrow window would leave it less than 45
/// hundredths of the width, the left dock stands behind the right one, as a tab.
class DockSizes : public QObject {
    Q_OBJECT
public:
    /// Belongs to the window. What the user drags afterwards stays until the text size changes.
    DockSizes(QMainWindow *window, QDockWidget *left, QDockWidget *right, QDockWidget *bottom);

    /// Whether the left dock is a tab beside the right one because there is no room for both.
    bool isLeftBehind() const { return m_leftBehind; }

    /// As at first.
    void reset();
    /// A layout that was kept has been put back: the left dock stands where it did then, and goes
    /// where today's letters and window want it.
    void takeLayout();
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Widths {
        int left, right; ///< pixels
        bool leftBehind;
    };

    void apply();
    void followWidth();
    Widths wanted() const;
    QSize room() const;
    void putLeft(bool behind);

    QMainWindow *m_window;
    QDockWidget *m_left;
    QDockWidget *m_right;
    QDockWidget *m_bottom;
    bool m_leftBehind = false;
    int m_letter = 0; ///< the width that the docks were last sized for
};

} // namespace qd
