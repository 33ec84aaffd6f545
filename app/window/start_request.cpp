// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/start_request.h"

#include "rules/catalog/catalog.h"

#include <QFile>
#include <QStringList>

namespace qd {
namespace {

QString usage()
{
    QString games;
    for (const GameModule *module : qd::games())
        games += QStringLiteral("                     ") + QString::fromStdString(module->info().id)
            + QLatin1Char('\n');
    return QStringLiteral(
               "Usage: quarterdeck [OPTION…] [FILE]\n"
               "A referee’s companion for games on a real table. FILE is a journal (*.qdj).\n\n"
               "  --example GAME   open the game’s ready example; GAME is one of\n%1"
               "  --lang CODE      en, es or fr for this start\n"
               "  --version        print the version\n"
               "  --help           print this text\n\n"
               "The console companion is quarterdeck-cli.\n")
        .arg(games);
}

StartRequest wrong(const QString &what)
{
    StartRequest request;
    request.say = QStringLiteral("quarterdeck: %1 (see --help)\n").arg(what);
    request.exitCode = 2;
    return request;
}

/// Options that the toolkit takes for itself ("-platform", "-style" …); those named here have a
/// value.
bool isToolkitOption(const QString &word, bool &hasValue)
{
    static const QStringList kWithValue{
        QStringLiteral("-platform"),        QStringLiteral("-platformpluginpath"),
        QStringLiteral("-platformtheme"),   QStringLiteral("-plugin"),
        QStringLiteral("-qwindowgeometry"), QStringLiteral("-geometry"),
        QStringLiteral("-qwindowicon"),     QStringLiteral("-icon"),
        QStringLiteral("-qwindowtitle"),    QStringLiteral("-title"),
        QStringLiteral("-style"),           QStringLiteral("-stylesheet"),
        QStringLiteral("-display"),         QStringLiteral("-name"),
        QStringLiteral("-session")};
    hasValue = kWithValue.contains(word);
    return hasValue || word == QLatin1String("-reverse");
}

} // namespace

StartRequest readArguments(int argc, char *argv[])
{
    StartRequest request;
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words << QFile::decodeName(argv[i]);
    bool onlyFiles = false;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words.at(i);
        const auto value = [&]() -> QString {
            return i + 1 < words.size() ? words.at(++i) : QString();
        };
        bool toolkitValue = false;
        if (!onlyFiles && word == QLatin1String("--")) {
            onlyFiles = true;
        } else if (!onlyFiles && (word == QLatin1String("--help") || word == QLatin1String("-h"))) {
            request.say = usage();
            return request;
        } else if (!onlyFiles && word == QLatin1String("--version")) {
            request.say = QStringLiteral("quarterdeck " QUARTERDECK_VERSION "\n");
            return request;
        } else if (!onlyFiles && word == QLatin1String("--example")) {
            request.example = value();
            if (findGame(request.example.toStdString()) == nullptr)
                return wrong(QStringLiteral("--example wants the name of a game"));
        } else if (!onlyFiles && word == QLatin1String("--lang")) {
            request.language = value();
            if (!QStringList{QStringLiteral("en"), QStringLiteral("es"), QStringLiteral("fr")}
                     .contains(request.language))
                return wrong(QStringLiteral("--lang wants en, es or fr"));
        } else if (!onlyFiles && isToolkitOption(word, toolkitValue)) {
            if (toolkitValue)
                value();
        } else if (!onlyFiles && word.startsWith(QLatin1Char('-'))) {
            return wrong(QStringLiteral("there is no option %1").arg(word));
        } else if (request.file.isEmpty()) {
            request.file = word;
        } else {
            return wrong(QStringLiteral("one file at a time"));
        }
    }
    return request;
}

} // namespace qd
