// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/corunna/series_file.h"

#include "app/panels/json_values.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>

namespace qd::corunna {
namespace {

const auto kFormat = QString::fromLatin1(kSeriesFormat);
constexpr int kMostLosses = 100;
const auto kCompared = QStringLiteral("compared");

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SeriesFile)
};

void lose(Losses *lost, const QString &said)
{
    if (lost != nullptr)
        *lost << said;
}

QString compact(const QJsonValue &value)
{
    constexpr int kSaid = 60;
    const QString text = QString::fromStdString(jsonText(value));
    return text.size() > kSaid ? text.left(kSaid) + u'…' : text;
}

/// The names of the columns in the file's order, each once.
QStringList columnsOf(const QJsonObject &table, Losses *lost)
{
    QStringList columns;
    double before = 0;
    bool isSorted = true;
    for (const QJsonValue &column : table.value(u"columns").toArray()) {
        const QString name = column.toString();
        if (!column.isString())
            lose(lost,
                 Words::tr("A column is called %1 and was left out: a name is a text like "
                           "3:1.")
                     .arg(compact(column)));
        else if (columns.contains(name))
            lose(lost, Words::tr("The column %1 is named twice and was taken once.").arg(name));
        else
            columns << name;
        const double ratio = ratioOf(name).value_or(before);
        isSorted = isSorted && ratio >= before;
        before = ratio;
    }
    if (!isSorted)
        lose(lost, Words::tr("The columns did not rise: they were put in order."));
    const QJsonObject cells = table.value(u"cells").toObject();
    for (auto cell = cells.begin(); cell != cells.end(); ++cell)
        if (!columns.contains(cell.key()))
            lose(lost,
                 Words::tr("Cells of a column %1, which is not among the columns, were left "
                           "out.")
                     .arg(cell.key()));
    return columns;
}

