// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table_file.h"

#include "app/cli/usage.h"
#include "rules/base/json_text.h"
#include "rules/module/replies.h"

#include <nlohmann/json.hpp>

namespace qd {

tl::expected<std::unique_ptr<TableSession>, ExitStatus>
openTable(const QString &file, TableSession::Access access, Streams streams)
{
    auto opened = TableSession::open(file, access);
    if (!opened)
        return tl::unexpected(failed(opened.error(), streams));
    return std::move(*opened);
}

ExitStatus failed(const Trouble &trouble, Streams streams)
{
    return std::visit(
        Overloaded{[&](const Refusal &refusal) { return failed(refusal, streams); },
                   [&](const Awaiting &awaiting) { return failed(tooFewDice(awaiting), streams); },
                   [&](const Fault &fault) { return failed(fault, streams); }},
        trouble);
}

Refusal tooFewDice(const Awaiting &awaiting)
{
    return diceCount(awaiting.needed(), awaiting.given);
}

tl::expected<Position, QString> positionAt(const TableSession &session, const Arguments &given)
{
    const auto at = given.value(QStringLiteral("--at"));
    if (!at)
        return session.now();
    bool number = false;
    const qint64 seq = at->toLongLong(&number);
    const auto last = static_cast<qint64>(session.entries().size());
    if (!number || seq < 0 || seq > last)
        return tl::unexpected(QStringLiteral("--at takes an entry from 0 to %1.").arg(last));
    return session.at(seq);
}

Json jsonOf(const QByteArray &text)
{
    JsonLimits wide;
    wide.bytes = std::size_t{64} << 20U;
    const auto json =
        parseJson(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), wide);
    return json ? *json : Json();
}

} // namespace qd
