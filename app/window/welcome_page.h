// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/thumbnail_store.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;

namespace qd {

class Caption;
class ContinueButton;
class GameShelf;
class MirrorView;
class Preferences;
class RecentTables;
class TableDesk;
class WelcomeBanner;

/// What is shown without a table: the last one to be continued, the games as cards, the recent
/// tables with their boards as they were last seen. It scrolls where it doesn't fit. One button is
/// the default: Enter presses it from anywhere on the page.
class WelcomePage : public QWidget {
    Q_OBJECT
public:
    /// The recent tables and the folder of their pictures come from `preferences`.
    explicit WelcomePage(Preferences &preferences, QWidget *parent = nullptr);
    ~WelcomePage() override;

    /// From now on a picture of each table that the desk holds is kept.
    void follow(TableDesk &desk, MirrorView &mirror);
    /// Newest first; files that are gone are shown greyed.
    void setRecent(const QStringList &files);
    /// A table in whose middle the program ended (it is named here), and what else to say of it; an
    /// empty file: none.
    void setUnfinished(const QString &file, const QString &what);

    /// What Enter presses.
    QPushButton *defaultButton() const;

signals:
    /// `game` is chosen already where it isn't empty.
    void newTable(const QString &game);
    void openTable();
    void openExample(const QString &game);
    void openFile(const QString &file);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build();
    QLayout *buildHead(QWidget *page);
    QLayout *buildButtons();
    void connectParts();
    void continueLast();
    void forget(const QString &file);
    void showLast();
    void dress();
    void retranslate();
    void chooseDefault();
    void dressNew();

    Preferences &m_preferences;
    ThumbnailStore m_store;
    QStringList m_files;
    QScrollArea *m_scroll;
    WelcomeBanner *m_banner;
    QLabel *m_emblem;
    QLabel *m_title;
    Caption *m_lead;
    ContinueButton *m_continue;
    QPushButton *m_new;
    QPushButton *m_example;
    QPushButton *m_open;
    Caption *m_gamesTitle;
    GameShelf *m_shelf;
    Caption *m_recentTitle;
    Caption *m_noRecent;
    RecentTables *m_recent;
};

} // namespace qd
