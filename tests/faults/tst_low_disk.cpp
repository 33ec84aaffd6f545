// SPDX-License-Identifier: GPL-3.0-or-later
// The settings on a disk that is full half-way, and the warning before a table's disk is full.
#include "app/window/disk_watch.h"
#include "app/window/settings_file.h"
#include "app/window/shortcut_store.h"
#include "app/window/status_line.h"
#include "tests/support/full_at.h"
#include "tests/support/window_bench.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QSettings>
#include <QSignalSpy>
#include <QStorageInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace qd;
using namespace qd::test;

namespace {

QByteArray bytesOf(const QString &file)
{
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

} // namespace

class TestLowDisk : public QObject {
    Q_OBJECT
private slots:
    void settingsAreWhatQtReads();
    void settingsKeepTheFile();
    void settingsOfTwoWindows();
    void unsavedSettingsAreTold_data();
    void unsavedSettingsAreTold();
    void keysNotSavedAreTold();
    void lowDiskIsTold_data();
    void lowDiskIsTold();
    void roomIsTheSystems();
};

/// The file is the one that earlier versions wrote through QSettings, and they read it again.
void TestLowDisk::settingsAreWhatQtReads()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("deep/settings.ini"));
    const QString control = QStringLiteral("line\nand\x01") + QLatin1Char('b');
    const QVariantMap values{
        {QStringLiteral("theme"), QStringLiteral("dark")},
        {QStringLiteral("text-percent"), 150},
        {QStringLiteral("animations"), false},
        {QStringLiteral("paper"), QString()},
        {QStringLiteral("new-table/referees"),
         QStringList{QStringLiteral("Íñigo, el árbitro; \"Fox\""), QStringLiteral("@home"),
                     QStringLiteral(" blanks "), QStringLiteral("C:\\x41"), control}},
        {QStringLiteral("own-files/corunna/values"),
         QStringList(QStringLiteral("/home/anna/one, two.json"))},
        {QStringLiteral("shortcuts/save-copy"), QStringLiteral("Ctrl+Alt+%")},
        {QStringLiteral("General/x"), QStringLiteral("@")},
        {QStringLiteral("from elsewhere/naïve ∆"), QStringLiteral("stays")}};
    {
        SettingsFile written(file);
        for (auto it = values.cbegin(); it != values.cend(); ++it)
            written.set(it.key(), it.value());
        QCOMPARE(written.trouble(), QString());
    }
    QSettings qt(file, QSettings::IniFormat);
    const SettingsFile again(file);
    QCOMPARE(qt.status(), QSettings::NoError);
    QStringList keys = qt.allKeys();
    keys.sort();
    QCOMPARE(keys, values.keys());
    for (auto it = values.cbegin(); it != values.cend(); ++it)
        for (const QVariant &read : {qt.value(it.key()), again.value(it.key())}) {
            if (it.value().typeId() == QMetaType::QStringList)
                QCOMPARE(read.toStringList(), it.value().toStringList());
            else
                QCOMPARE(read.toString(), it.value().toString());
        }
    // And the other way round, with a type that is not ours.
    qt.setValue(QStringLiteral("theme"), QStringLiteral("light"));
    qt.setValue(QStringLiteral("lists/none"), QStringList());
    qt.sync();
    SettingsFile third(file);
    QCOMPARE(third.value(QStringLiteral("theme")).toString(), QStringLiteral("light"));
    third.remove(QStringLiteral("new-table"));
    third.remove(QStringLiteral("nothing"));
    QVERIFY(!SettingsFile(file).keys().contains(QStringLiteral("new-table/referees")));
    QCOMPARE(SettingsFile(file).keys().size(), values.size());
}

void TestLowDisk::settingsKeepTheFile()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    Preferences preferences(file);
    preferences.setShortcut(QStringLiteral("note"), QStringLiteral("Ctrl+Alt+N"));
    preferences.addReferee(QStringLiteral("Anna"));
    const QByteArray before = bytesOf(file);
    QVERIFY(before.contains("Anna"));
    QSignalSpy told(&preferences.settings(), &SettingsFile::troubleChanged);
    {
        const FullAt full(20);
        preferences.setTheme(Preferences::Theme::Dark);
        preferences.forgetShortcuts();
        QCOMPARE(told.size(), 1); // once, not at every change
        QVERIFY(!preferences.settings().trouble().isEmpty());
        QCOMPARE(bytesOf(file), before);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
                 QStringList(QStringLiteral("settings.ini")));
        // What was chosen holds all the same.
        QCOMPARE(preferences.theme(), Preferences::Theme::Dark);
        QVERIFY(preferences.shortcuts().isEmpty());
        QCOMPARE(Preferences(file).shortcuts().size(), 1);
    }
    preferences.settings().save(); // there is room again
    QCOMPARE(told.size(), 2);
    QCOMPARE(preferences.settings().trouble(), QString());
    const Preferences next(file);
    QCOMPARE(next.theme(), Preferences::Theme::Dark);
    QVERIFY(next.shortcuts().isEmpty());
    QCOMPARE(next.referees(), QStringList(QStringLiteral("Anna")));
}

