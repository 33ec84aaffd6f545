// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/verb.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <sstream>

namespace qd::console {

/// What the console answered.
struct Ran {
    int status = -1;
    QByteArray out;
    QByteArray err;

    QList<QByteArray> lines() const
    {
        QList<QByteArray> all = out.split('\n');
        all.removeLast();
        return all;
    }

    QJsonObject line(qsizetype i) const
    {
        return QJsonDocument::fromJson(lines().value(i)).object();
    }
};

inline Ran run(const QStringList &arguments, const QByteArray &input = {})
{
    std::istringstream in(input.toStdString());
    std::ostringstream out;
    std::ostringstream err;
    const ExitStatus status = runConsole(arguments, Streams{in, out, err});
    return Ran{static_cast<int>(status), QByteArray::fromStdString(out.str()),
               QByteArray::fromStdString(err.str())};
}

inline QString text(const char *latin)
{
    return QString::fromLatin1(latin);
}

inline QStringList words(const char *latin)
{
    return text(latin).split(QLatin1Char(' '));
}

inline const QByteArray kTable =
    R"({"table":{"game":"santa-cruz-1797","scenario":"blank","board":"schematic","options":{"decks":"conjecture"},"seed":3}})";
inline const QByteArray kSetUp =
    R"({"do":"adjust","set":{"turn":2,"phase":"british-action","units":{"sailors-1":{"at":"dock"}}},"reason":"from the table"})";
inline const QByteArray kMove =
    R"({"do":"play","card":"move","from":"dock","to":"pila-square","units":["sailors-1"]})";
inline const QByteArray kState = R"({"ask":"state"})";

/// A folder with scripts and a journal "t.qdj" in it.
class Desk {
public:
    Desk() { Q_ASSERT(m_folder.isValid()); }

    QString folder() const { return m_folder.path(); }

    QString path(const char *name) const { return m_folder.filePath(text(name)); }

    void write(const char *name, const QByteArray &content) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }

    /// The journal of the blank scenario with the given lines in it.
    void makeTable(const QByteArray &lines = {}) const
    {
        const Ran made = run({text("new"), path("t.qdj"), text("--game"), text("santa-cruz-1797"),
                              text("--scenario"), text("blank"), text("--seed"), text("3")});
        QVERIFY2(made.status == 0, made.err.constData());
        if (lines.isEmpty())
            return;
        const Ran done = run({text("do"), path("t.qdj"), text("-")}, lines);
        QVERIFY2(done.status == 0, (done.out + done.err).constData());
    }

private:
    QTemporaryDir m_folder;
};

} // namespace qd::console
