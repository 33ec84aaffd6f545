// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/santa_cruz/adjust_editor.h"

#include "app/panels/adjust_fields.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHeaderView>
#include <QScrollArea>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>

namespace qd::santa_cruz {
namespace {

QString id(const std::string &text)
{
    return QString::fromStdString(text);
}

const auto kPhases =
    QStringLiteral("setup naval-movement bombardment british-action spanish-action");

} // namespace

AdjustEditor::AdjustEditor(const Position &position, const Narrator &narrator, QWidget *parent)
    : qd::AdjustEditor(parent), m_position(position), m_narrator(narrator)
{
    setObjectName(QStringLiteral("adjust-editor"));
    m_state = adjusting::stateOf(position);
    const TablePicture picture = position.picture();
    for (const PicturePiece &piece : picture.pieces) {
        if (m_state.value(QStringLiteral("units")).toObject().contains(id(piece.id)))
            m_unitOrder << id(piece.id);
        else if (m_state.value(QStringLiteral("officers")).toObject().contains(id(piece.id)))
            m_officerOrder << id(piece.id);
    }
    QTabWidget *tabs = addTabs();
    addPage(tabs, unitsPage(), tr("&Units"));
    addPage(tabs, officersPage(), tr("&Officers"));
    addPage(tabs, tracksPage(), tr("&Tracks and hands"));
}

QStringList AdjustEditor::areas() const
{
    QStringList ids;
    for (const PicturePlace &place : m_position.board().places)
        ids << id(place.id);
    return ids;
}

QComboBox *AdjustEditor::combo(const QStringList &ids, const QString &current, const QString &name)
{
    auto *made = new QComboBox(this);
    made->setObjectName(name);
    for (const QString &each : ids)
        made->addItem(m_narrator.term(each.toStdString()), each);
    made->setCurrentIndex(std::max(0, made->findData(current)));
    connect(made, &QComboBox::currentIndexChanged, this, &AdjustEditor::changed);
    return made;
}

QSpinBox *AdjustEditor::spin(int least, int most, int value, const QString &name)
{
    auto *made = new QSpinBox(this);
    made->setObjectName(name);
    made->setRange(least, most);
    made->setValue(value);
    connect(made, &QSpinBox::valueChanged, this, &AdjustEditor::changed);
    return made;
}

QTableWidget *AdjustEditor::table(const QStringList &headers, int rows, const QString &name)
{
    auto *made = new QTableWidget(rows, static_cast<int>(headers.size()), this);
    made->setObjectName(name);
    made->setHorizontalHeaderLabels(headers);
    made->verticalHeader()->hide();
    made->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    made->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    made->setSelectionMode(QAbstractItemView::NoSelection);
    made->setShowGrid(false);
    made->setTabKeyNavigation(false); // Tab leaves the table; the editors are stops of their own
    return made;
}

QWidget *AdjustEditor::unitsPage()
{
    const QJsonObject units = m_state.value(QStringLiteral("units")).toObject();
    auto *page = table({tr("Unit"), tr("Where"), tr("Strength")},
                       static_cast<int>(m_unitOrder.size()), QStringLiteral("adjust-units"));
    const QStringList places = areas()
        + QStringList{QStringLiteral("off"), QStringLiteral("fox"), QStringLiteral("eliminated")};
    for (int row = 0; row < m_unitOrder.size(); ++row) {
        const QString unit = m_unitOrder.at(row);
        const QJsonObject now = units.value(unit).toObject();
        auto *name = new QTableWidgetItem(m_narrator.term(unit.toStdString()));
        name->setFlags(Qt::ItemIsEnabled);
        page->setItem(row, 0, name);
        PieceRow pieces;
        pieces.place = combo(places, now.value(QStringLiteral("at")).toString(),
                             QStringLiteral("adjust-at-") + unit);
        pieces.strength = spin(0, 4, now.value(QStringLiteral("sp")).toInt(),
                               QStringLiteral("adjust-sp-") + unit);
        pieces.place->setAccessibleName(tr("%1, where").arg(name->text()));
        pieces.strength->setAccessibleName(tr("%1, strength").arg(name->text()));
        page->setCellWidget(row, 1, pieces.place);
        page->setCellWidget(row, 2, pieces.strength);
        m_units.insert(unit, pieces);
    }
    page->resizeRowsToContents();
    return page;
}

QWidget *AdjustEditor::officersPage()
{
    const QJsonObject officers = m_state.value(QStringLiteral("officers")).toObject();
    auto *page = table({tr("Officer"), tr("Where"), tr("Face up")},
                       static_cast<int>(m_officerOrder.size()), QStringLiteral("adjust-officers"));
    const QStringList places = areas()
        + QStringList{QStringLiteral("available"), QStringLiteral("killed"),
                      QStringLiteral("wounded"), QStringLiteral("out-of-play")};
    for (int row = 0; row < m_officerOrder.size(); ++row) {
        const QString officer = m_officerOrder.at(row);
        const QJsonObject now = officers.value(officer).toObject();
        auto *name = new QTableWidgetItem(m_narrator.term(officer.toStdString()));
        name->setFlags(Qt::ItemIsEnabled);
        page->setItem(row, 0, name);
        const QString status = now.value(QStringLiteral("status")).toString();
        PieceRow pieces;
        pieces.place = combo(
            places,
            status == QLatin1String("on-map") ? now.value(QStringLiteral("at")).toString() : status,
            QStringLiteral("adjust-at-") + officer);
        pieces.faceUp = new QCheckBox(this);
        pieces.faceUp->setObjectName(QStringLiteral("adjust-face-") + officer);
        pieces.faceUp->setChecked(now.value(QStringLiteral("face")).toString()
                                  == QLatin1String("up"));
        connect(pieces.faceUp, &QCheckBox::toggled, this, &AdjustEditor::changed);
        pieces.place->setAccessibleName(tr("%1, where").arg(name->text()));
        pieces.faceUp->setAccessibleName(tr("%1, face up").arg(name->text()));
        page->setCellWidget(row, 1, pieces.place);
        page->setCellWidget(row, 2, pieces.faceUp);
        m_officers.insert(officer, pieces);
    }
    page->resizeRowsToContents();
    return page;
}

QWidget *AdjustEditor::tracksPage()
{
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto *page = new QWidget(scroll);
    auto *form = new QFormLayout(page);
    m_turn =
        spin(0, 12, m_state.value(QStringLiteral("turn")).toInt(), QStringLiteral("adjust-turn"));
    form->addRow(tr("Tu&rn:"), m_turn);
    QStringList phases = kPhases.split(QLatin1Char(' '));
    const QString phase = m_state.value(QStringLiteral("phase")).toString();
    if (!phases.contains(phase))
        phases << phase;
    m_phase = combo(phases, phase, QStringLiteral("adjust-phase"));
    form->addRow(tr("&Phase:"), m_phase);
    m_morale = spin(-20, 20, m_state.value(QStringLiteral("morale")).toInt(),
                    QStringLiteral("adjust-morale"));
    m_morale->setToolTip(
        tr("Box of the morale track: 0 in the middle, British above, Spanish below"));
    form->addRow(tr("&Morale:"), m_morale);

    const QJsonObject fox = m_state.value(QStringLiteral("fox")).toObject();
    const QString status = fox.value(QStringLiteral("status")).toString();
    m_fox = combo(areas() + QStringList{QStringLiteral("unloaded"), QStringLiteral("sunk")},
                  status == QLatin1String("afloat") ? fox.value(QStringLiteral("at")).toString()
                                                    : status,
                  QStringLiteral("adjust-fox"));
    form->addRow(m_narrator.term("fox") + QLatin1Char(':'), m_fox);
    m_foxHits =
        spin(0, 3, fox.value(QStringLiteral("hits")).toInt(), QStringLiteral("adjust-fox-hits"));
    form->addRow(tr("Hits on the cutter:"), m_foxHits);

    const QJsonObject batteries = m_state.value(QStringLiteral("batteries")).toObject();
    for (auto it = batteries.begin(); it != batteries.end(); ++it) {
        auto *check = new QCheckBox(tr("spiked", "battery"), page);
        check->setObjectName(QStringLiteral("adjust-spiked-") + it.key());
        check->setChecked(it.value().toObject().value(QStringLiteral("spiked")).toBool());
        connect(check, &QCheckBox::toggled, this, &AdjustEditor::changed);
        const QString name = m_narrator.term(it.key().toStdString());
        check->setAccessibleName(tr("%1, spiked", "battery").arg(name));
        form->addRow(name + QLatin1Char(':'), check);
        m_spiked.insert(it.key(), check);
    }
    const QJsonObject decks = m_state.value(QStringLiteral("decks")).toObject();
    for (auto it = decks.begin(); it != decks.end(); ++it) {
        auto *hand = spin(0, 40, it.value().toObject().value(QStringLiteral("hand")).toInt(),
                          QStringLiteral("adjust-hand-") + it.key());
        form->addRow(tr("Cards in hand, %1:").arg(m_narrator.side(it.key().toStdString())), hand);
        m_hands.insert(it.key(), hand);
    }
    scroll->setWidget(page);
    return scroll;
}

QJsonObject AdjustEditor::unitChanges() const
{
    const QJsonObject before = m_state.value(QStringLiteral("units")).toObject();
    QJsonObject units;
    for (auto it = m_units.cbegin(); it != m_units.cend(); ++it) {
        const QJsonObject was = before.value(it.key()).toObject();
        const QString at = it->place->currentData().toString();
        const int sp = it->strength->value();
        QJsonObject now;
        if (at != was.value(QStringLiteral("at")).toString())
            now.insert(QStringLiteral("at"), at);
        if (sp != was.value(QStringLiteral("sp")).toInt() && at != QLatin1String("eliminated"))
            now.insert(QStringLiteral("sp"), sp);
        if (!now.isEmpty())
            units.insert(it.key(), now);
    }
    return units;
}

QJsonObject AdjustEditor::officerChanges() const
{
    const QJsonObject before = m_state.value(QStringLiteral("officers")).toObject();
    const QStringList onBoard = areas();
    QJsonObject officers;
    for (auto it = m_officers.cbegin(); it != m_officers.cend(); ++it) {
        const QJsonObject was = before.value(it.key()).toObject();
        const QString place = it->place->currentData().toString();
        const bool onMap = onBoard.contains(place);
        QJsonObject now;
        if (onMap && place != was.value(QStringLiteral("at")).toString())
            now.insert(QStringLiteral("at"), place);
        if (!onMap && place != was.value(QStringLiteral("status")).toString())
            now.insert(QStringLiteral("status"), place);
        const QString face =
            it->faceUp->isChecked() ? QStringLiteral("up") : QStringLiteral("down");
        if (face != was.value(QStringLiteral("face")).toString())
            now.insert(QStringLiteral("face"), face);
        if (!now.isEmpty())
            officers.insert(it.key(), now);
    }
    return officers;
}

QJsonObject AdjustEditor::trackChanges() const
{
    QJsonObject set;
    const auto number = [&](const QString &key, const QSpinBox *box) {
        if (box->value() != m_state.value(key).toInt())
            set.insert(key, box->value());
    };
    number(QStringLiteral("turn"), m_turn);
    number(QStringLiteral("morale"), m_morale);
    if (m_phase->currentData().toString() != m_state.value(QStringLiteral("phase")).toString())
        set.insert(QStringLiteral("phase"), m_phase->currentData().toString());

    const QJsonObject fox = m_state.value(QStringLiteral("fox")).toObject();
    const QString where = m_fox->currentData().toString();
    QJsonObject foxNow;
    if (areas().contains(where)) {
        if (where != fox.value(QStringLiteral("at")).toString()) {
            foxNow.insert(QStringLiteral("at"), where);
            foxNow.insert(QStringLiteral("status"), QStringLiteral("afloat"));
        }
    } else if (where != fox.value(QStringLiteral("status")).toString()) {
        foxNow.insert(QStringLiteral("status"), where);
    }
    if (m_foxHits->value() != fox.value(QStringLiteral("hits")).toInt())
        foxNow.insert(QStringLiteral("hits"), m_foxHits->value());
    if (!foxNow.isEmpty())
        set.insert(QStringLiteral("fox"), foxNow);

    QJsonObject batteries;
    const QJsonObject before = m_state.value(QStringLiteral("batteries")).toObject();
    for (auto it = m_spiked.cbegin(); it != m_spiked.cend(); ++it)
        if (it.value()->isChecked()
            != before.value(it.key()).toObject().value(QStringLiteral("spiked")).toBool())
            batteries.insert(it.key(),
                             QJsonObject{{QStringLiteral("spiked"), it.value()->isChecked()}});
    if (!batteries.isEmpty())
        set.insert(QStringLiteral("batteries"), batteries);
    QJsonObject decks;
    const QJsonObject decksBefore = m_state.value(QStringLiteral("decks")).toObject();
    for (auto it = m_hands.cbegin(); it != m_hands.cend(); ++it)
        if (it.value()->value()
            != decksBefore.value(it.key()).toObject().value(QStringLiteral("hand")).toInt())
            decks.insert(it.key(), QJsonObject{{QStringLiteral("hand"), it.value()->value()}});
    if (!decks.isEmpty())
        set.insert(QStringLiteral("decks"), decks);
    return set;
}

QJsonObject AdjustEditor::changes() const
{
    QJsonObject set = trackChanges();
    if (const QJsonObject units = unitChanges(); !units.isEmpty())
        set.insert(QStringLiteral("units"), units);
    if (const QJsonObject officers = officerChanges(); !officers.isEmpty())
        set.insert(QStringLiteral("officers"), officers);
    return set;
}

void AdjustEditor::apply(const QJsonObject &changes)
{
    const auto choose = [](QComboBox *box, const QJsonValue &value) {
        if (const int index = box->findData(value.toString()); value.isString() && index >= 0)
            box->setCurrentIndex(index);
    };
    const auto number = [](QSpinBox *box, const QJsonValue &value) {
        if (value.isDouble())
            box->setValue(value.toInt());
    };
    const auto part = [&changes](const char *key) {
        return changes.value(QLatin1String(key)).toObject();
    };
    for (auto it = m_units.cbegin(); it != m_units.cend(); ++it) {
        const QJsonObject unit = part("units").value(it.key()).toObject();
        choose(it->place, unit.value(QStringLiteral("at")));
        number(it->strength, unit.value(QStringLiteral("sp")));
    }
    for (auto it = m_officers.cbegin(); it != m_officers.cend(); ++it) {
        const QJsonObject officer = part("officers").value(it.key()).toObject();
        choose(it->place, officer.value(QStringLiteral("status")));
        choose(it->place, officer.value(QStringLiteral("at")));
        if (const QJsonValue face = officer.value(QStringLiteral("face")); face.isString())
            it->faceUp->setChecked(face.toString() == QLatin1String("up"));
    }
    number(m_turn, changes.value(QStringLiteral("turn")));
    number(m_morale, changes.value(QStringLiteral("morale")));
    choose(m_phase, changes.value(QStringLiteral("phase")));
    choose(m_fox, part("fox").value(QStringLiteral("status")));
    choose(m_fox, part("fox").value(QStringLiteral("at")));
    number(m_foxHits, part("fox").value(QStringLiteral("hits")));
    for (auto it = m_spiked.cbegin(); it != m_spiked.cend(); ++it) {
        const QJsonValue spiked =
            part("batteries").value(it.key()).toObject().value(QStringLiteral("spiked"));
        it.value()->setChecked(spiked.toBool(it.value()->isChecked()));
    }
    for (auto it = m_hands.cbegin(); it != m_hands.cend(); ++it)
        number(it.value(), part("decks").value(it.key()).toObject().value(QStringLiteral("hand")));
}

} // namespace qd::santa_cruz
