// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/script_export.h"

#include "app/journal/entry_names.h"
#include "app/journal/event_texts.h"
#include "rules/module/script_line.h"

namespace qd {
namespace {

std::string actLineOf(const Entry &entry)
{
    Act act{entry.command.toStdString(), std::nullopt,
            entry.overruled.isEmpty() ? Strictness::Enforce : Strictness::Overrule,
            entry.reason.toStdString()};
    if (auto faces = readRolls(entry.rolls); faces && !faces->empty())
        act.dice = std::move(*faces);
    return actLine(act);
}

std::string lineOf(const Entry &entry)
{
    switch (entry.kind) {
    case EntryKind::Act:
        return actLineOf(entry);
    case EntryKind::Undo:
        return R"({"undo":true})";
    case EntryKind::Redo:
        return R"({"redo":true})";
    case EntryKind::Note: // what the program notes itself has no line in a script
        if (entry.command.startsWith(R"({"note":)"))
            return entry.command.toStdString();
        break;
    case EntryKind::Amend:
    case EntryKind::Reconcile:
    case EntryKind::Photo:
        break;
    }
    return "# entry " + std::to_string(entry.seq) + ": " + entryKindName(entry.kind).data();
}

} // namespace

void writeScript(const TableSession &session, const std::function<void(std::string_view)> &line)
{
    line(tableLine(session.spec()));
    for (const Entry &entry : session.entries())
        line(lineOf(entry));
}

} // namespace qd
