// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/corunna/series_rolls.h"

#include "app/narration/narrator.h"
#include "app/panels/caption.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

#include <array>

namespace qd::corunna {
namespace {

const auto kPass = QStringLiteral("pass");

/// Lists of modifiers, by the section that they stand in (specification 9.3).
struct List {
    const char *section;
    const char *list;
};

constexpr std::array kLists{
    List{"morale", "modifiers"},      List{"morale", "army_morale"}, List{"close", "odds"},
    List{"close", "modifiers"},       List{"stand", "odds"},         List{"stand", "modifiers"},
    List{"charge_stand", "modifiers"}};

} // namespace

RollsPage::RollsPage(const Narrator &narrator, QWidget *parent)
    : QWidget(parent)
    , m_narrator(narrator)
    , m_table(new QTableWidget(this))
    , m_none(new Caption(Caption::Manner::Muted, this))
{
    auto *column = new QVBoxLayout(this);
    auto *form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    addPass(form, QStringLiteral("morale"), tr("A morale check passes"));
    addPass(form, QStringLiteral("close"), tr("Closing passes"));
    addPass(form, QStringLiteral("stand"), tr("Standing passes"));
    addPass(form, QStringLiteral("charge_stand"), tr("Standing against a charge passes"));
    addNumber(form, QStringLiteral("morale"), QStringLiteral("auto_fail"),
              tr("Roll that always fails"), 66);
    addNumber(form, QStringLiteral("morale"), QStringLiteral("auto_pass"),
              tr("Roll that always passes"), 66);
    addNumber(form, QStringLiteral("limits"), QStringLiteral("line_increments"),
              tr("Increments that fire from a line"), 100);
    addNumber(form, QStringLiteral("limits"), QStringLiteral("skirmish_increments"),
              tr("Increments that fire from skirmish order"), 100);
    column->addLayout(form);
    m_none->setObjectName(QStringLiteral("series-no-modifiers"));
    m_none->setText(tr("Modifiers are shown to the referee to tick. This file has none."));
    column->addWidget(m_none);
    m_table->setObjectName(QStringLiteral("series-modifiers"));
    m_table->setTabKeyNavigation(false); // Tab leaves it, arrows and Enter go through it
    m_table->setAccessibleName(tr("Modifiers"));
    m_table->setColumnCount(3);
    m_table->setHorizontalHeaderLabels({tr("Roll"), tr("Because"), tr("Modifier")});
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_table->verticalHeader()->hide();
    column->addWidget(m_table, 1);
    connect(m_table, &QTableWidget::itemChanged, this, &RollsPage::take);
}

void RollsPage::addPass(QFormLayout *form, const QString &section, const QString &label)
{
    auto *box = new QComboBox(this);
    box->setObjectName(QStringLiteral("series-pass-") + section);
    box->setAccessibleName(label);
    box->addItem(tr("not known"), QString());
    box->addItem(tr("above the morale"), QStringLiteral("above"));
    box->addItem(tr("at the morale or above"), QStringLiteral("at-least"));
    form->addRow(label, box);
    m_passes.push_back({section, box});
    connect(box, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling)
            emit edited();
    });
}

void RollsPage::addNumber(QFormLayout *form, const QString &section, const QString &key,
                          const QString &label, int most)
{
    auto *spin = new QSpinBox(this);
    spin->setObjectName(QStringLiteral("series-") + key);
    spin->setAccessibleName(label);
    spin->setRange(0, most);
    spin->setSpecialValueText(tr("none", "a number of the series that is not known"));
    form->addRow(label, spin);
    m_numbers.push_back({section, key, spin});
    connect(spin, &QSpinBox::valueChanged, this, [this] {
        if (!m_filling)
            emit edited();
    });
}

