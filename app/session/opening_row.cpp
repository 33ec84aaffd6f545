// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/opening_row.h"

namespace qd {

TableInfo rowOf(const TableSpec &spec, const GameModule &game)
{
    TableInfo info;
    info.game = QString::fromStdString(game.info().id);
    info.moduleVersion = game.info().version;
    info.edition = QString::fromStdString(game.info().edition);
    info.scenario = QString::fromStdString(spec.scenario);
    info.options = QByteArray::fromStdString(spec.options);
    info.board = QByteArray::fromStdString(spec.board);
    info.hasScriptSeed = spec.seed.has_value();
    info.scriptSeed = spec.seed.value_or(0);
    return info;
}

TableSpec specOf(const TableInfo &info)
{
    TableSpec spec{info.game.toStdString(), info.scenario.toStdString(), info.options.toStdString(),
                   info.board.toStdString(), std::nullopt};
    if (info.hasScriptSeed)
        spec.seed = info.scriptSeed;
    return spec;
}

QString utcText(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

} // namespace qd
