// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <utility>

class QKeyEvent;
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

    /// What becomes of a key that the focused widget is asked about before the act panel.
    enum class Goes {
        On, ///< to the act panel, if that has a use for it
        ToFocus, ///< to the focused widget
        Nowhere, ///< it was used already
    };
    using FocusFirst = std::function<Goes(QWidget *focus, const QKeyEvent &key)>;

    void setFocusFirst(FocusFirst first) { m_first = std::move(first); }

    /// Who is asked about a key that the act panel has no use for. True: it was used.
    using Last = std::function<bool(const QKeyEvent &key)>;

    void setLast(Last last) { m_last = std::move(last); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    ActPanel *m_panel;
    QWidget *m_window;
    FocusFirst m_first;
    Last m_last;
};

} // namespace qd
