// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/corunna/series_grid.h"

#include "app/narration/narrator.h"
#include "app/panels/caption.h"
#include "app/panels/flow_layout.h"

#include <QAccessible>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QTableWidget>
#include <QVBoxLayout>

#include <array>

namespace qd::corunna {
namespace {

constexpr int kLeastLines = 4; ///< losses that the Fire Table offers to fill in

/// The results that are a word, and how they are typed.
struct Code {
    const char *result;
    const char *code;
};

constexpr std::array kCodes{
    Code{"attacker-rout", QT_TRANSLATE_NOOP("qd::corunna::MeleePage", "AR")},
    Code{"attacker-disorder", QT_TRANSLATE_NOOP("qd::corunna::MeleePage", "AD")},
    Code{"attacker-surrender", QT_TRANSLATE_NOOP("qd::corunna::MeleePage", "AS")},
    Code{"no-effect", QT_TRANSLATE_NOOP("qd::corunna::MeleePage", "NE")},
    Code{"defender-disorder", QT_TRANSLATE_NOOP("qd::corunna::MeleePage", "DD")},
    Code{"defender-rout", QT_TRANSLATE_NOOP("qd::corunna::MeleePage", "DR")},
    Code{"defender-surrender", QT_TRANSLATE_NOOP("qd::corunna::MeleePage", "DS")},
};

} // namespace

SeriesGrid::SeriesGrid(const QString &name, const QString &label, const QString &help,
                       QWidget *parent)
    : QWidget(parent)
    , m_table(new QTableWidget(this))
    , m_ratio(new QLineEdit(this))
    , m_add(new QPushButton(tr("Add column"), this))
    , m_remove(new QPushButton(tr("Remove column"), this))
    , m_said(new Caption(Caption::Manner::Strong, this))
    , m_odd(new Caption(Caption::Manner::Plain, this))
{
    auto *column = new QVBoxLayout(this);
    auto *words = new Caption(Caption::Manner::Muted, this);
    words->setText(help);
    column->addWidget(words);
    m_table->setObjectName(name + QStringLiteral("-table"));
    m_table->setTabKeyNavigation(false); // Tab leaves it, arrows and Enter go through it
    m_table->setAccessibleName(label);
    m_table->setAccessibleDescription(help);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    column->addWidget(m_table, 1);
    m_said->setObjectName(name + QStringLiteral("-refused"));
    m_said->hide();
    column->addWidget(m_said);
    m_odd->setObjectName(name + QStringLiteral("-odd"));
    column->addWidget(m_odd);
    auto *bar = new QWidget(this);
    auto *flow = new FlowLayout(bar);
    flow->setContentsMargins(0, 0, 0, 0);
    m_ratio->setObjectName(name + QStringLiteral("-ratio"));
    m_ratio->setAccessibleName(tr("Ratio of the new column"));
    m_ratio->setPlaceholderText(tr("3:1"));
    m_ratio->setMaxLength(9);
    m_ratio->setMaximumWidth(fontMetrics().averageCharWidth() * 12);
    m_add->setObjectName(name + QStringLiteral("-add"));
    m_remove->setObjectName(name + QStringLiteral("-remove"));
    for (QWidget *each : std::initializer_list<QWidget *>{m_ratio, m_add, m_remove})
        flow->addWidget(each);
    for (QPushButton *each : {m_add, m_remove})
        each->setAutoDefault(false);
    column->addWidget(bar);
    connect(m_table, &QTableWidget::itemChanged, this, &SeriesGrid::take);
    connect(m_add, &QPushButton::clicked, this, &SeriesGrid::add);
    connect(m_ratio, &QLineEdit::returnPressed, this, &SeriesGrid::add);
    connect(m_remove, &QPushButton::clicked, this, &SeriesGrid::remove);
}

void SeriesGrid::setShape(const QStringList &columns, const QStringList &lines)
{
    const QScopedValueRollback filling(m_filling, true);
    m_table->clear();
    m_table->setColumnCount(static_cast<int>(columns.size()));
    m_table->setRowCount(static_cast<int>(lines.size()));
    m_table->setHorizontalHeaderLabels(columns);
    m_table->setVerticalHeaderLabels(lines);
    m_remove->setEnabled(!columns.isEmpty());
    show();
}

void SeriesGrid::show()
{
    const QScopedValueRollback filling(m_filling, true);
    for (int line = 0; line < m_table->rowCount(); ++line)
        for (int column = 0; column < m_table->columnCount(); ++column) {
            auto *cell = new QTableWidgetItem(cellText(line, column));
            cell->setTextAlignment(Qt::AlignCenter);
            m_table->setItem(line, column, cell);
        }
    const int letters = fontMetrics().averageCharWidth() * 7;
    for (int column = 0; column < m_table->columnCount(); ++column)
        m_table->setColumnWidth(column, letters);
    showOddities();
}

void SeriesGrid::showOddities()
{
    const QStringList odd = oddities();
    m_odd->setText(odd.isEmpty() ? QString()
                                 : QStringLiteral("△ ") + odd.join(QStringLiteral(" ")));
    m_odd->setVisible(!odd.isEmpty());
}

void SeriesGrid::take(QTableWidgetItem *cell)
{
    if (m_filling)
        return;
    const QString why = takeCell(cell->row(), cell->column(), cell->text().trimmed());
    {
        const QScopedValueRollback filling(m_filling, true);
        cell->setText(cellText(cell->row(), cell->column()));
    }
    say(why);
    showOddities();
    emit edited();
}

void SeriesGrid::add()
{
    const QString ratio = m_ratio->text().simplified().replace(u',', u'.');
    if (!addColumn(ratio)) {
        say(tr("Type a ratio that is not there yet, like 3:1 or 2.5:1."));
        return;
    }
    m_ratio->clear();
    say({});
    emit edited();
}

void SeriesGrid::remove()
{
    if (m_table->currentColumn() < 0) {
        say(tr("Choose a cell of the column first."));
        return;
    }
    removeColumn(m_table->currentColumn());
    say({});
    emit edited();
}

void SeriesGrid::say(const QString &why)
{
    m_said->setText(why.isEmpty() ? QString() : QStringLiteral("⚑ ") + why);
    m_said->setVisible(!why.isEmpty());
    if (why.isEmpty())
        return;
    QAccessibleEvent event(m_said, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

// Fire.

FirePage::FirePage(QWidget *parent)
    : SeriesGrid(QStringLiteral("series-fire"), tr("Fire Table"),
                 tr("A column for each ratio of Fire Value to Fire Defence; in each line the "
                    "lowest modified roll, 11 to 66, that makes so many losses. Empty: never."),
                 parent)
{
}

void FirePage::load(const QJsonObject &fire)
{
    m_rest = fire;
    m_grid = FireGrid::fromJson(fire);
    reshape();
}

QJsonObject FirePage::fire() const
{
    return m_grid.columns.isEmpty() ? QJsonObject() : m_grid.toJson(m_rest);
}

void FirePage::reshape()
{
    QStringList lines;
    for (int losses = 1; losses <= std::max(kLeastLines, m_grid.most() + 1); ++losses)
        lines << tr("%n losses", nullptr, losses);
    setShape(m_grid.columns, lines);
}

QString FirePage::cellText(int line, int column) const
{
    const int roll = m_grid.at(column, line + 1);
    return roll == 0 ? QString() : QString::number(roll);
}

QString FirePage::takeCell(int line, int column, const QString &typed)
{
    const int roll = typed.toInt();
    if (!typed.isEmpty() && !placeOf(roll))
        return tr("Type a roll of two dice, 11 to 66, each digit from 1 to 6.");
    for (int losses = 1; losses <= m_grid.most(); ++losses) {
        const int there = m_grid.at(column, losses);
        const bool fits =
            there == 0 || losses == line + 1 || (losses < line + 1 ? there < roll : there > roll);
        if (!typed.isEmpty() && !fits)
            return tr("More losses need a higher roll.");
    }
    const int most = m_grid.most();
    m_grid.set(column, line + 1, typed.isEmpty() ? 0 : roll);
    if (m_grid.most() > most && m_grid.most() >= table()->rowCount()) {
        const int lines = table()->rowCount();
        table()->setRowCount(lines + 1); // room for one more
        table()->setVerticalHeaderItem(lines,
                                       new QTableWidgetItem(tr("%n losses", nullptr, lines + 1)));
    }
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

void FirePage::removeColumn(int column)
{
    m_grid.columns.removeAt(column);
    m_grid.from.erase(m_grid.from.begin() + column);
    reshape();
}

QStringList FirePage::oddities() const
{
    QStringList odd;
    for (const auto &[column, losses] : m_grid.notMonotone())
        odd << tr("At %1, %n losses need a higher roll than at a lower ratio.", nullptr, losses)
                   .arg(m_grid.columns.at(column));
    return odd;
}

// Mêlée.

QString meleeCode(const QJsonObject &result)
{
    const QString word = result.value(u"result").toString();
    if (word == QLatin1String("losses")) {
        const auto side = [&result](const QString &key) {
            const bool checks = result.value(key + QStringLiteral("_checks")).toBool();
            return QString::number(result.value(key).toInt())
                + (checks ? QStringLiteral("*") : QString());
        };
        return side(QStringLiteral("attacker")) + u'/' + side(QStringLiteral("defender"));
    }
    for (const Code &code : kCodes)
        if (word == QLatin1String(code.result))
            return MeleePage::tr(code.code);
    return word;
}

std::optional<QJsonObject> meleeResult(const QString &code)
{
    if (code.isEmpty())
        return QJsonObject();
    for (const Code &each : kCodes)
        if (code.compare(MeleePage::tr(each.code), Qt::CaseInsensitive) == 0)
            return QJsonObject{{QStringLiteral("result"), QString::fromLatin1(each.result)}};
    static const QRegularExpression kLosses(
        QStringLiteral("^(\\d{1,2})(\\*?)\\s*/\\s*(\\d{1,2})(\\*?)$"));
    const auto found = kLosses.match(code);
    if (!found.hasMatch())
        return std::nullopt;
    QJsonObject result{{QStringLiteral("result"), QStringLiteral("losses")},
                       {QStringLiteral("attacker"), found.captured(1).toInt()},
                       {QStringLiteral("defender"), found.captured(3).toInt()}};
    if (!found.captured(2).isEmpty())
        result.insert(QStringLiteral("attacker_checks"), true);
    if (!found.captured(4).isEmpty())
        result.insert(QStringLiteral("defender_checks"), true);
    return result;
}

MeleePage::MeleePage(QWidget *parent)
    : SeriesGrid(QStringLiteral("series-melee"), tr("Mêlée Table"),
                 tr("A column for each ratio of attack to defence, a line for each roll. Type AR, "
                    "AD, AS where the attacker routs, is disordered, surrenders; DR, DD, DS for "
                    "the defender; NE for no effect; 2/1 for losses of attacker and defender, with "
                    "* behind the side that checks its morale."),
                 parent)
{
}

void MeleePage::load(const QJsonObject &melee)
{
    m_rest = melee;
    m_grid = MeleeGrid::fromJson(melee);
    reshape();
}

QJsonObject MeleePage::melee() const
{
    return m_grid.columns.isEmpty() ? QJsonObject() : m_grid.toJson(m_rest);
}

void MeleePage::reshape()
{
    QStringList lines;
    for (int place = 0; place < kRolls; ++place)
        lines << QString::number(rollAt(place));
    setShape(m_grid.columns, lines);
}

QString MeleePage::cellText(int line, int column) const
{
    return meleeCode(
        m_grid.results.at(static_cast<std::size_t>(column)).at(static_cast<std::size_t>(line)));
}

QString MeleePage::takeCell(int line, int column, const QString &typed)
{
    const auto result = meleeResult(typed);
    if (!result)
        return tr("%1 is no result of a mêlée.").arg(typed);
    m_grid.results.at(static_cast<std::size_t>(column)).at(static_cast<std::size_t>(line)) =
        *result;
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

void MeleePage::removeColumn(int column)
{
    m_grid.columns.removeAt(column);
    m_grid.results.erase(m_grid.results.begin() + column);
    reshape();
}

QStringList MeleePage::oddities() const
{
    QStringList odd;
    for (int column = 0; column < m_grid.columns.size(); ++column) {
        const QStringList rolls = m_grid.uncovered(column);
        if (rolls.size() == kRolls)
            odd << tr("The column %1 is empty.").arg(m_grid.columns.at(column));
        else if (!rolls.isEmpty())
            odd << tr("The column %1 has no result for %2.", "rolls")
                       .arg(m_grid.columns.at(column), Narrator::list(rolls));
    }
    return odd;
}

} // namespace qd::corunna
