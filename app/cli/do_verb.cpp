// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/do_verb.h"

#include "app/cli/arguments.h"
#include "app/cli/line_reader.h"
#include "app/cli/table_file.h"
#include "app/cli/usage.h"
#include "app/journal/event_texts.h"
#include "rules/module/replies.h"
#include "rules/module/script_line.h"

namespace qd {
namespace {

/// Takes script lines into a journal and prints each reply after its entry is on disk.
class Recorder {
public:
    /// A script gets no reply to its notes (contract); a person who records one is told that it is
    /// on the disk.
    enum class Notes { Silent, Answered };

    Recorder(TableSession &session, QString actor, Notes notes, Streams streams)
        : m_session(session), m_actor(std::move(actor)), m_notes(notes), m_streams(streams)
    {
    }

    /// False when the disk failed: nothing more is taken.
    bool take(const ScriptLine &parsed, int number)
    {
        m_line = number;
        std::visit(Overloaded{[](const line::Blank &) {}, [](const line::Expect &) {},
                              [this](const line::Note &note) { recordNote(note.text); },
                              [this](const line::Table &) {
                                  refuse(badCommand("the table of this file is open already"));
                              },
                              [this](const line::Do &command) { recordAct(command.act); },
                              [this](const line::Ask &query) { answer(query.query); },
                              [this](const line::Undo &) { stepped(m_session.undo()); },
                              [this](const line::Redo &) { stepped(m_session.redo()); },
                              [this](const Refusal &refusal) { refuse(refusal); }},
                   parsed);
        return !m_fault;
    }

    ExitStatus status() const { return m_fault ? failed(*m_fault, m_streams) : m_status; }

private:
    void print(const std::string &reply) { m_streams.out << reply << '\n' << std::flush; }

    void refuse(const Refusal &refusal)
    {
        m_status = ExitStatus::Refused;
        print(refusedReply(m_line, refusal));
    }

    void trouble(const Trouble &trouble)
    {
        std::visit(Overloaded{[this](const Refusal &refusal) { refuse(refusal); },
                              [this](const Awaiting &awaiting) { refuse(tooFewDice(awaiting)); },
                              [this](const Fault &fault) { m_fault = fault; }},
                   trouble);
    }

    void recordAct(const Act &act)
    {
        const auto recorded = m_session.record(act, m_actor, TableSession::MissingDice::Roll);
        if (!recorded)
            return trouble(recorded.error());
        const Entry &entry = m_session.entries().back();
        std::vector<EventText> events;
        if (const auto stored = splitEvents(entry.events))
            for (const StoredEvent &event : *stored)
                events.push_back(EventText{event.name, event.json});
        print(takenReply(m_line,
                         Taken{m_session.liveCount(), shownEventsText(events),
                               m_session.now().pending(), entry.overruled.toStdString()}));
    }

    void recordNote(const std::string &text)
    {
        const auto recorded = m_session.note(QString::fromStdString(text), m_actor);
        if (!recorded)
            return trouble(recorded.error());
        if (m_notes == Notes::Answered)
            print(steppedReply(m_line, m_session.liveCount(), m_session.now().pending()));
    }

    void stepped(const tl::expected<qint64, Trouble> &done)
    {
        if (!done)
            return trouble(done.error());
        print(steppedReply(m_line, m_session.liveCount(), m_session.now().pending()));
    }

    void answer(const std::string &query)
    {
        const auto answered = m_session.now().ask(query);
        if (!answered)
            return refuse(answered.error());
        print(answeredReply(m_line, *answered));
    }

    TableSession &m_session;
    QString m_actor;
    Notes m_notes;
    Streams m_streams;
    int m_line = 0;
    std::optional<Fault> m_fault;
    ExitStatus m_status = ExitStatus::Ok;
};

} // namespace

QString DoVerb::name() const
{
    return QStringLiteral("do");
}

QString DoVerb::summary() const
{
    return QStringLiteral("record acts in a table's journal");
}

QString DoVerb::help() const
{
    return QStringLiteral("usage: quarterdeck-cli do FILE '{\"do\":...}' [--actor WHO]\n"
                          "       quarterdeck-cli do FILE - [--actor WHO]\n"
                          "\n"
                          "Takes one line of a script, or with \"-\" lines from standard input: "
                          "commands, undo, redo, notes, queries.\n"
                          "Each act is on the disk before its reply is printed. Dice that are not "
                          "named are rolled by the program.\n"
                          "Notes from standard input get no reply, as in every script.\n"
                          "\n"
                          "  --actor WHO   who acts: a side, or referee (default)\n");
}

KnownOptions DoVerb::options() const
{
    return {{}, {QStringLiteral("--actor")}, {}};
}

ExitStatus DoVerb::run(const QStringList &arguments, Streams streams) const
{
    const auto given = Arguments::parse(arguments, options());
    if (!given)
        return usageError(*this, given.error(), streams);
    if (given->positionals().size() != 2)
        return usageError(*this, QStringLiteral("Name the file and one line, or \"-\"."), streams);
    if (given->positionals()[1].trimmed().isEmpty())
        return usageError(*this, QStringLiteral("The line is empty: name a command, or \"-\"."),
                          streams);
    const auto session =
        openTable(given->positionals()[0], TableSession::Access::ReadWrite, streams);
    if (!session)
        return session.error();
    const QString actor =
        given->value(QStringLiteral("--actor")).value_or(QStringLiteral("referee"));
    QStringList actors{QStringLiteral("referee")};
    for (const std::string &side : (*session)->game().info().sides)
        actors.append(QString::fromStdString(side));
    if (!actors.contains(actor))
        return usageError(
            *this, QStringLiteral("--actor is one of: %1.").arg(actors.join(QStringLiteral(", "))),
            streams);
    const QString &text = given->positionals()[1];
    const bool isScript = text == QLatin1String("-");
    Recorder recorder(**session, actor,
                      isScript ? Recorder::Notes::Silent : Recorder::Notes::Answered, streams);
    if (!isScript) {
        recorder.take(readScriptLine(text.toStdString()), 1);
        return recorder.status();
    }
    LineReader lines(streams.in);
    std::string line;
    while (lines.next(line))
        if (!recorder.take(readScriptLine(line), lines.number()))
            break;
    return recorder.status();
}

} // namespace qd
