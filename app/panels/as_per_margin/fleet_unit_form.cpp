// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/as_per_margin/fleet_unit_form.h"

#include "app/narration/narrator.h"
#include "app/panels/adjust_values.h"
#include "app/panels/as_per_margin/form_lines.h"
#include "app/panels/caption.h"
#include "app/panels/json_values.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QVBoxLayout>

#include <array>

namespace qd::as_per_margin {
namespace {

constexpr int kMostBoxes = 100;
constexpr int kLongestName = 60;
constexpr int kHalfRound = 180; ///< degrees
constexpr std::array kNations{"english", "french", "spanish", "dutch"};
constexpr std::array kMastLines{"masts-top", "masts-bottom"};
const auto kBoxes = QStringLiteral("boxes");
constexpr int kShownName = 18; ///< letters of a name that are always in sight
const auto kConjecture = QStringLiteral("conjecture");

QJsonValue undefined()
{
    return QJsonValue(QJsonValue::Undefined);
}

Field fieldOf(const char *key, FieldKind kind, double high = 0)
{
    Field field;
    field.key = key;
    field.kind = kind;
    field.optional = kind != FieldKind::Measure; // a place left out is none, not the farthest
    field.high = high;
    field.unit = "inch";
    return field;
}

/// What stands for 0, and room for it.
void sayLeftOut(QSpinBox *spin)
{
    spin->setSpecialValueText(FleetUnitForm::tr("not said", "number of guns"));
    spin->setMinimumWidth(spin->sizeHint().width());
}

} // namespace

FleetUnitForm::FleetUnitForm(const Narrator &narrator, QStringList types, QWidget *parent)
    : QWidget(parent)
    , m_narrator(narrator)
    , m_types(std::move(types))
    , m_trouble(new Caption(Caption::Manner::Strong, this))
    , m_odd(new Caption(Caption::Manner::Plain, this))
{
    auto *column = new QVBoxLayout(this);
    m_trouble->setObjectName(QStringLiteral("fleet-unit-trouble"));
    m_odd->setObjectName(QStringLiteral("fleet-unit-odd"));
    column->addWidget(m_trouble);
    column->addWidget(m_odd);
    column->addStretch(1);
    clear();
}

QWidget *FleetUnitForm::freshPage()
{
    m_name = nullptr;
    m_type = nullptr;
    m_typical = nullptr;
    m_boxLines = nullptr;
    m_conjecture = nullptr;
    m_guessed = nullptr;
    m_counts.clear();
    m_batteries.clear();
    if (m_page != nullptr) {
        m_page->hide();
        m_page->deleteLater(); // a signal of something on it may be under way
    }
    m_page = new QWidget(this);
    static_cast<QVBoxLayout *>(layout())->insertWidget(2, m_page);
    return m_page;
}

void FleetUnitForm::clear()
{
    m_unit = {};
    m_row = {};
    auto *column = new QVBoxLayout(freshPage());
    auto *said = new Caption(Caption::Manner::Muted, m_page);
    said->setText(tr("The fleet has no ship yet. Add one by her type or by her guns."));
    column->addWidget(said);
    m_trouble->hide();
    m_odd->hide();
}

QString FleetUnitForm::label(const char *key) const
{
    return FormWords{&m_narrator, "adjust"}.label(fieldOf(key, FieldKind::Flag));
}

void FleetUnitForm::show(const FleetUnit &unit, const FleetRow &row, const QString &odd,
                         const QSizeF &sea)
{
    const QScopedValueRollback filling(m_filling, true);
    m_unit = unit;
    m_row = row;
    auto *form = new QFormLayout(freshPage());
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addIdentity(form);
    if (unit.shore) {
        addShoreGuns(form);
    } else {
        addType(form);
        addBoxes(form);
    }
    addPlace(form, sea);
    addMarks(form);
    m_page->show();
    follow(unit, row, odd);
}

void FleetUnitForm::follow(const FleetUnit &unit, const FleetRow &row, const QString &odd)
{
    const QScopedValueRollback filling(m_filling, true);
    m_unit = unit;
    m_row = row;
    m_trouble->setText(QStringLiteral("⚑ ") + row.trouble);
    m_trouble->setVisible(!row.trouble.isEmpty());
    m_odd->setText(QStringLiteral("⚠ ") + odd);
    m_odd->setVisible(!odd.isEmpty());
    // Without a name she is called so.
    m_name->setPlaceholderText(unit.name().isEmpty() ? row.called : QString());
    showType();
    showBoxes();
    showMarks();
}

void FleetUnitForm::editName()
{
    if (m_name == nullptr)
        return;
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->selectAll();
}

void FleetUnitForm::set(const QStringList &path, const QJsonValue &value)
{
    if (m_filling)
        return;
    m_unit.keys = withValue(m_unit.keys, path, value);
    emit edited(m_unit.keys);
}

void FleetUnitForm::addIdentity(QFormLayout *form)
{
    m_name = new QLineEdit(m_unit.keys.value(u"name").toString(), m_page);
    m_name->setObjectName(QStringLiteral("fleet-name"));
    m_name->setMaxLength(kLongestName);
    m_name->setMinimumWidth(m_name->fontMetrics().averageCharWidth() * kShownName);
    addLine(form, label("name"), m_name);
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString &text) {
        const QString name = text.simplified();
        set({QStringLiteral("name")}, name.isEmpty() ? undefined() : QJsonValue(name));
    });
    connect(m_name, &QLineEdit::returnPressed, this, &FleetUnitForm::nameDone);
    QComboBox *side = combo(QStringLiteral("fleet-side"), m_page);
    for (const char *each : kFleetSides)
        side->addItem(m_narrator.side(each), QString::fromLatin1(each));
    side->setCurrentIndex(side->findData(m_unit.keys.value(u"side").toString()));
    addLine(form, label("side"), side);
    connect(side, &QComboBox::currentIndexChanged, this,
            [this, side] { set({QStringLiteral("side")}, side->currentData().toString()); });
    if (!m_unit.shore)
        addNation(form);
}

