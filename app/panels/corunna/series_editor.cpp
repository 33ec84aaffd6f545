// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/corunna/series_editor.h"

#include "app/narration/narrator.h"
#include "app/panels/caption.h"
#include "app/panels/corunna/series_grid.h"
#include "app/panels/corunna/series_rolls.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QVBoxLayout>

namespace qd::corunna {

DataWords seriesWords()
{
    return {SeriesEditor::tr("Enter the series’ tables…"), SeriesEditor::tr("Tables of the series"),
            SeriesEditor::tr(
                "The fire, mêlée and morale tables stand in the rulebook of the series, not in "
                "this game. Type yours once, or begin with the figures that come with the program "
                "and compare them with your charts. Without a table the referee tells the result, "
                "and the program counts what leads up to it.")};
}

SeriesEditor::SeriesEditor(const Narrator &narrator, DataTrial trial, QWidget *parent)
    : DataEditor(parent)
    , m_narrator(narrator)
    , m_trial(std::move(trial))
    , m_name(new QLineEdit(this))
    , m_compared(new QCheckBox(tr("I compared these figures with my charts"), this))
    , m_mark(new Caption(Caption::Manner::Strong, this))
    , m_tabs(new QTabWidget(this))
    , m_fire(new FirePage(m_tabs))
    , m_melee(new MeleePage(m_tabs))
    , m_rolls(new RollsPage(narrator, m_tabs))
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
    column->addWidget(m_compared);
    m_tabs->setObjectName(QStringLiteral("series-tabs"));
    m_tabs->addTab(m_fire, tr("Fire"));
    m_tabs->addTab(m_melee, tr("Mêlée"));
    m_tabs->addTab(m_rolls, tr("Rolls and limits"));
    column->addWidget(m_tabs, 1);
    connect(m_name, &QLineEdit::textEdited, this, &SeriesEditor::take);
    connect(m_compared, &QCheckBox::toggled, this, &SeriesEditor::take);
    connect(m_fire, &SeriesGrid::edited, this, &SeriesEditor::take);
    connect(m_melee, &SeriesGrid::edited, this, &SeriesEditor::take);
    connect(m_rolls, &RollsPage::edited, this, &SeriesEditor::take);
    connect(m_tabs, &QTabWidget::currentChanged, this, &DataEditor::pageShown);
}

void SeriesEditor::load(const std::string &json)
{
    m_file = SeriesFile::fromJson(json);
    m_name->setText(m_file.name());
    {
        const QSignalBlocker quiet(m_compared);
        m_compared->setChecked(!m_file.isUnchecked());
    }
    m_fire->load(m_file.pack.value(u"fire").toObject());
    m_melee->load(m_file.pack.value(u"melee").toObject());
    m_rolls->load(m_file.pack);
    check();
    emit changed();
}

/// Everything that is shown, into the file.
void SeriesEditor::take()
{
    QJsonObject &pack = m_file.pack;
    pack.insert(QStringLiteral("name"), m_name->text().simplified());
    m_file.setUnchecked(!m_compared->isChecked());
    const auto table = [&pack](const QString &key, const QJsonObject &value) {
        if (value.isEmpty())
            pack.remove(key); // a section left out is unknown
        else
            pack.insert(key, value);
    };
    table(QStringLiteral("fire"), m_fire->fire());
    table(QStringLiteral("melee"), m_melee->melee());
    pack = m_rolls->into(pack);
    check();
    emit changed();
}

void SeriesEditor::check()
{
    m_mark->setText(tr("◇ Unchecked: compare with your charts. Until then every result that rests "
                       "on these tables is marked."));
    m_mark->setVisible(m_file.isUnchecked());
    const auto opened = m_trial(m_file.json());
    m_whole.clear();
    if (opened)
        return;
    const QString said = m_narrator.refusal(opened.error());
    m_whole = said.isEmpty() ? fromUtf8(opened.error().message) : said;
    const QStringList odd = m_melee->oddities(); // what the rules refuse most often, in our words
    if (!odd.isEmpty())
        m_whole = odd.join(u' ');
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
    return QStringLiteral("corunna-series.json");
}

QString SeriesEditor::trouble() const
{
    return m_whole;
}

} // namespace qd::corunna
