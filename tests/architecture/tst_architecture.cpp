// SPDX-License-Identifier: GPL-3.0-or-later
// Parses the includes of rules/ and app/ and fails on an arrow that the house does not have.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace {

const QStringList kGames{QStringLiteral("santa_cruz"), QStringLiteral("corunna"),
                         QStringLiteral("trafalgar"), QStringLiteral("as_per_margin")};

/// Who may include whom: room → rooms. A room may always include itself.
QHash<QString, QStringList> arrows()
{
    QHash<QString, QStringList> a;
    const auto set = [&a](const char *room, const char *allowed) {
        a.insert(QString::fromLatin1(room),
                 QString::fromLatin1(allowed).split(QLatin1Char(' '), Qt::SkipEmptyParts));
    };
    set("rules/base", "");
    set("rules/geometry", "rules/base");
    set("rules/odds", "rules/base");
    set("rules/module", "rules/base");
    for (const QString &game : kGames)
        a.insert(QStringLiteral("rules/") + game,
                 {QStringLiteral("rules/base"), QStringLiteral("rules/geometry"),
                  QStringLiteral("rules/odds"), QStringLiteral("rules/module")});
    set("rules/catalog",
        "rules/base rules/module rules/santa_cruz rules/corunna rules/trafalgar "
        "rules/as_per_margin");
    const QString allRules =
        QStringLiteral("rules/base rules/module rules/odds rules/geometry rules/catalog ");
    set("app/journal", "rules/base");
    set("app/session", "rules/base rules/module rules/catalog app/journal");
    a.insert(QStringLiteral("app/narration"),
             (allRules
              + QStringLiteral(
                  "rules/santa_cruz rules/corunna rules/trafalgar rules/as_per_margin app/journal"))
                 .split(QLatin1Char(' ')));
    set("app/look", "");
    a.insert(QStringLiteral("app/mirror"),
             {QStringLiteral("app/look"), QStringLiteral("rules/base"),
              QStringLiteral("rules/module"), QStringLiteral("app/narration"),
              QStringLiteral("app/session"), QStringLiteral("app/journal")});
    a.insert(QStringLiteral("app/panels"),
             {QStringLiteral("rules/base"), QStringLiteral("rules/module"),
              QStringLiteral("rules/odds"), QStringLiteral("app/narration"),
              QStringLiteral("app/session"), QStringLiteral("app/journal"),
              QStringLiteral("app/look")});
    a.insert(QStringLiteral("app/review"),
             {QStringLiteral("rules/base"), QStringLiteral("rules/module"),
              QStringLiteral("app/narration"), QStringLiteral("app/session"),
              QStringLiteral("app/journal")});
    a.insert(
        QStringLiteral("app/window"),
        (allRules
         + QStringLiteral(
             "app/journal app/session app/narration app/look app/mirror app/panels app/review"))
            .split(QLatin1Char(' ')));
    a.insert(QStringLiteral("app/cli"),
             (allRules + QStringLiteral("app/journal app/session app/narration app/review"))
                 .split(QLatin1Char(' ')));
    a.insert(QStringLiteral("app"),
             a.value(QStringLiteral("app/window")) + QStringList{QStringLiteral("app/window")});
    return a;
}

/// "rules/santa_cruz/x.h" → "rules/santa_cruz"; "app/main.cpp" → "app".
QString roomOf(const QString &path)
{
    const QStringList parts = path.split(QLatin1Char('/'));
    return parts.size() <= 2 ? parts.value(0) : parts.value(0) + QLatin1Char('/') + parts.value(1);
}

struct Include {
    QString file;
    QString target; ///< as written, with its quotes or angle brackets
};

QList<Include> includesBelow(const QString &folder)
{
    QList<Include> found;
    const QDir top(QStringLiteral(QD_SOURCE_DIR));
    QDirIterator it(top.filePath(folder), {QStringLiteral("*.h"), QStringLiteral("*.cpp")},
                    QDir::Files, QDirIterator::Subdirectories);
    static const QRegularExpression kInclude(
        QStringLiteral("^\\s*#\\s*include\\s*([\"<][^\">]+[\">])"),
        QRegularExpression::MultilineOption);
    while (it.hasNext()) {
        const QString path = it.next();
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        auto match = kInclude.globalMatch(QString::fromUtf8(file.readAll()));
        while (match.hasNext())
            found.append({top.relativeFilePath(path), match.next().captured(1)});
    }
    return found;
}

} // namespace

class ArchitectureTest : public QObject {
    Q_OBJECT

private slots:
    void arrowsHold();
    void rulesArePure();
    void widgetsStayOutOfTheCore();
    void everyFileHasItsLicence();
    void filesStaySmall();
    void forbiddenWords_data();
    void forbiddenWords();
};