/// Free text; those that have a word in the reader's language stand in the list.
void FleetUnitForm::addNation(QFormLayout *form)
{
    QComboBox *nation = combo(QStringLiteral("fleet-nation"), m_page);
    nation->setEditable(true);
    nation->setInsertPolicy(QComboBox::NoInsert);
    const auto word = [this](const QString &id) {
        return m_narrator.tag("nation-" + id.toStdString());
    };
    for (const char *each : kNations)
        nation->addItem(word(QString::fromLatin1(each)), QString::fromLatin1(each));
    // Left out, it is the side's.
    nation->lineEdit()->setPlaceholderText(word(m_unit.keys.value(u"side").toString()));
    const QString now = m_unit.keys.value(u"nation").toString();
    const int known = nation->findData(now);
    nation->setCurrentIndex(known);
    if (known < 0)
        nation->setEditText(now);
    addLine(form, label("nation"), nation);
    connect(nation, &QComboBox::currentTextChanged, this, [this, nation](const QString &text) {
        const int at = nation->findText(text.simplified(), Qt::MatchFixedString);
        const QString id = at < 0 ? text.simplified() : nation->itemData(at).toString();
        set({QStringLiteral("nation")}, id.isEmpty() ? undefined() : QJsonValue(id));
    });
}

QSpinBox *FleetUnitForm::addNumber(QFormLayout *form, const QString &label, const QString &name,
                                   int most)
{
    auto *spin = new QSpinBox(m_page);
    spin->setObjectName(name);
    spin->setRange(0, most);
    addLine(form, label, spin);
    return spin;
}

void FleetUnitForm::addType(QFormLayout *form)
{
    QSpinBox *guns =
        addNumber(form, label("guns_rated"), QStringLiteral("fleet-guns-rated"), kMostGuns);
    sayLeftOut(guns);
    guns->setValue(m_unit.keys.value(u"guns_rated").toInt());
    connect(guns, &QSpinBox::valueChanged, this, [this](int value) {
        set({QStringLiteral("guns_rated")}, value == 0 ? undefined() : QJsonValue(value));
    });
    m_type = combo(QStringLiteral("fleet-type"), m_page);
    m_type->addItem(QString(), QString());
    for (const QString &type : std::as_const(m_types))
        m_type->addItem(m_narrator.term(type.toStdString()), type);
    m_type->setCurrentIndex(m_type->findData(m_unit.keys.value(u"rate").toString()));
    addLine(form, label("rate"), m_type);
    connect(m_type, &QComboBox::currentIndexChanged, this, [this] {
        const QString type = m_type->currentData().toString();
        set({QStringLiteral("rate")}, type.isEmpty() ? undefined() : QJsonValue(type));
    });
}

