// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace qd {

/// Across the top of a table that can only be looked at: why, and the ways out. Hidden otherwise.
class LookBar : public QWidget {
    Q_OBJECT
public:
    explicit LookBar(QWidget *parent = nullptr);
    /// Empty: hidden.
    void say(const QString &sentence);

signals:
    void copyWanted();
    void againWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    QLabel *m_say;
    QPushButton *m_again;
    QPushButton *m_copy;
};

} // namespace qd
