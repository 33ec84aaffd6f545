// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/trafalgar/adjust_editor.h"

#include "app/narration/narrator.h"
#include "app/panels/adjust_fields.h"
#include "app/panels/json_values.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace qd::trafalgar {
namespace {

using adjusting::columnIn;
using adjusting::empty;
using adjusting::fieldOf;
using adjusting::flag;
using adjusting::number;
using adjusting::stateOf;
using adjusting::words;

const auto kShips = QStringLiteral("ships");
const auto kForts = QStringLiteral("forts");
const auto kFlags = QStringLiteral("flags");
const auto kAt = QStringLiteral("at");
constexpr int kHeadings = 6;
constexpr int kMostSpent = 99; ///< moves, volleys, passes (specification 4.13)
constexpr int kMostFired = 9; ///< guns of a side in one turn
constexpr int kMostCount = 1'000'000; ///< rounds, turns

/// A heading, or a point of the rose: 0 to 5, said by where it points.
Field direction(const char *key, const char *head)
{
    Field field = fieldOf(key, FieldKind::Choice);
    for (int i = 0; i < kHeadings; ++i) {
        const std::string digit = std::to_string(i);
        field.choices.push_back({digit, head + digit, {}, {}});
    }
    return field;
}

/// The state with each ship at its label, as people say it.
QJsonObject withLabels(QJsonObject state)
{
    QJsonObject ships = state.value(kShips).toObject();
    for (const QString &id : ships.keys()) {
        QJsonObject ship = ships.value(id).toObject();
        ship.insert(kAt, ship.value(u"label"));
        ships.insert(id, ship);
    }
    state.insert(kShips, ships);
    return state;
}

} // namespace

AdjustEditor::AdjustEditor(const Position &position, const Narrator &narrator, QWidget *parent)
    : AdjustForm(position, narrator, withLabels(stateOf(position)), parent)
{
    QTabWidget *tabs = addTabs();
    auto *flags = new QScrollArea(this);
    auto *table = new QScrollArea(this);
    m_flags = columnIn(flags);
    m_table = columnIn(table);
    addPage(tabs, piecesPage(), tr("&Ships and forts"));
    addPage(tabs, flags, tr("&Flags"));
    addPage(tabs, table, tr("&Turn and wind"));
    fillFlags();
    fillTable();
    showPiece();
}

QWidget *AdjustEditor::piecesPage()
{
    auto *page = new QWidget(this);
    auto *row = new QHBoxLayout(page);
    m_pieces = new QListWidget(page);
    m_pieces->setObjectName(QStringLiteral("adjust-ships"));
    m_pieces->setAccessibleName(tr("Ships and forts"));
    for (const PicturePiece &piece : position().picture().pieces) {
        if (piece.kind == "flag")
            continue;
        auto *item = new QListWidgetItem(narrator().term(piece.id), m_pieces);
        item->setData(Qt::UserRole, fromUtf8(piece.id));
    }
    m_pieces->setCurrentRow(0);
    markIn(m_pieces);
    auto *scroll = new QScrollArea(page);
    m_piece = columnIn(scroll);
    scroll->setAccessibleName(tr("The chosen ship or fort"));
    row->addWidget(m_pieces, 2);
    row->addWidget(scroll, 3);
    connect(m_pieces, &QListWidget::currentItemChanged, this, &AdjustEditor::showPiece);
    return page;
}

QStringList AdjustEditor::pathOf(const QListWidgetItem &item) const
{
    const QString id = item.data(Qt::UserRole).toString();
    return {recorded({kShips, id}).isUndefined() ? kForts : kShips, id};
}

QString AdjustEditor::changedName(const QString &name) const
{
    return tr("%1, changed", "a ship or fort").arg(name);
}

void AdjustEditor::addName(const QStringList &path)
{
    const QString label = said().label(fieldOf("name", FieldKind::Choice));
    auto *edit = new QLineEdit(valueAt(path).toString(), m_piece->parentWidget());
    edit->setAccessibleName(label);
    edit->setObjectName(QStringLiteral("adjust-") + path.join(QLatin1Char('-')));
    connect(edit, &QLineEdit::textEdited, this,
            [this, path](const QString &text) { setValue(path, text); });
    addLine(m_piece, label, edit);
}

void AdjustEditor::showPiece()
{
    empty(m_piece);
    const QListWidgetItem *item = m_pieces->currentItem();
    if (item == nullptr)
        return;
    const QString id = item->data(Qt::UserRole).toString();
    addTitle(m_piece, narrator().term(id.toStdString()));
    if (pathOf(*item).first() == kShips)
        fillShip(id);
    else
        fillFort(id);
    m_piece->addStretch(1);
}

