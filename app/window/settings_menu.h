// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QActionGroup;
class QMenu;

namespace qd {

class Appearance;
class LanguageSwitch;
class Preferences;

/// Language, theme, text size and animations: each takes effect at once and is remembered.
class SettingsMenu : public QObject {
    Q_OBJECT
public:
    SettingsMenu(QMenu *menu, Preferences &preferences, LanguageSwitch &language,
                 Appearance &appearance, QObject *parent);

private:
    void addLanguages();
    void addThemes();
    void addTextSizes();
    void retranslate();
    void dress();

    Preferences &m_preferences;
    LanguageSwitch &m_language;
    Appearance &m_appearance;
    QMenu *m_languages;
    QMenu *m_themes;
    QMenu *m_sizes;
    QActionGroup *m_themeGroup;
    QAction *m_animations;
    QAction *m_openLast;
};

} // namespace qd
