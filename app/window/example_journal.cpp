// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/example_journal.h"

#include "rules/base/json_text.h"
#include "rules/module/act.h"

#include <QFileInfo>
#include <QList>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

namespace qd {
namespace {

/// More of the same name on one day are not looked through.
constexpr int kMostLookedAt = 8;

struct ScriptActs {
    std::string game;
    std::vector<std::string> commands; ///< canonical
};

ScriptActs actsOf(const QByteArray &script)
{
    ScriptActs acts;
    for (const QByteArray &line : script.split('\n')) {
        const auto json = parseJson(line.toStdString());
        if (!json || !json->is_object())
            continue;
        if (json->contains("table"))
            acts.game = (*json)["table"].value("game", std::string());
        if (!json->contains("do"))
            continue;
        if (const auto act = parseAct(*json))
            acts.commands.push_back(act->command);
    }
    return acts;
}

/// "x.qdj", "x (2).qdj" … before the fresh "x (4).qdj"; nothing before a fresh "x.qdj".
QStringList namesakes(const QString &fresh)
{
    static const QRegularExpression kNumbered(QStringLiteral("^(.*) \\((\\d+)\\)\\.qdj$"));
    const QRegularExpressionMatch match = kNumbered.match(fresh);
    if (!match.hasMatch() || QFileInfo::exists(fresh))
        return {};
    const QString stem = match.captured(1);
    QStringList files{stem + QStringLiteral(".qdj")};
    const int last = std::min(match.captured(2).toInt(), kMostLookedAt + 1);
    for (int n = 2; n < last; ++n)
        files << QStringLiteral("%1 (%2).qdj").arg(stem).arg(n);
    return files;
}

} // namespace

bool isUntouchedExample(const TableSession &session, const QByteArray &script)
{
    const ScriptActs acts = actsOf(script);
    const std::vector<Entry> &entries = session.entries();
    if (session.info().game.toStdString() != acts.game || acts.commands.empty()
        || entries.size() != acts.commands.size())
        return false;
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (entries[i].kind != EntryKind::Act
            || entries[i].command.toStdString() != acts.commands[i])
            return false;
    return true;
}

std::unique_ptr<TableSession> untouchedExample(const QString &fresh, const QByteArray &script)
{
    const QStringList files = namesakes(fresh);
    for (const QString &file : files) {
        auto opened = TableSession::open(file);
        if (opened && isUntouchedExample(**opened, script))
            return std::move(*opened);
    }
    return nullptr;
}

} // namespace qd
