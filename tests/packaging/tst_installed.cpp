// SPDX-License-Identifier: GPL-3.0-or-later
// What a desktop, a shell and a reader of manuals get: against the programs themselves, and against
// the usual checkers where they are installed (packaging/test installs them).
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QMimeDatabase>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

namespace {

const QString kSource = QStringLiteral(QD_SOURCE_DIR);
const QString kBin = QStringLiteral(QD_BIN_DIR);

QByteArray bytesOf(const QString &file)
{
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

struct Ran {
    int status = -1;
    QByteArray out;
    QByteArray all; ///< both outputs
};

Ran run(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    Ran ran;
    ran.status = process.exitCode();
    ran.out = process.readAllStandardOutput();
    ran.all = ran.out + process.readAllStandardError();
    return ran;
}

/// "--lang" and the like in a text, but not parts of other words.
QSet<QString> optionsIn(const QByteArray &text)
{
    static const QRegularExpression kOption(QStringLiteral("(?<![\\w-])--[a-z][a-z-]*"));
    QSet<QString> found;
    for (auto it = kOption.globalMatch(QString::fromUtf8(text)); it.hasNext();)
        found.insert(it.next().captured());
    return found;
}

QSet<QString> verbsIn(const QByteArray &help)
{
    static const QRegularExpression kVerb(QStringLiteral("^  ([a-z]+) +\\S"),
                                          QRegularExpression::MultilineOption);
    QSet<QString> found;
    for (auto it = kVerb.globalMatch(QString::fromUtf8(help)); it.hasNext();)
        found.insert(it.next().captured(1));
    return found;
}

/// A manual page's text without its markup.
QByteArray pageText(const QString &language, const QString &program)
{
    QString text = QString::fromUtf8(
        bytesOf(QStringLiteral("%1/packaging/man/%2/%3.1").arg(kSource, language, program)));
    text.remove(QRegularExpression(QStringLiteral("\\\\f[BIR]")));
    text.replace(QStringLiteral("\\-"), QStringLiteral("-"));
    return text.toUtf8();
}

/// Groups, and in them keys, of a desktop file.
QHash<QString, QString> desktopEntry()
{
    QHash<QString, QString> keys;
    for (const QByteArray &line :
         bytesOf(kSource + QStringLiteral("/packaging/desktop/quarterdeck.desktop")).split('\n')) {
        const qsizetype equals = line.indexOf('=');
        if (equals > 0 && !line.startsWith('#'))
            keys.insert(QString::fromUtf8(line.left(equals)),
                        QString::fromUtf8(line.mid(equals + 1)));
    }
    return keys;
}

/// What bash offers after these words, the last of them unfinished.
QStringList completed(const QString &script, const QStringList &words)
{
    const QString program = words.first();
    QString function = QLatin1Char('_') + program;
    function.replace(QLatin1Char('-'), QLatin1Char('_'));
    QStringList quoted;
    for (const QString &word : words)
        quoted << QLatin1Char('\'') + word + QLatin1Char('\'');
    const QString line =
        QStringLiteral("source '%1'; COMP_WORDS=(%2); COMP_CWORD=%3; %4; printf '%s\\n' "
                       "\"${COMPREPLY[@]}\"")
            .arg(script, quoted.join(QLatin1Char(' ')), QString::number(words.size() - 1),
                 function);
    const Ran ran = run(QStringLiteral("bash"), {QStringLiteral("-c"), line});
    QStringList offered = QString::fromUtf8(ran.all).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    std::ranges::sort(offered);
    return offered;
}

QStringList sorted(const char *words)
{
    QStringList list = QString::fromLatin1(words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::ranges::sort(list);
    return list;
}

} // namespace

class TestInstalled : public QObject {
    Q_OBJECT
private slots:
    void desktopFileSaysAll();
    void journalsAreRecognised();
    void metainfoAgrees();
    void manualsNameEveryOption_data();
    void manualsNameEveryOption();
    void manualsAreWhole_data();
    void manualsAreWhole();
    void consoleCompletes_data();
    void consoleCompletes();
    void completionHasEveryOption();
    void windowCompletes();
    void installs();
    void checkersAgree_data();
    void checkersAgree();
};

void TestInstalled::desktopFileSaysAll()
{
    const QHash<QString, QString> entry = desktopEntry();
    QCOMPARE(entry[QStringLiteral("Exec")], QStringLiteral("quarterdeck %f"));
    QCOMPARE(entry[QStringLiteral("Icon")], QStringLiteral("quarterdeck"));
    QVERIFY(entry[QStringLiteral("Categories")].startsWith(QStringLiteral("Game;BoardGame;")));
    QCOMPARE(entry[QStringLiteral("MimeType")],
             QStringLiteral("application/x-quarterdeck-journal;"));
    for (const char *key : {"GenericName", "Comment", "Keywords"}) {
        const QString name = QString::fromLatin1(key);
        QSet<QString> texts;
        for (const char *language : {"", "[es]", "[fr]"})
            texts.insert(entry.value(name + QString::fromLatin1(language)));
        QVERIFY2(texts.size() == 3 && !texts.contains(QString()), key);
    }
}

/// A desktop tells a journal by what is in it, whatever it is called, and from other SQLite files.
void TestInstalled::journalsAreRecognised()
{
    const QTemporaryDir folder;
    const QString packages = folder.filePath(QStringLiteral("data/mime/packages"));
    QVERIFY(QDir().mkpath(packages));
    QVERIFY(QFile::copy(kSource + QStringLiteral("/packaging/desktop/quarterdeck.xml"),
                        packages + QStringLiteral("/quarterdeck.xml")));
    qputenv("XDG_DATA_HOME", folder.filePath(QStringLiteral("data")).toUtf8());
    qputenv("XDG_DATA_DIRS", folder.filePath(QStringLiteral("none")).toUtf8());
    const QString journal = folder.filePath(QStringLiteral("evening.qdj"));
    QCOMPARE(
        run(kBin + QStringLiteral("/quarterdeck-cli"),
            {QStringLiteral("new"), journal, QStringLiteral("--game"), QStringLiteral("trafalgar")})
            .status,
        0);
    QByteArray bytes = bytesOf(journal);
    QVERIFY(bytes.size() > 100);
    const auto ours = QStringLiteral("application/x-quarterdeck-journal");
    const QMimeDatabase kinds;
    QCOMPARE(kinds.mimeTypeForData(bytes).name(), ours);
    QCOMPARE(kinds.mimeTypeForFile(journal, QMimeDatabase::MatchExtension).name(), ours);
    QVERIFY(kinds.mimeTypeForName(ours).inherits(QStringLiteral("application/vnd.sqlite3")));
    bytes[71] = '2'; // another program's application_id
    QVERIFY(kinds.mimeTypeForData(bytes).name() != ours);
}

void TestInstalled::metainfoAgrees()
{
    QXmlStreamReader xml(
        bytesOf(kSource + QStringLiteral("/packaging/desktop/quarterdeck.metainfo.xml")));
    QHash<QString, QStringList> texts;
    QHash<QString, QSet<QString>> languages;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QString name = xml.name().toString();
        if (name == QLatin1String("summary") || name == QLatin1String("p"))
            languages[name].insert(xml.attributes().value(QStringLiteral("xml:lang")).toString());
        if (name == QLatin1String("url"))
            QFAIL("the project has no address of its own");
        if (name != QLatin1String("component") && name != QLatin1String("description")
            && name != QLatin1String("provides") && name != QLatin1String("supports")
            && name != QLatin1String("categories") && name != QLatin1String("ul"))
            texts[name] << xml.readElementText();
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(texts[QStringLiteral("launchable")],
             QStringList(QStringLiteral("quarterdeck.desktop")));
    QCOMPARE(texts[QStringLiteral("mediatype")].join(QLatin1Char(';')) + QLatin1Char(';'),
             desktopEntry()[QStringLiteral("MimeType")]);
    QCOMPARE(texts[QStringLiteral("binary")],
             QStringList({QStringLiteral("quarterdeck"), QStringLiteral("quarterdeck-cli")}));
    QCOMPARE(texts[QStringLiteral("li")].size(), qsizetype{4}); // the games
    const QSet<QString> all{QString(), QStringLiteral("es"), QStringLiteral("fr")};
    QCOMPARE(languages[QStringLiteral("summary")], all);
    QCOMPARE(languages[QStringLiteral("p")], all);
}

void TestInstalled::manualsNameEveryOption_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "es", "fr"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestInstalled::manualsNameEveryOption()
{
    QFETCH(QString, language);
    const Ran window = run(kBin + QStringLiteral("/quarterdeck"), {QStringLiteral("--help")});
    QCOMPARE(window.status, 0);
    QCOMPARE(optionsIn(pageText(language, QStringLiteral("quarterdeck"))), optionsIn(window.out));

    const QString console = kBin + QStringLiteral("/quarterdeck-cli");
    const QByteArray page = pageText(language, QStringLiteral("quarterdeck-cli"));
    const QByteArray help = run(console, {QStringLiteral("--help")}).out;
    const QSet<QString> verbs = verbsIn(help);
    QVERIFY(verbs.size() >= 12);
    QSet<QString> options = optionsIn(help);
    for (const QString &verb : verbs) {
        const QByteArray own = run(console, {verb, QStringLiteral("--help")}).out;
        QVERIFY(!own.isEmpty());
        // The part about the verb, up to the next one.
        const qsizetype from = page.indexOf(".SS \"" + verb.toUtf8() + ' ');
        QVERIFY2(from >= 0, qPrintable(verb));
        const qsizetype next = page.indexOf("\n.S", from + 1);
        QCOMPARE(optionsIn(page.mid(from, next - from)), optionsIn(own));
        options += optionsIn(own);
    }
    QCOMPARE(page.count("\n.SS "), verbs.size());
    QCOMPARE(optionsIn(page), options);
}

void TestInstalled::manualsAreWhole_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("program");
    for (const char *language : {"en", "es", "fr"})
        for (const char *program : {"quarterdeck", "quarterdeck-cli"})
            QTest::addRow("%s %s", program, language)
                << QString::fromLatin1(language) << QString::fromLatin1(program);
}

/// The same sections and the same number of options as the English page; a name that `apropos`
/// finds.
void TestInstalled::manualsAreWhole()
{
    QFETCH(QString, language);
    QFETCH(QString, program);
    const auto raw = [](const QString &of, const QString &name) {
        return bytesOf(QStringLiteral("%1/packaging/man/%2/%3.1").arg(kSource, of, name));
    };
    const QByteArray page = raw(language, program);
    const QByteArray english = raw(QStringLiteral("en"), program);
    for (const char *macro : {"\n.SH ", "\n.SS ", "\n.TP\n", "\n.nf\n", "\n.fi\n"})
        QCOMPARE(page.count(macro), english.count(macro));
    QByteArray name = program.toUtf8();
    name.replace("-", "\\-");
    QVERIFY(page.contains('\n' + name + " \\- "));
    QVERIFY(page.contains("\n.TH " + program.toUpper().toUtf8() + " 1 "));
}

void TestInstalled::consoleCompletes_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QStringList>("offered");
    const auto row = [](const char *line, const char *offered) {
        QTest::newRow(line) << QString::fromLatin1(line) << sorted(offered);
    };
    row("v", "verify");
    row("e", "export");
    row("--", "--help --version --completion");
    row("help sh", "show");
    row("--completion ", "bash");
    row("log x.qdj --l", "--lang");
    row("log x.qdj --lang ", "en es fr");
    row("log x.qdj --lang = ", "en es fr"); // as bash takes --lang= apart
    row("log x.qdj --lang =", "en es fr");
    row("log --lang = f", "fr");
    row("verify x.qdj --depth re", "refold redecide");
    row("new x.qdj --game ", "santa-cruz-1797 corunna trafalgar as-per-margin");
    row("games -", "--json --help");
    row("run -", "--help");
    row("show x.qdj --at ", ""); // a number
    row("verify ", ""); // a file: bash's own way
}

