// SPDX-License-Identifier: GPL-3.0-or-later
// A journal line: what a whole act came to, in one line.
#include "app/narration/santa_cruz/event_sentences.h"
#include "app/narration/santa_cruz/santa_cruz_narrator.h"

#include <algorithm>
#include <span>

namespace qd::santa_cruz {

namespace {

/// Words of the summaries and what they are made of.
class Summary {
    Q_DECLARE_TR_FUNCTIONS(SantaCruzSummaries)
public:
    Summary(const Narrator &narrator, const QJsonArray &events) : m_narrator(narrator)
    {
        for (const auto &event : events) {
            if (auto read = readEvent(event.toObject()))
                m_events.push_back(std::move(*read));
        }
    }

    QString of(const std::string &command) const
    {
        QStringList lines;
        if (command == "naval-move")
            lines.append(sailing());
        else if (command == "bombard")
            lines.append(bombardment());
        else if (command == "round" || command == "fire-back")
            lines.append(round());
        else if (command == "end-phase")
            lines.append(nextPhase());
        else
            lines.append(headline());
        lines.append(outcome());
        lines.removeAll(QString());
        return lines.join(tr(" · ", "between two statements of a journal line"));
    }

private:
    template <class Body>
    std::vector<const Body *> all() const
    {
        std::vector<const Body *> found;
        for (const ReadEvent &event : m_events) {
            if (const auto *body = std::get_if<Body>(&event.body))
                found.push_back(body);
        }
        return found;
    }

    template <class Body>
    const Body *first() const
    {
        const auto found = all<Body>();
        return found.empty() ? nullptr : found.front();
    }

    QString place(const ReadEvent &event, AreaId area) const
    {
        const auto index = static_cast<qsizetype>(indexOf(area));
        return index < event.areas.size()
            ? m_narrator.placeName(event.areas.at(index).toStdString())
            : QString();
    }

    QString said(const ReadEvent &event) const
    {
        const EventSentences sentences(m_narrator, event);
        return std::visit([&sentences](const auto &body) { return sentences.say(body); },
                          event.body);
    }

    QString sailing() const
    {
        QStringList drifted;
        const auto moves = all<event::NavalMoved>();
        for (const auto *move : moves) {
            if (move->drifted)
                drifted.append(unitName(move->block));
        }
        const int count = static_cast<int>(moves.size());
        if (count == 1)
            return headline();
        if (drifted.isEmpty())
            return tr("Naval movement: %n blocks", nullptr, count);
        return tr("Naval movement: %n blocks; carried by the current: %1", nullptr, count)
            .arg(Narrator::list(drifted));
    }

    QString bombardment() const
    {
        QStringList areas;
        for (const ReadEvent &event : m_events) {
            if (const auto *body = std::get_if<event::Bombardment>(&event.body))
                areas.append(place(event, body->area));
        }
        areas.removeDuplicates();
        int hits = 0;
        for (const auto *fire : all<event::Fire>())
            hits += fire->hits;
        const QString where = Narrator::list(areas);
        return hits == 0 ? tr("Batteries (%1): no hit").arg(where)
                         : tr("Batteries (%1): %n hits", nullptr, hits).arg(where);
    }

    QString round() const
    {
        QStringList throws;
        for (const auto *rolled : all<event::Rolled>()) {
            const QString side = m_narrator.side(nameOf(rolled->side));
            throws.append(rolled->hits == 0
                              ? tr("%1 no hit", "%1 is a side").arg(side)
                              : tr("%1 %n hits", "%1 is a side", rolled->hits).arg(side));
        }
        const QString both = throws.join(tr(", ", "between two throws"));
        if (const auto *round = first<event::Round>())
            return throws.isEmpty()
                ? tr("Combat round %1").arg(QString::number(round->round))
                : tr("Combat round %1: %2").arg(QString::number(round->round), both);
        return throws.isEmpty() ? headline() : tr("Fire back: %1").arg(both);
    }

    QString nextPhase() const
    {
        if (first<event::GameOver>() != nullptr)
            return {};
        if (const auto *phase = first<event::PhaseBegan>()) {
            const QString name = m_narrator.sequenceStep(nameOf(phase->phase));
            return first<event::Turn>() != nullptr
                ? tr("End of the turn; turn %1: %2", "%2 is a phase")
                      .arg(QString::number(phase->turn), name)
                : tr("End of the phase; next: %1", "%1 is a phase").arg(name);
        }
        return headline();
    }

