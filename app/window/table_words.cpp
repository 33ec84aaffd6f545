// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table_words.h"

#include "app/narration/language_switch.h"
#include "app/narration/narrator.h"
#include "app/window/one_line.h"
#include "rules/catalog/catalog.h"

#include <QFileInfo>
#include <QLocale>
#include <QStringList>
#include <QTranslator>

namespace qd {
namespace {

const QString kDot = QStringLiteral(" · ");
constexpr const char *kTitleContext = "qd::TableRouter"; // which makes the examples
constexpr const char *kExample = "Example: %1";
constexpr const char *kExampleNote = "name of a game";

/// What an example is called in each language of the program.
const QStringList &exampleTitles()
{
    static const QStringList titles = [] {
        QStringList all{QString::fromLatin1(kExample)};
        for (const QLocale &locale : LanguageSwitch::available()) {
            QTranslator words;
            if (words.load(QStringLiteral("quarterdeck_") + LanguageSwitch::code(locale),
                           QStringLiteral(":/i18n")))
                all << words.translate(kTitleContext, kExample, kExampleNote);
        }
        all.removeAll(QString());
        return all;
    }();
    return titles;
}

} // namespace

QString spokenTitle(const QString &title, const QString &game)
{
    for (const QString &example : exampleTitles())
        if (!game.isEmpty() && title == example.arg(game))
            return QCoreApplication::translate(kTitleContext, kExample, kExampleNote).arg(game);
    return title;
}

TableWords::TableWords(const QString &file, const ThumbnailStore &store, const QDateTime &now)
{
    const QFileInfo info(file);
    there = info.exists();
    title = info.completeBaseName();
    QDateTime played = info.lastModified();
    if (const auto facts = store.facts(file)) {
        QString phase;
        if (const GameModule *module = findGame(facts->game.toStdString())) {
            const auto narrator = makeNarrator(*module);
            game = narrator->gameName();
            phase = narrator->sequenceStep(facts->phase.toStdString());
        }
        if (!facts->title.isEmpty())
            title = spokenTitle(facts->title, game);
        else if (!game.isEmpty())
            title = game;
        where = spokenPosition(*facts, phase);
        if (facts->played.isValid())
            played = facts->played;
    }
    title = oneLine(title);
    if (played.isValid())
        when = spoken(played.toLocalTime(), now);
}

QString TableWords::spokenPosition(const TableFacts &facts, const QString &phase)
{
    if (facts.over)
        return tr("game over");
    QStringList parts;
    if (facts.turn > 0 && facts.turns > 0)
        parts << tr("turn %1 of %2").arg(facts.turn).arg(facts.turns);
    else if (facts.turn > 0)
        parts << tr("turn %1").arg(facts.turn);
    if (!phase.isEmpty())
        parts << phase;
    return parts.join(kDot);
}

QString TableWords::spoken(const QDateTime &when, const QDateTime &now)
{
    const QString time = QLocale().toString(when.time(), QLocale::ShortFormat);
    const qint64 days = when.date().daysTo(now.date());
    if (days == 0)
        return tr("today %1", "time").arg(time);
    if (days == 1)
        return tr("yesterday %1", "time").arg(time);
    return tr("%1, %2", "date, time")
        .arg(QLocale().toString(when.date(), QLocale::ShortFormat), time);
}

QString TableWords::line() const
{
    QStringList parts{title};
    if (!game.isEmpty() && game != title)
        parts << game;
    if (!there)
        parts << tr("no longer there");
    else
        parts << where << when;
    parts.removeAll(QString());
    return parts.join(kDot);
}

} // namespace qd