void TestInstalled::consoleCompletes()
{
    QFETCH(QString, line);
    QFETCH(QStringList, offered);
    const QString script = QStringLiteral(QD_BUILD_DIR "/completion/quarterdeck-cli");
    QVERIFY(QFile::exists(script));
    QCOMPARE(
        completed(script,
                  QStringList(QStringLiteral("quarterdeck-cli")) + line.split(QLatin1Char(' '))),
        offered);
}

/// Made from the same table that reads the options; the help is written by hand.
void TestInstalled::completionHasEveryOption()
{
    const QString console = kBin + QStringLiteral("/quarterdeck-cli");
    const QString script = QStringLiteral(QD_BUILD_DIR "/completion/quarterdeck-cli");
    QCOMPARE(bytesOf(script),
             run(console, {QStringLiteral("--completion"), QStringLiteral("bash")}).out);
    for (const QString &verb : verbsIn(run(console, {QStringLiteral("--help")}).out)) {
        const QStringList offered =
            completed(script, {QStringLiteral("quarterdeck-cli"), verb, QStringLiteral("--")});
        QCOMPARE(QSet<QString>(offered.begin(), offered.end()),
                 optionsIn(run(console, {verb, QStringLiteral("--help")}).out)
                     + QSet<QString>{QStringLiteral("--help")});
    }
}

