// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QTabBar;

namespace qd {

class HexDisplays;
class MirrorView;
struct Palette;

/// The two pages of a table with a board of hexes: the maps, and the organisation displays. A bar
/// above the board chooses; other boards have no bar.
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

    HexDisplays *displays() const { return m_displays; }

    QTabBar *bar() const { return m_bar; }

private:
    bool isOn() const;
    void find(const QString &piece);

    MirrorView &m_view;
    QTabBar *m_bar;
    HexDisplays *m_displays;
};

} // namespace qd
