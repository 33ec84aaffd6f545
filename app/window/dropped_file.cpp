// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dropped_file.h"

#include "app/window/table_files.h"
#include "rules/module/script_line.h"

#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QJsonDocument>
#include <QJsonObject>

namespace qd {
namespace {

using Kind = DroppedFile::Kind;

/// The first line that says something is the table of a script.
bool isScript(const QByteArray &text)
{
    constexpr qsizetype kLinesAtMost = 200;
    const QList<QByteArray> lines = text.split('\n').mid(0, kLinesAtMost);
    for (const QByteArray &each : lines) {
        const ScriptLine read = readScriptLine(each.toStdString());
        if (std::holds_alternative<line::Blank>(read) || std::holds_alternative<line::Note>(read))
            continue;
        return std::holds_alternative<line::Table>(read);
    }
    return false;
}

Kind kindOfText(const QByteArray &text)
{
    const QString format =
        QJsonDocument::fromJson(text).object().value(QStringLiteral("format")).toString();
    if (format.startsWith(QLatin1String("quarterdeck-board")))
        return Kind::Board;
    if (format.startsWith(QLatin1String("quarterdeck-decks")))
        return Kind::Decks;
    return isScript(text) ? Kind::Script : Kind::Other;
}

Kind kindOf(const QString &name)
{
    const QFileInfo info(name);
    if (info.isDir())
        return Kind::Folder;
    if (!info.isFile())
        return info.exists() ? Kind::Other : Kind::Missing;
    if (info.suffix().compare(QLatin1String("qdj"), Qt::CaseInsensitive) == 0)
        return Kind::Journal;
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return Kind::Journal; // opening it as a table says why it can't be read
    if (file.peek(16) == QByteArrayView("SQLite format 3\0", 16))
        return Kind::Journal;
    if (!QImageReader::imageFormat(&file).isEmpty())
        return Kind::Picture;
    file.close();
    const auto text = readOwnFile(name);
    return text ? kindOfText(*text) : Kind::Other;
}

} // namespace

DroppedFile recogniseDrop(const QList<QUrl> &urls)
{
    if (urls.size() != 1)
        return {Kind::Several, {}};
    if (!urls.first().isLocalFile())
        return {Kind::Elsewhere, {}};
    const QString file = urls.first().toLocalFile();
    return {kindOf(file), file};
}

} // namespace qd
