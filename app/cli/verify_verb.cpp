// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verify_verb.h"

#include "app/cli/arguments.h"
#include "app/cli/usage.h"
#include "app/session/verify.h"
#include "rules/base/json_text.h"

#include <nlohmann/json.hpp>

namespace qd {
namespace {

struct DepthName {
    const char *name;
    VerifyDepth depth;
};

constexpr DepthName kDepths[] = {
    {"chain", VerifyDepth::Chain},
    {"refold", VerifyDepth::Refold},
    {"redecide", VerifyDepth::Redecide},
};

std::optional<VerifyDepth> depthOf(const QString &name)
{
    for (const DepthName &known : kDepths)
        if (name == QLatin1String(known.name))
            return known.depth;
    return std::nullopt;
}

QLatin1String nameOf(VerifyDepth depth)
{
    for (const DepthName &known : kDepths)
        if (depth == known.depth)
            return QLatin1String(known.name);
    return {};
}

QLatin1String wordOf(VerifyFlaw flaw)
{
    switch (flaw) {
    case VerifyFlaw::None:
        return QLatin1String("none");
    case VerifyFlaw::Seal:
        return QLatin1String("seal");
    case VerifyFlaw::Missing:
        return QLatin1String("missing");
    case VerifyFlaw::Order:
        return QLatin1String("order");
    case VerifyFlaw::Content:
        return QLatin1String("content");
    case VerifyFlaw::Undo:
        return QLatin1String("undo");
    case VerifyFlaw::Opening:
        return QLatin1String("opening");
    case VerifyFlaw::Fold:
        return QLatin1String("fold");
    case VerifyFlaw::Fingerprint:
        return QLatin1String("fingerprint");
    case VerifyFlaw::Decision:
        return QLatin1String("decision");
    case VerifyFlaw::Dice:
        return QLatin1String("dice");
    }
    return {};
}

Json reportJson(const VerifyReport &report)
{
    return Json{{"sound", report.isSound()},
                {"depth", nameOf(report.depth).data()},
                {"entries", report.entries},
                {"head", report.head.toStdString()},
                {"flaw", wordOf(report.flaw).data()},
                {"first_bad", report.firstBad},
                {"detail", report.detail},
                {"dice_revealed", report.diceRevealed},
                {"app_dice_checked", report.appDiceChecked},
                {"module_version", report.moduleVersion},
                {"other_rules", report.otherRules}};
}

void printReport(const QString &file, const VerifyReport &report, std::ostream &out)
{
    out << file.toStdString() << ": " << report.entries << " entries, checked to the depth of "
        << nameOf(report.depth).data() << ": ";
    if (report.isSound())
        out << "sound.\n";
    else if (report.firstBad == 0)
        out << "the opening row differs (" << wordOf(report.flaw).data() << "): " << report.detail
            << ".\n";
    else
        out << "entry " << report.firstBad << " is the first that differs ("
            << wordOf(report.flaw).data() << "): " << report.detail << ".\n";
    out << "head " << report.head.toStdString() << '\n';
    if (report.diceRevealed)
        out << report.appDiceChecked
            << " dice of the program were thrown again from the revealed seed.\n";
    if (report.otherRules)
        out << "The table was begun with version " << report.moduleVersion
            << " of its rules; decisions of this version may rightly differ.\n";
}

} // namespace

QString VerifyVerb::name() const
{
    return QStringLiteral("verify");
}

QString VerifyVerb::summary() const
{
    return QStringLiteral("check a journal: hashes, states, decisions");
}

QString VerifyVerb::help() const
{
    return QStringLiteral(
        "usage: quarterdeck-cli verify FILE [--depth chain|refold|redecide] [--json]\n"
        "\n"
        "Checks a journal without writing to it and names the first entry that differs, and how. "
        "Exit status 3 then.\n"
        "\n"
        "  --depth chain      hashes, and what undo and redo refer to\n"
        "  --depth refold     also: the stored events lead to the stored states\n"
        "  --depth redecide   also: the rules make the same events of the same commands and dice "
        "(default)\n"
        "  --json             the report as one JSON object\n");
}

KnownOptions VerifyVerb::options() const
{
    return {{QStringLiteral("--json")},
            {QStringLiteral("--depth")},
            {{QStringLiteral("--depth"),
              {QStringLiteral("chain"), QStringLiteral("refold"), QStringLiteral("redecide")}}}};
}

ExitStatus VerifyVerb::run(const QStringList &arguments, Streams streams) const
{
    const auto given = Arguments::parse(arguments, options());
    if (!given)
        return usageError(*this, given.error(), streams);
    if (given->positionals().size() != 1)
        return usageError(*this, QStringLiteral("Name one journal."), streams);
    const auto depth =
        depthOf(given->value(QStringLiteral("--depth")).value_or(QStringLiteral("redecide")));
    if (!depth)
        return usageError(*this, QStringLiteral("--depth is chain, refold or redecide."), streams);
    const QString &file = given->positionals().first();
    const auto report = verifyFile(file, *depth);
    if (!report)
        return failed(report.error(), streams);
    if (given->has(QStringLiteral("--json")))
        streams.out << canonicalText(reportJson(*report)) << '\n';
    else
        printReport(file, *report, streams.out);
    streams.out << std::flush;
    return report->isSound() ? ExitStatus::Ok : ExitStatus::Damaged;
}

} // namespace qd
