// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever the window writes beside journals, on a disk that is full half-way: what stood there
// before is whole, and nobody is told that it was saved.
#include "app/narration/language_switch.h"
#include "app/session/resource_library.h"
#include "app/window/data_editor_dialog.h"
#include "app/window/new_table_dialog.h"
#include "app/window/notice.h"
#include "app/window/state_store.h"
#include "app/window/table_files.h"
#include "app/window/thumbnail_store.h"
#include "tests/support/full_at.h"
#include "tests/support/window_bench.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QJsonObject>
#include <QLabel>
#include <QPageSize>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace qd;
using namespace qd::test;

namespace {

const QByteArray kOld("what stood there before\n");

QByteArray bytesOf(const QString &file)
{
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

/// A file of the person's own, and the folder it must be alone in.
struct OldFile {
    QTemporaryDir folder;
    QString name = folder.filePath(QStringLiteral("mine"));

    OldFile()
    {
        if (!writeWhole(name, kOld).isEmpty())
            qFatal("a file of the test can't be written");
    }

    void verifyUntouched() const
    {
        QCOMPARE(bytesOf(name), kOld);
        QCOMPARE(
            QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden),
            QStringList(QStringLiteral("mine")));
    }
};

} // namespace

class TestFullDisk : public QObject {
    Q_OBJECT
private slots:
    void theDiskIsFull();
    void writer_data();
    void writer();
    void editorsKeepTheFile_data();
    void editorsKeepTheFile();
    void exportKeepsTheFile_data();
    void exportKeepsTheFile();
    void smallFilesOfTheProgram();
    void pictures();
};

/// Else every test below proves nothing.
void TestFullDisk::theDiskIsFull()
{
    const OldFile old;
    const FullAt full(4096);
    QFile file(old.name);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    QVERIFY(file.write(QByteArray(5000, 'x')) < 5000);
}

void TestFullDisk::writer_data()
{
    QTest::addColumn<int>("room");
    QTest::addColumn<int>("size");
    QTest::newRow("nothing fits") << 0 << 1;
    QTest::newRow("cut in the buffer") << 4096 << 5899;
    QTest::newRow("one byte short") << 5898 << 5899;
    QTest::newRow("cut beyond the buffer") << 20'000 << 300'000;
}

void TestFullDisk::writer()
{
    QFETCH(int, room);
    QFETCH(int, size);
    const OldFile old;
    const QByteArray fresh(size, 'x');
    {
        const FullAt full(static_cast<rlim_t>(room));
        QVERIFY(!writeWhole(old.name, fresh).isEmpty());
    }
    old.verifyUntouched();
    const FullAt justEnough(static_cast<rlim_t>(size));
    QCOMPARE(writeWhole(old.name, fresh), QString());
    QCOMPARE(bytesOf(old.name), fresh);
}

void TestFullDisk::editorsKeepTheFile_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("kind");
    const auto row = [](const char *name, const char *game, const char *key, const char *kind) {
        QTest::newRow(name) << QString::fromLatin1(game) << QString::fromLatin1(key)
                            << QString::fromLatin1(kind);
    };
    row("fleet", "as-per-margin", "fleet", "scenario");
    row("board", "trafalgar", "board", "board");
    row("counters", "corunna", "values", "values");
    row("series", "corunna", "series", "series");
}

void TestFullDisk::editorsKeepTheFile()
{
    QFETCH(QString, game);
    QFETCH(QString, key);
    QFETCH(QString, kind);
    const QTemporaryDir settings;
    Preferences preferences(settings.filePath(QStringLiteral("settings.ini")));
    LanguageSwitch language;
    language.set(QLocale(QStringLiteral("en_GB")));
    NewTableDraft draft(games());
    draft.chooseGame(game);
    NewTableDialog wizard(preferences, draft);
    wizard.showStep(1);
    DataEditorDialog dialog(wizard.context(), key, kind);
    const OldFile old;
    wizard.context().chooseFileToSave = [&old](QWidget *, const QString &) { return old.name; };
    const auto *state = dialog.findChild<QLabel *>(QStringLiteral("data-state"));
    const QString before = state->text();
    {
        const FullAt full(20);
        dialog.findChild<QPushButton *>(QStringLiteral("data-save"))->click();
    }
    old.verifyUntouched();
    QVERIFY(
        dialog.findChild<Notice *>(QStringLiteral("data-trouble"))->sentence().contains(old.name));
    QCOMPARE(state->text(), before);
    QVERIFY(dialog.data().file.isEmpty());
    dialog.findChild<QPushButton *>(QStringLiteral("data-save"))->click(); // there is room again
    QVERIFY(bytesOf(old.name).startsWith('{'));
    QVERIFY(state->text().contains(QStringLiteral("mine")));
}

