// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/preferences.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>
#include <iterator>
#include <utility>

namespace qd {
namespace {

constexpr qsizetype kMostRecent = 10;
const auto kRecentName = QStringLiteral("recent");
const auto kFilesKey = QStringLiteral("files");

/// How the themes are called in the settings.
constexpr std::pair<Preferences::Theme, const char *> kThemes[] = {
    {Preferences::Theme::System, "system"},
    {Preferences::Theme::Light, "light"},
    {Preferences::Theme::Dark, "dark"},
    {Preferences::Theme::LightContrast, "contrast-light"},
    {Preferences::Theme::DarkContrast, "contrast-dark"}};

} // namespace

Preferences::Preferences()
    : m_settings(QSettings(QSettings::IniFormat, QSettings::UserScope,
                           QStringLiteral("Quarterdeck"), QStringLiteral("quarterdeck"))
                     .fileName())
    , m_state(StateStore::systemFolder())
{
}

Preferences::Preferences(const QString &iniFile)
    : m_settings(iniFile)
    , m_state(QFileInfo(iniFile).absoluteDir().filePath(QStringLiteral("state")))
{
}

QString Preferences::language() const
{
    return m_settings.value(QStringLiteral("language")).toString();
}

void Preferences::setLanguage(const QString &code)
{
    m_settings.set(QStringLiteral("language"), code);
}

Preferences::Theme Preferences::theme() const
{
    const QString name = m_settings.value(QStringLiteral("theme")).toString();
    const auto found = std::ranges::find_if(
        kThemes, [&name](const auto &each) { return name == QLatin1String(each.second); });
    return found != std::end(kThemes) ? found->first : Theme::System;
}

void Preferences::setTheme(Theme theme)
{
    const auto found = std::ranges::find(kThemes, theme, &std::pair<Theme, const char *>::first);
    m_settings.set(QStringLiteral("theme"), QString::fromLatin1(found->second));
}

int Preferences::textPercent() const
{
    return std::clamp(m_settings.value(QStringLiteral("text-percent"), 100).toInt(), 100, 200);
}

void Preferences::setTextPercent(int percent)
{
    m_settings.set(QStringLiteral("text-percent"), std::clamp(percent, 100, 200));
}

bool Preferences::animations() const
{
    return m_settings.value(QStringLiteral("animations"), true).toBool();
}

void Preferences::setAnimations(bool on)
{
    m_settings.set(QStringLiteral("animations"), on);
}

bool Preferences::opensLastTable() const
{
    return m_settings.value(QStringLiteral("open-last-table"), false).toBool();
}

void Preferences::setOpensLastTable(bool on)
{
    m_settings.set(QStringLiteral("open-last-table"), on);
}

QStringList Preferences::recentTables() const
{
    return m_state.read(kRecentName).value(kFilesKey).toVariant().toStringList();
}

void Preferences::setRecentTables(const QStringList &files)
{
    m_state.write(kRecentName, {{kFilesKey, QJsonArray::fromStringList(files)}});
}

void Preferences::addRecentTable(const QString &file)
{
    QStringList files = recentTables();
    const QString absolute = QDir::cleanPath(QDir(file).absolutePath());
    files.removeAll(absolute);
    files.prepend(absolute);
    setRecentTables(files.mid(0, kMostRecent));
}

void Preferences::forgetRecentTable(const QString &file)
{
    QStringList files = recentTables();
    files.removeAll(file);
    setRecentTables(files);
}

QHash<QString, QString> Preferences::shortcuts() const
{
    QHash<QString, QString> keys;
    const QString group = QStringLiteral("shortcuts/");
    for (const QString &key : m_settings.keys())
        if (key.startsWith(group))
            keys.insert(key.mid(group.size()), m_settings.value(key).toString());
    return keys;
}

void Preferences::setShortcut(const QString &id, const QString &key)
{
    m_settings.set(QStringLiteral("shortcuts/") + id, key);
}

void Preferences::forgetShortcut(const QString &id)
{
    m_settings.remove(QStringLiteral("shortcuts/") + id);
}

void Preferences::forgetShortcuts()
{
    m_settings.remove(QStringLiteral("shortcuts"));
}

QString Preferences::paper() const
{
    return m_settings.value(QStringLiteral("paper")).toString();
}

void Preferences::setPaper(const QString &key)
{
    m_settings.set(QStringLiteral("paper"), key);
}

QString Preferences::lastGame() const
{
    return m_settings.value(QStringLiteral("new-table/game")).toString();
}

void Preferences::setLastGame(const QString &id)
{
    m_settings.set(QStringLiteral("new-table/game"), id);
}

bool Preferences::programRolls() const
{
    return m_settings.value(QStringLiteral("new-table/program-rolls"), false).toBool();
}

void Preferences::setProgramRolls(bool on)
{
    m_settings.set(QStringLiteral("new-table/program-rolls"), on);
}

void Preferences::putFirst(const QString &key, const QString &item)
{
    QStringList items = m_settings.value(key).toStringList();
    items.removeAll(item);
    items.prepend(item);
    m_settings.set(key, QStringList(items.mid(0, kMostRecent)));
}

QStringList Preferences::referees() const
{
    return m_settings.value(QStringLiteral("new-table/referees")).toStringList();
}

void Preferences::addReferee(const QString &name)
{
    if (!name.isEmpty())
        putFirst(QStringLiteral("new-table/referees"), name);
}

QStringList Preferences::ownFiles(const QString &game, const QString &kind) const
{
    return m_settings.value(QStringLiteral("own-files/%1/%2").arg(game, kind)).toStringList();
}

void Preferences::addOwnFile(const QString &game, const QString &kind, const QString &file)
{
    putFirst(QStringLiteral("own-files/%1/%2").arg(game, kind),
             QDir::cleanPath(QDir(file).absolutePath()));
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
    m_settings.set(QStringLiteral("tables-folder"), folder);
}

} // namespace qd
