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
    // As Qt::ISODateWithMs writes it, without its detours: imports stamp tens of thousands a
    // second.
    const QDateTime utc = time.toUTC();
    const QDate date = utc.date();
    const QTime clock = utc.time();
    if (!utc.isValid() || date.year() < 0 || date.year() > 9999)
        return utc.toString(Qt::ISODateWithMs);
    char text[] = "0000-00-00T00:00:00.000Z";
    const auto put = [&text](int last, int value) {
        for (; value > 0; value /= 10)
            text[last--] = static_cast<char>('0' + value % 10);
    };
    put(3, date.year());
    put(6, date.month());
    put(9, date.day());
    put(12, clock.hour());
    put(15, clock.minute());
    put(18, clock.second());
    put(22, clock.msec());
    return QString::fromLatin1(text, static_cast<qsizetype>(sizeof text) - 1);
}

} // namespace qd
