// SPDX-License-Identifier: GPL-3.0-or-later
// The Fire and the Mêlée Table of the series.
#include "app/narration/narrator.h"
#include "app/panels/corunna/melee_code.h"
#include "app/panels/corunna/series_grid.h"

#include <QCheckBox>
#include <QLayout>

#include <algorithm>

namespace qd::corunna {
namespace {

constexpr int kLeastLines = 4; ///< losses that the Fire Table offers to fill in
const auto kBelow = QStringLiteral("below");
const auto kProportional = QStringLiteral("proportional");

/// What a name of a column has against it.
void addColumnNotes(const QStringList &columns, std::vector<GridNote> &notes)
{
    for (int column = 0; column < columns.size(); ++column) {
        const QString &name = columns[column];
        switch (flawOf(columns, column)) {
        case ColumnFlaw::None:
            break;
        case ColumnFlaw::NoRatio:
            notes.push_back({-1, column,
                             SeriesGrid::tr("The column “%1” is no ratio: choose it, type one like "
                                            "3:1 below, and rename it.")
                                 .arg(name),
                             true});
            break;
        case ColumnFlaw::Again:
            notes.push_back({-1, column,
                             SeriesGrid::tr("The column %1 is the same ratio as %2 before it: "
                                            "remove one of them.")
                                 .arg(name, columns[column - 1]),
                             true});
            break;
        }
    }
}

} // namespace

// Fire.

FirePage::FirePage(QWidget *parent)
    : SeriesGrid(
        QStringLiteral("series-fire"),
        {tr("Fire Table"),
         tr("A column for each ratio of Fire Value to Fire Defence; in each line the lowest "
            "modified roll, 11 to 66, that makes so many losses. Empty: never. Down a column more "
            "losses need a higher roll; along a line a higher ratio never needs a higher roll "
            "than a lower one. A ratio between two columns counts as the lower one, a ratio "
            "above the last as the last.")},
        TypingSheet::Fill::UntilFilled, parent)
{
}

void FirePage::load(const QJsonObject &fire)
{
    m_rest = fire;
    lostOnes().clear();
    m_grid = FireGrid::fromJson(fire, &lostOnes());
    reshape();
}

QJsonObject FirePage::fire() const
{
    return m_grid.columns.isEmpty() ? QJsonObject() : m_grid.toJson(m_rest);
}

QString FirePage::below() const
{
    return m_rest.value(kBelow).toString(QStringLiteral("no-effect"));
}

void FirePage::setBelow(const QString &word)
{
    m_rest.insert(kBelow, word);
}

void FirePage::reshape()
{
    QStringList lines, keys;
    for (int losses = 1; losses <= std::max(kLeastLines, m_grid.most() + 1); ++losses) {
        lines << tr("%n losses", nullptr, losses);
        keys << QString::number(losses);
    }
    setShape(m_grid.columns, lines, keys);
}

QString FirePage::cellText(int line, int column) const
{
    const int roll = m_grid.at(column, line + 1);
    return roll == 0 ? QString() : QString::number(roll);
}

/// Why so many losses can't begin at that roll, beside what stands in the column.
QString FirePage::refusal(int losses, int column, int roll) const
{
    for (int other = 1; other <= m_grid.most(); ++other) {
        const int there = m_grid.at(column, other);
        if (there == 0 || other == losses)
            continue;
        if (other < losses && roll <= there)
            return tr("%1: %2 is too low. In this column %n losses begin at %3, and more losses "
                      "need a higher roll.",
                      nullptr, other)
                .arg(m_grid.columns.at(column))
                .arg(roll)
                .arg(there);
        if (other > losses && roll >= there)
            return tr("%1: %2 is too high. In this column %n losses begin at %3, and fewer losses "
                      "need a lower roll.",
                      nullptr, other)
                .arg(m_grid.columns.at(column))
                .arg(roll)
                .arg(there);
    }
    return {};
}

QString FirePage::takeCell(const TypedCell &typed, bool alone)
{
    const int losses = typed.row + 1;
    const int roll = typed.text.toInt();
    if (!typed.text.isEmpty() && !placeOf(roll))
        return tr("“%1” is no roll of two dice: 11 to 66, each digit from 1 to 6.").arg(typed.text);
    if (alone && !typed.text.isEmpty())
        if (const QString why = refusal(losses, typed.column, roll); !why.isEmpty())
            return why;
    m_grid.set(typed.column, losses, typed.text.isEmpty() ? 0 : roll);
    if (m_grid.most() >= table()->rowCount())
        reshape(); // room for one more
    return {};
}

bool FirePage::addColumn(const QString &ratio)
{
    if (!placeAmong(m_grid.columns, ratio))
        return false;
    m_grid.addColumn(ratio);
    reshape();
    return true;
}

bool FirePage::renameColumn(int column, const QString &ratio)
{
    const bool done = m_grid.renameColumn(column, ratio);
    if (done)
        reshape();
    return done;
}

void FirePage::removeColumn(int column)
{
    m_grid.removeColumn(column);
    reshape();
}

std::vector<GridNote> FirePage::notes() const
{
    std::vector<GridNote> notes;
    addColumnNotes(m_grid.columns, notes);
    for (int column = 0; column < m_grid.columns.size(); ++column)
        for (int losses = 1; losses <= m_grid.most(); ++losses)
            if (const int roll = m_grid.at(column, losses); roll != 0 && !placeOf(roll))
                notes.push_back({losses - 1, column,
                                 tr("%1: %2 is no roll of two dice.", "a column, a number")
                                     .arg(m_grid.columns.at(column))
                                     .arg(roll),
                                 true});
    for (const auto &[column, losses] : m_grid.notRising())
        notes.push_back(
            {losses - 1, column,
             tr("At %1, %n losses need a higher roll than fewer losses.", nullptr, losses)
                 .arg(m_grid.columns.at(column)),
             true});
    for (const auto &[column, losses] : m_grid.notMonotone())
        notes.push_back(
            {losses - 1, column,
             tr("At %1, %n losses need a higher roll than at a lower ratio.", nullptr, losses)
                 .arg(m_grid.columns.at(column)),
             false});
    return notes;
}

// Mêlée.

MeleePage::MeleePage(QWidget *parent)
    : SeriesGrid(QStringLiteral("series-melee"),
                 {tr("Mêlée Table"),
                  tr("A column for each ratio of attack to defence, a line for each roll; every "
                     "roll needs a result.")
                      + u' ' + meleeCodesHelp()},
                 TypingSheet::Fill::UntilFilled, parent)
    , m_proportional(new QCheckBox(
          tr("A unit’s mêlée counts in proportion to the increments that it has left"), this))
{
    m_proportional->setObjectName(QStringLiteral("series-melee-proportional"));
    layout()->addWidget(m_proportional);
    connect(m_proportional, &QCheckBox::clicked, this, [this](bool counts) {
        m_rest.insert(kProportional, counts);
        emit edited();
    });
}

void MeleePage::load(const QJsonObject &melee)
{
    m_rest = melee;
    if (!melee.isEmpty() && !melee.contains(kBelow))
        m_rest.insert(kBelow, QStringLiteral("no-effect")); // as the rules read it (9.3)
    m_proportional->setChecked(melee.value(kProportional).toBool());
    lostOnes().clear();
    m_grid = MeleeGrid::fromJson(melee, &lostOnes());
    reshape();
}

QJsonObject MeleePage::melee() const
{
    return m_grid.columns.isEmpty() ? QJsonObject() : m_grid.toJson(m_rest);
}

QString MeleePage::below() const
{
    return m_rest.value(kBelow).toString(QStringLiteral("first-column"));
}

void MeleePage::setBelow(const QString &word)
{
    m_rest.insert(kBelow, word);
}

void MeleePage::reshape()
{
    QStringList lines;
    for (int place = 0; place < kRolls; ++place)
        lines << QString::number(rollAt(place));
    setShape(m_grid.columns, lines, lines);
}

QString MeleePage::cellText(int line, int column) const
{
    return meleeCode(
        m_grid.results.at(static_cast<std::size_t>(column)).at(static_cast<std::size_t>(line)));
}

QString MeleePage::takeCell(const TypedCell &typed, bool /*alone*/)
{
    const auto result = meleeResult(typed.text);
    if (!result)
        return tr("“%1” is no result of a mêlée.").arg(typed.text) + u' ' + meleeCodesHelp();
    m_grid.results.at(static_cast<std::size_t>(typed.column))
        .at(static_cast<std::size_t>(typed.row)) = *result;
    return {};
}

bool MeleePage::addColumn(const QString &ratio)
{
    if (!placeAmong(m_grid.columns, ratio))
        return false;
    m_grid.addColumn(ratio);
    reshape();
    return true;
}

bool MeleePage::renameColumn(int column, const QString &ratio)
{
    const bool done = m_grid.renameColumn(column, ratio);
    if (done)
        reshape();
    return done;
}

void MeleePage::removeColumn(int column)
{
    m_grid.removeColumn(column);
    reshape();
}

std::vector<GridNote> MeleePage::notes() const
{
    std::vector<GridNote> notes;
    addColumnNotes(m_grid.columns, notes);
    for (int column = 0; column < m_grid.columns.size(); ++column) {
        const auto &rows = m_grid.results.at(static_cast<std::size_t>(column));
        for (int place = 0; place < kRolls; ++place)
            if (const QJsonObject &result = rows.at(static_cast<std::size_t>(place));
                !result.isEmpty() && !isMeleeResult(result))
                notes.push_back({place, column,
                                 tr("%1, roll %2: “%3” is no result of a mêlée.")
                                     .arg(m_grid.columns.at(column))
                                     .arg(rollAt(place))
                                     .arg(meleeCode(result)),
                                 true});
        const QStringList rolls = m_grid.uncovered(column);
        if (rolls.isEmpty())
            continue;
        const int first = placeOf(rolls.first().toInt()).value_or(0);
        notes.push_back({first, column,
                         rolls.size() == kRolls
                             ? tr("The column %1 is empty.").arg(m_grid.columns.at(column))
                             : tr("The column %1 has no result for %2.", "rolls")
                                   .arg(m_grid.columns.at(column), Narrator::list(rolls)),
                         true});
    }
    return notes;
}

} // namespace qd::corunna
