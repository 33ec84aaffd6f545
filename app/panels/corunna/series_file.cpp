// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/corunna/series_file.h"

#include "app/panels/json_values.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

namespace qd::corunna {
namespace {

const auto kFormat = QString::fromLatin1(kSeriesFormat);
constexpr int kMostLosses = 100;

QStringList columnsOf(const QJsonObject &table)
{
    QStringList columns;
    for (const QJsonValue &column : table.value(u"columns").toArray())
        columns << column.toString();
    return columns;
}

QJsonArray cellsOf(const QJsonObject &table, const QString &column)
{
    return table.value(u"cells").toObject().value(column).toArray();
}

/// `table` with columns and the rules of a printed table where it has none yet.
QJsonObject withColumns(QJsonObject table, const QStringList &columns, const QJsonObject &cells,
                        QLatin1String below)
{
    table.insert(QStringLiteral("columns"), QJsonArray::fromStringList(columns));
    table.insert(QStringLiteral("cells"), cells);
    const auto otherwise = [&table](const QString &key, const QString &value) {
        if (!table.contains(key))
            table.insert(key, value);
    };
    otherwise(QStringLiteral("column_rule"), QStringLiteral("highest-not-above"));
    otherwise(QStringLiteral("below"), below);
    otherwise(QStringLiteral("above"), QStringLiteral("last-column"));
    return table;
}

} // namespace

std::optional<int> placeOf(int roll)
{
    const int tens = roll / 10;
    const int ones = roll % 10;
    if (tens < 1 || tens > 6 || ones < 1 || ones > 6)
        return std::nullopt;
    return (tens - 1) * 6 + ones - 1;
}

SeriesFile SeriesFile::fromJson(const std::string &text)
{
    SeriesFile file{jsonObject(text)};
    if (!file.pack.contains(u"format"))
        file.pack.insert(QStringLiteral("format"), kFormat);
    return file;
}

std::string SeriesFile::json() const
{
    return jsonText(pack);
}

std::string SeriesFile::text() const
{
    return QJsonDocument(pack).toJson(QJsonDocument::Indented).toStdString();
}

void SeriesFile::setUnchecked(bool unchecked)
{
    if (unchecked)
        pack.insert(QStringLiteral("conjecture"), true);
    else
        pack.remove(QStringLiteral("conjecture"));
}

// Fire.

FireGrid FireGrid::fromJson(const QJsonObject &fire)
{
    FireGrid grid;
    for (const QString &column : columnsOf(fire)) {
        grid.addColumn(column);
        const auto at = static_cast<int>(grid.columns.indexOf(column));
        for (const QJsonValue &cell : cellsOf(fire, column))
            if (const int losses = cell[u"losses"].toInt(); at >= 0 && losses > 0)
                grid.set(at, std::min(losses, kMostLosses), cell[u"from"].toInt());
    }
    return grid;
}

QJsonObject FireGrid::toJson(QJsonObject fire) const
{
    QJsonObject cells;
    for (int column = 0; column < columns.size(); ++column) {
        QJsonArray list;
        for (int losses = 1; losses <= most(); ++losses)
            if (const int roll = at(column, losses); roll != 0)
                list.append(QJsonObject{{QStringLiteral("from"), roll},
                                        {QStringLiteral("losses"), losses}});
        cells.insert(columns[column], list);
    }
    return withColumns(std::move(fire), columns, cells, QLatin1String("no-effect"));
}

int FireGrid::most() const
{
    std::size_t most = 0;
    for (const std::vector<int> &column : from)
        most = std::max(most, column.size());
    return static_cast<int>(most);
}

void FireGrid::addColumn(const QString &ratio)
{
    const auto at = placeAmong(columns, ratio);
    if (!at)
        return;
    columns.insert(*at, ratio);
    from.insert(from.begin() + *at, std::vector<int>());
}

void FireGrid::set(int column, int losses, int roll)
{
    std::vector<int> &cells = from.at(static_cast<std::size_t>(column));
    if (cells.size() < static_cast<std::size_t>(losses))
        cells.resize(static_cast<std::size_t>(losses));
    cells.at(static_cast<std::size_t>(losses - 1)) = roll;
    while (!cells.empty() && cells.back() == 0)
        cells.pop_back();
}

int FireGrid::at(int column, int losses) const
{
    const std::vector<int> &cells = from.at(static_cast<std::size_t>(column));
    return static_cast<std::size_t>(losses) > cells.size()
        ? 0
        : cells.at(static_cast<std::size_t>(losses - 1));
}

std::vector<std::pair<int, int>> FireGrid::notMonotone() const
{
    std::vector<std::pair<int, int>> odd;
    for (int losses = 1; losses <= most(); ++losses) {
        int before = 0; // the last roll that a lower ratio has
        for (int column = 0; column < columns.size(); ++column) {
            const int roll = at(column, losses);
            if (roll == 0)
                continue;
            if (before != 0 && roll > before)
                odd.emplace_back(column, losses);
            before = roll;
        }
    }
    return odd;
}

// Mêlée.

MeleeGrid MeleeGrid::fromJson(const QJsonObject &melee)
{
    MeleeGrid grid;
    for (const QString &column : columnsOf(melee)) {
        grid.addColumn(column);
        const auto at = grid.columns.indexOf(column);
        if (at < 0)
            continue;
        auto &results = grid.results.at(static_cast<std::size_t>(at));
        for (const QJsonValue &cell : cellsOf(melee, column)) {
            QJsonObject result = cell.toObject();
            const auto first = placeOf(result.take(QStringLiteral("from")).toInt());
            const auto last = placeOf(result.take(QStringLiteral("to")).toInt());
            for (int place = first.value_or(0); first && last && place <= *last; ++place)
                results.at(static_cast<std::size_t>(place)) = result;
        }
    }
    return grid;
}

QJsonObject MeleeGrid::toJson(QJsonObject melee) const
{
    QJsonObject cells;
    for (int column = 0; column < columns.size(); ++column) {
        const auto &rows = results.at(static_cast<std::size_t>(column));
        QJsonArray list;
        for (std::size_t first = 0; first < rows.size();) {
            std::size_t last = first;
            while (last + 1 < rows.size() && rows.at(last + 1) == rows.at(first))
                ++last;
            if (QJsonObject cell = rows.at(first); !cell.isEmpty()) {
                cell.insert(QStringLiteral("from"), rollAt(static_cast<int>(first)));
                cell.insert(QStringLiteral("to"), rollAt(static_cast<int>(last)));
                list.append(cell);
            }
            first = last + 1;
        }
        cells.insert(columns[column], list);
    }
    return withColumns(std::move(melee), columns, cells, QLatin1String("first-column"));
}

void MeleeGrid::addColumn(const QString &ratio)
{
    const auto at = placeAmong(columns, ratio);
    if (!at)
        return;
    columns.insert(*at, ratio);
    results.insert(results.begin() + *at, std::array<QJsonObject, kRolls>());
}

QStringList MeleeGrid::uncovered(int column) const
{
    QStringList rolls;
    const auto &rows = results.at(static_cast<std::size_t>(column));
    for (int place = 0; place < kRolls; ++place)
        if (rows.at(static_cast<std::size_t>(place)).isEmpty())
            rolls << QString::number(rollAt(place));
    return rolls;
}

std::optional<double> ratioOf(const QString &text)
{
    const QStringList parts = text.split(u':');
    if (parts.size() != 2)
        return std::nullopt;
    bool right = false, rightToo = false;
    const double attack = parts[0].toDouble(&right);
    const double defence = parts[1].toDouble(&rightToo);
    if (!right || !rightToo || !std::isfinite(attack) || !std::isfinite(defence) || attack <= 0
        || defence <= 0)
        return std::nullopt;
    return attack / defence;
}

std::optional<int> placeAmong(const QStringList &columns, const QString &ratio)
{
    const auto wanted = ratioOf(ratio);
    if (!wanted)
        return std::nullopt;
    int place = 0;
    for (const QString &column : columns) {
        const double there = ratioOf(column).value_or(0);
        if (there == *wanted)
            return std::nullopt;
        place += there < *wanted ? 1 : 0;
    }
    return place;
}

} // namespace qd::corunna