void TestInstalled::windowCompletes()
{
    const QString script = kSource + QStringLiteral("/packaging/completion/quarterdeck");
    const auto program = QStringLiteral("quarterdeck");
    const QByteArray help =
        run(kBin + QStringLiteral("/quarterdeck"), {QStringLiteral("--help")}).out;
    const QStringList options = completed(script, {program, QStringLiteral("--")});
    QCOMPARE(QSet<QString>(options.begin(), options.end()), optionsIn(help));
    const QStringList games = completed(script, {program, QStringLiteral("--example"), QString()});
    QCOMPARE(games, sorted("santa-cruz-1797 corunna trafalgar as-per-margin"));
    for (const QString &game : games)
        QVERIFY2(help.contains(' ' + game.toUtf8() + '\n'), qPrintable(game));
    QCOMPARE(completed(script, {program, QStringLiteral("--lang"), QString()}), sorted("en es fr"));
}

void TestInstalled::installs()
{
    const QTemporaryDir prefix;
    const Ran done = run(QStringLiteral(QD_CMAKE),
                         {QStringLiteral("--install"), QStringLiteral(QD_BUILD_DIR),
                          QStringLiteral("--prefix"), prefix.path()});
    QVERIFY2(done.status == 0, done.all.constData());
    QStringList files;
    for (QDirIterator it(prefix.path(), QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
        files << QDir(prefix.path()).relativeFilePath(it.next());
    for (const char *file :
         {"bin/quarterdeck", "bin/quarterdeck-cli", "share/applications/quarterdeck.desktop",
          "share/metainfo/quarterdeck.metainfo.xml", "share/mime/packages/quarterdeck.xml",
          "share/icons/hicolor/scalable/apps/quarterdeck.svg", "share/man/man1/quarterdeck.1",
          "share/man/man1/quarterdeck-cli.1", "share/man/es/man1/quarterdeck.1",
          "share/man/es/man1/quarterdeck-cli.1", "share/man/fr/man1/quarterdeck.1",
          "share/man/fr/man1/quarterdeck-cli.1", "share/bash-completion/completions/quarterdeck",
          "share/bash-completion/completions/quarterdeck-cli"})
        QVERIFY2(files.contains(QString::fromLatin1(file)), file);
    // Everything else are papers: no library or header of ours goes anywhere.
    for (const QString &file : files)
        QVERIFY2(file.startsWith(QLatin1String("bin/")) || file.startsWith(QLatin1String("share/")),
                 qPrintable(file));
    QVERIFY(std::ranges::any_of(
        files, [](const QString &file) { return file.endsWith(QLatin1String("/LICENSE")); }));
    // It stands on its own: boards and words are inside.
    const Ran games =
        run(prefix.filePath(QStringLiteral("bin/quarterdeck-cli")), {QStringLiteral("games")});
    QCOMPARE(games.status, 0);
    QVERIFY(games.out.contains("as-per-margin"));
}

void TestInstalled::checkersAgree_data()
{
    QTest::addColumn<QStringList>("command");
    const QString desktop = kSource + QStringLiteral("/packaging/desktop/quarterdeck");
    QTest::newRow("desktop file") << QStringList{QStringLiteral("desktop-file-validate"),
                                                 desktop + QStringLiteral(".desktop")};
    // The project has no domain, so no name in reverse to call itself by.
    QTest::newRow("metainfo") << QStringList{
        QStringLiteral("appstreamcli"), QStringLiteral("validate"), QStringLiteral("--no-net"),
        QStringLiteral("--override=cid-desktopapp-is-not-rdns=info"),
        desktop + QStringLiteral(".metainfo.xml")};
    for (const char *language : {"en", "es", "fr"})
        for (const char *program : {"quarterdeck", "quarterdeck-cli"})
            QTest::addRow("%s %s", program, language) << QStringList{
                QStringLiteral("mandoc"), QStringLiteral("-Tlint"),
                QStringLiteral("%1/packaging/man/%2/%3.1")
                    .arg(kSource, QString::fromLatin1(language), QString::fromLatin1(program))};
}

void TestInstalled::checkersAgree()
{
    QFETCH(QStringList, command);
    const QString checker = command.takeFirst();
    if (QStandardPaths::findExecutable(checker).isEmpty())
        QSKIP(qPrintable(checker
                         + QStringLiteral(" is not installed: ./packaging/test installs it")));
    const Ran ran = run(checker, command);
    QVERIFY2(ran.status == 0, ran.all.constData());
}

QTEST_GUILESS_MAIN(TestInstalled)
#include "tst_installed.moc"
