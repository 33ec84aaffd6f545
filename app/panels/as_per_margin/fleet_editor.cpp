// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/as_per_margin/fleet_editor.h"

#include "app/narration/narrator.h"
#include "app/panels/as_per_margin/box_delegate.h"
#include "app/panels/as_per_margin/fleet_unit_form.h"
#include "app/panels/caption.h"
#include "app/panels/flow_layout.h"

#include <QAccessible>
#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSpinBox>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace qd::as_per_margin {
namespace {

constexpr int kUsualGuns = 74;
constexpr int kMostGuns = 999;
constexpr std::array kSides{"english", "french-spanish"};

QString nationOf(const QString &side)
{
    return side == QLatin1String("english") ? side : QStringLiteral("french");
}

} // namespace

FleetEditor::FleetEditor(const Narrator &narrator, DataTrial trial, QWidget *parent)
    : DataEditor(parent)
    , m_narrator(narrator)
    , m_trial(std::move(trial))
    , m_title(new QLineEdit(this))
    , m_parts(new QSplitter(this))
    , m_scroll(new QScrollArea(this))
{
    setObjectName(QStringLiteral("fleet-editor"));
    const QStringList types = shipTypes(m_trial);
    m_form = new FleetUnitForm(narrator, types, m_scroll);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto *form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_title->setObjectName(QStringLiteral("fleet-title"));
    m_title->setMaxLength(80);
    m_title->setAccessibleName(tr("Name of the fleet"));
    form->addRow(tr("Name of the fleet"), m_title);
    column->addLayout(form);
    m_parts->addWidget(listPart());
    m_scroll->setWidget(m_form);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setAccessibleName(tr("The chosen ship"));
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_parts->addWidget(m_scroll);
    m_parts->setChildrenCollapsible(false);
    m_parts->setStretchFactor(0, 3);
    m_parts->setStretchFactor(1, 2);
    column->addWidget(m_parts, 1);
    for (const QString &type : types)
        m_type->addItem(m_narrator.term(type.toStdString()), type);
    connect(m_title, &QLineEdit::textEdited, this, &FleetEditor::takeTitle);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &FleetEditor::showChosen);
    connect(m_form, &FleetUnitForm::edited, this, &FleetEditor::takeKeys);
    connect(m_form, &FleetUnitForm::nameDone, this, [this] {
        (m_again != nullptr ? static_cast<QWidget *>(m_again) : m_tree)
            ->setFocus(Qt::OtherFocusReason);
    });
}

QWidget *FleetEditor::listPart()
{
    auto *part = new QWidget(this);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    m_tree = new QTreeWidget(part);
    m_tree->setObjectName(QStringLiteral("fleet-tree"));
    m_tree->setAccessibleName(tr("Ships of the fleet"));
    m_tree->setAccessibleDescription(
        tr("Enter edits the name, Delete removes the ship, Ctrl+D copies her"));
    m_tree->setHeaderLabels({tr("Ship"), tr("Type"), tr("Guns"), tr("Masts"),
                             tr("Port, fore", "gun boxes"), tr("Starboard, aft", "gun boxes"),
                             tr("Hull"), tr("Place")});
    m_tree->setItemDelegate(new BoxDelegate(m_tree));
    m_tree->setIndentation(m_tree->indentation() / 2);
    m_tree->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setMinimumHeight(fontMetrics().height() * 6);
    m_tree->installEventFilter(this);
    column->addWidget(m_tree, 1);
    column->addWidget(addBar());
    m_said = new Caption(Caption::Manner::Strong, part);
    m_said->setObjectName(QStringLiteral("fleet-refused"));
    m_said->hide();
    column->addWidget(m_said);
    return part;
}

QPushButton *FleetEditor::button(const char *name, const QString &text, QWidget *parent)
{
    auto *made = new QPushButton(text, parent);
    made->setObjectName(QString::fromLatin1(name));
    made->setAutoDefault(false);
    return made;
}