void TestFullDisk::exportKeepsTheFile_data()
{
    QTest::addColumn<QByteArray>("action");
    QTest::newRow("script") << QByteArray("export-script");
    QTest::newRow("record sheets") << QByteArray("save-sheets");
}

void TestFullDisk::exportKeepsTheFile()
{
    QFETCH(QByteArray, action);
    const OldFile old;
    WindowBench bench;
    TableSpec spec;
    spec.game = "as-per-margin";
    spec.scenario = "trafalgar-1805";
    const QString table = bench.folder.filePath(QStringLiteral("fleet.qdj"));
    auto made = TableSession::create(table, spec, {});
    QVERIFY(made.has_value());
    made->reset();
    QVERIFY(bench.window->openFile(table));
    DialogDesk &dialogs = *bench.window->dialogs();
    dialogs.fileForScript = [&old](const QString &) { return old.name; };
    dialogs.fileForSheets = [&old](const QString &, const QPageSize &) {
        return std::optional(DialogDesk::PaperFile{old.name, QPageSize(QPageSize::A4)});
    };
    QStringList announced;
    connect(bench.desk(), &TableDesk::announced, this,
            [&announced](const QString &said) { announced << said; });
    {
        const FullAt full(100);
        bench.action(action.constData())->trigger();
    }
    old.verifyUntouched();
    QCOMPARE(bench.told.size(), 1);
    QVERIFY2(bench.told.first().contains(old.name), qPrintable(bench.told.first()));
    QVERIFY2(!bench.told.first().contains(QStringLiteral("read only")),
             qPrintable(bench.told.first()));
    QCOMPARE(announced, QStringList());
    bench.action(action.constData())->trigger();
    QVERIFY(bytesOf(old.name).size() > 100);
    QCOMPARE(announced.size(), 1);
}

void TestFullDisk::smallFilesOfTheProgram()
{
    const QTemporaryDir folder;
    const StateStore store(folder.path());
    const auto name = QStringLiteral("layout");
    const QJsonObject before{{QStringLiteral("panels"), 3}};
    QVERIFY(store.write(name, before));
    const QString file = folder.filePath(QStringLiteral("layout.json"));
    QCOMPARE(QFileInfo(file).permissions()
                 & (QFileDevice::ReadGroup | QFileDevice::ReadOther | QFileDevice::WriteOther),
             QFileDevice::Permissions());
    {
        const FullAt full(20);
        QVERIFY(!store.write(name, {{QStringLiteral("panels"), QString(100, QLatin1Char('x'))}}));
    }
    QCOMPARE(store.read(name), before);
}

void TestFullDisk::pictures()
{
    const QTemporaryDir folder;
    const auto table = QStringLiteral("/tables/evening.qdj");
    TableFacts facts;
    facts.game = QStringLiteral("corunna");
    QImage red(200, 120, QImage::Format_RGB32);
    red.fill(Qt::red);
    {
        ThumbnailStore store(folder.path());
        store.keep(table, red, facts);
    }
    {
        ThumbnailStore store(folder.path());
        const FullAt full(40);
        QImage blue = red;
        blue.fill(Qt::blue);
        store.keep(table, blue, facts);
        store.flush();
    }
    const ThumbnailStore store(folder.path());
    QCOMPARE(store.board(table).pixelColor(10, 10), QColor(Qt::red));
    QCOMPARE(store.facts(table), std::optional(facts));
}

QTEST_MAIN(TestFullDisk)
#include "tst_full_disk.moc"
