// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/as_per_margin/fleet_editor.h"

#include "app/narration/narrator.h"
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

namespace qd::as_per_margin {
namespace {

constexpr int kUsualGuns = 74;

QString tooMany(std::size_t count)
{
    return FleetEditor::tr(
               "A fleet has at most %1 ships and as many batteries ashore; this would be "
               "%2.")
        .arg(kMostUnits)
        .arg(count);
}

/// The first few by name: a file may have hundreds.
QString mendedText(const std::vector<FleetFile::NewId> &mended)
{
    constexpr std::size_t kShown = 3;
    QStringList said;
    for (const FleetFile::NewId &id : mended)
        if (static_cast<std::size_t>(said.size()) < kShown)
            said << (id.before.isEmpty()
                         ? FleetEditor::tr("A ship had no id: it is now “%1”.").arg(id.now)
                         : FleetEditor::tr("Two ships had the id “%1”: the second has “%2” now.")
                               .arg(id.before, id.now));
    if (mended.size() > kShown)
        said << FleetEditor::tr("%n more ids were put right.", nullptr,
                                static_cast<int>(mended.size() - kShown));
    return said.join(QLatin1Char(' '));
}

QString usualNation(const QString &side)
{
    return side == QLatin1String("english") ? side : QStringLiteral("french");
}

} // namespace

FleetEditor::FleetEditor(const Narrator &narrator, DataTrial trial, QWidget *parent)
    : DataEditor(parent)
    , m_narrator(narrator)
    , m_inquiry(trial, narrator)
    , m_title(new QLineEdit(this))
    , m_parts(new QSplitter(this))
    , m_scroll(new QScrollArea(this))
{
    setObjectName(QStringLiteral("fleet-editor"));
    const QStringList types = shipTypes(trial);
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
    QStringList heads{tr("Ship"),
                      tr("Type"),
                      tr("Guns"),
                      tr("Masts"),
                      tr("Port, fore", "gun boxes"),
                      tr("Starboard, aft", "gun boxes"),
                      tr("Hull")};
    for (QString &head : heads)
        head.replace(QStringLiteral(", "), QStringLiteral(",\n")); // the columns are narrow
    m_tree->setHeaderLabels(heads);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setMinimumSectionSize(1);
    m_boxes = new FleetBoxDelegate(m_tree);
    m_tree->setItemDelegate(m_boxes);
    m_tree->setIndentation(m_tree->indentation() / 2);
    m_tree->setTextElideMode(Qt::ElideRight);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setMinimumHeight(fontMetrics().height() * 6);
    m_tree->installEventFilter(this);
    m_tree->viewport()->installEventFilter(this);
    column->addWidget(m_tree, 1);
    column->addWidget(addBar());
    m_said = new Caption(Caption::Manner::Strong, part);
    m_said->setObjectName(QStringLiteral("fleet-refused"));
    m_said->hide();
    column->addWidget(m_said);
    m_odd = new Caption(Caption::Manner::Plain, part);
    m_odd->setObjectName(QStringLiteral("fleet-odd"));
    m_odd->hide();
    column->addWidget(m_odd);
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
    for (const char *side : kFleetSides)
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

QString FleetEditor::refused(const std::string &json) const
{
    const FleetFile file = FleetFile::fromJson(json);
    const auto ashore = static_cast<std::size_t>(
        std::ranges::count_if(file.units, [](const FleetUnit &unit) { return unit.shore; }));
    const std::size_t most = std::max(ashore, file.units.size() - ashore);
    return most <= kMostUnits ? QString() : tooMany(most);
}

void FleetEditor::load(const std::string &json)
{
    m_file = FleetFile::fromJson(json);
    m_mended = mendedText(m_file.separateIds());
    m_title->setText(m_file.title(QLocale().name().left(2)));
    say({});
    showAll(0);
}

/// The rules look at everything, and all is shown anew.
void FleetEditor::showAll(std::size_t chosen)
{
    takeVerdict(m_inquiry.askAll(m_file, m_rows));
    fillTree();
    choose(chosen);
    emit changed();
}

QString FleetEditor::mended() const
{
    return m_mended;
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
    return tr("%1: %2", "a ship, what the rules have against her").arg(bad->called, bad->trouble);
}

void FleetEditor::takeVerdict(const FleetVerdict &verdict)
{
    m_whole = verdict.trouble;
    if (!verdict.sea.isEmpty())
        m_sea = verdict.sea;
    m_advice = adviceOn(m_file, m_sea, [this](std::size_t unit) { return m_rows.at(unit).called; });
    m_odd->setText(QStringLiteral("⚠ ") + m_advice.ofFleet.join(QLatin1Char(' ')));
    m_odd->setVisible(!m_advice.ofFleet.isEmpty());
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
    const auto same = static_cast<std::size_t>(std::ranges::count_if(
        m_file.units, [&unit](const FleetUnit &each) { return each.shore == unit.shore; }));
    if (same >= kMostUnits)
        return say(tooMany(same + 1));
    FleetFile grown = m_file;
    const std::size_t at = grown.add(unit);
    const QString trouble = m_inquiry.askUnit(grown, at).trouble;
    say(trouble);
    if (!trouble.isEmpty())
        return;
    m_file = std::move(grown);
    m_again = again;
    showAll(at);
    m_form->editName();
}

void FleetEditor::addByType()
{
    const QString side = m_side->currentData().toString();
    addUnit({{{QStringLiteral("side"), side},
              {QStringLiteral("nation"), usualNation(side)},
              {QStringLiteral("rate"), m_type->currentData().toString()}},
             false},
            m_byType);
}

void FleetEditor::addByGuns()
{
    const QString side = m_side->currentData().toString();
    addUnit({{{QStringLiteral("side"), side},
              {QStringLiteral("nation"), usualNation(side)},
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
    showAll(copy);
    m_form->editName();
}

void FleetEditor::remove()
{
    const auto unit = chosen();
    if (!unit)
        return;
    m_file.remove(*unit);
    say({});
    showAll(std::min(*unit, m_file.units.empty() ? 0 : m_file.units.size() - 1));
    m_tree->setFocus(Qt::OtherFocusReason);
}

void FleetEditor::takeTitle(const QString &title)
{
    m_file.setTitle(title.simplified());
    takeVerdict(m_inquiry.askWhole(m_file, m_rows));
    emit changed();
}

void FleetEditor::takeKeys(const QJsonObject &keys)
{
    const auto unit = chosen();
    if (!unit)
        return;
    const QString group = groupKey(*unit);
    const QString id = m_file.units.at(*unit).id();
    const std::vector<FleetRow> rows = m_rows;
    const FleetAdvice advice = m_advice;
    m_file.change(*unit, keys);
    m_rows.at(*unit) = m_inquiry.askUnit(m_file, *unit);
    if (m_file.units.at(*unit).id() != id) // she may have been the other of that id
        for (std::size_t each = 0; each < m_rows.size(); ++each)
            if (!m_rows.at(each).trouble.isEmpty() && m_file.units.at(each).id() == id)
                m_rows.at(each) = m_inquiry.askUnit(m_file, each);
    takeVerdict(m_inquiry.askWhole(m_file, m_rows));
    say({});
    if (groupKey(*unit) != group) {
        const QScopedValueRollback filling(m_filling, true); // the form stays as it is
        fillTree();
        m_tree->setCurrentItem(m_items.at(*unit));
    } else {
        for (std::size_t each = 0; each < m_rows.size(); ++each)
            if (each == *unit || rows.at(each).called != m_rows.at(each).called
                || rows.at(each).trouble != m_rows.at(each).trouble
                || advice.ofUnit.at(each) != m_advice.ofUnit.at(each))
                showRow(m_items.at(each), each);
        measureColumns();
    }
    m_form->follow(m_file.units.at(*unit), m_rows.at(*unit), m_advice.ofUnit.at(*unit));
    emit changed();
}

bool FleetEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_tree->viewport() && event->type() == QEvent::Resize)
        fitColumns();
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

void FleetEditor::resizeEvent(QResizeEvent *event)
{
    DataEditor::resizeEvent(event);
    m_room.share(*m_parts, *this);
}

} // namespace qd::as_per_margin