QWidget *FleetEditor::addBar()
{
    auto *bar = new QWidget(this);
    auto *flow = new FlowLayout(bar);
    flow->setContentsMargins(0, 0, 0, 0);
    m_side = new QComboBox(bar);
    m_side->setObjectName(QStringLiteral("fleet-add-side"));
    m_side->setAccessibleName(tr("Side of the new ship"));
    for (const char *side : kSides)
        m_side->addItem(m_narrator.side(side), QString::fromLatin1(side));
    m_type = new QComboBox(bar);
    m_type->setObjectName(QStringLiteral("fleet-add-type"));
    m_type->setAccessibleName(tr("Type of the new ship"));
    m_type->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_byType = button("fleet-add-by-type", tr("Add by type"), bar);
    m_guns = new QSpinBox(bar);
    m_guns->setObjectName(QStringLiteral("fleet-add-guns"));
    m_guns->setAccessibleName(tr("Number of guns of the new ship"));
    m_guns->setRange(1, kMostGuns);
    m_guns->setValue(kUsualGuns);
    m_byGuns = button("fleet-add-by-guns", tr("Add by guns"), bar);
    m_shore = button("fleet-add-battery", tr("Add shore battery"), bar);
    m_shore->setToolTip(tr("With the number of guns beside it"));
    m_copy = button("fleet-duplicate", tr("Copy ship"), bar);
    m_remove = button("fleet-remove", tr("Remove ship"), bar);
    for (QWidget *each : std::initializer_list<QWidget *>{m_side, m_type, m_byType, m_guns,
                                                          m_byGuns, m_shore, m_copy, m_remove})
        flow->addWidget(each);
    connect(m_byType, &QPushButton::clicked, this, &FleetEditor::addByType);
    connect(m_byGuns, &QPushButton::clicked, this, &FleetEditor::addByGuns);
    connect(m_shore, &QPushButton::clicked, this, &FleetEditor::addBattery);
    connect(m_copy, &QPushButton::clicked, this, &FleetEditor::duplicate);
    connect(m_remove, &QPushButton::clicked, this, &FleetEditor::remove);
    return bar;
}

// The file.

void FleetEditor::load(const std::string &json)
{
    m_file = FleetFile::fromJson(json);
    m_title->setText(m_file.title(QLocale().name().left(2)));
    say({});
    askAll();
    fillTree();
    choose(0);
    emit changed();
}

std::string FleetEditor::json() const
{
    return m_file.json();
}

std::string FleetEditor::fileText() const
{
    return m_file.text();
}

QString FleetEditor::fileName() const
{
    const QString id = idFromName(m_file.head.value(u"id").toString());
    return (id.isEmpty() ? QStringLiteral("own-fleet") : id) + QStringLiteral(".json");
}

QString FleetEditor::trouble() const
{
    const auto bad =
        std::ranges::find_if(m_rows, [](const FleetRow &row) { return !row.trouble.isEmpty(); });
    if (bad == m_rows.end())
        return m_whole;
    const FleetUnit &unit = m_file.units.at(static_cast<std::size_t>(bad - m_rows.begin()));
    return tr("%1: %2", "a ship, what the rules have against her").arg(unit.name(), bad->trouble);
}

void FleetEditor::askAll()
{
    m_rows.clear();
    for (std::size_t unit = 0; unit < m_file.units.size(); ++unit)
        m_rows.push_back(fleetRow(m_file, unit, m_trial, m_narrator));
    checkWhole();
}

void FleetEditor::checkWhole()
{
    const auto opened = m_trial(m_file.json());
    m_whole = opened ? QString() : troubleText(opened.error(), m_narrator);
    if (opened)
        m_sea = QSizeF(opened->board().width, opened->board().height);
}

// What a person does.

