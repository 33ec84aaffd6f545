// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/preferences.h"

#include <QDir>
#include <QStandardPaths>

#include <algorithm>

namespace qd {
namespace {

constexpr qsizetype kMostRecent = 10;
/// Bumped when docks change in a way that an old layout would hide.
const auto kStateKey = QStringLiteral("window/state-1");

} // namespace

Preferences::Preferences()
    : m_settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("Quarterdeck"),
                 QStringLiteral("quarterdeck"))
{
}

Preferences::Preferences(const QString &iniFile) : m_settings(iniFile, QSettings::IniFormat) { }

QString Preferences::language() const
{
    return m_settings.value(QStringLiteral("language")).toString();
}

void Preferences::setLanguage(const QString &code)
{
    m_settings.setValue(QStringLiteral("language"), code);
}

Preferences::Theme Preferences::theme() const
{
    const QString name = m_settings.value(QStringLiteral("theme")).toString();
    if (name == QLatin1String("light"))
        return Theme::Light;
    return name == QLatin1String("dark") ? Theme::Dark : Theme::System;
}

void Preferences::setTheme(Theme theme)
{
    m_settings.setValue(QStringLiteral("theme"),
                        theme == Theme::Light      ? QStringLiteral("light")
                            : theme == Theme::Dark ? QStringLiteral("dark")
                                                   : QStringLiteral("system"));
}

int Preferences::textPercent() const
{
    return std::clamp(m_settings.value(QStringLiteral("text-percent"), 100).toInt(), 100, 200);
}

void Preferences::setTextPercent(int percent)
{
    m_settings.setValue(QStringLiteral("text-percent"), std::clamp(percent, 100, 200));
}

bool Preferences::animations() const
{
    return m_settings.value(QStringLiteral("animations"), true).toBool();
}

void Preferences::setAnimations(bool on)
{
    m_settings.setValue(QStringLiteral("animations"), on);
}

QStringList Preferences::recentTables() const
{
    return m_settings.value(QStringLiteral("recent-tables")).toStringList();
}

void Preferences::addRecentTable(const QString &file)
{
    QStringList files = recentTables();
    const QString absolute = QDir::cleanPath(QDir(file).absolutePath());
    files.removeAll(absolute);
    files.prepend(absolute);
    m_settings.setValue(QStringLiteral("recent-tables"), QStringList(files.mid(0, kMostRecent)));
}

void Preferences::forgetRecentTable(const QString &file)
{
    QStringList files = recentTables();
    files.removeAll(file);
    m_settings.setValue(QStringLiteral("recent-tables"), files);
}

QByteArray Preferences::windowGeometry() const
{
    return m_settings.value(QStringLiteral("window/geometry")).toByteArray();
}

QByteArray Preferences::windowState() const
{
    return m_settings.value(kStateKey).toByteArray();
}

void Preferences::setWindow(const QByteArray &geometry, const QByteArray &state)
{
    m_settings.setValue(QStringLiteral("window/geometry"), geometry);
    m_settings.setValue(kStateKey, state);
}

QString Preferences::tablesFolder() const
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString home = documents.isEmpty() ? QDir::homePath() : documents;
    return m_settings.value(QStringLiteral("tables-folder"), home + QStringLiteral("/Quarterdeck"))
        .toString();
}

void Preferences::setTablesFolder(const QString &folder)
{
    m_settings.setValue(QStringLiteral("tables-folder"), folder);
}

} // namespace qd
