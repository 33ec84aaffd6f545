// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/settings_file.h"
#include "app/window/state_store.h"

#include <QHash>
#include <QString>
#include <QStringList>

namespace qd {

/// What the person chose (the language, the looks), in a settings file, and beside it the state
/// that the program keeps by itself: recent tables, the window's layout. Nothing of a table is kept
/// here.
class Preferences {
public:
    enum class Theme { System, Light, Dark, LightContrast, DarkContrast };

    /// The person's own settings file; tests name a file of theirs.
    Preferences();
    explicit Preferences(const QString &iniFile);

    QString language() const; ///< "en", "es", "fr"; empty: the system's
    void setLanguage(const QString &code);
    Theme theme() const;
    void setTheme(Theme theme);
    int textPercent() const; ///< 100 … 200
    void setTextPercent(int percent);
    bool animations() const;
    void setAnimations(bool on);

    QStringList recentTables() const; ///< newest first, at most ten; missing files included
    void addRecentTable(const QString &file);
    void forgetRecentTable(const QString &file);

    /// The keys that the person chose, as texts by the action's id; as written, unchecked.
    QHash<QString, QString> shortcuts() const;
    void setShortcut(const QString &id, const QString &key);
    void forgetShortcut(const QString &id);
    void forgetShortcuts();

    /// The table that was open when the program ended is opened at its next start.
    bool opensLastTable() const;
    void setOpensLastTable(bool on);

    QString paper() const; ///< "A4", "Letter"; empty: nobody chose yet
    void setPaper(const QString &key);

    // What the new-table wizard offers again.
    QString lastGame() const; ///< its id, empty: none yet
    void setLastGame(const QString &id);
    bool programRolls() const; ///< false: the dice are thrown on the table
    void setProgramRolls(bool on);
    QStringList referees() const; ///< last one first, at most ten
    void addReferee(const QString &name);
    /// Data files of the person's own for a game, last one first, at most ten. `kind`: "board" …
    QStringList ownFiles(const QString &game, const QString &kind) const;
    void addOwnFile(const QString &game, const QString &kind, const QString &file);

    QString tablesFolder() const; ///< where new tables go; default Documents/Quarterdeck
    void setTablesFolder(const QString &folder);

    /// What needn't be chosen by anybody: layout, recent tables, what was in hand. With a settings
    /// file that tests named it lies beside that file.
    const StateStore &state() const { return m_state; }

    /// The file that the choices go to; it tells when they could not be written.
    SettingsFile &settings() { return m_settings; }

    const SettingsFile &settings() const { return m_settings; }

private:
    void putFirst(const QString &key, const QString &item);
    void setRecentTables(const QStringList &files);

    SettingsFile m_settings;
    StateStore m_state;
};

} // namespace qd