void RollsPage::load(const QJsonObject &pack)
{
    const QScopedValueRollback filling(m_filling, true);
    m_pack = pack;
    for (const Pass &pass : m_passes) {
        const QJsonObject section = pack.value(pass.section).toObject();
        const QString word =
            section.isEmpty() ? QString() : section.value(kPass).toString(QStringLiteral("above"));
        pass.box->setCurrentIndex(std::max(0, pass.box->findData(word)));
    }
    for (const Number &number : m_numbers)
        number.spin->setValue(pack.value(number.section).toObject().value(number.key).toInt());
    fillModifiers();
}

void RollsPage::fillModifiers()
{
    m_lines.clear();
    m_table->setRowCount(0);
    for (const List &each : kLists) {
        const auto section = QString::fromLatin1(each.section);
        const auto list = QString::fromLatin1(each.list);
        const QJsonObject all = m_pack.value(section).toObject().value(list).toObject();
        for (auto one = all.begin(); one != all.end(); ++one) {
            const int row = m_table->rowCount();
            m_table->insertRow(row);
            const QString key = one.key();
            const QString because = list == QLatin1String("odds") ? tr("odds %1").arg(key)
                : list == QLatin1String("army_morale")            ? tr("army morale %1").arg(key)
                                                                  : wordOf(key);
            const std::array texts{m_narrator.term(section.toStdString()), because,
                                   Narrator::withSign(one.value().toInt())};
            for (int column = 0; column < 3; ++column) {
                auto *cell = new QTableWidgetItem(texts.at(static_cast<std::size_t>(column)));
                if (column < 2)
                    cell->setFlags(cell->flags() & ~Qt::ItemIsEditable);
                else
                    cell->setTextAlignment(Qt::AlignCenter);
                m_table->setItem(row, column, cell);
            }
            m_lines.push_back({section, list, key});
        }
    }
    m_none->setVisible(m_lines.empty());
    m_table->setVisible(!m_lines.empty());
}

/// A modifier's name; a person's own stands as it was typed.
QString RollsPage::wordOf(const QString &key) const
{
    const QString word = m_narrator.term(key.toStdString());
    return word == key ? QString(key).replace(u'-', u' ') : word;
}

void RollsPage::take(QTableWidgetItem *cell)
{
    if (m_filling || cell->column() != 2)
        return;
    const Line &line = m_lines.at(static_cast<std::size_t>(cell->row()));
    QJsonObject section = m_pack.value(line.section).toObject();
    QJsonObject list = section.value(line.list).toObject();
    bool right = false;
    const int value = QString(cell->text()).replace(u'−', u'-').trimmed().toInt(&right);
    if (right)
        list.insert(line.key, value);
    section.insert(line.list, list);
    m_pack.insert(line.section, section);
    {
        const QScopedValueRollback filling(m_filling, true);
        cell->setText(Narrator::withSign(list.value(line.key).toInt()));
    }
    emit edited();
}

QJsonObject RollsPage::into(QJsonObject pack) const
{
    for (const List &each : kLists) {
        const auto key = QString::fromLatin1(each.section);
        if (m_pack.contains(key))
            pack.insert(key, m_pack.value(key));
    }
    for (const Pass &pass : m_passes) {
        const QString word = pass.box->currentData().toString();
        QJsonObject section = pack.value(pass.section).toObject();
        if (word.isEmpty())
            section = {}; // a section left out is unknown
        else
            section.insert(kPass, word);
        if (section.isEmpty())
            pack.remove(pass.section);
        else
            pack.insert(pass.section, section);
    }
    for (const Number &number : m_numbers) {
        QJsonObject section = pack.value(number.section).toObject();
        const bool isKnown = number.section == QLatin1String("limits") || !section.isEmpty();
        if (number.spin->value() == 0 || !isKnown)
            section.remove(number.key);
        else
            section.insert(number.key, number.spin->value());
        if (section.isEmpty())
            pack.remove(number.section);
        else
            pack.insert(number.section, section);
    }
    return pack;
}

} // namespace qd::corunna
