// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/preferences.h"

#include <QMainWindow>

class QStackedWidget;
class QToolBar;

namespace qd {

class ActionCatalogue;
class Appearance;
class DialogDesk;
class DiskWatch;
class LanguageSwitch;
class LayoutKeeper;
class LookBar;
class MirrorView;
class ReviewBar;
class SequenceStrip;
class SessionKeeper;
class StatusLine;
class TableDesk;
class TableDocks;
class TableRouter;
class WelcomePage;

/// Assembles the docks and routes the actions; what happens is decided elsewhere.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    MainWindow(Preferences &preferences, LanguageSwitch &language, Appearance &appearance);
    ~MainWindow() override;

    /// A journal by its path. What goes wrong is said in a dialog.
    bool openFile(const QString &file);
    /// The game's ready example, in a new journal, shown from its first entry.
    bool openExample(const QString &game);

    /// Layout and what is in hand, on the disk when it returns (logging out asks nothing).
    void keepAll();
    /// The table that was open when the program ended last, empty: none.
    QString lastOpen() const;

    TableDesk *desk() const { return m_desk; }

    ActionCatalogue *actions() const { return m_actions; }

    /// Tests fill the disk through it.
    DiskWatch *disk() const { return m_disk; }

    /// Tests answer the dialogs through it.
    DialogDesk *dialogs() const { return m_dialogs; }

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildCentre();
    void buildMenus();
    void connectActions();
    void takeTable();
    void showWelcome();
    void showStatus();
    void watchDisk();
    void showWarnings();
    void applyLook();
    void retranslate();

    Preferences &m_preferences;
    LanguageSwitch &m_language;
    Appearance &m_appearance;
    ActionCatalogue *m_actions;
    DialogDesk *m_dialogs;
    TableDesk *m_desk = nullptr;
    TableRouter *m_router = nullptr;
    QStackedWidget *m_pages = nullptr;
    WelcomePage *m_welcome = nullptr;
    MirrorView *m_mirror = nullptr;
    StatusLine *m_status = nullptr;
    DiskWatch *m_disk = nullptr;
    SequenceStrip *m_strip = nullptr;
    QToolBar *m_stripBar = nullptr;
    ReviewBar *m_review = nullptr;
    LookBar *m_look = nullptr;
    TableDocks *m_docks = nullptr;
    LayoutKeeper *m_layout = nullptr;
    SessionKeeper *m_keeper = nullptr;
};

} // namespace qd
