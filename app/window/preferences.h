// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>

namespace qd {

/// What the program remembers between evenings: the reader's language, looks, recent tables and the
/// window's layout. Nothing of a table is kept here.
class Preferences {
public:
    enum class Theme { System, Light, Dark };

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

    QByteArray windowGeometry() const;
    QByteArray windowState() const;
    void setWindow(const QByteArray &geometry, const QByteArray &state);

    QString tablesFolder() const; ///< where new tables go; default Documents/Quarterdeck
    void setTablesFolder(const QString &folder);

private:
    QSettings m_settings;
};

} // namespace qd
