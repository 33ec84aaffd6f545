// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QTabBar;

namespace qd {

class HexDisplays;
class HexTray;
class MirrorView;
class TrayGrip;
struct AskedFor;
struct Palette;

/// The two pages of a table with a board of hexes: the maps with the tray beside them, and the
/// organisation displays. A bar above the board chooses; other boards have no bar and no tray.
class HexPages : public QObject {
    Q_OBJECT
public:
    explicit HexPages(MirrorView &view);

    /// The table is another one, or has changed.
    void refresh();
    void setLook(const Palette &palette);
    /// Lays bar and displays out anew over the view.
    void layOut();
    void retranslate();

    void setAsked(const AskedFor &asked);
    void showChosen();
    /// The tray is seen, as long as it holds something.
    void setTrayShown(bool shown);

    bool isTrayShown() const { return m_trayShown; }

    /// So many counters stand side by side in the tray; 0: as many as there is room for.
    void setTrayColumns(int columns);

    int trayColumns() const { return m_trayColumns; }

    HexDisplays *displays() const { return m_displays; }

    HexTray *tray() const { return m_tray; }

    QTabBar *bar() const { return m_bar; }

private:
    bool isOn() const;
    void find(const QString &piece);
    void fillTray();

    MirrorView &m_view;
    QTabBar *m_bar;
    HexDisplays *m_displays;
    HexTray *m_tray;
    TrayGrip *m_grip;
    int m_trayColumns = 0;
    bool m_trayShown = true;
};

} // namespace qd
