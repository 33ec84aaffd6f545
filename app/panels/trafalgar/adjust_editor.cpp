// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/trafalgar/adjust_editor.h"

#include "app/narration/narrator.h"
#include "app/panels/adjust_fields.h"
#include "app/panels/adjust_values.h"
#include "app/panels/caption.h"
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
    : qd::AdjustEditor(parent), m_position(position), m_narrator(narrator)
{
    setObjectName(QStringLiteral("adjust-editor"));
    if (const auto answer = position.ask(R"({"ask":"state"})"))
        m_state = withLabels(jsonObject(*answer));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *tabs = new QTabWidget(this);
    auto *flags = new QScrollArea(this);
    auto *table = new QScrollArea(this);
    m_flags = columnIn(flags);
    m_table = columnIn(table);
    tabs->addTab(piecesPage(), tr("&Ships and forts"));
    tabs->addTab(flags, tr("&Flags"));
    tabs->addTab(table, tr("&Turn and wind"));
    for (int i = 0; i < tabs->count(); ++i)
        tabs->widget(i)->setAccessibleName(tabs->tabText(i).remove(QLatin1Char('&')));
    connect(tabs, &QTabWidget::currentChanged, this, &AdjustEditor::pageShown);
    layout->addWidget(tabs);
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
    for (const PicturePiece &piece : m_position.picture().pieces) {
        if (piece.kind == "flag")
            continue;
        auto *item = new QListWidgetItem(m_narrator.term(piece.id), m_pieces);
        item->setData(Qt::UserRole, fromUtf8(piece.id));
    }
    m_pieces->setCurrentRow(0);
    auto *scroll = new QScrollArea(page);
    m_piece = columnIn(scroll);
    scroll->setAccessibleName(tr("The chosen ship or fort"));
    row->addWidget(m_pieces, 2);
    row->addWidget(scroll, 3);
    connect(m_pieces, &QListWidget::currentItemChanged, this, &AdjustEditor::showPiece);
    return page;
}

QJsonValue AdjustEditor::valueAt(const QStringList &path) const
{
    const QJsonValue changed = valueIn(m_set, path);
    return changed.isUndefined() ? valueIn(m_state, path) : changed;
}

void AdjustEditor::setValue(const QStringList &path, const QJsonValue &value)
{
    const QJsonValue was = valueIn(m_state, path);
    const QJsonValue now = value.isUndefined() ? QJsonValue(QJsonValue::Null) : value;
    m_set = withValue(m_set, path, sameValue(was, now) ? QJsonValue(QJsonValue::Undefined) : now);
    markChanged();
    emit changed();
}

/// A ship or fort that was changed here is set in bold, and in words.
void AdjustEditor::markChanged()
{
    for (int i = 0; i < m_pieces->count(); ++i) {
        QListWidgetItem *item = m_pieces->item(i);
        const QString id = item->data(Qt::UserRole).toString();
        const bool touched = m_set.value(kShips).toObject().contains(id)
            || m_set.value(kForts).toObject().contains(id);
        const QString name = m_narrator.term(id.toStdString());
        QFont font = m_pieces->font();
        font.setBold(touched);
        item->setFont(font);
        item->setText(touched ? tr("%1, changed", "a ship or fort").arg(name) : name);
    }
}

void AdjustEditor::addTitle(QVBoxLayout *column, const QString &title)
{
    auto *caption = new Caption(Caption::Manner::Heading, column->parentWidget());
    caption->setText(title);
    column->addWidget(caption);
    caption->show();
}

QWidget *AdjustEditor::addLine(QVBoxLayout *column, const QString &label, QWidget *editor)
{
    auto *line = new QWidget(column->parentWidget());
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    if (!label.isEmpty()) {
        auto *caption = new Caption(Caption::Manner::Plain, line);
        caption->setText(label);
        row->addWidget(caption, 2);
    }
    row->addWidget(editor, 3);
    column->addWidget(line);
    line->show();
    return line;
}

FieldEditor *AdjustEditor::addEditor(QVBoxLayout *column, const Field &field,
                                     const QStringList &path)
{
    const FormWords said{&m_narrator, "adjust"};
    FieldEditor *editor = makeFieldEditor(field, said, EditorRoom::Cell, column->parentWidget());
    editor->setAccessibleName(said.label(field));
    editor->setObjectName(QStringLiteral("adjust-") + path.join(QLatin1Char('-')));
    addLine(column, field.kind == FieldKind::Flag ? QString() : said.label(field), editor);
    return editor;
}

