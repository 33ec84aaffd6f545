// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/quick_keys.h"
#include "app/window/command_palette.h"

#include <QList>
#include <QObject>
#include <QString>

#include <functional>

class QAction;
class QMainWindow;
class QTabWidget;
class QWidget;

namespace qd {

class ActionCatalogue;
class ActPanel;
class DialogDesk;
class MirrorView;
class OutlineView;
class PaneCycle;
class Preferences;
class ReviewBar;
class SequenceStrip;
class ShortcutStore;
class TableDesk;

/// The keyboard of the main window: the person's own shortcuts, the palette, F6 between the panes,
/// the bottom tabs by number, full screen, and which single keys go to the act panel and which stay
/// where the focus is.
class WindowKeys : public QObject {
    Q_OBJECT
public:
    struct Parts {
        QMainWindow *window = nullptr;
        ActionCatalogue *actions = nullptr;
        DialogDesk *dialogs = nullptr;
        TableDesk *desk = nullptr;
        MirrorView *mirror = nullptr;
        OutlineView *outline = nullptr;
        ActPanel *act = nullptr;
        SequenceStrip *strip = nullptr;
        ReviewBar *review = nullptr;
        QTabWidget *tabs = nullptr;
        std::function<void(const QString &file)> openFile;
    };

    /// Owned by the window.
    WindowKeys(const Parts &parts, Preferences &preferences);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectActions();
    QAction *tabAction(int index) const;
    void followTable();
    void nameSteps() const;
    void nameTabs();
    void openPalette();
    void leaveMenuBar();
    QList<PaletteLine> paneLines();
    QList<PaletteLine> chartLines();
    static void openDockOf(QWidget *widget);
    void showTab(int index);
    void stepTab(int step);
    void moveTo() const;
    QuickKeys::Goes focusFirst(QWidget *focus, const QKeyEvent &key);
    QuickKeys::Goes boardEnter();
    QuickKeys::Goes outlineEnter();
    bool fillPlace() const;
    bool isIdle() const;

    Parts m_parts;
    Preferences &m_preferences;
    ShortcutStore *m_store;
    CommandPalette *m_palette;
    PaneCycle *m_panes;
    bool m_wasOpen = false;
};

} // namespace qd
