// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QPushButton;

namespace qd {

class ActDraft;
class Caption;

/// The line above the sheets and cards that are changed by clicks: what is not recorded yet, with a
/// button that records the act in hand and one that lets go of it.
class PendingBar : public QWidget {
    Q_OBJECT
public:
    /// `name` is the panel's: its parts are called "<name>Pending", "<name>Record" and
    /// "<name>Leave". `draft` may be null and outlives the bar.
    PendingBar(const QString &name, ActDraft *draft, QWidget *parent);

    /// The words of the two buttons.
    void setWords(const QString &record, const QString &leave);
    /// A widget at the beginning of the line.
    void putFirst(QWidget *widget);
    enum class Buttons { Shown, Hidden };
    /// What is said; the buttons are shown while something waits to be recorded, and it can be
    /// recorded once the act in hand is complete.
    void say(const QString &text, Buttons buttons);
    bool hasButtons() const;

private:
    ActDraft *m_draft;
    QHBoxLayout *m_line;
    Caption *m_text;
    QPushButton *m_record;
    QPushButton *m_leave;
};

} // namespace qd