    /// An assault that met somebody: who, from where, against whom.
    QString assault() const
    {
        const auto *combat = first<event::CombatStarted>();
        if (combat == nullptr)
            return {};
        for (const ReadEvent &event : m_events) {
            const auto *moved = std::get_if<event::Moved>(&event.body);
            if (moved == nullptr)
                continue;
            QStringList names;
            for (const Block unit : moved->units)
                names.append(unitName(unit));
            if (moved->officer)
                names.append(officerName(*moved->officer));
            QStringList against;
            for (const Block unit :
                 combat->attacker == Side::British ? combat->spanish : combat->british)
                against.append(unitName(unit));
            return tr("%1: %2, %3 → %4, defended by %5", "card, units, from, to, units")
                .arg(combat->by == CombatBy::Assault ? cardName(Card::Assault)
                                                     : cardName(Card::Counterattack),
                     Narrator::list(names), place(event, moved->from), place(event, moved->to),
                     Narrator::list(against));
        }
        return {};
    }

    /// The statements that matter most; what merely belongs to them is left to the details.
    QString headline() const
    {
        if (QString fight = assault(); !fight.isEmpty())
            return fight;
        int best = kAside;
        for (const ReadEvent &event : m_events)
            best = std::min(best, rank(event));
        QStringList lines;
        int more = 0;
        const bool isLed = first<event::Lost>() != nullptr; // Lost! says where the group went
        for (const ReadEvent &event : m_events) {
            if (rank(event) != best || (isLed && std::holds_alternative<event::Moved>(event.body)))
                continue;
            const QString line = said(event);
            if (line.isEmpty())
                continue;
            if (lines.size() < 2)
                lines.append(line);
            else
                ++more;
        }
        if (more > 0)
            lines.append(tr("%n more", "statements of a journal line that are left out", more));
        return lines.join(tr(" · ", "between two statements of a journal line"));
    }

    /// What ends something and so stands in every line.
    QString outcome() const
    {
        for (const ReadEvent &event : m_events) {
            if (std::holds_alternative<event::GameOver>(event.body)
                || std::holds_alternative<event::FoxSunk>(event.body))
                return said(event);
            if (const auto *ended = std::get_if<event::CombatEnded>(&event.body)) {
                const QString area = place(event, ended->area);
                return ended->winner
                    ? tr("combat over (%1): won by %2", "%2: the British")
                          .arg(area, m_narrator.sideWithArticle(nameOf(*ended->winner)))
                    : tr("combat over (%1): nobody is left").arg(area);
            }
        }
        return {};
    }

    static constexpr int kMain = 0;
    static constexpr int kMinor = 1;
    static constexpr int kCard = 2;
    static constexpr int kAside = 3;

    static int rank(const ReadEvent &event)
    {
        const std::string_view name =
            std::visit([](const auto &body) { return std::string_view(body.kName); }, event.body);
        static constexpr std::string_view kMains[] = {"setup-placed",
                                                      "fox-loaded",
                                                      "setup-done",
                                                      "naval-moved",
                                                      "passed",
                                                      "moved",
                                                      "lost",
                                                      "lost-voided",
                                                      "rayo",
                                                      "spiked",
                                                      "reinforced",
                                                      "confusion-discarded",
                                                      "confusion-none-left",
                                                      "panic-retreated",
                                                      "combat-started",
                                                      "support-cancelled",
                                                      "drums-joined",
                                                      "drums-returned",
                                                      "lucky-shot",
                                                      "volunteers-fled",
                                                      "retreated",
                                                      "stays",
                                                      "fox-lost",
                                                      "adjusted"};
        static constexpr std::string_view kMinors[] = {
            "hit",          "eliminated",     "officer-placed",
            "panic-roll",   "support-played", "confusion-added",
            "fox-unloaded", "rolled",         "fox-hit",
            "phase"};
        const auto isIn = [name](std::span<const std::string_view> list) {
            return std::find(list.begin(), list.end(), name) != list.end();
        };
        if (isIn(kMains))
            return kMain;
        if (isIn(kMinors))
            return kMinor;
        return name == "card-played" ? kCard : kAside;
    }

    const Narrator &m_narrator;
    std::vector<ReadEvent> m_events;
};

} // namespace

QString SantaCruzNarrator::summary(const QJsonObject &command, const QJsonArray &events) const
{
    const QString line =
        Summary(*this, events).of(command.value(QLatin1String("do")).toString().toStdString());
    return line.isEmpty() ? Narrator::summary(command, events) : line;
}

} // namespace qd::santa_cruz