void AdjustEditor::addField(QVBoxLayout *column, const Field &field, const QStringList &path)
{
    Field first = field;
    const QJsonValue value = valueAt(path);
    first.value = value.isUndefined() || value.isNull() ? std::string() : jsonText(value);
    FieldEditor *editor = addEditor(column, first, path);
    connect(
        editor, &FieldEditor::edited, this, [this, path, editor, field](const QJsonValue &said) {
            // Only some numbers may be none; the others stay as they are on the table.
            const bool kept =
                said.isUndefined() && field.kind == FieldKind::Number && !field.optional;
            const QJsonValue now = kept ? valueIn(m_state, path) : said;
            setValue(path, now);
            Field shown = field; // lists and ticks show what the field says, not what was clicked
            shown.value = now.isUndefined() ? std::string() : jsonText(now);
            editor->show(shown);
        });
}

void AdjustEditor::addName(const QStringList &path)
{
    const QString label =
        FormWords{&m_narrator, "adjust"}.label(fieldOf("name", FieldKind::Choice));
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
    addTitle(m_piece, m_narrator.term(id.toStdString()));
    if (m_state.value(kShips).toObject().contains(id))
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
    const FormWords said{&m_narrator, "adjust"};
    addName(path + QStringList{QStringLiteral("name")});
    QStringList points;
    for (const PicturePlace &place : m_position.board().places)
        points << fromUtf8(place.id);
    Field at = words("at", points);
    at.kind = FieldKind::Piece; // found by typing, there are hundreds
    at.optional = true; // empty: not on the board
    add(at);
    add(direction("heading", "heading-"));
    addTitle(m_piece, said.label(fieldOf("masts", FieldKind::Flag)));
    for (const char *mast : {"fore", "main", "mizzen"})
        add(flag(mast), QStringLiteral("masts"));
    int guns = 0; // of a side: what the picture draws room for
    for (const PicturePiece &piece : m_position.picture().pieces)
        for (const PictureGauge &gauge : piece.gauges)
            if (fromUtf8(piece.id) == id && gauge.id == "guns-port")
                guns = gauge.max;
    addTitle(m_piece, said.label(fieldOf("guns", FieldKind::Number)));
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
    const FormWords said{&m_narrator, "adjust"};
    addTitle(m_piece, said.label(fieldOf("now", FieldKind::Group)));
    const auto add = [this, &path](const Field &field) {
        addField(m_piece, field, path + QStringList{fromUtf8(field.key)});
    };
    add(number("spent", 0, kMostSpent));
    add(number("volleys", 0, kMostSpent));
    for (const char *each : {"done", "passed", "repairing"})
        add(flag(each));
    addTitle(m_piece, said.label(fieldOf("fired", FieldKind::Group)));
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
    const QString was = valueIn(m_state, {kFlags, side, QStringLiteral("ship")}).toString();
    QJsonValue entry(QJsonValue::Undefined);
    if (carrier != was && carrier.isEmpty())
        entry = QJsonObject{{QStringLiteral("where"), QStringLiteral("home")}};
    else if (carrier != was)
        entry = QJsonObject{{QStringLiteral("where"), QStringLiteral("ship")},
                            {QStringLiteral("ship"), carrier}};
    m_set = withValue(m_set, {kFlags, side}, entry);
    emit changed();
}

void AdjustEditor::addFlag(const QString &side)
{
    const auto home = QStringLiteral("home");
    QStringList carriers{home};
    for (const PicturePiece &piece : m_position.picture().pieces)
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
    for (const std::string &side : m_position.module().info().sides)
        addFlag(fromUtf8(side));
    m_flags->addStretch(1);
}

void AdjustEditor::fillTable()
{
    QStringList sides;
    for (const std::string &side : m_position.module().info().sides)
        sides << fromUtf8(side);
    QStringList ships;
    for (const PicturePiece &piece : m_position.picture().pieces)
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
    addTitle(m_table, FormWords{&m_narrator, "adjust"}.label(fieldOf("wind", FieldKind::Group)));
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

QJsonObject AdjustEditor::changes() const
{
    return m_set;
}

void AdjustEditor::apply(const QJsonObject &changes)
{
    m_set = changes;
    markChanged();
    empty(m_flags);
    empty(m_table);
    fillFlags();
    fillTable();
    showPiece();
}

} // namespace qd::trafalgar
