// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/corunna/series_editor.h"

#include "app/narration/narrator.h"
#include "app/narration/reason_in_words.h"
#include "app/panels/caption.h"
#include "app/panels/corunna/series_grid.h"
#include "app/panels/corunna/series_rolls.h"
#include "app/panels/corunna/values_print.h"
#include "app/panels/flow_layout.h"
#include "app/panels/undo_buttons.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QVBoxLayout>

#include <utility>

namespace qd::corunna {
namespace {

/// The tables, as a file calls them.
const auto kFire = QStringLiteral("fire");
const auto kMelee = QStringLiteral("melee");
const auto kRollsPage = QStringLiteral("rolls");

enum Tab { kFireTab, kMeleeTab, kRollsTab };

constexpr auto *kSampleName = "public-sample"; ///< of the tables that come with the program

} // namespace

DataWords seriesWords()
{
    return {SeriesEditor::tr("Enter the series’ tables…"), SeriesEditor::tr("Tables of the series"),
            SeriesEditor::tr(
                "The fire, mêlée and morale tables stand in the rulebook of the series, not in "
                "this game. Type yours once, or begin with the figures that come with the program "
                "and compare them with your charts. Without a table the referee tells the result, "
                "and the program counts what leads up to it. Enter goes down, Tab goes right, "
                "Escape lets Tab leave the table; Ctrl+D fills down, Ctrl+C and Ctrl+V work with "
                "spreadsheets, Ctrl+Z takes back. “Compare line by line” reads you a line; Space "
                "says that your chart has the same, and its ◇ goes.")};
}

SeriesEditor::SeriesEditor(const Narrator &narrator, DataTrial trial, QWidget *parent)
    : DataEditor(parent)
    , m_narrator(narrator)
    , m_trial(std::move(trial))
    , m_name(new QLineEdit(this))
    , m_compared(new QCheckBox(tr("I compared these figures with my charts"), this))
    , m_compare(new QPushButton(tr("Compare line by line"), this))
    , m_mark(new Caption(Caption::Manner::Strong, this))
    , m_tabs(new QTabWidget(this))
    , m_fire(new FirePage(m_tabs))
    , m_melee(new MeleePage(m_tabs))
    , m_rolls(new RollsPage(narrator, m_tabs))
    , m_undo(new UndoButtons(QStringLiteral("series"), this))
{
    setObjectName(QStringLiteral("series-editor"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto *form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_name->setObjectName(QStringLiteral("series-name"));
    m_name->setMaxLength(80);
    m_name->setAccessibleName(tr("Name of the tables"));
    form->addRow(tr("Name of the tables"), m_name);
    column->addLayout(form);
    m_mark->setObjectName(QStringLiteral("series-unchecked"));
    column->addWidget(m_mark);
    m_compared->setObjectName(QStringLiteral("series-compared"));
    m_compare->setObjectName(QStringLiteral("series-compare"));
    m_compare->setCheckable(true);
    m_compare->setAutoDefault(false);
    auto *bar = new QWidget(this);
    auto *flow = new FlowLayout(bar);
    flow->setContentsMargins(0, 0, 0, 0);
    for (QWidget *each : std::initializer_list<QWidget *>{m_compared, m_compare, m_undo})
        flow->addWidget(each);
    column->addWidget(bar);
    m_tabs->setObjectName(QStringLiteral("series-tabs"));
    const std::pair<QWidget *, QString> pages[] = {
        {m_fire, tr("Fire")}, {m_melee, tr("Mêlée")}, {m_rolls, tr("Rolls and limits")}};
    for (const auto &[page, title] : pages) { // long where letters are large
        auto *scroll = new QScrollArea(m_tabs);
        scroll->setWidget(page);
        scroll->setWidgetResizable(true);
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setFocusPolicy(Qt::NoFocus);
        m_tabs->addTab(scroll, title);
    }
    column->addWidget(m_tabs, 1);
    connect(m_name, &QLineEdit::textEdited, this, &SeriesEditor::takeName);
    connect(m_compared, &QCheckBox::clicked, this, &SeriesEditor::takeWhole);
    connect(m_compare, &QPushButton::toggled, this, &SeriesEditor::compare);
    for (SeriesGrid *grid : std::initializer_list<SeriesGrid *>{m_fire, m_melee}) {
        connect(grid, &SeriesGrid::edited, this, &SeriesEditor::take);
        connect(grid, &SeriesGrid::checked, this, &SeriesEditor::takeChecks);
    }
    connect(m_rolls, &RollsPage::edited, this, &SeriesEditor::take);
    connect(m_rolls, &RollsPage::checked, this, &SeriesEditor::takeChecks);
    connect(m_undo, &UndoButtons::restored, this, &SeriesEditor::restore);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        if (m_compare->isChecked())
            compare(true);
        emit pageShown();
    });
}

void SeriesEditor::load(const std::string &json)
{
    m_file = SeriesFile::fromJson(json);
    m_undo->begin(m_file.json());
    showFile();
    QStringList lost;
    for (const SeriesGrid *grid : std::initializer_list<SeriesGrid *>{m_fire, m_melee})
        lost << grid->lost();
    m_mended = lost.join(u' ');
    check();
    emit changed();
}

/// The file into what is shown.
void SeriesEditor::showFile()
{
    const QString name = m_file.name() == QLatin1String(kSampleName)
        ? tr("Figures of public assistant programs", "the name of tables of the series")
        : m_file.name();
    if (m_name->text().simplified() != name)
        m_name->setText(name);
    m_fire->load(m_file.pack.value(kFire).toObject());
    m_melee->load(m_file.pack.value(kMelee).toObject());
    m_rolls->load(m_file.pack);
    showMark();
}

/// An earlier or later state of the file; shows the page where it differs.
void SeriesEditor::restore(const std::string &json)
{
    const QJsonObject before = m_file.pack;
    const QJsonObject wasRolls = m_rolls->into({});
    m_file = SeriesFile::fromJson(json);
    showFile();
    check();
    if (before.value(kFire) != m_file.pack.value(kFire))
        m_tabs->setCurrentIndex(kFireTab);
    else if (before.value(kMelee) != m_file.pack.value(kMelee))
        m_tabs->setCurrentIndex(kMeleeTab);
    else if (m_rolls->into({}) != wasRolls)
        m_tabs->setCurrentIndex(kRollsTab);
    emit changed();
}

void SeriesEditor::takeName()
{
    m_file.pack.insert(QStringLiteral("name"), m_name->text().simplified());
    settle(QStringLiteral("name"));
}

/// Everything that is shown, into the file.
void SeriesEditor::take()
{
    QJsonObject &pack = m_file.pack;
    const bool wasEmpty = m_file.isEmpty();
    const auto table = [&pack](const QString &key, const QJsonObject &value) {
        if (value.isEmpty())
            pack.remove(key); // a section left out is unknown
        else
            pack.insert(key, value);
    };
    table(kFire, m_fire->fire());
    table(kMelee, m_melee->melee());
    pack = m_rolls->into(pack);
    if (wasEmpty && !m_file.isEmpty())
        m_file.setUnchecked(true); // nobody compared what is just being typed
    takeChecks();
}

/// Which lines were compared; the last of them takes the ◇ off the whole.
void SeriesEditor::takeChecks()
{
    if (m_file.isEmpty())
        m_file.setUnchecked(false);
    if (m_file.isUnchecked()) {
        m_file.setCompared(kFire, m_fire->compared());
        m_file.setCompared(kMelee, m_melee->compared());
        m_file.setCompared(kRollsPage,
                           m_rolls->isCompared() ? QStringList{kRollsPage} : QStringList());
        const bool isAll = m_fire->isCompared() && m_melee->isCompared() && m_rolls->isCompared();
        if (isAll && m_fire->troubles().isEmpty() && m_melee->troubles().isEmpty())
            m_file.setUnchecked(false);
    }
    settle();
    showMark();
}

void SeriesEditor::takeWhole(bool compared)
{
    m_file.setUnchecked(!compared);
    for (const QString &table : {kFire, kMelee, kRollsPage})
        m_file.setCompared(table, {});
    settle();
    showMark();
}

void SeriesEditor::settle(const QString &run)
{
    if (!m_file.isUnchecked())
        for (const QString &table : {kFire, kMelee, kRollsPage})
            m_file.setCompared(table, {});
    m_undo->note(m_file.json(), run);
    check();
    emit changed();
}

/// The ◇ of the whole and of each line.
void SeriesEditor::showMark()
{
    const bool unchecked = m_file.isUnchecked();
    const bool isEmpty = m_file.isEmpty();
    m_mark->setText(tr("◇ Unchecked: compare with your charts. Until then every result that rests "
                       "on these tables is marked."));
    m_mark->setVisible(unchecked);
    {
        const QSignalBlocker quiet(m_compared);
        m_compared->setChecked(!unchecked && !isEmpty);
    }
    m_compared->setEnabled(!isEmpty);
    m_compared->setToolTip(isEmpty ? tr("There is nothing to compare yet.") : QString());
    m_compare->setEnabled(unchecked && !isEmpty);
    if (!m_compare->isEnabled())
        m_compare->setChecked(false);
    m_fire->setChecks(unchecked, m_file.compared(kFire));
    m_melee->setChecks(unchecked, m_file.compared(kMelee));
    m_rolls->setChecks(unchecked, !m_file.compared(kRollsPage).isEmpty());
}

void SeriesEditor::compare(bool begin)
{
    for (SeriesGrid *grid : std::initializer_list<SeriesGrid *>{m_fire, m_melee}) {
        const auto *page = static_cast<const QScrollArea *>(m_tabs->currentWidget());
        if (begin && grid == page->widget())
            grid->beginComparing();
        else
            grid->endComparing();
    }
}

void SeriesEditor::check()
{
    const auto opened = m_trial(m_file.json());
    m_whole.clear();
    if (opened)
        return;
    m_whole = dataTrouble(m_narrator, opened.error());
    const QStringList odd = m_fire->troubles() + m_melee->troubles();
    if (!odd.isEmpty()) // what the rules refuse most often, in our words
        m_whole = odd.mid(0, 3).join(u' ');
}

std::string SeriesEditor::json() const
{
    return m_file.json();
}

std::string SeriesEditor::fileText() const
{
    return m_file.text();
}

QString SeriesEditor::fileName() const
{
    const QString name = m_file.name() == QLatin1String(kSampleName) ? QString() : m_file.name();
    return ownFileName(name, QStringLiteral("corunna-series.json"));
}

QString SeriesEditor::trouble() const
{
    return m_whole;
}

QString SeriesEditor::mended() const
{
    return m_mended;
}

QString SeriesEditor::printed() const
{
    return seriesPage(m_file);
}

} // namespace qd::corunna
