// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/as_per_margin/adjust_editor.h"

#include "app/narration/narrator.h"
#include "app/panels/adjust_fields.h"
#include "app/panels/caption.h"
#include "app/panels/json_values.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace qd::as_per_margin {
namespace {

using adjusting::columnIn;
using adjusting::empty;
using adjusting::fieldOf;
using adjusting::number;
using adjusting::stateOf;
using adjusting::words;

const auto kShips = QStringLiteral("ships");
const auto kShore = QStringLiteral("batteries");
const auto kContacts = QStringLiteral("contacts");

Field measure(const char *key, double high, const char *unit)
{
    Field field = fieldOf(key, FieldKind::Measure);
    field.high = high;
    field.unit = unit;
    return field;
}

} // namespace

AdjustEditor::AdjustEditor(const Position &position, const Narrator &narrator, QWidget *parent)
    : AdjustForm(position, narrator, stateOf(position), parent)
{
    QTabWidget *tabs = addTabs();
    addPage(tabs, unitsPage(), tr("&Ships"));
    addPage(tabs, tablePage(), tr("&Turn and wind"));
    addPage(tabs, contactsPage(), tr("&Fallen aboard"));
    fillTable();
    fillContacts();
    showUnit();
}

QWidget *AdjustEditor::unitsPage()
{
    auto *page = new QWidget(this);
    auto *row = new QHBoxLayout(page);
    m_units = new QListWidget(page);
    m_units->setObjectName(QStringLiteral("adjust-ships"));
    m_units->setAccessibleName(tr("Ships and shore batteries"));
    for (const PicturePiece &piece : position().picture().pieces) {
        auto *item = new QListWidgetItem(narrator().term(piece.id), m_units);
        item->setData(Qt::UserRole, fromUtf8(piece.id));
    }
    m_units->sortItems();
    m_units->setCurrentRow(0);
    markIn(m_units);
    auto *scroll = new QScrollArea(page);
    m_unit = columnIn(scroll);
    scroll->setAccessibleName(tr("The chosen ship"));
    row->addWidget(m_units, 2);
    row->addWidget(scroll, 3);
    connect(m_units, &QListWidget::currentItemChanged, this, &AdjustEditor::showUnit);
    return page;
}

QWidget *AdjustEditor::tablePage()
{
    auto *scroll = new QScrollArea(this);
    m_table = columnIn(scroll);
    return scroll;
}

QWidget *AdjustEditor::contactsPage()
{
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    m_pairs = new QListWidget(page);
    m_pairs->setObjectName(QStringLiteral("adjust-contacts"));
    m_pairs->setAccessibleName(tr("Ships fallen aboard each other"));
    auto *part = new QPushButton(tr("&Part the chosen pair"), page);
    part->setObjectName(QStringLiteral("adjust-part"));
    auto *row = new QHBoxLayout;
    m_one = new QComboBox(page);
    m_other = new QComboBox(page);
    m_one->setAccessibleName(tr("One ship"));
    m_other->setAccessibleName(tr("The other ship"));
    m_one->setObjectName(QStringLiteral("adjust-one"));
    m_other->setObjectName(QStringLiteral("adjust-other"));
    for (QComboBox *box : {m_one, m_other}) {
        const QJsonObject ships = recorded({kShips}).toObject();
        for (auto it = ships.begin(); it != ships.end(); ++it)
            box->addItem(narrator().term(it.key().toStdString()), it.key());
        row->addWidget(box, 1);
    }
    m_other->setCurrentIndex(std::min(1, m_other->count() - 1));
    auto *join = new QPushButton(tr("&Join these two"), page);
    join->setObjectName(QStringLiteral("adjust-join"));
    row->addWidget(join);
    column->addWidget(m_pairs, 1);
    column->addWidget(part, 0, Qt::AlignLeft);
    column->addLayout(row);
    part->setEnabled(false);
    connect(m_pairs, &QListWidget::currentRowChanged, part,
            [part](int chosen) { part->setEnabled(chosen >= 0); });
    connect(join, &QPushButton::clicked, this, &AdjustEditor::addContact);
    connect(part, &QPushButton::clicked, this, [this] {
        QJsonArray left = contacts();
        if (const int chosen = m_pairs->currentRow(); chosen >= 0 && chosen < left.size())
            left.removeAt(chosen);
        setContacts(left);
    });
    return page;
}

