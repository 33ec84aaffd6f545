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

    /// System takes the shade that the desktop had at the start.
    void setTheme(Preferences::Theme theme);
    /// 100 … 200 percent of the system's text size.
    void setTextPercent(int percent);

    const Palette &look() const { return m_look; }

signals:
    void changed();

private:
    void apply();

    QFont m_systemFont;
    Shade m_systemShade;
    Preferences::Theme m_theme = Preferences::Theme::System;
    int m_percent = 100;
    Palette m_look;
};

} // namespace qd
