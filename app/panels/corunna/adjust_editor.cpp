// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/corunna/adjust_editor.h"

#include "app/narration/narrator.h"
#include "app/panels/adjust_fields.h"
#include "app/panels/corunna/order_of_battle.h"
#include "app/panels/json_values.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

#include <initializer_list>
#include <utility>

namespace qd::corunna {
namespace {

using adjusting::columnIn;
using adjusting::empty;
using adjusting::stateOf;

const auto kUnits = QStringLiteral("units");
const auto kLeaders = QStringLiteral("leaders");
const auto kColours = QStringLiteral("colours");
constexpr int kPath = Qt::UserRole; ///< of a line of the list: part and id
constexpr int kMostFigure = 1000; ///< of a counter
constexpr int kMostTurns = 1000;
constexpr int kWorstMorale = 3;
constexpr int kMostShips = 16;

/// Everything here may be unknown.
Field fieldOf(std::string key, FieldKind kind)
{
    Field field = adjusting::fieldOf(std::move(key), kind);
    field.optional = true;
    return field;
}

Field number(const char *key, int least, int most)
{
    Field field = adjusting::number(key, least, most);
    field.optional = true;
    return field;
}

Field flag(const char *key)
{
    return fieldOf(key, FieldKind::Flag);
}

Field words(const char *key, std::initializer_list<const char *> ids)
{
    QStringList list;
    for (const char *id : ids)
        list << QString::fromLatin1(id);
    Field field = adjusting::words(key, list);
    field.optional = true;
    return field;
}

/// The hexes of the maps; there are two thousand, found by typing.
Field hexes(const Position &position)
{
    Field field = fieldOf("hex", FieldKind::Piece);
    for (const PicturePlace &place : position.board().places)
        field.choices.push_back({jsonText(QJsonValue(fromUtf8(place.id))), place.id, {}, {}});
    return field;
}

/// Where a piece is that is not on the map (specification 3).
Field places()
{
    return words("place",
                 {"setup", "reserve", "undeployed", "map", "aboard", "evacuated", "off-map", "left",
                  "with-fleet", "eliminated", "captured"});
}

} // namespace

AdjustEditor::AdjustEditor(const Position &position, const Narrator &narrator, QWidget *parent)
    : AdjustForm(position, narrator, stateOf(position), parent)
{
    QTabWidget *tabs = addTabs();
    auto *table = new QScrollArea(this);
    m_table = columnIn(table);
    addPage(tabs, piecesPage(), tr("&Counters"));
    addPage(tabs, table, tr("&Turn, armies and navy"));
    auto *charts = new QScrollArea(this);
    m_charts = columnIn(charts);
    addPage(tabs, charts, tr("C&harts"));
    fillPieces();
    fillTable();
    fillCharts();
}

QWidget *AdjustEditor::piecesPage()
{
    auto *page = new QWidget(this);
    auto *row = new QHBoxLayout(page);
    auto *list = new QVBoxLayout;
    m_find = new QLineEdit(page);
    m_find->setObjectName(QStringLiteral("adjust-find"));
    m_find->setPlaceholderText(tr("Find a counter"));
    m_find->setAccessibleName(tr("Find a counter"));
    m_find->setClearButtonEnabled(true);
    m_pieces = new QListWidget(page);
    m_pieces->setObjectName(QStringLiteral("adjust-pieces"));
    m_pieces->setAccessibleName(tr("Counters"));
    markIn(m_pieces);
    list->addWidget(m_find);
    list->addWidget(m_pieces, 1);
    auto *scroll = new QScrollArea(page);
    m_piece = columnIn(scroll);
    scroll->setAccessibleName(tr("The chosen counter"));
    row->addLayout(list, 2);
    row->addWidget(scroll, 3);
    connect(m_find, &QLineEdit::textChanged, this, &AdjustEditor::filter);
    connect(m_pieces, &QListWidget::currentItemChanged, this, &AdjustEditor::showPiece);
    return page;
}

/// Those on the map first: they are what a correction is about.
void AdjustEditor::fillPieces()
{
    for (const bool onMap : {true, false})
        for (const QString &part : {kUnits, kLeaders, kColours}) {
            const QJsonObject all = recorded({part}).toObject();
            for (auto piece = all.begin(); piece != all.end(); ++piece) {
                if ((piece.value()[u"place"] == QLatin1String("map")) != onMap)
                    continue;
                auto *item = new QListWidgetItem(m_pieces);
                item->setData(kPath, QStringList{part, piece.key()});
            }
        }
    markChanged();
    m_pieces->setCurrentRow(0);
}

void AdjustEditor::filter(const QString &typed)
{
    for (int i = 0; i < m_pieces->count(); ++i)
        m_pieces->item(i)->setHidden(
            !m_pieces->item(i)->text().contains(typed.simplified(), Qt::CaseInsensitive));
    for (int i = 0; i < m_pieces->count(); ++i)
        if (!m_pieces->item(i)->isHidden())
            return m_pieces->setCurrentRow(i);
}

QStringList AdjustEditor::pathOf(const QListWidgetItem &item) const
{
    return item.data(kPath).toStringList();
}

QString AdjustEditor::nameOf(const QStringList &path) const
{
    const std::string id = path.last().toStdString();
    return narrator().term(path.first() == kColours ? "colours-" + id : id);
}

QString AdjustEditor::changedName(const QString &name) const
{
    return tr("%1, changed", "a counter").arg(name);
}

void AdjustEditor::showPiece()
{
    empty(m_piece);
    const QListWidgetItem *item = m_pieces->currentItem();
    if (item == nullptr)
        return;
    const QStringList path = pathOf(*item);
    addTitle(m_piece, item->text());
    addField(m_piece, tr("Where"), places(), path + QStringList{QStringLiteral("place")});
    addField(m_piece, tr("Hex"), hexes(position()), path + QStringList{QStringLiteral("hex")});
    if (path.first() == kUnits)
        fillUnit(path, recorded(path).toObject());
    else if (path.first() == kLeaders)
        fillLeader(path);
    else
        fillColours(path);
    m_piece->addStretch(1);
}

void AdjustEditor::fillUnit(const QStringList &path, const QJsonObject &unit)
{
    const auto add = [this, &path](const QString &label, const Field &field) {
        addField(m_piece, label, field, path + QStringList{fromUtf8(field.key)});
    };
    add(tr("Formation"),
        words("formation",
              {"line", "column", "road-column", "square", "general-order", "skirmish", "mob",
               "limbered", "unlimbered"}));
    add(tr("Order"), words("status", {"good", "disorder", "pgd", "rout"}));
    add(tr("Increments now"), number("increments", 0, kMostFigure));
    add(tr("Increments lost"), number("lost", 0, kMostFigure));
    add(tr("In command"), flag("in_command"));
    if (unit.contains(u"mounted"))
        add(tr("Mounted"), flag("mounted"));
    if (unit.contains(u"halves_spent"))
        add(tr("Halves of movement spent"), number("halves_spent", 0, 2));
    else
        add(tr("Movement points spent"), number("mp_spent", 0, kMostFigure));
    addTitle(m_piece, tr("Printed on the counter"));
    addFigures(path);
}

void AdjustEditor::fillLeader(const QStringList &path)
{
    addField(m_piece, tr("State", "of a leader"),
             words("state", {"active", "wounded", "killed", "captured"}),
             path + QStringList{QStringLiteral("state")});
    addField(m_piece, tr("Comes back on turn"), number("returns_turn", 1, kMostTurns),
             path + QStringList{QStringLiteral("returns_turn")});
    addTitle(m_piece, tr("Printed on the counter"));
    addFigures(path);
}

void AdjustEditor::fillColours(const QStringList &path)
{
    addField(m_piece, tr("Captured"), flag("captured"),
             path + QStringList{QStringLiteral("captured")});
    addField(m_piece, tr("In command"), flag("in_command"),
             path + QStringList{QStringLiteral("in_command")});
}

/// The figures that the counter has.
void AdjustEditor::addFigures(const QStringList &path)
{
    const QJsonObject piece = recorded(path).toObject();
    for (const QString &field : figures()) {
        if (!piece.contains(field))
            continue;
        const std::string key = field.toStdString();
        addField(m_piece, figureName(field),
                 isYesNo(field) ? flag(key.c_str()) : number(key.c_str(), 0, kMostFigure),
                 path + QStringList{field});
    }
}

void AdjustEditor::fillTable()
{
    const auto add = [this](const QString &label, const Field &field, const QString &part = {}) {
        QStringList path = part.isEmpty() ? QStringList() : part.split(u'.');
        addField(m_table, label, field, path << fromUtf8(field.key));
    };
    Field phase = words("phase",
                        {"setup", "command-points", "command-tracing", "mu-creation", "initiative",
                         "maneuver", "naval", "turn-adjustment", "over"});
    for (Choice &choice : phase.choices)
        choice.term.insert(0, "phase-"); // "setup" alone is where a counter waits
    add(tr("Phase"), phase);
    add(tr("Turn"), number("turn", 1, kMostTurns));
    addTitle(m_table, tr("Armies"));
    add(tr("French army morale"), number("army_morale", 0, kWorstMorale),
        QStringLiteral("sides.french"));
    add(tr("British army morale"), number("army_morale", 0, kWorstMorale),
        QStringLiteral("sides.british"));
    add(tr("French corps disbanded"), flag("corps_disbanded"), QStringLiteral("sides.french"));
    addTitle(m_table, tr("Navy"));
    add(tr("Naval Commitment"),
        words("status", {"abandonment", "anchor", "contrary-winds", "minor", "major"}),
        QStringLiteral("naval"));
    add(tr("Rolls made"), number("rolls", 0, kMostTurns), QStringLiteral("naval"));
    add(tr("Rolled again on turn"), number("reroll_turn", 1, kMostTurns), QStringLiteral("naval"));
    add(tr("Ships in support"), number("support_count", 0, kMostShips), QStringLiteral("naval"));
    addTitle(m_table, tr("Evacuation"));
    add(tr("Declared"), flag("declared"), QStringLiteral("evacuation"));
    add(tr("Begun"), flag("begun"), QStringLiteral("evacuation"));
    add(tr("Ceased"), flag("ceased"), QStringLiteral("evacuation"));
    add(tr("Survivors when it was declared"), number("survivors_at_declaration", 0, kMostFigure),
        QStringLiteral("evacuation"));
    addTitle(m_table, tr("Corunna"));
    add(tr("Town hexes that the French hold"), number("town_count", 0, kMostFigure),
        QStringLiteral("control"));
    add(tr("Port hexes that the French hold"), number("port_count", 0, kMostFigure),
        QStringLiteral("control"));
    m_table->addStretch(1);
}

void AdjustEditor::refill()
{
    empty(m_table);
    fillTable();
    empty(m_charts);
    fillCharts();
    showPiece();
}

} // namespace qd::corunna
