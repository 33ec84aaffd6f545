// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QObject>
#include <QStringList>

#include <vector>

class QDockWidget;
class QMainWindow;
class QMenu;
class QTabWidget;
class QWidget;

namespace qd {

class ActPanel;
class DockSizes;
class JournalPanel;
class MirrorView;
class OutlineView;
class TableDesk;
class TablePanel;

/// The docks around the mirror: the outline at the left, the act at the right, the journal and the
/// game's own tabs below. Without a table none of them is seen; with one, those that the person
/// left open.
class TableDocks : public QObject {
    Q_OBJECT
public:
    /// Puts the docks into the window and belongs to it.
    TableDocks(QMainWindow *window, MirrorView *mirror);

    OutlineView *outline() const { return m_outline; }

    ActPanel *act() const { return m_act; }

    JournalPanel *journal() const { return m_journal; }

    QTabWidget *tabs() const { return m_tabs; }

    /// Makes the game's tabs when a table was opened, takes them away when it was closed.
    void follow(TableDesk &desk);
    /// One line for each dock: shown or not.
    void fillMenu(QMenu *menu) const;
    void retranslate();
    /// What the person made of the docks; it can be restored in another session.
    QJsonObject layout();
    /// What does not fit is passed over.
    void restore(const QJsonObject &layout);
    /// Every dock open, in its place, with its first size.
    void reset();
    /// The search field of the journal.
    void find() const;

signals:
    /// On the page of a chart: the tables of the series are to be filled in.
    void seriesWanted();

private:
    std::vector<QDockWidget *> all() const { return {m_left, m_right, m_bottom}; }

    void remember();
    void showActInHand();
    void nameTabBars() const;
    QDockWidget *dock(const QString &name, QWidget *content, Qt::DockWidgetArea area);

    QMainWindow *m_window;
    OutlineView *m_outline;
    ActPanel *m_act;
    QTabWidget *m_tabs;
    JournalPanel *m_journal;
    std::vector<TablePanel *> m_game; ///< the game's own tabs
    QDockWidget *m_left;
    QDockWidget *m_right;
    QDockWidget *m_bottom;
    DockSizes *m_sizes;
    bool m_inHand = false; ///< an act is
    QStringList m_closed; ///< docks that the person closed
    QByteArray m_state; ///< as they stood when a table was last open
    QString m_tab; ///< the tab in front
};

} // namespace qd
