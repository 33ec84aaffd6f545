// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/script_import.h"

#include "rules/base/rng.h"
#include "rules/module/script.h"
#include "rules/module/script_line.h"

#include <QFile>

#include <optional>
#include <string_view>
#include <utility>

namespace qd {
namespace {

using Session = std::unique_ptr<TableSession>;

/// Takes the lines of a script one after the other into a journal.
class Importer {
public:
    Importer(QString file, TablePeople people)
        : m_file(std::move(file)), m_people(std::move(people))
    {
    }

    std::optional<Trouble> take(std::string_view text)
    {
        const ScriptLine line = readScriptLine(text);
        return std::visit(
            Overloaded{
                [](const Refusal &refusal) { return std::optional<Trouble>(refusal); },
                [this](const line::Table &table) { return open(table.spec); },
                [this](const line::Do &act) { return record(act.act); },
                [this](const line::Undo &) { return step(&TableSession::undo); },
                [this](const line::Redo &) { return step(&TableSession::redo); },
                [this](const line::Note &note) { return takeNote(note.text); },
                [](const auto &) { return std::optional<Trouble>(); },
            },
            line);
    }

    tl::expected<Session, Trouble> finish()
    {
        if (!m_session)
            return tl::unexpected(Trouble(badCommand("the script opens no table")));
        if (const auto done = m_session->commitBatch(); !done)
            return tl::unexpected(Trouble(done.error()));
        return std::move(m_session);
    }

    /// Nothing of a broken import stays.
    void abandon()
    {
        if (m_session) {
            m_session.reset();
            QFile::remove(m_file);
        }
    }

private:
    std::optional<Trouble> open(const TableSpec &spec)
    {
        if (m_session)
            return Trouble(
                badCommand("a journal holds one table; this is the script's second table line"));
        auto made = TableSession::create(m_file, spec, m_people);
        if (!made)
            return made.error();
        m_session = std::move(*made);
        m_dice = {SeededGenerator(spec.seed.value_or(0))};
        m_session->beginBatch();
        return std::nullopt;
    }

    std::optional<Trouble> record(Act act)
    {
        if (!m_session)
            return noTable();
        SeededGenerator dice = m_dice[now()];
        auto done = recordAs(act);
        if (!done && !act.dice && std::holds_alternative<Awaiting>(done.error())) {
            act.dice.emplace();
            const auto decided = decideWithDice(
                m_session->now(), Act{act.command, std::nullopt, act.strictness, act.reason}, dice,
                &*act.dice);
            if (const auto *refusal = std::get_if<Refusal>(&decided))
                return *refusal;
            done = recordAs(act);
        }
        if (!done)
            return done.error();
        m_dice.resize(now(), dice);
        m_dice.push_back(dice);
        return std::nullopt;
    }

    tl::expected<qint64, Trouble> recordAs(const Act &act)
    {
        return m_session->record(act, QString(), TableSession::MissingDice::Ask,
                                 DiceSource::Script);
    }

    std::size_t now() const { return static_cast<std::size_t>(m_session->liveCount()); }

    std::optional<Trouble> step(tl::expected<qint64, Trouble> (TableSession::*what)())
    {
        if (!m_session)
            return noTable();
        const auto done = ((*m_session).*what)();
        return done ? std::nullopt : std::optional<Trouble>(done.error());
    }

    std::optional<Trouble> takeNote(const std::string &text)
    {
        if (!m_session)
            return std::nullopt; // a vector's heading stands before its table line
        const auto done = m_session->note(QString::fromStdString(text), QStringLiteral("referee"));
        return done ? std::nullopt : std::optional<Trouble>(done.error());
    }

    static Trouble noTable()
    {
        return badCommand("no table is open: the script's first line must open one");
    }

    QString m_file;
    TablePeople m_people;
    Session m_session;
    std::vector<SeededGenerator> m_dice; ///< where the script's dice stand after each live act
};

} // namespace

tl::expected<Session, ImportStop> importScript(const QByteArray &script, const QString &file,
                                               const TablePeople &people)
{
    Importer importer(file, people);
    std::string_view rest(script.constData(), static_cast<std::size_t>(script.size()));
    int number = 0;
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        const std::string_view text = rest.substr(0, end);
        rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
        ++number;
        if (auto trouble = importer.take(text)) {
            importer.abandon();
            return tl::unexpected(ImportStop{number, std::move(*trouble)});
        }
    }
    auto session = importer.finish();
    if (!session) {
        importer.abandon();
        return tl::unexpected(ImportStop{number, session.error()});
    }
    return std::move(*session);
}

QByteArray exampleScript(const QString &game)
{
    QFile file(QStringLiteral(":/examples/") + game + QStringLiteral(".jsonl"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace qd