QStringList AdjustEditor::pathOf(const QListWidgetItem &item) const
{
    const QString id = item.data(Qt::UserRole).toString();
    return {recorded({kShips, id}).isUndefined() ? kShore : kShips, id};
}

QString AdjustEditor::changedName(const QString &name) const
{
    return tr("%1, changed", "a ship").arg(name);
}

void AdjustEditor::showUnit()
{
    empty(m_unit);
    const QListWidgetItem *item = m_units->currentItem();
    if (item == nullptr) {
        addTitle(m_unit, tr("There are no ships on this table."));
        return;
    }
    const QStringList path = pathOf(*item);
    fillUnit(path.first(), path.last());
    m_unit->addStretch(1);
}

void AdjustEditor::fillGuns(const QStringList &path, const QJsonObject &unit)
{
    const QJsonObject most = unit.value(u"max").toObject().value(u"guns").toObject();
    if (most.isEmpty())
        return;
    addTitle(m_unit, said().label(fieldOf("guns", FieldKind::Number)));
    for (auto it = most.begin(); it != most.end(); ++it)
        addField(m_unit, number(it.key().toStdString(), 0, it.value().toInt()),
                 path + QStringList{QStringLiteral("guns"), it.key()});
    addTitle(m_unit, said().label(fieldOf("fresh", FieldKind::Flag)));
    for (auto it = most.begin(); it != most.end(); ++it)
        addField(m_unit, fieldOf(it.key().toStdString(), FieldKind::Flag),
                 path + QStringList{QStringLiteral("fresh"), it.key()});
}

void AdjustEditor::fillUnit(const QString &kind, const QString &id)
{
    const QStringList path{kind, id};
    const QJsonObject unit = recorded(path).toObject();
    const BoardPicture &board = position().board();
    const auto add = [this, &path](Field field) {
        const QStringList whole = path + QStringList{fromUtf8(field.key)};
        addField(m_unit, std::move(field), whole);
    };
    addTitle(m_unit, narrator().term(id.toStdString()));
    add(measure("x", board.width, "inch"));
    add(measure("y", board.height, "inch"));
    add(fieldOf("heading", FieldKind::Heading));
    if (kind == kShore) {
        add(number("guns", 0, unit.value(u"max").toInt()));
        add(words("fate",
                  {QStringLiteral("in-action"), QStringLiteral("silenced"),
                   QStringLiteral("destroyed")}));
        add(fieldOf("red_hot", FieldKind::Flag));
        return;
    }
    const QJsonObject most = unit.value(u"max").toObject();
    const QJsonArray lines = most.value(u"masts").toArray();
    add(number("masts", 0, lines.at(0).toInt() + lines.at(1).toInt()));
    add(number("hull", 0, most.value(u"hull").toInt()));
    fillGuns(path, unit);
    addTitle(m_unit, tr("State"));
    add(words("fate",
              {QStringLiteral("afloat"), QStringLiteral("sunk"), QStringLiteral("exploded"),
               QStringLiteral("gone")}));
    add(fieldOf("struck", FieldKind::Flag));
    for (const char *cable : {"bow", "stern"})
        addField(m_unit, fieldOf(cable, FieldKind::Flag),
                 path + QStringList{QStringLiteral("anchors"), QLatin1String(cable)});
    for (const char *flag : {"independent", "moved", "forfeited", "called"})
        add(fieldOf(flag, FieldKind::Flag));
}

