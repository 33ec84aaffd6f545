// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/act_draft.h"

#include "app/panels/json_values.h"

#include <QJsonArray>

#include <algorithm>

namespace qd {
namespace {

/// Faces of which one seldom calls for another die.
std::vector<int> dullFaces(DieKind kind)
{
    switch (kind) {
    case DieKind::Pips6:
        return {4, 1};
    case DieKind::Base66:
        return {33};
    case DieKind::Star:
        return {0};
    case DieKind::Coin:
        break;
    }
    return {1};
}

/// The faces so far, and for each die still open the `pick`-th dull face.
std::vector<int> filledUp(std::vector<int> faces, const std::vector<DiceAsk> &asks,
                          std::size_t pick)
{
    std::size_t index = 0;
    for (const DiceAsk &ask : asks) {
        const std::vector<int> dull = dullFaces(ask.kind);
        for (int i = 0; i < ask.count; ++i, ++index) {
            if (index >= faces.size())
                faces.push_back(dull[std::min(pick, dull.size() - 1)]);
        }
    }
    return faces;
}

} // namespace

ActDraft::ActDraft(QObject *parent) : QObject(parent) { }

void ActDraft::setSession(TableSession *session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    m_recorder = {};
    m_roller = {};
    if (session != nullptr) {
        m_recorder = [this](const Act &act, const QString &actor, DiceSource source) {
            return m_session->record(act, actor, TableSession::MissingDice::Ask, source);
        };
        m_roller = [this](const Act &act) { return m_session->rollFor(act); };
        connect(session, &TableSession::recorded, this, &ActDraft::followSession);
    }
    followSession();
}

void ActDraft::setTable(const Position &position, Recorder recorder, Roller roller)
{
    m_position = position;
    m_recorder = std::move(recorder);
    m_roller = std::move(roller);
    clear();
    emit restarted();
}

void ActDraft::followSession()
{
    m_position.reset();
    if (m_session)
        m_position = m_session->now();
    clear();
    emit restarted();
}

void ActDraft::restart()
{
    m_faces.clear();
    m_asks.clear();
    m_rollAsked = false;
    m_source = DiceSource::Table;
    m_strictness = Strictness::Enforce;
    m_overruled.reset();
    m_takenUp.invalidate();
}

void ActDraft::setCommand(const std::string &command)
{
    m_command = command;
    m_reason.clear();
    restart();
    evaluate();
}

void ActDraft::setOffer(const Offer &offer)
{
    setCommand(offer.command);
}

void ActDraft::setField(const std::string &key, const std::string &value)
{
    QJsonObject object = jsonObject(m_command);
    const QString name = fromUtf8(key);
    const QJsonValue parsed = jsonValue(value);
    if (parsed.isUndefined())
        object.remove(name);
    else
        object.insert(name, parsed);
    m_command = jsonText(object);
    restart();
    evaluate();
}

void ActDraft::mergeDrop(const Drop &drop)
{
    if (!drop.command.empty())
        setCommand(drop.command);
}

void ActDraft::clear()
{
    m_command.clear();
    m_reason.clear();
    restart();
    evaluate();
}

int ActDraft::facesNeeded() const
{
    int needed = 0;
    for (const DiceAsk &ask : m_asks)
        needed += ask.count;
    return needed;
}

DieKind ActDraft::kindOf(int index) const
{
    for (const DiceAsk &ask : m_asks) {
        if (index < ask.count)
            return ask.kind;
        index -= ask.count;
    }
    return DieKind::Pips6;
}

void ActDraft::typeFace(int face)
{
    setFace(static_cast<int>(m_faces.size()), face);
}

void ActDraft::setFace(int index, int face)
{
    const int given = static_cast<int>(m_faces.size());
    if (index < 0 || index > given || index >= facesNeeded() || !isFace(kindOf(index), face))
        return;
    m_touched = true;
    if (index == given)
        m_faces.push_back(face);
    else
        m_faces[static_cast<std::size_t>(index)] = face;
    m_rollAsked = false;
    m_source = DiceSource::Table;
    evaluate();
}

void ActDraft::removeFace()
{
    if (m_faces.empty())
        return;
    m_touched = true;
    m_faces.pop_back();
    m_rollAsked = false;
    m_source = DiceSource::Table;
    evaluate();
}

void ActDraft::clearFaces()
{
    m_touched = true;
    m_rollAsked = false;
    m_faces.clear();
    evaluate();
}

DiceSource ActDraft::customaryDice() const
{
    return m_session ? m_session->customaryDice() : DiceSource::Table;
}

bool ActDraft::rollMissing()
{
    if (!m_roller || m_asks.empty())
        return false;
    m_touched = true;
    const auto rolled =
        m_roller(Act{m_command, std::nullopt, m_strictness, m_reason.toStdString()});
    if (!rolled) {
        if (const auto *fault = std::get_if<Fault>(&rolled.error()))
            emit faulted(*fault);
        return false;
    }
    const bool loses = m_source == DiceSource::Table
        && (m_faces.size() > rolled->size()
            || !std::equal(m_faces.begin(), m_faces.end(), rolled->begin()));
    if (loses && !m_rollAsked) {
        m_rollAsked = true;
        emit changed();
        return true;
    }
    m_rollAsked = false;
    m_faces = *rolled;
    m_source = DiceSource::App;
    evaluate();
    return true;
}

void ActDraft::evaluate()
{
    m_form = {};
    m_preview.clear();
    m_refusal.reset();
    m_after.reset();
    m_actor.clear();
    m_stage = Stage::Empty;
    m_consideredCommand.clear();
    m_considered.reset();
    if (m_position && !m_command.empty()) {
        m_form = m_position->form(m_command);
        // The rules fill in what is evident.
        if (!m_form.command.empty())
            m_command = m_form.command;
        fillEvident();
        m_stage = Stage::Incomplete;
        if (m_form.complete)
            decide();
    }
    if (m_stage == Stage::Empty || m_stage == Stage::Incomplete)
        m_asks.clear();
    emit changed();
}

void ActDraft::decide()
{
    const auto ask = [this](const std::vector<int> &faces) {
        return m_position->decide(m_command, faces.empty() ? std::nullopt : std::optional(faces),
                                  m_strictness);
    };
    Decided decided = ask(m_faces);
    // A corrected die can make a later one (a casualty die) superfluous.
    while (!m_faces.empty() && std::holds_alternative<Refusal>(decided)
           && std::get<Refusal>(decided).code == "dice-count") {
        m_faces.pop_back();
        decided = ask(m_faces);
    }
    std::visit(Overloaded{[this](Happened &happened) {
                              m_stage = Stage::Ready;
                              m_preview = std::move(happened.events);
                              m_overruled = std::move(happened.overruled);
                              m_after = std::move(happened.after);
                              m_actor = fromUtf8(happened.actor);
                              m_asks = asksBefore(m_faces);
                          },
                          [this](Awaiting &awaiting) {
                              m_stage = Stage::NeedsDice;
                              m_asks = asksAhead(std::move(awaiting));
                          },
                          [this](Refusal &refusal) {
                              m_asks.clear();
                              // No rule has anything against it: something is still to be said.
                              if (refusal.code == "bad-command" && !missing().empty()) {
                                  m_stage = Stage::Incomplete;
                                  return;
                              }
                              m_stage = Stage::Refused;
                              m_refusal = std::move(refusal);
                          }},
               decided);
}

/// All groups that will be thrown as far as no face calls for more: the rules name them one after
/// the other, the tray shows them together.
std::vector<DiceAsk> ActDraft::asksAhead(Awaiting awaiting) const
{
    static constexpr int kGroupsAtMost = 64;
    std::vector<int> faces = m_faces;
    for (int group = 0; group < kGroupsAtMost; ++group) {
        std::optional<Awaiting> fewest;
        std::vector<int> quiet;
        for (const std::size_t pick : {0U, 1U}) {
            std::vector<int> tried = filledUp(faces, awaiting.asks, pick);
            Decided further = m_position->decide(m_command, tried, m_strictness);
            auto *more = std::get_if<Awaiting>(&further);
            if (more == nullptr || more->needed() <= static_cast<int>(tried.size()))
                return awaiting.asks;
            if (!fewest || more->needed() < fewest->needed()) {
                fewest = std::move(*more);
                quiet = std::move(tried);
            }
        }
        awaiting = std::move(*fewest);
        faces = std::move(quiet);
    }
    return awaiting.asks;
}

/// What the dice of a finished throw were for: as asked before the last of them fell.
std::vector<DiceAsk> ActDraft::asksBefore(std::vector<int> faces) const
{
    if (faces.empty())
        return {};
    faces.pop_back();
    const Decided before = m_position->decide(m_command, faces, m_strictness);
    const auto *awaiting = std::get_if<Awaiting>(&before);
    return awaiting != nullptr ? awaiting->asks : m_asks;
}

void ActDraft::setReason(const QString &reason)
{
    m_reason = reason;
}

void ActDraft::sayTakenUpAgain()
{
    m_takenUp.start();
    m_touched = false;
    emit changed();
}

void ActDraft::touch()
{
    if (!isUntouched())
        return;
    m_touched = true;
    m_takenUp.start();
    emit changed();
}

bool ActDraft::cameJustNow() const
{
    constexpr qint64 kStrayMs = 500;
    return m_takenUp.isValid() && !m_takenUp.hasExpired(kStrayMs);
}

bool ActDraft::record()
{
    if (m_stage != Stage::Ready || !m_recorder)
        return false;
    Act act{m_command, std::nullopt, m_strictness, m_reason.toStdString()};
    if (!m_faces.empty())
        act.dice = m_faces;
    const auto seq = m_recorder(act, m_actor, source());
    if (seq) {
        // A session has told of the new position already, and the panel may have taken up the next
        // act.
        if (!m_session)
            clear();
        emit recorded(*seq);
        return true;
    }
    if (const auto *fault = std::get_if<Fault>(&seq.error())) {
        emit faulted(*fault);
    } else if (const auto *refusal = std::get_if<Refusal>(&seq.error())) {
        m_refusal = *refusal;
        m_stage = Stage::Refused;
        emit changed();
    }
    return false;
}

bool ActDraft::overrule(const QString &reason)
{
    if (m_stage != Stage::Refused || reason.trimmed().isEmpty())
        return false;
    const std::optional<Refusal> first = m_refusal;
    m_reason = reason.trimmed();
    m_strictness = Strictness::Overrule;
    m_overruled = first;
    evaluate();
    if (m_stage == Stage::Ready)
        return record();
    if (m_stage == Stage::NeedsDice)
        return true;
    m_strictness = Strictness::Enforce;
    m_overruled.reset();
    return false;
}

} // namespace qd
