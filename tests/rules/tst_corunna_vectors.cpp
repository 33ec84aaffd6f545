// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/module/check_script.h"
#include "tests/rules/corunna_table.h"

#include <QDir>
#include <QTest>

using namespace qd;

/// Corunna's vectors on its rules alone: each file is a row.
class TestCorunnaVectors : public QObject {
    Q_OBJECT

private slots:
    void vector_data();
    void vector();
};

void TestCorunnaVectors::vector_data()
{
    QTest::addColumn<QString>("file");
    const QDir folder(QStringLiteral(QD_SOURCE_DIR "/tests/vectors/corunna"));
    const QStringList files =
        folder.entryList({QStringLiteral("*.jsonl")}, QDir::Files, QDir::Name);
    QVERIFY(files.size() > 100);
    for (const QString &file : files)
        QTest::newRow(qPrintable(file)) << folder.filePath(file);
}

void TestCorunnaVectors::vector()
{
    QFETCH(QString, file);
    std::ifstream script(file.toStdString());
    QVERIFY(script.good());
    CheckScript check({&corunna::module()}, corunna::sourceLibrary());
    std::string line;
    for (int number = 1; std::getline(script, line); ++number)
        check.feed(line, number);
    QVERIFY(check.expectations() > 0);
    std::string failures;
    for (const std::string &failure : check.failures())
        failures += failure + '\n';
    QVERIFY2(failures.empty(), failures.c_str());
}

QTEST_GUILESS_MAIN(TestCorunnaVectors)
#include "tst_corunna_vectors.moc"