void AdjustEditor::fillTable()
{
    constexpr int kTurns = 999;
    addField(m_table, number("turn", 1, kTurns), {QStringLiteral("turn")});
    QStringList phases{QStringLiteral("set-up")};
    for (const SequenceStep &step : position().situation().steps)
        if (!phases.contains(fromUtf8(step.id)))
            phases << fromUtf8(step.id);
    addField(m_table, words("phase", phases), {QStringLiteral("phase")});
    const auto wind = QStringLiteral("wind");
    addTitle(m_table, said().label(fieldOf("wind", FieldKind::Choice)));
    addField(m_table, fieldOf("from", FieldKind::Heading), {wind, QStringLiteral("from")});
    addField(m_table, fieldOf("prevailing", FieldKind::Heading),
             {wind, QStringLiteral("prevailing")});
    addField(m_table, fieldOf("checked", FieldKind::Flag), {wind, QStringLiteral("checked")});
    addWindDice();
    m_table->addStretch(1);
}

/// Both dice of the wind are one value; 0: not tossed.
void AdjustEditor::addWindDice()
{
    const QStringList path{QStringLiteral("wind"), QStringLiteral("dice")};
    const QJsonArray faces = valueAt(path).toArray();
    auto *both = new QWidget(m_table->parentWidget());
    auto *pair = new QHBoxLayout(both);
    pair->setContentsMargins(0, 0, 0, 0);
    std::array<QSpinBox *, 2> dice{};
    for (int i = 0; i < 2; ++i) {
        auto *die = new QSpinBox(both);
        constexpr int kFaces = 6;
        die->setRange(0, kFaces);
        die->setSpecialValueText(tr("none", "a die that was not tossed"));
        die->setValue(faces.at(i).toInt());
        die->setAccessibleName(i == 0 ? tr("First wind die") : tr("Second wind die"));
        die->setObjectName(QStringLiteral("adjust-wind-die-%1").arg(i + 1));
        pair->addWidget(die, 1);
        dice.at(static_cast<std::size_t>(i)) = die;
    }
    for (const QSpinBox *die : dice) {
        connect(die, &QSpinBox::valueChanged, this, [this, dice, path] {
            const bool tossed = dice[0]->value() > 0 && dice[1]->value() > 0;
            setValue(path,
                     tossed ? QJsonValue(QJsonArray{dice[0]->value(), dice[1]->value()})
                            : QJsonValue(QJsonValue::Null));
        });
    }
    addLine(m_table, said().label(fieldOf("dice", FieldKind::Number)), both);
}

QJsonArray AdjustEditor::recordedContacts() const
{
    QJsonArray pairs;
    for (const auto &contact : recorded({kContacts}).toArray())
        pairs.append(contact.toObject().value(u"ships"));
    return pairs;
}

QJsonArray AdjustEditor::contacts() const
{
    const QJsonObject set = changes();
    return set.contains(kContacts) ? set.value(kContacts).toArray() : recordedContacts();
}

void AdjustEditor::setContacts(const QJsonArray &contacts)
{
    setChange({kContacts},
              contacts == recordedContacts() ? QJsonValue(QJsonValue::Undefined) : contacts);
    fillContacts();
}

void AdjustEditor::fillContacts()
{
    m_pairs->clear();
    for (const auto &pair : contacts()) {
        const QJsonArray ships = pair.toArray();
        m_pairs->addItem(Narrator::list({narrator().term(ships.at(0).toString().toStdString()),
                                         narrator().term(ships.at(1).toString().toStdString())}));
    }
    if (m_pairs->count() == 0) {
        m_pairs->addItem(tr("No ships lie aboard each other."));
        m_pairs->item(0)->setFlags(Qt::NoItemFlags);
    }
}

void AdjustEditor::addContact()
{
    QStringList ships{m_one->currentData().toString(), m_other->currentData().toString()};
    ships.sort();
    const QJsonArray pair = QJsonArray::fromStringList(ships);
    QJsonArray pairs = contacts();
    if (ships.first() == ships.last() || pairs.contains(pair))
        return;
    pairs.append(pair);
    setContacts(pairs);
}

void AdjustEditor::refill()
{
    empty(m_table);
    fillTable();
    fillContacts();
    showUnit();
}

} // namespace qd::as_per_margin
