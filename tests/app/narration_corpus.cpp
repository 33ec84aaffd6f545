// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/narration_corpus.h"

#include "app/session/resource_library.h"
#include "rules/module/random_play.h"
#include "rules/module/script.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace qd::test {

namespace {

std::string compact(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

/// The code and the details of a reply's `error`.
Refusal refusalOf(const QJsonObject &error)
{
    Refusal refusal;
    for (auto it = error.begin(); it != error.end(); ++it) {
        const std::string key = it.key().toStdString();
        if (key == "code") {
            refusal.code = it.value().toString().toStdString();
        } else if (key == "rule") {
            refusal.rule = Citation(it.value().toString().toStdString());
        } else if (key == "message") {
            refusal.message = it.value().toString().toStdString();
        } else if (it.value().isArray()) {
            std::vector<std::string> ids;
            for (const auto &id : it.value().toArray())
                ids.push_back(id.toString().toStdString());
            refusal.with(key, ids);
        } else if (it.value().isDouble()) {
            refusal.with(key, it.value().toInt());
        } else {
            refusal.with(key, it.value().toString().toStdString());
        }
    }
    return refusal;
}

class Collector {
public:
    explicit Collector(const GameModule &game) : m_game(game) { }

    void run(const QString &path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return;
        Script script({&m_game}, resourceLibrary());
        int number = 0;
        while (!file.atEnd()) {
            const QByteArray line = file.readLine();
            const auto reply = script.feed(line.toStdString(), ++number);
            if (!reply)
                continue;
            take(QJsonDocument::fromJson(line).object(),
                 QJsonDocument::fromJson(QByteArray::fromStdString(*reply)).object());
            if (script.position() != nullptr
                && m_positions.insert(script.position()->fingerprint()).second)
                look(*script.position());
        }
    }

    /// A game at random: what comes up in play and in no vector.
    void play(std::uint64_t seed, int acts)
    {
        TableSpec spec;
        spec.game = m_game.info().id;
        const auto opening = m_game.open(spec, resourceLibrary());
        if (!opening)
            return;
        RandomPlayer player(seed);
        Position position = *opening;
        for (int i = 0; i < acts && !position.situation().over; ++i) {
            look(position);
            const auto taken = player.play(position);
            if (!taken)
                return;
            QJsonArray events;
            for (const EventText &event : taken->happened.events) {
                if (event.isBookkeeping())
                    continue;
                QJsonObject object =
                    QJsonDocument::fromJson(QByteArray::fromStdString(event.json)).object();
                object.insert(QLatin1String("event"), QString::fromStdString(event.name));
                events.append(object);
            }
            take(QJsonDocument::fromJson(QByteArray::fromStdString(taken->act.command)).object(),
                 QJsonObject{{QLatin1String("events"), events}});
            position = taken->happened.after;
        }
    }

    NarrationCorpus result() && { return std::move(m_corpus); }

private:
    void take(const QJsonObject &line, const QJsonObject &reply)
    {
        const QJsonObject error = reply.value(QLatin1String("error")).toObject();
        if (!error.isEmpty())
            m_corpus.refusals.emplace(compact(error), refusalOf(error));
        const QJsonArray events = reply.value(QLatin1String("events")).toArray();
        for (const auto &value : events) {
            const QJsonObject event = value.toObject();
            const std::string json = compact(event);
            if (m_seen.insert(json).second)
                m_corpus.events.push_back(
                    EventText{event.value(QLatin1String("event")).toString().toStdString(), json});
            for (const auto &reason : event.value(QLatin1String("because")).toArray())
                add(Reason{reason.toObject().value(QLatin1String("term")).toString().toStdString(),
                           reason.toObject().value(QLatin1String("value")).toInt(),
                           {},
                           {}});
        }
        if (line.contains(QLatin1String("do")) && !events.isEmpty()) {
            Entry entry;
            entry.command = QJsonDocument(line).toJson(QJsonDocument::Compact);
            entry.events = QJsonDocument(events).toJson(QJsonDocument::Compact);
            m_corpus.acts.push_back(entry);
        }
    }

    void add(const Reason &reason)
    {
        m_corpus.reasons.emplace(
            reason.term + "/" + reason.subject + "/" + std::to_string(reason.value), reason);
    }

    void look(const Position &position)
    {
        if (!m_corpus.opening)
            m_corpus.opening = position;
        for (const Chart &chart : position.charts(""))
            m_corpus.charts.emplace(chart.id, chart);
        const Situation now = position.situation();
        if (now.pending)
            m_corpus.decisions.emplace(now.pending->json, *now.pending);
        for (const Owed &owed : now.owed)
            m_corpus.owed.emplace(owed.topic + "/" + std::to_string(owed.count), owed);
        for (const auto &[key, n] : now.counts)
            m_corpus.counts.insert(key);
        for (const SequenceStep &step : now.steps)
            m_corpus.steps.insert(step.id);
        for (const SideScore &score : now.score) {
            for (const Reason &reason : score.points.because)
                add(reason);
        }
        for (const Offer &offer : position.offers()) {
            if (offer.refused)
                m_corpus.refusals.emplace(offer.refused->code + offer.id, *offer.refused);
            if (!m_corpus.offers.emplace(offer.id, offer).second)
                continue;
            const Form form = position.form(offer.command);
            const std::string command =
                QJsonDocument::fromJson(QByteArray::fromStdString(offer.command))
                    .object()
                    .value(QLatin1String("do"))
                    .toString()
                    .toStdString();
            look(command, form.fields);
            const Decided decided = position.decide(form.command, std::nullopt);
            if (const auto *awaiting = std::get_if<Awaiting>(&decided)) {
                for (const DiceAsk &ask : awaiting->asks)
                    m_corpus.dice.emplace(ask.term + "/" + ask.side + "/" + ask.subject, ask);
            }
        }
        for (const PicturePiece &piece : position.picture().pieces) {
            m_corpus.terms.insert(piece.id);
            if (!piece.name.empty())
                m_corpus.named.insert(piece.id);
            m_corpus.tags.insert(piece.tags.begin(), piece.tags.end());
            for (const PictureGauge &gauge : piece.gauges)
                m_corpus.gauges.insert(gauge.id);
            draw(position.overlay("", piece.id));
        }
    }

    void draw(const Overlay &overlay)
    {
        for (const OverlaySector &sector : overlay.sectors) {
            m_corpus.terms.insert(sector.kind);
            m_corpus.measures.insert(sector.label.term);
        }
        for (const OverlayLine &line : overlay.lines) {
            m_corpus.terms.insert(line.kind);
            m_corpus.measures.insert(line.label.term);
        }
    }

    void look(const std::string &command, const std::vector<Field> &fields)
    {
        for (const Field &field : fields) {
            m_corpus.fields.emplace(command, field.key);
            for (const Choice &choice : field.choices) {
                m_corpus.choices.emplace(choice.term + "/" + choice.value, choice);
                if (!choice.tag.empty())
                    m_corpus.tags.insert(choice.tag);
                if (!choice.term.empty())
                    m_corpus.terms.insert(choice.term);
                if (choice.refused)
                    m_corpus.refusals.emplace(choice.refused->code, *choice.refused);
            }
            look(command, field.rowFields);
        }
    }

    const GameModule &m_game;
    NarrationCorpus m_corpus;
    std::set<std::string> m_seen;
    std::set<std::uint64_t> m_positions;
};

} // namespace

NarrationCorpus narrationCorpus(const GameModule &game)
{
    Collector collector(game);
    const QDir folder(QStringLiteral(QD_SOURCE_DIR "/tests/vectors/")
                      + QString::fromStdString(game.info().id));
    for (const QString &name :
         folder.entryList({QStringLiteral("*.jsonl")}, QDir::Files, QDir::Name))
        collector.run(folder.filePath(name));
    constexpr int kActs = 150;
    for (const std::uint64_t seed : {1747U, 1797U, 1805U})
        collector.play(seed, kActs);
    return std::move(collector).result();
}

} // namespace qd::test