/// Neither undoes what the other one has written since.
void TestLowDisk::settingsOfTwoWindows()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    Preferences first(file);
    Preferences second(file);
    first.setTextPercent(150);
    second.setLanguage(QStringLiteral("fr"));
    first.setPaper(QStringLiteral("A4"));
    const Preferences third(file);
    QCOMPARE(third.textPercent(), 150);
    QCOMPARE(third.language(), QStringLiteral("fr"));
    QCOMPARE(third.paper(), QStringLiteral("A4"));
    QCOMPARE(first.language(), QStringLiteral("fr"));
}

void TestLowDisk::unsavedSettingsAreTold_data()
{
    QTest::addColumn<QByteArray>("language");
    for (const char *language : {"en", "es", "fr"})
        QTest::newRow(language) << QByteArray(language);
}

void TestLowDisk::unsavedSettingsAreTold()
{
    QFETCH(QByteArray, language);
    WindowBench bench;
    bench.speak(language);
    bench.newTable("standard");
    auto *part = bench.child<QLabel>("statusSettings");
    QVERIFY(!part->isVisible());
    {
        const FullAt full(20);
        bench.preferences.setAnimations(true);
        QVERIFY(!bench.preferences.settings().trouble().isEmpty());
        QVERIFY(part->isVisible());
        QVERIFY(part->text().contains(QStringLiteral("⚑")));
        QVERIFY(part->toolTip().contains(bench.preferences.settings().file()));
        QVERIFY(part->toolTip().contains(bench.preferences.settings().trouble()));
        const QString said = part->accessibleName();
        bench.speak(language == "fr" ? "en" : "fr");
        bench.speak(language);
        QCOMPARE(part->accessibleName(), said);
    }
    bench.window->disk()->look(); // as it does every now and then
    QVERIFY(!part->isVisible());
    QVERIFY(Preferences(bench.preferences.settings().file()).animations());
}

void TestLowDisk::keysNotSavedAreTold()
{
    WindowBench bench;
    auto *store = bench.window->findChild<ShortcutStore *>();
    QVERIFY(store != nullptr);
    {
        const FullAt full(20);
        QCOMPARE(store->set(QStringLiteral("note"), QKeySequence(QStringLiteral("Ctrl+Alt+N"))),
                 QString());
        QVERIFY(store->notSaved().contains(bench.preferences.settings().file()));
        QCOMPARE(store->key(QStringLiteral("note")),
                 QKeySequence(QStringLiteral("Ctrl+Alt+N"))); // it holds for this evening
    }
    bench.window->close(); // the last chance
    QCOMPARE(store->notSaved(), QString());
    QCOMPARE(Preferences(bench.preferences.settings().file()).shortcuts(),
             bench.preferences.shortcuts());
}

void TestLowDisk::lowDiskIsTold_data()
{
    unsavedSettingsAreTold_data();
}

void TestLowDisk::lowDiskIsTold()
{
    QFETCH(QByteArray, language);
    WindowBench bench;
    bench.speak(language);
    DiskWatch &disk = *bench.window->disk();
    constexpr qint64 kMiB = 1 << 20;
    qint64 left = 12 * kMiB;
    QStringList folders;
    disk.freeBytes = [&](const QString &folder) {
        folders << folder;
        return left;
    };
    auto *part = bench.child<QLabel>("statusDisk");
    disk.look();
    QVERIFY(!part->isVisible()); // nothing is written while no table is open
    bench.newTable("standard");
    QVERIFY(part->isVisible());
    QCOMPARE(folders.value(0), QFileInfo(bench.session()->file()).absolutePath());
    QVERIFY2(part->text().contains(QLocale().formattedDataSize(12 * kMiB, 0)),
             qPrintable(part->text()));
    QVERIFY(part->toolTip().contains(bench.session()->file()));
    QVERIFY(bench.child<StatusLine>("status")->text().startsWith(part->accessibleName()));
    // In a narrow window it is the last to go.
    bench.child<StatusLine>("status")->resize(100, 20);
    QVERIFY(part->isVisible());
    left = DiskWatch::kLow;
    disk.look();
    QVERIFY(!part->isVisible());
    left = DiskWatch::kLow - 1; // an act looks too
    QVERIFY(bench.desk()->note(QStringLiteral("the kettle is on")));
    QVERIFY(part->isVisible());
    left = -1; // nobody knows
    disk.look();
    QVERIFY(!part->isVisible());
    left = 0;
    disk.look();
    QVERIFY(part->isVisible());
    bench.desk()->closeTable();
    QVERIFY(!part->isVisible());
}

void TestLowDisk::roomIsTheSystems()
{
    const QTemporaryDir folder;
    const DiskWatch disk;
    const qint64 said = disk.freeBytes(folder.path());
    const qint64 found = QStorageInfo(folder.path()).bytesAvailable();
    constexpr qint64 kOthersWrite = qint64{1} << 30;
    QVERIFY(said > 0);
    QVERIFY2(qAbs(said - found) < kOthersWrite, qPrintable(QString::number(said - found)));
    QCOMPARE(disk.freeBytes(folder.filePath(QStringLiteral("nowhere"))), qint64{-1});
}

QTEST_MAIN(TestLowDisk)
#include "tst_low_disk.moc"