/// Where a column of a file goes: rising, behind those of the same ratio; what is no ratio is last.
qsizetype placeFor(const QStringList &columns, const QString &name)
{
    const auto ratio = ratioOf(name);
    return !ratio ? columns.size()
                  : std::ranges::count_if(columns, [&ratio](const QString &column) {
                        const auto there = ratioOf(column);
                        return there && *there <= *ratio;
                    });
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

bool SeriesFile::isEmpty() const
{
    for (const char *table : {"fire", "melee", "morale", "close", "stand", "charge_stand"})
        if (!pack.value(QString::fromLatin1(table)).toObject().isEmpty())
            return false;
    return true;
}

QStringList SeriesFile::compared(const QString &table) const
{
    QStringList lines;
    for (const QJsonValue &line : pack.value(kCompared).toObject().value(table).toArray())
        lines << line.toString();
    return lines;
}

void SeriesFile::setCompared(const QString &table, const QStringList &lines)
{
    QJsonObject all = pack.value(kCompared).toObject();
    if (lines.isEmpty())
        all.remove(table);
    else
        all.insert(table, QJsonArray::fromStringList(lines));
    if (all.isEmpty())
        pack.remove(kCompared);
    else
        pack.insert(kCompared, all);
}

// Fire.

FireGrid FireGrid::fromJson(const QJsonObject &fire, Losses *lost)
{
    FireGrid grid;
    for (const QString &column : columnsOf(fire, lost)) {
        const auto at = static_cast<int>(placeFor(grid.columns, column));
        grid.columns.insert(at, column);
        grid.from.insert(grid.from.begin() + at, std::vector<int>());
        for (const QJsonValue &cell : cellsOf(fire, column)) {
            const int losses = cell[u"losses"].toInt(-1);
            const int from = cell[u"from"].toInt();
            if (losses == 0)
                continue; // no effect, as without it
            if (losses < 0 || losses > kMostLosses || from <= 0)
                lose(lost,
                     Words::tr("Column %1: a cell can’t be read and was left out: %2.")
                         .arg(column, compact(cell)));
            else if (grid.at(at, losses) != 0)
                lose(lost,
                     Words::tr("Column %1: %n losses have two rolls; the first was taken.", nullptr,
                               losses)
                         .arg(column));
            else
                grid.set(at, losses, from);
        }
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

void FireGrid::removeColumn(int column)
{
    columns.removeAt(column);
    from.erase(from.begin() + column);
}

bool FireGrid::renameColumn(int column, const QString &ratio)
{
    FireGrid rest = *this;
    rest.removeColumn(column);
    const auto at = placeAmong(rest.columns, ratio);
    if (!at)
        return false;
    rest.columns.insert(*at, ratio);
    rest.from.insert(rest.from.begin() + *at, from.at(static_cast<std::size_t>(column)));
    *this = std::move(rest);
    return true;
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

std::vector<std::pair<int, int>> FireGrid::notRising() const
{
    std::vector<std::pair<int, int>> odd;
    for (int column = 0; column < columns.size(); ++column) {
        int before = 0;
        for (int losses = 1; losses <= most(); ++losses) {
            const int roll = at(column, losses);
            if (roll == 0)
                continue;
            if (roll <= before)
                odd.emplace_back(column, losses);
            before = roll;
        }
    }
    return odd;
}

// Mêlée.

MeleeGrid MeleeGrid::fromJson(const QJsonObject &melee, Losses *lost)
{
    MeleeGrid grid;
    for (const QString &column : columnsOf(melee, lost)) {
        const auto at = placeFor(grid.columns, column);
        grid.columns.insert(at, column);
        auto &results =
            *grid.results.insert(grid.results.begin() + at, std::array<QJsonObject, kRolls>());
        for (const QJsonValue &cell : cellsOf(melee, column)) {
            QJsonObject result = cell.toObject();
            const auto first = placeOf(result.take(QStringLiteral("from")).toInt());
            const auto last = placeOf(result.take(QStringLiteral("to")).toInt());
            if (!first || !last || *last < *first || result.value(u"result").toString().isEmpty()) {
                lose(lost,
                     Words::tr("Column %1: a cell can’t be read and was left out: %2.")
                         .arg(column, compact(cell)));
                continue;
            }
            QStringList twice;
            for (int place = *first; place <= *last; ++place) {
                QJsonObject &there = results.at(static_cast<std::size_t>(place));
                if (there.isEmpty())
                    there = result;
                else
                    twice << QString::number(rollAt(place));
            }
            if (!twice.isEmpty())
                lose(lost,
                     Words::tr("Column %1 has two results for %2; the first was taken.")
                         .arg(column, twice.join(QStringLiteral(", "))));
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

void MeleeGrid::removeColumn(int column)
{
    columns.removeAt(column);
    results.erase(results.begin() + column);
}

bool MeleeGrid::renameColumn(int column, const QString &ratio)
{
    MeleeGrid rest = *this;
    rest.removeColumn(column);
    const auto at = placeAmong(rest.columns, ratio);
    if (!at)
        return false;
    rest.columns.insert(*at, ratio);
    rest.results.insert(rest.results.begin() + *at, results.at(static_cast<std::size_t>(column)));
    *this = std::move(rest);
    return true;
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

ColumnFlaw flawOf(const QStringList &columns, int column)
{
    const auto ratio = ratioOf(columns.at(column));
    if (!ratio)
        return ColumnFlaw::NoRatio;
    return column > 0 && ratioOf(columns.at(column - 1)) == ratio ? ColumnFlaw::Again
                                                                  : ColumnFlaw::None;
}

std::optional<double> ratioOf(const QString &text)
{
    static const QRegularExpression kRatio( // as the rules read it (specification 9.3)
        QStringLiteral("^(?=[\\d.]{1,6}:[\\d.]{1,6}$)(\\d*\\.?\\d*):(\\d*\\.?\\d*)$"));
    const auto found = kRatio.match(text);
    const double attack = found.captured(1).toDouble();
    const double defence = found.captured(2).toDouble();
    if (!found.hasMatch() || attack <= 0 || defence <= 0)
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
        const auto there = ratioOf(column);
        if (there == wanted)
            return std::nullopt;
        place += there && *there < *wanted ? 1 : 0;
    }
    return place;
}

} // namespace qd::corunna