void AdjustEditor::fillShip(const QString &id)
{
    const QStringList path{kShips, id};
    const auto add = [this, &path](const Field &field, const QString &group = {}) {
        QStringList whole = path;
        if (!group.isEmpty())
            whole << group;
        addField(m_piece, field, whole << fromUtf8(field.key));
    };
    addName(path + QStringList{QStringLiteral("name")});
    QStringList points;
    for (const PicturePlace &place : position().board().places)
        points << fromUtf8(place.id);
    Field at = words("at", points);
    at.kind = FieldKind::Piece; // found by typing, there are hundreds
    at.optional = true; // empty: not on the board
    add(at);
    add(direction("heading", "heading-"));
    addTitle(m_piece, said().label(fieldOf("masts", FieldKind::Flag)));
    for (const char *mast : {"fore", "main", "mizzen"})
        add(flag(mast), QStringLiteral("masts"));
    int guns = 0; // of a side: what the picture draws room for
    for (const PicturePiece &piece : position().picture().pieces)
        for (const PictureGauge &gauge : piece.gauges)
            if (fromUtf8(piece.id) == id && gauge.id == "guns-port")
                guns = gauge.max;
    addTitle(m_piece, said().label(fieldOf("guns", FieldKind::Number)));
    for (const char *side : {"port", "starboard"})
        add(number(side, 0, guns), QStringLiteral("guns"));
    addTitle(m_piece, tr("State"));
    add(flag("sunk"));
    Field nation = words(
        "nation", {QStringLiteral("english"), QStringLiteral("french"), QStringLiteral("spanish")});
    for (Choice &choice : nation.choices)
        choice.term = "nation-" + choice.term; // of a ship: no side
    add(nation);
    add(number("repair_passes", 0, kMostSpent));
    add(number("at_corner", 0, kMostSpent));
    fillShipNow(path + QStringList{QStringLiteral("now")}, guns);
}

/// What she has done this turn.
void AdjustEditor::fillShipNow(const QStringList &path, int guns)
{
    addTitle(m_piece, said().label(fieldOf("now", FieldKind::Group)));
    const auto add = [this, &path](const Field &field) {
        addField(m_piece, field, path + QStringList{fromUtf8(field.key)});
    };
    add(number("spent", 0, kMostSpent));
    add(number("volleys", 0, kMostSpent));
    for (const char *each : {"done", "passed", "repairing"})
        add(flag(each));
    addTitle(m_piece, said().label(fieldOf("fired", FieldKind::Group)));
    for (const char *side : {"port", "starboard"})
        addField(m_piece, number(side, 0, std::max(guns, kMostFired)),
                 path + QStringList{QStringLiteral("fired"), QLatin1String(side)});
}

void AdjustEditor::fillFort(const QString &id)
{
    const QStringList path{kForts, id};
    Field lost = number("lost_turn", 0, kMostCount);
    lost.optional = true;
    for (const Field &field : {flag("gun"), flag("fired"), number("wait", 0, kMostCount), lost})
        addField(m_piece, field, path + QStringList{fromUtf8(field.key)});
}

QString AdjustEditor::carrierOf(const QString &side) const
{
    return valueAt({kFlags, side}).toObject().value(u"ship").toString();
}

/// A flag's entry is set whole.
void AdjustEditor::setFlag(const QString &side, const QString &carrier)
{
    const QString was = recorded({kFlags, side, QStringLiteral("ship")}).toString();
    QJsonValue entry(QJsonValue::Undefined);
    if (carrier != was && carrier.isEmpty())
        entry = QJsonObject{{QStringLiteral("where"), QStringLiteral("home")}};
    else if (carrier != was)
        entry = QJsonObject{{QStringLiteral("where"), QStringLiteral("ship")},
                            {QStringLiteral("ship"), carrier}};
    setChange({kFlags, side}, entry);
}

void AdjustEditor::addFlag(const QString &side)
{
    const auto home = QStringLiteral("home");
    QStringList carriers{home};
    for (const PicturePiece &piece : position().picture().pieces)
        if (piece.kind == "model-ship")
            carriers << fromUtf8(piece.id);
    Field field = words(side.toUtf8().constData(), carriers);
    const auto valueOf = [home](const QString &carrier) {
        return jsonText(QJsonValue(carrier.isEmpty() ? home : carrier));
    };
    field.value = valueOf(carrierOf(side));
    FieldEditor *editor = addEditor(m_flags, field, {kFlags, side});
    connect(editor, &FieldEditor::edited, this,
            [this, side, editor, field, home, valueOf](const QJsonValue &now) {
                const QString carrier = now.toString();
                setFlag(side, carrier == home ? QString() : carrier);
                Field shown = field;
                shown.value = valueOf(carrierOf(side));
                editor->show(shown);
            });
}

void AdjustEditor::fillFlags()
{
    addTitle(m_flags, tr("Where the flags are"));
    for (const std::string &side : position().module().info().sides)
        addFlag(fromUtf8(side));
    m_flags->addStretch(1);
}

void AdjustEditor::fillTable()
{
    QStringList sides;
    for (const std::string &side : position().module().info().sides)
        sides << fromUtf8(side);
    QStringList ships;
    for (const PicturePiece &piece : position().picture().pieces)
        if (piece.kind == "model-ship")
            ships << fromUtf8(piece.id);
    const auto add = [this](const Field &field) {
        addField(m_table, field, {fromUtf8(field.key)});
    };
    add(words("phase",
              {QStringLiteral("setup"), QStringLiteral("wind-placement"), QStringLiteral("turn"),
               QStringLiteral("wind"), QStringLiteral("over")}));
    add(words("side", sides));
    add(number("round", 0, kMostCount));
    add(number("turn_no", 0, kMostCount));
    add(words("active", ships));
    addTitle(m_table, said().label(fieldOf("wind", FieldKind::Group)));
    addField(m_table, direction("arrow", "rose-"),
             {QStringLiteral("wind"), QStringLiteral("arrow")});
    addTitle(m_table, tr("Start and end"));
    add(words("first", sides));
    add(words("toss_winner", sides));
    add(words("winner", sides));
    add(words("win_by",
              {QStringLiteral("sunk-all"), QStringLiteral("superiority"), QStringLiteral("flag")}));
    m_table->addStretch(1);
}

void AdjustEditor::refill()
{
    empty(m_flags);
    empty(m_table);
    fillFlags();
    fillTable();
    showPiece();
}

} // namespace qd::trafalgar