/// The first line says what her guns make of her.
void FleetUnitForm::showType()
{
    if (m_type == nullptr)
        return;
    const std::string type = textAt(m_row.state, u"rate");
    const bool byGuns = !m_unit.keys.contains(u"rate") && !type.empty();
    m_type->setItemText(
        0, byGuns ? tr("by her guns: %1", "a type").arg(m_narrator.term(type)) : tr("by her guns"));
}

void FleetUnitForm::addBoxes(QFormLayout *form)
{
    addHeading(form, label("boxes"));
    auto *lines = new QWidget(m_page);
    m_boxLines = new QFormLayout(lines);
    m_boxLines->setContentsMargins(0, 0, 0, 0);
    m_boxLines->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_boxLines->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(lines);
    m_typical = new QPushButton(tr("Boxes of her type"), m_page);
    m_typical->setObjectName(QStringLiteral("fleet-typical"));
    m_typical->setAutoDefault(false);
    form->addRow(m_typical);
    connect(m_typical, &QPushButton::clicked, this, [this] { set({kBoxes}, undefined()); });
}

/// The counts as the rules have them; lines are made anew when she has other batteries.
void FleetUnitForm::showBoxes()
{
    if (m_boxLines == nullptr)
        return;
    m_typical->setEnabled(m_unit.keys.contains(kBoxes));
    const QJsonObject max = m_row.state.value(u"max").toObject();
    if (max.isEmpty())
        return; // the rules refuse her: what she had stays in sight
    const QJsonObject guns = max.value(u"guns").toObject();
    // The order of the sheet is kept by the sheet itself, not by the alphabet of the keys.
    QStringList batteries;
    for (const SheetPart part : {SheetPart::FirstGuns, SheetPart::SecondGuns})
        for (const SheetBoxes &boxes : m_row.sheet ? m_row.sheet->cell(part) : SheetCell())
            batteries << boxes.key;
    if (m_counts.empty() || batteries != m_batteries) {
        m_batteries = batteries;
        m_counts.clear();
        while (m_boxLines->rowCount() > 0)
            m_boxLines->removeRow(0);
        const auto add = [this](const QString &row, const QStringList &path) {
            QSpinBox *spin =
                addNumber(m_boxLines, m_narrator.gauge(row.toStdString()),
                          QStringLiteral("fleet-boxes-") + path.join(u'-'), kMostBoxes);
            connect(spin, &QSpinBox::valueChanged, this, &FleetUnitForm::takeBoxes);
            m_counts.push_back({spin, path});
        };
        for (std::size_t i = 0; i < kMastLines.size(); ++i)
            add(QString::fromLatin1(kMastLines.at(i)),
                {QStringLiteral("masts"), QString::number(i)});
        for (const QString &battery : std::as_const(m_batteries))
            add(QStringLiteral("guns-") + battery, {QStringLiteral("guns"), battery});
        add(QStringLiteral("hull"), {QStringLiteral("hull")});
    }
    for (const BoxCount &count : m_counts) {
        const QString &kind = count.path.first();
        const QJsonValue value = max.value(kind);
        count.spin->setValue(value.isArray() ? value.toArray().at(count.path.at(1).toInt()).toInt()
                                 : kind == QLatin1String("guns")
                                 ? guns.value(count.path.at(1)).toInt()
                                 : value.toInt());
    }
}

/// Only what differs from her type stands in the file.
void FleetUnitForm::takeBoxes()
{
    if (m_filling)
        return;
    QJsonArray masts;
    QJsonObject boxes;
    for (const BoxCount &count : m_counts) {
        if (count.path.first() == QLatin1String("masts"))
            masts.append(count.spin->value());
        else
            boxes = withValue(boxes, count.path, count.spin->value());
    }
    boxes.insert(QStringLiteral("masts"), masts);
    for (const QString &kind : boxes.keys())
        if (boxes.value(kind) == m_row.typeBoxes.value(kind))
            boxes.remove(kind);
    set({kBoxes}, boxes.isEmpty() ? undefined() : QJsonValue(boxes));
}

