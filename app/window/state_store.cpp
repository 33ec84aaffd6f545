// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/state_store.h"

#include "app/window/table_files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include <utility>

namespace qd {
namespace {

constexpr qint64 kLargest = qint64{1} << 20;
const auto kEnding = QStringLiteral(".json");

} // namespace

StateStore::StateStore(QString folder) : m_folder(std::move(folder)) { }

QString StateStore::systemFolder()
{
    const QString given = qEnvironmentVariable("XDG_STATE_HOME");
    // The specification: a path that is not absolute is to be ignored.
    const QString home =
        QDir::isAbsolutePath(given) ? given : QDir::home().filePath(QStringLiteral(".local/state"));
    return QDir(home).filePath(QStringLiteral("quarterdeck"));
}

QString StateStore::pathOf(const QString &name) const
{
    return QDir(m_folder).filePath(name + kEnding);
}

QJsonObject StateStore::read(const QString &name) const
{
    const QFileInfo info(pathOf(name));
    if (!info.isFile() || info.size() > kLargest)
        return {};
    QFile file(info.filePath());
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.read(kLargest)).object();
}

bool StateStore::write(const QString &name, const QJsonObject &object) const
{
    if (!QDir().mkpath(m_folder))
        return false;
    const QByteArray text = QJsonDocument(object).toJson(QJsonDocument::Compact);
    return writeWhole(pathOf(name), text, Readers::OwnerOnly).isEmpty();
}

void StateStore::remove(const QString &name) const
{
    QFile::remove(pathOf(name));
}

QStringList StateStore::names(const QString &beginning) const
{
    QStringList found;
    const QStringList files =
        QDir(m_folder).entryList({beginning + QLatin1Char('*') + kEnding}, QDir::Files, QDir::Time);
    for (const QString &file : files)
        found << file.chopped(kEnding.size());
    return found;
}

QString packed(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes.toBase64());
}

QByteArray unpacked(const QJsonValue &value)
{
    return QByteArray::fromBase64(value.toString().toLatin1());
}

} // namespace qd
