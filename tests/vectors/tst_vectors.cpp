// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/resource_library.h"
#include "rules/catalog/catalog.h"
#include "rules/module/check_script.h"

#include <QDirIterator>
#include <QTest>

using namespace qd;

/// Each file below tests/vectors/<game>/ is a row: one rule or one scene.
class TestVectors : public QObject {
    Q_OBJECT

private slots:
    void everyGameHasVectors();
    void vector_data();
    void vector();
};

namespace {

QString root()
{
    return QStringLiteral(QD_SOURCE_DIR "/tests/vectors");
}

} // namespace

void TestVectors::everyGameHasVectors()
{
    QVERIFY(!games().empty());
    for (const GameModule *game : games()) {
        const QDir folder(root() + QLatin1Char('/') + QString::fromStdString(game->info().id));
        QVERIFY2(!folder.entryList({QStringLiteral("*.jsonl")}).isEmpty(),
                 qPrintable(folder.path()));
    }
}

void TestVectors::vector_data()
{
    QTest::addColumn<QString>("file");
    QStringList files;
    for (const GameModule *game : games()) {
        QDirIterator all(root() + QLatin1Char('/') + QString::fromStdString(game->info().id),
                         {QStringLiteral("*.jsonl")}, QDir::Files, QDirIterator::Subdirectories);
        while (all.hasNext())
            files << all.next();
    }
    files.sort();
    for (const QString &file : files)
        QTest::newRow(qPrintable(file.mid(root().size() + 1))) << file;
}

void TestVectors::vector()
{
    QFETCH(QString, file);
    QFile script(file);
    QVERIFY(script.open(QIODevice::ReadOnly));
    CheckScript check(games(), resourceLibrary());
    int number = 0;
    for (const QByteArray &line : script.readAll().split('\n'))
        check.feed(std::string_view(line.constData(), static_cast<std::size_t>(line.size())),
                   ++number);
    QVERIFY(check.expectations() > 0);
    QByteArray failures;
    for (const std::string &failure : check.failures())
        failures += QByteArray::fromStdString(failure) + '\n';
    QVERIFY2(failures.isEmpty(), failures.constData());
}

QTEST_GUILESS_MAIN(TestVectors)
#include "tst_vectors.moc"
