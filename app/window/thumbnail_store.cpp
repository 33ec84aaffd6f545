// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/thumbnail_store.h"

#include "app/window/table_files.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QImageWriter>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>

namespace qd {
namespace {

constexpr qint64 kLargestPicture = qint64{4} << 20;
constexpr qint64 kLargestFacts = qint64{64} << 10;
constexpr int kLongestText = 200;
constexpr int kMostTurns = 10'000;

/// What a file of that size holds; nothing for a folder, a pipe or something larger.
QByteArray smallFile(const QString &path, qint64 largest)
{
    const QFileInfo info(path);
    if (!info.isFile() || info.size() > largest)
        return {};
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(largest) : QByteArray();
}

QImage readBoard(const QString &path)
{
    if (const QFileInfo info(path); !info.isFile() || info.size() > kLargestPicture)
        return {};
    QImageReader reader(path, "png");
    const QSize size = reader.size();
    if (!size.isValid() || size.width() > ThumbnailStore::kLargest.width()
        || size.height() > ThumbnailStore::kLargest.height())
        return {};
    return reader.read();
}

std::optional<TableFacts> readFacts(const QString &path)
{
    const QJsonDocument text = QJsonDocument::fromJson(smallFile(path, kLargestFacts));
    const QJsonObject object = text.object();
    const auto word = [&object](const char *key) {
        return object.value(QLatin1String(key)).toString().left(kLongestText);
    };
    const auto number = [&object](const char *key) {
        return std::clamp(object.value(QLatin1String(key)).toInt(), 0, kMostTurns);
    };
    TableFacts facts;
    facts.game = word("game");
    if (facts.game.isEmpty())
        return std::nullopt;
    facts.title = word("title");
    facts.phase = word("phase");
    facts.turn = number("turn");
    facts.turns = number("turns");
    facts.over = object.value(QLatin1String("over")).toBool();
    facts.entries = std::max<qint64>(0, object.value(QLatin1String("entries")).toInteger());
    facts.played = QDateTime::fromString(word("played"), Qt::ISODateWithMs);
    return facts;
}

QByteArray written(const TableFacts &facts)
{
    return QJsonDocument(QJsonObject{
                             {QStringLiteral("title"), facts.title},
                             {QStringLiteral("game"), facts.game},
                             {QStringLiteral("turn"), facts.turn},
                             {QStringLiteral("turns"), facts.turns},
                             {QStringLiteral("phase"), facts.phase},
                             {QStringLiteral("over"), facts.over},
                             {QStringLiteral("entries"), facts.entries},
                             {QStringLiteral("played"), facts.played.toString(Qt::ISODateWithMs)},
                         })
        .toJson(QJsonDocument::Compact);
}

void writeBoard(const QString &path, const QImage &board)
{
    QBuffer picture;
    picture.open(QIODevice::WriteOnly);
    QImageWriter writer(&picture, "png");
    if (writer.write(board))
        writeWhole(path, picture.data());
}

/// Only files of ours, which have the key's form, are ever removed.
void prune(const QString &folder)
{
    const QString form = QString(64, QLatin1Char('?'));
    const QFileInfoList found =
        QDir(folder).entryInfoList({form + QStringLiteral(".png"), form + QStringLiteral(".json")},
                                   QDir::Files, QDir::Time); // newest first
    QSet<QString> kept;
    for (const QFileInfo &info : found) {
        if (kept.contains(info.completeBaseName()))
            continue;
        if (kept.size() < ThumbnailStore::kMost)
            kept.insert(info.completeBaseName());
        else
            QFile::remove(info.filePath());
    }
}

} // namespace

ThumbnailStore::ThumbnailStore(const QString &folder) : m_folder(folder)
{
    m_writer.setMaxThreadCount(1);
}

ThumbnailStore::~ThumbnailStore()
{
    flush();
}

void ThumbnailStore::flush()
{
    m_writer.waitForDone();
}

QString ThumbnailStore::keyOf(const QString &file)
{
    const QFileInfo info(QDir::cleanPath(QFileInfo(file).absoluteFilePath()));
    QString whole = info.canonicalFilePath();
    if (whole.isEmpty()) { // the journal is gone, its folder need not be
        const QString folder = QFileInfo(info.absolutePath()).canonicalFilePath();
        whole =
            (folder.isEmpty() ? info.absolutePath() : folder) + QLatin1Char('/') + info.fileName();
    }
    return QString::fromLatin1(
        QCryptographicHash::hash(whole.toUtf8(), QCryptographicHash::Sha256).toHex());
}

QString ThumbnailStore::path(const QString &key, const char *ending) const
{
    return m_folder + QLatin1Char('/') + key + QLatin1String(ending);
}

void ThumbnailStore::keep(const QString &file, const QImage &board, const TableFacts &facts)
{
    const QString key = keyOf(file);
    QImage small = board;
    if (board.width() > kLargest.width() || board.height() > kLargest.height())
        small = board.scaled(kLargest, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    m_boards.insert(key, small);
    m_facts.insert(key, facts);
    m_writer.start([folder = m_folder, picture = path(key, ".png"), beside = path(key, ".json"),
                    small, text = written(facts)] {
        if (!QDir().mkpath(folder))
            return;
        writeBoard(picture, small);
        writeWhole(beside, text);
        prune(folder);
    });
}

void ThumbnailStore::forget(const QString &file)
{
    const QString key = keyOf(file);
    m_boards.remove(key);
    m_facts.remove(key);
    m_writer.start([picture = path(key, ".png"), beside = path(key, ".json")] {
        QFile::remove(picture);
        QFile::remove(beside);
    });
}

QImage ThumbnailStore::board(const QString &file) const
{
    const QString key = keyOf(file);
    auto known = m_boards.constFind(key);
    if (known == m_boards.constEnd())
        known = m_boards.insert(key, readBoard(path(key, ".png")));
    return *known;
}

std::optional<TableFacts> ThumbnailStore::facts(const QString &file) const
{
    const QString key = keyOf(file);
    auto known = m_facts.constFind(key);
    if (known == m_facts.constEnd())
        known = m_facts.insert(key, readFacts(path(key, ".json")));
    return *known;
}

} // namespace qd