void ArchitectureTest::arrowsHold()
{
    const auto allowed = arrows();
    QStringList wrong;
    int seen = 0;
    for (const QString &side : {QStringLiteral("rules"), QStringLiteral("app")}) {
        for (const Include &include : includesBelow(side)) {
            if (!include.target.startsWith(QLatin1Char('"')))
                continue;
            const QString target = include.target.mid(1, include.target.size() - 2);
            if (!target.contains(QLatin1Char('/')))
                continue; // ui_*.h, *.moc
            ++seen;
            const QString from = roomOf(include.file);
            const QString to = roomOf(target);
            if (from == to)
                continue;
            if (!allowed.contains(from))
                wrong << include.file + QStringLiteral(": a room that the house does not have");
            else if (!allowed.value(from).contains(to))
                wrong << include.file + QStringLiteral(" includes ") + target;
        }
    }
    QVERIFY2(seen > 50, "hardly any includes were found: is the source folder right?");
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void ArchitectureTest::rulesArePure()
{
    static const QSet<QString> kBanned{
        QStringLiteral("fstream"), QStringLiteral("iostream"),   QStringLiteral("cstdio"),
        QStringLiteral("chrono"),  QStringLiteral("random"),     QStringLiteral("ctime"),
        QStringLiteral("thread"),  QStringLiteral("filesystem"), QStringLiteral("locale"),
        QStringLiteral("sstream"), QStringLiteral("iomanip")};
    QStringList wrong;
    for (const Include &include : includesBelow(QStringLiteral("rules"))) {
        const QString target = include.target.mid(1, include.target.size() - 2);
        if (kBanned.contains(target)
            || (target.startsWith(QLatin1Char('Q')) && !target.contains(QLatin1Char('/'))))
            wrong << include.file + QStringLiteral(" includes ") + include.target;
        if (target == QStringLiteral("nlohmann/json.hpp")
            && include.file.endsWith(QStringLiteral(".h"))
            && !include.file.endsWith(QStringLiteral("codec.h"))
            && !include.file.endsWith(QStringLiteral("table_of.h")))
            wrong << include.file + QStringLiteral(": json.hpp belongs in codec .cpp files");
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void ArchitectureTest::widgetsStayOutOfTheCore()
{
    static const QRegularExpression kWidget(QStringLiteral(
        "^<Q(Widget|Application|MainWindow|Dialog|Graphics|Painter|Svg|Tree|Table|Label)"));
    QStringList wrong;
    for (const QString &room :
         {QStringLiteral("app/journal"), QStringLiteral("app/session"),
          QStringLiteral("app/narration"), QStringLiteral("app/cli"), QStringLiteral("app/review")})
        for (const Include &include : includesBelow(room))
            if (kWidget.match(include.target).hasMatch())
                wrong << include.file + QStringLiteral(" includes ") + include.target;
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void ArchitectureTest::everyFileHasItsLicence()
{
    QStringList wrong;
    const QDir top(QStringLiteral(QD_SOURCE_DIR));
    for (const QString &folder :
         {QStringLiteral("rules"), QStringLiteral("app"), QStringLiteral("tests")}) {
        QDirIterator it(top.filePath(folder), {QStringLiteral("*.h"), QStringLiteral("*.cpp")},
                        QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            QFile file(it.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            if (!file.readLine().contains("SPDX-License-Identifier: GPL-3.0-or-later"))
                wrong << top.relativeFilePath(file.fileName());
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void ArchitectureTest::filesStaySmall()
{
    QStringList wrong;
    const QDir top(QStringLiteral(QD_SOURCE_DIR));
    for (const QString &folder : {QStringLiteral("rules"), QStringLiteral("app")}) {
        QDirIterator it(top.filePath(folder), {QStringLiteral("*.h"), QStringLiteral("*.cpp")},
                        QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            QFile file(it.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto lines = file.readAll().count('\n');
            const int cap = file.fileName().endsWith(QStringLiteral("main_window.cpp")) ? 300 : 450;
            if (lines > cap)
                wrong << QStringLiteral("%1: %2 lines")
                             .arg(top.relativeFilePath(file.fileName()))
                             .arg(lines);
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void ArchitectureTest::forbiddenWords_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("pattern");
    // Machine formats never go through the locale; unfinished work is not delivered.
    QTest::newRow("rules: locale-dependent numbers")
        << QStringLiteral("rules")
        << QStringLiteral("\\b(strtod|stod|stof|atof|printf|sprintf|setlocale)\\s*\\(");
    QTest::newRow("app: string connects")
        << QStringLiteral("app") << QStringLiteral("\\b(SIGNAL|SLOT)\\s*\\(");
    QTest::newRow("rules: unfinished")
        << QStringLiteral("rules") << QStringLiteral("\\b(TODO|FIXME|XXX)\\b");
    // The Règlements de l'an trente are written "An XXX": that is a year.
    QTest::newRow("app: unfinished")
        << QStringLiteral("app") << QStringLiteral("\\b(TODO|FIXME|(?<!An )XXX)\\b");
    QTest::newRow("rules: translation")
        << QStringLiteral("rules") << QStringLiteral("\\btr\\s*\\(");
}

void ArchitectureTest::forbiddenWords()
{
    QFETCH(QString, folder);
    QFETCH(QString, pattern);
    const QRegularExpression expression(pattern);
    QStringList wrong;
    const QDir top(QStringLiteral(QD_SOURCE_DIR));
    QDirIterator it(top.filePath(folder), {QStringLiteral("*.h"), QStringLiteral("*.cpp")},
                    QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        QFile file(it.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto match = expression.match(QString::fromUtf8(file.readAll()));
        if (match.hasMatch())
            wrong << top.relativeFilePath(file.fileName()) + QStringLiteral(": ")
                    + match.captured(0);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

QTEST_GUILESS_MAIN(ArchitectureTest)
#include "tst_architecture.moc"