void FleetUnitForm::addShoreGuns(QFormLayout *form)
{
    for (const auto &[key, name, most] : {std::tuple("guns_rated", label("guns_rated"), kMostGuns),
                                          std::tuple("boxes", label("boxes"), kMostBoxes),
                                          std::tuple("arc", label("arc"), kHalfRound)}) {
        QSpinBox *spin =
            addNumber(form, name, QStringLiteral("fleet-shore-") + QLatin1String(key), most);
        sayLeftOut(spin);
        spin->setValue(m_unit.keys.value(QLatin1String(key)).toInt());
        const QString where = QString::fromLatin1(key);
        connect(spin, &QSpinBox::valueChanged, this, [this, where](int value) {
            set({where}, value == 0 ? undefined() : QJsonValue(value));
        });
    }
    addFlag(form, label("red_hot"), {QStringLiteral("red_hot")});
}

void FleetUnitForm::addField(QFormLayout *form, Field field)
{
    const QString key = fromUtf8(field.key);
    const QJsonValue value = m_unit.keys.value(key);
    field.value = value.isUndefined() || value.isNull() ? std::string() : jsonText(value);
    const FormWords words{&m_narrator, "adjust"};
    FieldEditor *editor = makeFieldEditor(field, words, EditorRoom::Cell, m_page);
    editor->setObjectName(QStringLiteral("fleet-") + key);
    addLine(form, words.label(field), editor);
    connect(editor, &FieldEditor::edited, this, [this, key, editor, field](const QJsonValue &now) {
        set({key}, now.isNull() ? undefined() : now);
        Field shown = field;
        shown.value = now.isUndefined() ? std::string() : jsonText(now);
        editor->show(shown);
    });
}

void FleetUnitForm::addPlace(QFormLayout *form, const QSizeF &sea)
{
    addHeading(form, tr("Place"));
    addField(form, fieldOf("x", FieldKind::Measure, sea.width()));
    addField(form, fieldOf("y", FieldKind::Measure, sea.height()));
    addField(form, fieldOf("heading", FieldKind::Heading));
}

void FleetUnitForm::addFlag(QFormLayout *form, const QString &label, const QStringList &path)
{
    auto *box = new QCheckBox(label, m_page);
    box->setObjectName(QStringLiteral("fleet-") + path.join(u'-'));
    box->setChecked(valueIn(m_unit.keys, path).toBool());
    form->addRow(box);
    connect(box, &QCheckBox::toggled, this,
            [this, path](bool on) { set(path, on ? QJsonValue(true) : undefined()); });
}

void FleetUnitForm::addMarks(QFormLayout *form)
{
    addHeading(form, tr("Marks"));
    if (!m_unit.shore) {
        addFlag(form, label("independent"), {QStringLiteral("independent")});
        for (const char *cable : {"bow", "stern"})
            addFlag(form, label(cable), {QStringLiteral("anchors"), QLatin1String(cable)});
    }
    m_conjecture = new QCheckBox(tr("◇ Conjecture"), m_page);
    m_conjecture->setObjectName(QStringLiteral("fleet-conjecture"));
    m_conjecture->setAccessibleDescription(tr("Something about her is guessed"));
    form->addRow(m_conjecture);
    m_guessed = new Caption(Caption::Manner::Muted, m_page);
    form->addRow(m_guessed);
    connect(m_conjecture, &QCheckBox::toggled, this,
            [this](bool on) { set({kConjecture}, on ? QJsonValue(true) : undefined()); });
}

void FleetUnitForm::showMarks()
{
    if (m_conjecture == nullptr)
        return;
    const QStringList keys = conjectured(m_unit.keys);
    m_conjecture->setChecked(!keys.isEmpty());
    QStringList said;
    for (const QString &key : keys)
        if (key != QLatin1String("*"))
            said << label(key.toLatin1().constData());
    m_guessed->setText(
        said.isEmpty() ? QString()
                       : tr("Guessed: %1", "keys of a ship").arg(said.join(QStringLiteral(" · "))));
    m_guessed->setVisible(!said.isEmpty());
}

} // namespace qd::as_per_margin
