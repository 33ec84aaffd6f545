// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace qd {

class ActPanel;

/// Brings single keys (digits, letters, Enter, Space) to the act panel wherever the focus is in the
/// window, unless somebody types text or a button has the Space: one hand on the keyboard, eyes on
/// the table.
class QuickKeys : public QObject {
    Q_OBJECT
public:
    /// Owned by `window`.
    QuickKeys(ActPanel *panel, QWidget *window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    ActPanel *m_panel;
    QWidget *m_window;
};

} // namespace qd
