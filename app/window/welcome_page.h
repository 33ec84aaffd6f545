// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace qd {

/// What is shown without a table: the way to a new one, the last one, the recent ones and the
/// example.
class WelcomePage : public QWidget {
    Q_OBJECT
public:
    explicit WelcomePage(QWidget *parent = nullptr);
    /// Newest first; files that are gone are shown greyed.
    void setRecent(const QStringList &files);

signals:
    void newTable();
    void openTable();
    void openExample();
    void openFile(const QString &file);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void continueLast();
    void retranslate();
    void fillRecent();

    QStringList m_files;
    QLabel *m_title;
    QLabel *m_lead;
    QLabel *m_recentTitle;
    QLabel *m_noRecent;
    QPushButton *m_continue;
    QPushButton *m_new;
    QPushButton *m_open;
    QPushButton *m_example;
    QListWidget *m_recent;
};

} // namespace qd
