// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogs that ask for a file to write: each adds its ending, also to names with a dot in them,
// and none takes a file that is there without asking.
#include "app/narration/language_switch.h"
#include "app/window/dialog_desk.h"
#include "app/window/file_choice.h"
#include "app/window/new_table_dialog.h"
#include "app/window/preferences.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMessageBox>
#include <QPageSize>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWidget>

using namespace qd;

namespace {

/// Types a name into the file dialog that comes and accepts it; answers what asks after it with the
/// button of that place (0: the first), then gives up.
void answerWith(const QString &name, int button)
{
    QTimer::singleShot(0, qApp, [name, button] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            return;
        auto *edit = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
        edit->setText(name);
        QTimer::singleShot(0, qApp, [dialog, button] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            if (box == nullptr)
                return;
            QTimer::singleShot(0, dialog, [dialog] { dialog->reject(); });
            box->buttons().at(button)->click();
        });
        static_cast<QDialog *>(dialog)->accept();
    });
}

} // namespace

class FileDialogsTest : public QObject {
    Q_OBJECT

private slots:

    void ending_data();
    void ending();
    void dialogs_data();
    void dialogs();
    void copyNeverReplaces();
    void replacedAfterAQuestion();
    void folderThatIsNew();

private:
    QString path(const char *name) const { return m_folder.filePath(QString::fromUtf8(name)); }

    void make(const char *name) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }

    QTemporaryDir m_folder;
    Preferences m_preferences{m_folder.filePath(QStringLiteral("settings.ini"))};
    QWidget m_window;
    DialogDesk m_desk{&m_window, m_preferences};
};

void FileDialogsTest::ending_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("whole");
    const auto row = [](const char *name, const char *whole) {
        QTest::newRow(name) << QString::fromUtf8(name) << QString::fromUtf8(whole);
    };
    row("/t/evening", "/t/evening.qdj");
    row("/t/evening.qdj", "/t/evening.qdj");
    row("/t/EVENING.QDJ", "/t/EVENING.QDJ");
    row("/t/St. Vincent", "/t/St. Vincent.qdj");
    row("/t/a.b/evening", "/t/a.b/evening.qdj");
    row("/t/evening.", "/t/evening..qdj");
    row("", "");
}

void FileDialogsTest::ending()
{
    QFETCH(QString, name);
    QFETCH(QString, whole);
    QCOMPARE(withEnding(name, QStringLiteral("qdj")), whole);
}

void FileDialogsTest::dialogs_data()
{
    QTest::addColumn<QString>("which");
    QTest::addColumn<QString>("ending");
    QTest::newRow("copy") << QStringLiteral("copy") << QStringLiteral(".qdj");
    QTest::newRow("script") << QStringLiteral("script") << QStringLiteral(".jsonl");
    QTest::newRow("sheets") << QStringLiteral("sheets") << QStringLiteral(".pdf");
    QTest::newRow("own file") << QStringLiteral("own file") << QStringLiteral(".json");
}

void FileDialogsTest::dialogs()
{
    QFETCH(QString, which);
    QFETCH(QString, ending);
    for (const char *name : {"evening", "St. Vincent"}) {
        const QString typed = QString::fromUtf8(name);
        answerWith(typed, 0);
        const QString suggestion = path("suggested");
        QString file;
        if (which == QLatin1String("copy"))
            file = m_desk.fileForCopy(suggestion);
        else if (which == QLatin1String("script"))
            file = m_desk.fileForScript(suggestion);
        else if (which == QLatin1String("sheets"))
            file = m_desk.fileForSheets(suggestion, QPageSize(QPageSize::A4))->file;
        else
            file = NewTableDialog(m_preferences, NewTableDraft(games()))
                       .context()
                       .chooseFileToSave(&m_window, suggestion);
        QCOMPARE(file, m_folder.filePath(typed + ending));
    }
}

/// A journal is never written over: another name must be chosen.
void FileDialogsTest::copyNeverReplaces()
{
    make("there.qdj");
    for (const char *name : {"there", "there.qdj"}) {
        answerWith(QString::fromUtf8(name), 0); // "Another name…", then given up
        QCOMPARE(m_desk.fileForCopy(path("suggested")), QString());
    }
}

/// A name that got its ending is asked about like one that had it.
void FileDialogsTest::replacedAfterAQuestion()
{
    make("No. 2.jsonl");
    answerWith(QStringLiteral("No. 2"), 0);
    QCOMPARE(m_desk.fileForScript(path("suggested")), QString());
    answerWith(QStringLiteral("No. 2"), 1); // "Replace"
    QCOMPARE(m_desk.fileForScript(path("suggested")), path("No. 2.jsonl"));
}

/// The folder of the tables before the first table: the dialog opens there, and leaves nothing when
/// it is given up.
void FileDialogsTest::folderThatIsNew()
{
    const QString folder = path("Quarterdeck");
    answerWith(QStringLiteral("club"), 0);
    QCOMPARE(m_desk.fileForScript(folder + QStringLiteral("/suggested")),
             folder + QStringLiteral("/club.jsonl"));
    QVERIFY(QDir().rmdir(folder));
    QTimer::singleShot(0, qApp, [] {
        if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget()))
            dialog->reject();
    });
    QCOMPARE(m_desk.fileForScript(folder + QStringLiteral("/suggested")), QString());
    QVERIFY(!QFileInfo::exists(folder));
}

QTEST_MAIN(FileDialogsTest)
#include "tst_file_dialogs.moc"
