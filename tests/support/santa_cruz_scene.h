// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/catalog/catalog.h"
#include "rules/module/check_script.h"

#include <QFile>
#include <QTest>

namespace qd {

/// The boards and decks of the source tree.
inline DataLibrary sourceLibrary()
{
    return [](std::string_view game, std::string_view kind,
              std::string_view name) -> std::optional<std::string> {
        const std::string folder = kind == "board" ? "boards" : std::string(kind);
        QFile file(QStringLiteral(QD_SOURCE_DIR "/resources/")
                   + QString::fromStdString(folder + '/' + std::string(game) + '/'
                                            + std::string(name) + ".json"));
        if (!file.open(QIODevice::ReadOnly))
            return std::nullopt;
        return file.readAll().toStdString();
    };
}

/// A scene of Santa Cruz 1797: a blank table in turn 2 with these options, a position put up by
/// `set` (the keys of an adjustment; the British action phase unless it says otherwise), then
/// script lines with expectations.
struct Scene {
    QByteArray options;
    QByteArray set;
    QByteArray lines;

    QByteArray script() const
    {
        return "{\"table\":{\"game\":\"santa-cruz-1797\",\"scenario\":\"blank\",\"options\":{"
            + options
            + "}}}\n{\"do\":\"adjust\",\"set\":{\"turn\":2}}\n{\"do\":\"adjust\",\"set\":{" + set
            + "}}\n" + lines;
    }
};

/// What does not meet the scene's expectations, empty when all do. Every line that no expectation
/// follows must have been taken.
inline QByteArray failuresOf(const Scene &scene)
{
    CheckScript check(games(), sourceLibrary());
    Script script(games(), sourceLibrary());
    QByteArray failures;
    const QList<QByteArray> lines = scene.script().split('\n');
    for (int i = 0; i < lines.size(); ++i) {
        const std::string line = lines[i].trimmed().toStdString();
        check.feed(line, i + 1);
        const auto reply = script.feed(line, i + 1);
        const bool expected = i + 1 < lines.size() && lines[i + 1].contains("\"expect");
        if (reply && !expected && reply->find("\"ok\":true") == std::string::npos)
            failures += QByteArray::fromStdString(*reply) + '\n';
    }
    for (const std::string &failure : check.failures())
        failures += QByteArray::fromStdString(failure) + '\n';
    if (check.expectations() == 0)
        failures += "the scene expects nothing\n";
    return failures;
}

inline void sceneColumns()
{
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QByteArray>("set");
    QTest::addColumn<QByteArray>("lines");
}

inline void addScene(const char *name, const char *options, const char *set, const char *lines)
{
    QTest::newRow(name) << QByteArray(options) << QByteArray(set) << QByteArray(lines);
}

/// The body of a scene's test function.
inline void runScene()
{
    QFETCH(QByteArray, options);
    QFETCH(QByteArray, set);
    QFETCH(QByteArray, lines);
    const QByteArray failures = failuresOf({options, set, lines});
    QVERIFY2(failures.isEmpty(), failures.constData());
}

} // namespace qd
