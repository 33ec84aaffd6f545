// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/show_verb.h"

#include "app/cli/arguments.h"
#include "app/cli/table_file.h"
#include "app/cli/usage.h"
#include "app/narration/narrator.h"

#include <algorithm>

namespace qd {
namespace {

void printHead(const TableSession &session, const Narrator &narrator, std::ostream &out)
{
    const TableInfo &info = session.info();
    out << narrator.gameName().toStdString();
    if (!info.title.isEmpty())
        out << ": " << info.title.toStdString();
    out << "\nentries " << session.entries().size() << ", live " << session.liveCount() << '\n';
}

void printSituation(const Situation &situation, const Narrator &narrator, std::ostream &out)
{
    out << "turn " << situation.turn << " of " << situation.turns;
    if (!situation.turnLabel.empty())
        out << " (" << situation.turnLabel << ')';
    out << ", " << narrator.sequenceStep(situation.phase).toStdString() << '\n';
    for (const Owed &owed : situation.owed)
        out << "  owed: " << narrator.owed(owed).toStdString() << '\n';
    if (situation.pending)
        out << "  waits for: " << narrator.decision(*situation.pending).toStdString() << '\n';
    for (const SideScore &score : situation.score)
        out << "  " << narrator.side(score.side).toStdString() << ": " << score.points.total()
            << " points\n";
}

void printPieces(const TablePicture &picture, const Narrator &narrator, std::ostream &out)
{
    std::vector<std::pair<std::string, QStringList>> places;
    for (const PicturePiece &piece : picture.pieces) {
        auto place = std::find_if(places.begin(), places.end(), [&piece](const auto &entry) {
            return entry.first == piece.place;
        });
        if (place == places.end())
            place = places.insert(places.end(), {piece.place, {}});
        QString text = narrator.term(piece.id);
        if (piece.strengthMax > 0)
            text += QStringLiteral(" %1").arg(piece.strength);
        place->second << text;
    }
    for (const auto &[place, pieces] : places) {
        const QString name =
            narrator.isPlace(place) ? narrator.placeName(place) : narrator.term(place);
        out << "  " << name.toStdString() << ": " << pieces.join(QStringLiteral(", ")).toStdString()
            << '\n';
    }
}

} // namespace

QString ShowVerb::name() const
{
    return QStringLiteral("show");
}

QString ShowVerb::summary() const
{
    return QStringLiteral("print a table as it stands, or as it stood");
}

QString ShowVerb::help() const
{
    return QStringLiteral(
        "usage: quarterdeck-cli show FILE [--at N] [--json]\n"
        "\n"
        "Prints where the game stands, what is owed, and what stands where.\n"
        "\n"
        "  --at N   the table as it was after entry N (0: the opening)\n"
        "  --json   the whole state as one JSON object (as {\"ask\":\"state\"} answers)\n");
}

KnownOptions ShowVerb::options() const
{
    return {{QStringLiteral("--json")}, {QStringLiteral("--at")}, {}};
}

ExitStatus ShowVerb::run(const QStringList &arguments, Streams streams) const
{
    const auto given = Arguments::parse(arguments, options());
    if (!given)
        return usageError(*this, given.error(), streams);
    if (given->positionals().size() != 1)
        return usageError(*this, QStringLiteral("Name one journal."), streams);
    const auto session =
        openTable(given->positionals().first(), TableSession::Access::ReadOnly, streams);
    if (!session)
        return session.error();
    const auto position = positionAt(**session, *given);
    if (!position)
        return usageError(*this, position.error(), streams);
    if (given->has(QStringLiteral("--json"))) {
        const auto state = position->ask(R"({"ask":"state"})");
        if (!state)
            return failed(state.error(), streams);
        streams.out << *state << '\n' << std::flush;
        return ExitStatus::Ok;
    }
    const auto narrator = makeNarrator((*session)->game(), *position);
    printHead(**session, *narrator, streams.out);
    printSituation(position->situation(), *narrator, streams.out);
    printPieces(position->picture(Viewer::Referee), *narrator, streams.out);
    streams.out << std::flush;
    return ExitStatus::Ok;
}

} // namespace qd
