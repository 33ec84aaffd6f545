// SPDX-License-Identifier: GPL-3.0-or-later
// The modifiers of the series: the list, and what adds, changes and removes one.
#include "app/narration/narrator.h"
#include "app/panels/caption.h"
#include "app/panels/corunna/series_file.h"
#include "app/panels/corunna/series_lists.h"
#include "app/panels/corunna/series_rolls.h"
#include "app/panels/flow_layout.h"

#include <QComboBox>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>

namespace qd::corunna {
namespace {

constexpr int kMostModifier = 35; ///< places of a roll from 11 to 66
constexpr int kWorstArmyMorale = 3;

QString rollName(const QString &section, const QString &list)
{
    for (const ModifierList &each : kModifierLists)
        if (section == QLatin1String(each.section) && list == QLatin1String(each.list))
            return RollsPage::tr(each.name);
    return section;
}

} // namespace

/// What adds a modifier and takes one away.
QWidget *RollsPage::modifiersPart()
{
    auto *bar = new QWidget(this);
    auto *flow = new FlowLayout(bar);
    flow->setContentsMargins(0, 0, 0, 0);
    m_roll = new QComboBox(bar);
    m_roll->setObjectName(QStringLiteral("series-add-roll"));
    m_roll->setAccessibleName(tr("Roll that the new modifier is for"));
    for (const ModifierList &each : kModifierLists)
        m_roll->addItem(
            tr(each.name),
            QStringList{QString::fromLatin1(each.section), QString::fromLatin1(each.list)});
    m_because = new QComboBox(bar);
    m_because->setObjectName(QStringLiteral("series-add-because"));
    m_because->setAccessibleName(tr("What the new modifier is for"));
    m_because->setEditable(true);
    m_because->setInsertPolicy(QComboBox::NoInsert);
    m_because->setMinimumContentsLength(18);
    m_value = new QSpinBox(bar);
    m_value->setObjectName(QStringLiteral("series-add-value"));
    m_value->setAccessibleName(tr("The new modifier"));
    m_value->setRange(-kMostModifier, kMostModifier);
    m_add = new QPushButton(tr("Add modifier"), bar);
    m_add->setObjectName(QStringLiteral("series-add"));
    m_remove = new QPushButton(tr("Remove modifier"), bar);
    m_remove->setObjectName(QStringLiteral("series-remove"));
    for (QPushButton *each : {m_add, m_remove})
        each->setAutoDefault(false);
    for (QWidget *each :
         std::initializer_list<QWidget *>{m_roll, m_because, m_value, m_add, m_remove})
        flow->addWidget(each);
    connect(m_roll, &QComboBox::currentIndexChanged, this, &RollsPage::offerReasons);
    connect(m_add, &QPushButton::clicked, this, &RollsPage::addModifier);
    connect(m_remove, &QPushButton::clicked, this, &RollsPage::removeModifiers);
    offerReasons();
    return bar;
}

void RollsPage::fillModifiers()
{
    m_lines.clear();
    for (const ModifierList &each : kModifierLists) {
        const auto section = QString::fromLatin1(each.section);
        const auto list = QString::fromLatin1(each.list);
        for (const QString &key : m_pack.value(section).toObject().value(list).toObject().keys())
            m_lines.push_back({section, list, key});
    }
    const auto filling = m_table->filling();
    m_table->setRowCount(static_cast<int>(m_lines.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const Line &line = m_lines.at(static_cast<std::size_t>(row));
        const std::array texts{rollName(line.section, line.list), becauseOf(line),
                               Narrator::withSign(valueOf(line))};
        for (int column = 0; column < 3; ++column) {
            QTableWidgetItem *cell = m_table->item(row, column);
            if (cell == nullptr) {
                cell = new QTableWidgetItem;
                m_table->setItem(row, column, cell);
            }
            cell->setText(texts.at(static_cast<std::size_t>(column)));
            if (column == 0)
                cell->setFlags(cell->flags() & ~Qt::ItemIsEditable);
            if (column == 2)
                cell->setTextAlignment(Qt::AlignCenter);
        }
    }
    m_none->setVisible(m_lines.empty());
    m_table->setVisible(!m_lines.empty());
    m_remove->setEnabled(!m_lines.empty());
}

/// A modifier's name; a person's own stands as it was typed.
QString RollsPage::wordOf(const QString &key) const
{
    const QString word = m_narrator.term(key.toStdString());
    return word == key ? QString(key).replace(u'-', u' ') : word;
}

QString RollsPage::becauseOf(const Line &line) const
{
    return line.list == QLatin1String("odds")       ? tr("odds %1").arg(line.key)
        : line.list == QLatin1String("army_morale") ? tr("army morale %1").arg(line.key)
                                                    : wordOf(line.key);
}

/// What a modifier of that list is for, as the file has it; `why` says why it can't be.
QString RollsPage::keyOf(const Line &line, const QString &typed, QString &why) const
{
    const QString text = typed.simplified();
    const QString number = text.section(u' ', -1).replace(u',', u'.'); // "odds 3:1"
    if (line.list == QLatin1String("odds") && !ratioOf(number))
        why = tr("Type a ratio like 3:1 as the odds of the modifier.");
    bool right = false;
    const int level = number.toInt(&right);
    if (line.list == QLatin1String("army_morale")
        && (!right || level < 0 || level > kWorstArmyMorale))
        why = tr("Type a level of army morale, 0 to %1.").arg(kWorstArmyMorale);
    if (text.isEmpty())
        why = tr("Say what the modifier is for.");
    if (!why.isEmpty())
        return {};
    if (line.list != QLatin1String("modifiers"))
        return number;
    const QJsonObject list = m_pack.value(line.section).toObject().value(line.list).toObject();
    for (int i = 0; i < m_because->count(); ++i) // a known reason by its name
        if (m_because->itemText(i).compare(text, Qt::CaseInsensitive) == 0)
            return m_because->itemData(i).toString();
    for (const QString &key : list.keys())
        if (wordOf(key).compare(text, Qt::CaseInsensitive) == 0)
            return key;
    return QString(text).replace(u' ', u'-');
}

/// The reasons that other rolls have already: the same words are offered again.
void RollsPage::offerReasons()
{
    const QStringList where = m_roll->currentData().toStringList();
    m_because->clear();
    if (where.value(1) == QLatin1String("modifiers")) {
        std::set<QString> keys;
        for (const Line &line : m_lines)
            if (line.list == QLatin1String("modifiers"))
                keys.insert(line.key);
        for (const QString &key : keys)
            m_because->addItem(wordOf(key), key);
    }
    m_because->setCurrentIndex(-1);
    m_because->clearEditText();
}

int RollsPage::valueOf(const Line &line) const
{
    return m_pack.value(line.section)
        .toObject()
        .value(line.list)
        .toObject()
        .value(line.key)
        .toInt();
}

void RollsPage::put(const Line &line, int value)
{
    QJsonObject section = m_pack.value(line.section).toObject();
    QJsonObject list = section.value(line.list).toObject();
    list.insert(line.key, value);
    section.insert(line.list, list);
    m_pack.insert(line.section, section);
}

void RollsPage::drop(const Line &line)
{
    QJsonObject section = m_pack.value(line.section).toObject();
    QJsonObject list = section.value(line.list).toObject();
    list.remove(line.key);
    section.insert(line.list, list);
    m_pack.insert(line.section, section);
}

/// A modifier or its reason was typed; why it can't be, where it can't.
QString RollsPage::takeOne(const TypedCell &typed)
{
    const Line line = m_lines.at(static_cast<std::size_t>(typed.row));
    if (typed.column == 2) {
        bool right = false;
        const int value = QString(typed.text).replace(u'−', u'-').trimmed().toInt(&right);
        if (!right || std::abs(value) > kMostModifier)
            return tr("“%1” is no modifier: type a whole number from −%2 to +%2.")
                .arg(typed.text)
                .arg(kMostModifier);
        put(line, value);
        return {};
    }
    QString why;
    const Line renamed{line.section, line.list, keyOf(line, typed.text, why)};
    if (!why.isEmpty() || renamed.key == line.key)
        return why;
    if (m_pack.value(line.section).toObject().value(line.list).toObject().contains(renamed.key))
        return tr("“%1” stands in the list of this roll already.").arg(typed.text);
    const int value = valueOf(line);
    drop(line);
    put(renamed, value);
    return {};
}

void RollsPage::take(const QList<TypedCell> &cells)
{
    QString why;
    for (const TypedCell &typed : cells) {
        const QString said = takeOne(typed);
        why = why.isEmpty() ? said : why;
    }
    if (!why.isEmpty())
        m_table->stay();
    fillModifiers();
    say(why);
    emit edited();
}

void RollsPage::addModifier()
{
    const QStringList where = m_roll->currentData().toStringList();
    Line line{where.value(0), where.value(1), {}};
    QString why;
    line.key = keyOf(line, m_because->currentText(), why);
    if (why.isEmpty()
        && m_pack.value(line.section).toObject().value(line.list).toObject().contains(line.key))
        why = tr("“%1” stands in the list of this roll already.").arg(m_because->currentText());
    if (!why.isEmpty()) {
        say(why);
        m_because->setFocus(Qt::OtherFocusReason);
        return;
    }
    put(line, m_value->value());
    for (const Pass &pass : m_passes) // a list makes its section: it is known now
        if (pass.section == line.section && pass.box->currentIndex() == 0) {
            const QScopedValueRollback filling(m_filling, true);
            pass.box->setCurrentIndex(1);
        }
    fillModifiers();
    const auto at = std::ranges::find_if(m_lines, [&line](const Line &each) {
        return each.section == line.section && each.list == line.list && each.key == line.key;
    });
    m_table->setCurrentCell(static_cast<int>(at - m_lines.begin()), 2);
    offerReasons();
    m_value->setValue(0);
    m_because->setFocus(Qt::OtherFocusReason);
    say({});
    emit edited();
}

void RollsPage::removeModifiers()
{
    std::set<int> rows;
    for (const QTableWidgetItem *cell : m_table->selectedItems())
        rows.insert(cell->row());
    if (rows.empty())
        return say(tr("Choose the modifier first."));
    const std::vector<Line> lines = m_lines;
    for (const int row : rows)
        drop(lines.at(static_cast<std::size_t>(row)));
    fillModifiers();
    say({});
    emit edited();
}

} // namespace qd::corunna
