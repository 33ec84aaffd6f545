// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/import_verb.h"

#include "app/cli/arguments.h"
#include "app/cli/script_source.h"
#include "app/cli/table_file.h"
#include "app/cli/usage.h"
#include "app/session/script_import.h"

#include <iterator>

namespace qd {
namespace {

constexpr qsizetype kMost = qsizetype{1} << 30; ///< bytes of a script that is imported

tl::expected<QByteArray, Fault> wholeText(std::istream &in, const QString &name)
{
    QByteArray text;
    std::string piece(std::size_t{1} << 20U, '\0');
    while (in.read(piece.data(), static_cast<std::streamsize>(piece.size())) || in.gcount() > 0) {
        text.append(piece.data(), static_cast<qsizetype>(in.gcount()));
        if (text.size() > kMost)
            return tl::unexpected(
                Fault{FaultKind::TooLarge, name.toStdString(), {}, "a script has 1 GiB at most"});
    }
    return text;
}

} // namespace

QString ImportVerb::name() const
{
    return QStringLiteral("import");
}

QString ImportVerb::summary() const
{
    return QStringLiteral("make a journal of a script");
}

QString ImportVerb::help() const
{
    return QStringLiteral(
        "usage: quarterdeck-cli import SCRIPT|- FILE [--title TEXT]\n"
        "\n"
        "Plays a script into a new journal in one transaction: all of it, or nothing and no file. "
        "A line that is\n"
        "refused stops it and is named. Queries and expectations are passed over.\n"
        "\n"
        "  --title TEXT   how the table is called\n");
}

KnownOptions ImportVerb::options() const
{
    return {{}, {QStringLiteral("--title")}, {}};
}

ExitStatus ImportVerb::run(const QStringList &arguments, Streams streams) const
{
    const auto given = Arguments::parse(arguments, options());
    if (!given)
        return usageError(*this, given.error(), streams);
    if (given->positionals().size() != 2)
        return usageError(*this, QStringLiteral("Name the script and the file to make."), streams);
    const QString &name = given->positionals()[0];
    auto source = ScriptSource::open(name, streams);
    if (!source)
        return failed(source.error(), streams);
    const auto text = wholeText(source->stream(), name);
    if (!text)
        return failed(text.error(), streams);
    TablePeople people;
    people.title = given->value(QStringLiteral("--title")).value_or(QString());
    const auto imported = importScript(*text, given->positionals()[1], people);
    if (!imported) {
        if (!std::holds_alternative<Fault>(imported.error().why))
            streams.err << name.toStdString() << ", line " << imported.error().line << ": ";
        return failed(imported.error().why, streams);
    }
    streams.out << (*imported)->entries().size() << " entries\n" << std::flush;
    return ExitStatus::Ok;
}

} // namespace qd
