// SPDX-License-Identifier: GPL-3.0-or-later
// Set-up, turns and phases, arrivals, control; and how an event finds its sentence.
#include "app/narration/corunna/event_sentences.h"
#include "app/narration/corunna/words.h"
#include "app/narration/phrase_table.h"

#include <QLocale>
#include <QRegularExpression>

#include <array>

namespace qd::corunna {

std::span<const EventSentences::Teller> EventSentences::play()
{
    static constexpr std::array<Teller, 16> kTellers{{
        {"table-opened", &EventSentences::tableOpened},
        {"adjusted", &EventSentences::adjusted},
        {"placed", &EventSentences::placed},
        {"setup-finished", &EventSentences::setupFinished},
        {"turn-begins", &EventSentences::turnBegins},
        {"reinforcement-due", &EventSentences::reinforcementDue},
        {"leader-due-back", &EventSentences::leaderDueBack},
        {"phase", &EventSentences::phase},
        {"game-over", &EventSentences::gameOver},
        {"unchecked", &EventSentences::unchecked},
        {"reminder", &EventSentences::reminder},
        {"control", &EventSentences::control},
        {"retreat-line", &EventSentences::retreatLine},
        {"army-morale", &EventSentences::armyMorale},
        {"reinforced", &EventSentences::reinforced},
        {"entry-planned", &EventSentences::entryPlanned},
    }};
    return kTellers;
}

QString EventSentences::told() const
{
    return tellEvent<EventSentences>(
        *this, m_facts.event(),
        {play(), command(), leaders(), moves(), losses(), fights(), navy()});
}

QString EventSentences::tableOpened() const
{
    return tr("The table is opened: %1", "%1 is a scenario")
        .arg(m_narrator.scenario(m_facts.text("scenario").toStdString()));
}

QString EventSentences::say() const
{
    return told();
}

QString EventSentences::brief()
{
    m_length = Length::Brief;
    return told();
}

QString EventSentences::with(const QString &fact, const QStringList &details) const
{
    if (m_length == Length::Brief)
        return fact;
    QStringList all = details;
    all.removeAll(QString());
    return all.isEmpty() ? fact
                         : tr("%1 · %2", "what happened, and the reasons of it")
                               .arg(fact, all.join(tr("; ", "between the details of an event")));
}

QString clockText(const QString &time)
{
    static const QRegularExpression form(QStringLiteral("^(\\d+):(\\d\\d)([ap])m$"));
    const QRegularExpressionMatch match = form.match(time);
    if (!match.hasMatch())
        return time;
    constexpr int kNoon = 12;
    const bool afternoon = match.captured(3) == QLatin1String("p");
    const QString minutes = match.captured(2);
    const QLocale::Language language = QLocale().language();
    if (language == QLocale::English || language == QLocale::C)
        return afternoon
            ? QCoreApplication::translate("CorunnaEvents", "%1:%2 pm", "a time in the afternoon")
                  .arg(match.captured(1), minutes)
            : QCoreApplication::translate("CorunnaEvents", "%1:%2 am", "a time in the morning")
                  .arg(match.captured(1), minutes);
    const int hour = match.captured(1).toInt() % kNoon + (afternoon ? kNoon : 0);
    return QCoreApplication::translate("CorunnaEvents", "%1:%2", "a time: hour of 24, minutes")
        .arg(QString::number(hour), minutes);
}

/// An own file that was given in play, by its name; not all that is in it.
static QString ownersFile(const QJsonValue &value)
{
    if (!value.isObject())
        return QCoreApplication::translate("CorunnaEvents", "none", "tables of the series");
    const QString own = value[QLatin1String("name")].toString().simplified();
    const QString name = own == QLatin1String("public-sample") ? QCoreApplication::translate(
                             "CorunnaEvents", "the program’s sample", "tables of the series")
        : own.isEmpty()
        ? QCoreApplication::translate("CorunnaEvents", "the owner’s own", "tables of the series")
        : QCoreApplication::translate("CorunnaEvents", "“%1”", "tables of the series by name")
              .arg(own);
    return value[QLatin1String("conjecture")].toBool()
        ? QCoreApplication::translate("CorunnaEvents", "◇ %1, not compared with the charts",
                                      "tables of the series")
              .arg(name)
        : name;
}

QString EventSentences::adjusted() const
{
    const auto special = [](const QString &key, const QJsonValue &value) {
        const std::string id = value.toString().toStdString();
        if (key == QLatin1String("place"))
            return whereWord(id);
        if (key == QLatin1String("series") || key == QLatin1String("values"))
            return ownersFile(value);
        if (key == QLatin1String("time"))
            return clockText(value.toString());
        const bool chit = key == QLatin1String("active_chit") || key == QLatin1String("cup")
            || key == QLatin1String("drawn");
        return chit && value.isString() ? chitName(id) : QString();
    };
    const auto name = [](const QString &group, const QString &id) {
        return group == QLatin1String("colours") ? coloursName("colours-" + id.toStdString())
                                                 : QString();
    };
    const AdjustedSet words(m_narrator, special, name);
    const QString all =
        words.said(m_facts.object("set"),
                   {QStringLiteral("units"), QStringLiteral("leaders"), QStringLiteral("colours")});
    return all.isEmpty() ? tr("The table is adjusted") : tr("Adjusted: %1").arg(all);
}

QString EventSentences::placed() const
{
    return placedTogether({m_facts.name("piece")});
}

QString EventSentences::placedTogether(const QStringList &pieces) const
{
    return tr("Set-up: %1 → %2", "pieces, and the hex they stand in")
        .arg(AdjustedSet::capped(pieces), m_facts.hex("hex"));
}

QString EventSentences::setupFinished() const
{
    return m_facts.number("step") == 1 ? tr("The first side is set up; now the French set up")
                                       : tr("Both sides are set up");
}

QString EventSentences::turnBegins() const
{
    return tr("Turn %1, %2", "a turn and its time: Turn 4, 1:20 pm")
        .arg(QString::number(m_facts.number("turn")), clockText(m_facts.text("time")));
}

QString EventSentences::reinforcementDue() const
{
    return tr("Reinforcements are due: %1", "%1 is a division or a brigade")
        .arg(m_facts.name("group"));
}

QString EventSentences::leaderDueBack() const
{
    return tr("%1 is due back", "a wounded leader").arg(m_facts.name("leader"));
}

QString EventSentences::phase() const
{
    const std::string id = m_facts.text("phase").toStdString();
    return id == "over" ? tr("The last turn is over")
                        : tr("Next phase: %1", "%1 is a phase").arg(phaseName(id));
}

QString EventSentences::gameOver() const
{
    const QString result = resultWord(m_facts.text("result").toStdString());
    return tr("The game is over: %1", "%1 is the result: French Victory").arg(result);
}

QString EventSentences::unchecked() const
{
    return tr("Not checked for want of values: %1", "%1 are values of counters and charts")
        .arg(m_facts.paths("fields"));
}

QString EventSentences::reminder() const
{
    const std::string topic = m_facts.text("topic").toStdString();
    if (topic != "soult-must-move" || m_facts.isNull("distance"))
        return m_narrator.reminder(topic);
    const int distance = m_facts.number("distance");
    return m_facts.isNull("enemy")
        ? tr("Soult has the enemy %n hexes away: he must move off", nullptr, distance)
        : tr("Soult has the enemy %n hexes away (%1): he must move off", "%1 is a unit", distance)
              .arg(m_facts.name("enemy"));
}

QString EventSentences::control() const
{
    if (!m_facts.isNull("town_count"))
        return tr("Town hexes that the French hold: %1").arg(m_facts.number("town_count"));
    if (!m_facts.isNull("port_count"))
        return tr("Port hexes that the French hold: %1").arg(m_facts.number("port_count"));
    if (m_facts.isNull("hex") && m_facts.isNull("hexes"))
        return tr("Hexes are counted on the map again");
    const QString where =
        m_facts.isNull("hexes") ? m_facts.hex("hex") : m_facts.shortNames("hexes");
    if (m_facts.isFrench("side"))
        return tr("The French hold %1", "%1 are hexes").arg(where);
    if (m_facts.is("side", "british"))
        return tr("The British hold %1", "%1 are hexes").arg(where);
    if (m_facts.is("side", "spanish"))
        return tr("The Spanish hold %1", "%1 are hexes").arg(where);
    return tr("Nobody holds %1", "%1 are hexes").arg(where);
}

QString EventSentences::retreatLine() const
{
    if (m_facts.isNull("clear"))
        return tr("Whether the British line of retreat is clear is left open");
    return m_facts.has("clear") ? tr("The British line of retreat to Corunna is clear")
                                : tr("The British line of retreat to Corunna is cut");
}

QString EventSentences::armyMorale() const
{
    const int level = m_facts.number("level");
    return m_facts.isFrench("side") ? tr("French Army Morale Level: %1").arg(level)
                                    : tr("British Army Morale Level: %1").arg(level);
}

QString EventSentences::reinforced() const
{
    const QJsonArray pieces = m_facts.array("pieces");
    return with(
        tr("%1 arrives: %n pieces", "a division or a brigade", static_cast<int>(pieces.size()))
            .arg(m_facts.name("group")),
        {m_facts.shortNames("pieces")});
}

QString EventSentences::entryPlanned() const
{
    const QString said =
        tr("%1 shall enter at %2 on turn %3 (%4)", "a division, a place, a turn and its time")
            .arg(m_facts.name("division"), m_facts.name("entry"),
                 QString::number(m_facts.number("turn")), clockText(m_facts.text("time")));
    if (m_facts.isNull("artillery_turn"))
        return said;
    return with(said, {tr("its artillery on turn %1").arg(m_facts.number("artillery_turn"))});
}

} // namespace qd::corunna
