// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session_marks.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>

#include <utility>

namespace qd {
namespace {

const auto kBeginning = QStringLiteral("table-");

QString nameFor(const QString &file)
{
    const QByteArray path = QFileInfo(file).absoluteFilePath().toUtf8();
    return kBeginning
        + QString::fromLatin1(
               QCryptographicHash::hash(path, QCryptographicHash::Sha256).toHex().left(16));
}

QByteArray systemText(const QString &file)
{
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

/// Boot, process number and when it started (the 22nd field of /proc/…/stat, proc(5)): after a
/// reboot or much later the number alone means nothing. Empty: no such process, or one that has
/// ended and waits for its parent to ask how (a zombie).
QString markOf(qint64 process)
{
    const QByteArray stat = systemText(QStringLiteral("/proc/%1/stat").arg(process));
    const QList<QByteArray> fields = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
    constexpr int kStarted = 22 - 3; // the list begins with the third field
    if (fields.size() <= kStarted || fields.first() == "Z" || fields.first() == "X")
        return {};
    return QStringLiteral("%1 %2 %3")
        .arg(QString::fromLatin1(
            systemText(QStringLiteral("/proc/sys/kernel/random/boot_id")).trimmed()))
        .arg(process)
        .arg(QString::fromLatin1(fields.at(kStarted)));
}

bool isAlive(const QString &owner)
{
    const QStringList parts = owner.split(QLatin1Char(' '));
    return parts.size() == 3 && markOf(parts.at(1).toLongLong()) == owner;
}

QJsonObject toJson(const InHand &hand)
{
    QJsonArray faces;
    for (const int face : hand.faces)
        faces.append(face);
    return {{QStringLiteral("command"), QString::fromStdString(hand.command)},
            {QStringLiteral("faces"), faces},
            {QStringLiteral("rolled"), hand.rolled},
            {QStringLiteral("reason"), hand.reason},
            {QStringLiteral("note"), hand.note},
            {QStringLiteral("adjust"), hand.adjust},
            {QStringLiteral("adjust-reason"), hand.adjustReason}};
}

InHand handFrom(const QJsonObject &object)
{
    InHand hand;
    hand.command = object.value(QStringLiteral("command")).toString().toStdString();
    const QJsonArray faces = object.value(QStringLiteral("faces")).toArray();
    for (const auto &face : faces)
        hand.faces.push_back(face.toInt());
    hand.rolled = object.value(QStringLiteral("rolled")).toBool();
    hand.reason = object.value(QStringLiteral("reason")).toString();
    hand.note = object.value(QStringLiteral("note")).toString();
    hand.adjust = object.value(QStringLiteral("adjust")).toObject();
    hand.adjustReason = object.value(QStringLiteral("adjust-reason")).toString();
    return hand;
}

SessionMark markFrom(const QJsonObject &object)
{
    SessionMark mark;
    mark.file = object.value(QStringLiteral("file")).toString();
    mark.head = object.value(QStringLiteral("head")).toString();
    mark.entries = object.value(QStringLiteral("entries")).toInteger();
    mark.hand = handFrom(object.value(QStringLiteral("in-hand")).toObject());
    mark.ended = object.value(QStringLiteral("ended")).toBool();
    return mark;
}

} // namespace

SessionMarks::SessionMarks(StateStore store) : m_store(std::move(store)) { }

bool SessionMarks::write(const SessionMark &mark) const
{
    return m_store.write(nameFor(mark.file),
                         {{QStringLiteral("file"), QFileInfo(mark.file).absoluteFilePath()},
                          {QStringLiteral("head"), mark.head},
                          {QStringLiteral("entries"), mark.entries},
                          {QStringLiteral("in-hand"), toJson(mark.hand)},
                          {QStringLiteral("ended"), mark.ended},
                          {QStringLiteral("owner"), ownerMark()}});
}

void SessionMarks::remove(const QString &file) const
{
    m_store.remove(nameFor(file));
}

std::optional<SessionMark> SessionMarks::of(const QString &file) const
{
    const SessionMark mark = markFrom(m_store.read(nameFor(file)));
    return mark.file.isEmpty() ? std::nullopt : std::optional(mark);
}

std::optional<SessionMark> SessionMarks::unfinished() const
{
    const QStringList names = m_store.names(kBeginning);
    for (const QString &name : names) {
        const QJsonObject object = m_store.read(name);
        const SessionMark mark = markFrom(object);
        if (!QFileInfo(mark.file).isFile()) {
            m_store.remove(name); // damaged, or the table was taken away
            continue;
        }
        if (!mark.ended && !isAlive(object.value(QStringLiteral("owner")).toString()))
            return mark;
    }
    return std::nullopt;
}

QString SessionMarks::ownerMark()
{
    static const QString kOwn = markOf(QCoreApplication::applicationPid());
    return kOwn;
}

} // namespace qd
