// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/start_request.h"

#include "rules/catalog/catalog.h"

#include <QFile>
#include <QStringList>

#include <utility>

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

/// Goes through the words; an option takes the next one as its value where it wants one.
class ArgumentReader {
public:
    explicit ArgumentReader(QStringList words) : m_words(std::move(words)) { }

    StartRequest read()
    {
        while (m_next < m_words.size() && m_request.say.isEmpty()) {
            const QString word = m_words.at(m_next++);
            if (!m_onlyFiles && word.startsWith(QLatin1Char('-')))
                option(word);
            else if (m_request.file.isEmpty())
                m_request.file = word;
            else
                m_request = wrong(QStringLiteral("one file at a time"));
        }
        return m_request;
    }

private:
    QString value() { return m_next < m_words.size() ? m_words.at(m_next++) : QString(); }

    void option(const QString &word)
    {
        bool toolkitValue = false;
        if (word == QLatin1String("--"))
            m_onlyFiles = true;
        else if (word == QLatin1String("--help") || word == QLatin1String("-h"))
            m_request.say = usage();
        else if (word == QLatin1String("--version"))
            m_request.say = QStringLiteral("quarterdeck " QUARTERDECK_VERSION "\n");
        else if (word == QLatin1String("--example"))
            example(value());
        else if (word == QLatin1String("--lang"))
            language(value());
        else if (!isToolkitOption(word, toolkitValue))
            m_request = wrong(QStringLiteral("there is no option %1").arg(word));
        else if (toolkitValue)
            value();
    }

    void example(const QString &game)
    {
        if (findGame(game.toStdString()) == nullptr)
            m_request = wrong(QStringLiteral("--example wants the name of a game"));
        else
            m_request.example = game;
    }

    void language(const QString &code)
    {
        if (code == QLatin1String("en") || code == QLatin1String("es")
            || code == QLatin1String("fr"))
            m_request.language = code;
        else
            m_request = wrong(QStringLiteral("--lang wants en, es or fr"));
    }

    QStringList m_words;
    qsizetype m_next = 0;
    bool m_onlyFiles = false;
    StartRequest m_request;
};

} // namespace

StartRequest readArguments(int argc, char *argv[])
{
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words << QFile::decodeName(argv[i]);
    return ArgumentReader(words).read();
}

} // namespace qd
