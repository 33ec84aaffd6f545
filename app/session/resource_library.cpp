// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/resource_library.h"

#include <QDir>
#include <QFile>
#include <QString>

#include <algorithm>

namespace qd {
namespace {

QString folderOf(std::string_view kind)
{
    if (kind == "board")
        return QStringLiteral("boards");
    if (kind == "scenario")
        return QStringLiteral("scenarios");
    return QString::fromUtf8(kind.data(), static_cast<qsizetype>(kind.size()));
}

/// Lower-case kebab-case and nothing else: a name never leads out of its folder.
bool isPlainName(std::string_view name)
{
    const auto plain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    };
    return !name.empty() && name.size() <= 64 && std::all_of(name.begin(), name.end(), plain);
}

QString text(std::string_view latin)
{
    return QString::fromLatin1(latin.data(), static_cast<qsizetype>(latin.size()));
}

} // namespace

QStringList bundledNames(std::string_view game, std::string_view kind)
{
    if (!isPlainName(game) || !isPlainName(kind))
        return {};
    const QDir folder(QStringLiteral(":/%1/%2").arg(folderOf(kind), text(game)));
    QStringList names;
    for (const QString &file :
         folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        names << file.chopped(5);
    return names;
}

DataLibrary resourceLibrary()
{
    return [](std::string_view game, std::string_view kind,
              std::string_view name) -> std::optional<std::string> {
        if (!isPlainName(game) || !isPlainName(kind) || !isPlainName(name))
            return std::nullopt;
        QFile file(QStringLiteral(":/%1/%2/%3.json").arg(folderOf(kind), text(game), text(name)));
        if (!file.open(QIODevice::ReadOnly))
            return std::nullopt;
        return file.readAll().toStdString();
    };
}

} // namespace qd