void FleetEditor::say(const QString &refused)
{
    m_said->setText(refused.isEmpty() ? QString() : QStringLiteral("⚑ ") + refused);
    m_said->setVisible(!refused.isEmpty());
    if (refused.isEmpty())
        return;
    QAccessibleEvent event(m_said, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

/// Takes a unit into the fleet unless the rules refuse her.
void FleetEditor::addUnit(const FleetUnit &unit, QPushButton *again)
{
    FleetFile grown = m_file;
    std::size_t at = grown.add(unit);
    FleetRow row = fleetRow(grown, at, m_trial, m_narrator);
    say(row.trouble);
    if (!row.trouble.isEmpty())
        return;
    if (!unit.keys.contains(u"name")) { // called by what she is
        grown = m_file;
        FleetUnit named = unit;
        const std::string type = unit.shore ? "shore-battery" : row.sheet->rate;
        const QString word = m_narrator.term(type);
        named.keys.insert(QStringLiteral("name"), word.left(1).toUpper() + word.mid(1));
        at = grown.add(named);
    }
    m_file = std::move(grown);
    m_again = again;
    askAll();
    fillTree();
    choose(at);
    emit changed();
    m_form->editName();
}

void FleetEditor::addByType()
{
    const QString side = m_side->currentData().toString();
    addUnit({{{QStringLiteral("side"), side},
              {QStringLiteral("nation"), nationOf(side)},
              {QStringLiteral("rate"), m_type->currentData().toString()}},
             false},
            m_byType);
}

void FleetEditor::addByGuns()
{
    const QString side = m_side->currentData().toString();
    addUnit({{{QStringLiteral("side"), side},
              {QStringLiteral("nation"), nationOf(side)},
              {QStringLiteral("guns_rated"), m_guns->value()}},
             false},
            m_byGuns);
}

void FleetEditor::addBattery()
{
    addUnit({{{QStringLiteral("side"), m_side->currentData().toString()},
              {QStringLiteral("guns_rated"), m_guns->value()}},
             true},
            m_shore);
}

void FleetEditor::duplicate()
{
    const auto unit = chosen();
    if (!unit)
        return;
    const std::size_t copy = m_file.duplicate(*unit);
    m_again = m_copy;
    askAll();
    fillTree();
    choose(copy);
    emit changed();
    m_form->editName();
}

void FleetEditor::remove()
{
    const auto unit = chosen();
    if (!unit)
        return;
    m_file.remove(*unit);
    say({});
    askAll();
    fillTree();
    choose(std::min(*unit, m_file.units.empty() ? 0 : m_file.units.size() - 1));
    emit changed();
    m_tree->setFocus(Qt::OtherFocusReason);
}

void FleetEditor::takeTitle(const QString &title)
{
    m_file.setTitle(title.simplified());
    checkWhole();
    emit changed();
}

void FleetEditor::takeKeys(const QJsonObject &keys)
{
    const auto unit = chosen();
    if (!unit)
        return;
    const QString group = groupKey(*unit);
    m_file.change(*unit, keys);
    m_rows.at(*unit) = fleetRow(m_file, *unit, m_trial, m_narrator);
    checkWhole();
    say({});
    if (groupKey(*unit) != group) {
        const QScopedValueRollback filling(m_filling, true); // the form stays as it is
        fillTree();
        m_tree->setCurrentItem(itemOf(*unit));
    } else if (QTreeWidgetItem *item = itemOf(*unit)) {
        showRow(item, *unit);
    }
    m_form->follow(m_file.units.at(*unit), m_rows.at(*unit));
    emit changed();
}

bool FleetEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_tree || event->type() != QEvent::KeyPress)
        return DataEditor::eventFilter(watched, event);
    const auto *press = static_cast<QKeyEvent *>(event);
    const bool plain = press->modifiers() == Qt::NoModifier;
    if (plain && press->key() == Qt::Key_Delete)
        remove();
    else if (plain && (press->key() == Qt::Key_Return || press->key() == Qt::Key_F2))
        m_form->editName();
    else if (press->modifiers() == Qt::ControlModifier && press->key() == Qt::Key_D)
        duplicate();
    else
        return DataEditor::eventFilter(watched, event);
    return true;
}

/// Beside each other where there is room for both.
void FleetEditor::resizeEvent(QResizeEvent *event)
{
    constexpr int kRoomForBoth = 100; // letters
    DataEditor::resizeEvent(event);
    const Qt::Orientation way =
        width() < fontMetrics().averageCharWidth() * kRoomForBoth ? Qt::Vertical : Qt::Horizontal;
    if (m_shared && m_parts->orientation() == way)
        return; // as the person has it
    m_shared = true;
    m_parts->setOrientation(way);
    const int room = way == Qt::Horizontal ? width() : height();
    m_parts->setSizes({room * 3 / 5, room * 2 / 5});
}

} // namespace qd::as_per_margin
