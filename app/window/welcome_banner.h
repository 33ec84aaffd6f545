// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QPushButton;

namespace qd {

class Caption;

/// Says calmly that the program ended in the middle of a table, and offers to take it up again.
class WelcomeBanner : public QFrame {
    Q_OBJECT
public:
    explicit WelcomeBanner(QWidget *parent = nullptr);
    /// Which table; hidden without a file.
    void setUnfinished(const QString &file, const QString &what);

    const QString &file() const { return m_file; }

    QPushButton *button() const { return m_again; }

signals:
    void openFile(const QString &file);
    /// The table is not wanted now, and is not to be offered any more.
    void dismissed();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void retranslate();

    QString m_file;
    Caption *m_head;
    Caption *m_what;
    QPushButton *m_again;
    QPushButton *m_notNow;
};

} // namespace qd
