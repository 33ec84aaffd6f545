// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/corunna/missing_bar.h"

#include "app/narration/narrator.h"
#include "app/panels/caption.h"
#include "app/panels/panel_colours.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace qd::corunna {
namespace {

constexpr qsizetype kMostShown = 4;

} // namespace

MissingBar::MissingBar(QWidget *parent)
    : QFrame(parent)
    , m_column(new QVBoxLayout(this))
    , m_title(new Caption(Caption::Manner::Strong, this))
{
    setObjectName(QStringLiteral("missingBar"));
    m_column->setContentsMargins(12, 8, 10, 8);
    m_column->setSpacing(4);
    m_column->addWidget(m_title);
    hide();
}

void MissingBar::showMissing(const QStringList &fields, const QStringList &tables,
                             const Narrator &narrator)
{
    QStringList said{tr("Not filled in yet – the roll is noted without it")};
    QStringList places;
    for (const QString &field : fields) {
        said << narrator.refusal(
            Refusal{"value-missing", {}, {}, {}}.with("field", field.toStdString()));
        places << field;
    }
    for (const QString &table : tables) { // they come with the table, when it is opened
        said << narrator.refusal(
            Refusal{"series-table-missing", {}, {}, {}}.with("table", table.toStdString()));
        places << QString();
    }
    setVisible(!places.isEmpty());
    if (said + places == m_shown)
        return;
    m_shown = said + places;
    for (QWidget *line : m_lines) {
        line->hide();
        line->deleteLater();
    }
    m_lines.clear();
    m_title->setText(said.takeFirst());
    for (qsizetype i = 0; i < std::min(kMostShown, places.size()); ++i)
        addLine(said[i], places[i]);
    if (places.size() > kMostShown) {
        auto *rest = new Caption(Caption::Manner::Muted, this);
        rest->setText(tr("and %n more", "values not filled in",
                         static_cast<int>(places.size() - kMostShown)));
        m_column->addWidget(rest);
        rest->show();
        m_lines.push_back(rest);
    }
    setAccessibleName(m_title->text());
    setAccessibleDescription(said.join(QStringLiteral("; ")));
    dress();
}

void MissingBar::addLine(const QString &text, const QString &place)
{
    auto *line = new QWidget(this);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    auto *what = new Caption(Caption::Manner::Plain, line);
    what->setText(text);
    row->addWidget(what, 1);
    if (!place.isEmpty()) {
        auto *button = new QPushButton(tr("Fill in…"), line);
        button->setObjectName(QStringLiteral("fillIn"));
        button->setAccessibleDescription(text);
        row->addWidget(button, 0, Qt::AlignTop);
        connect(button, &QPushButton::clicked, this, [this, place] { emit wanted(place); });
    }
    m_column->addWidget(line);
    line->show();
    m_lines.push_back(line);
}

void MissingBar::dress()
{
    m_dressing = true;
    QPalette amber = palette();
    amber.setColor(QPalette::WindowText, panelColours(palette()).onCautionTint);
    for (Caption *text : findChildren<Caption *>())
        text->setPalette(amber);
    m_dressing = false;
}

void MissingBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    const bool look = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
    if (look && !m_dressing)
        dress();
}

void MissingBar::paintEvent(QPaintEvent * /*event*/)
{
    const PanelColours colours = panelColours(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.cautionTint);
    painter.drawRoundedRect(rect(), 6, 6);
    painter.setBrush(colours.caution);
    painter.drawRoundedRect(QRect(0, 0, 4, height()), 2, 2);
}

} // namespace qd::corunna
