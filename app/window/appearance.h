// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"
#include "app/window/preferences.h"

#include <QFont>
#include <QObject>

namespace qd {

/// The program's colours and text size, for all windows at once.
class Appearance : public QObject {
    Q_OBJECT
public:
    explicit Appearance(QObject *parent = nullptr);

    /// System follows the shade of the desktop, also when it changes while the program runs.
    void setTheme(Preferences::Theme theme);
    /// 100 … 200 percent of the system's text size.
    void setTextPercent(int percent);

    const Palette &look() const { return m_look; }

    /// False: the desktop asks for no animations (the style's hint says so).
    static bool systemAnimates();
    /// The window that hears of it when the desktop's theme changes.
    void follow(QWidget *window);
    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void changed();

private:
    void apply();
    Shade shadeWanted() const;
    void followSystem();

    QFont m_systemFont;
    Shade m_systemShade;
    Preferences::Theme m_theme = Preferences::Theme::System;
    int m_percent = 100;
    Palette m_look;
    bool m_asking = false; ///< the system's palette is being looked at
};

} // namespace qd
