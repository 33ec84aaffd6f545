// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/tally_card.h"

#include "app/narration/narrator.h"
#include "app/panels/json_values.h"
#include "app/panels/panel_colours.h"

#include <QEvent>
#include <QGridLayout>
#include <QJsonArray>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace qd {

QString reasonLabel(const Narrator &narrator, const Reason &reason)
{
    const QString whole = narrator.reason(reason);
    for (const QString &value : {Narrator::withSign(reason.value), QString::number(reason.value)}) {
        if (whole.endsWith(u' ' + value))
            return whole.left(whole.size() - value.size()).trimmed();
    }
    return whole;
}

Tally tallyOf(const QJsonArray &because)
{
    Tally tally;
    for (const QJsonValue &value : because) {
        const QJsonObject reason = value.toObject();
        tally.because.push_back(
            Reason{textAt(reason, u"term"),
                   static_cast<int>(std::lround(reason.value(u"value").toDouble())),
                   Citation(textAt(reason, u"rule")),
                   {}});
    }
    return tally;
}

TallyCard::TallyCard(QWidget *parent)
    : QFrame(parent)
    , m_head(new QHBoxLayout)
    , m_title(new QLabel(this))
    , m_answer(new QLabel(this))
    , m_remark(new QLabel(this))
    , m_grid(new QGridLayout)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 6, 12, 8);
    column->setSpacing(4);
    m_title->setWordWrap(true);
    m_title->setMinimumWidth(1);
    m_remark->setWordWrap(true);
    m_remark->setMinimumWidth(1);
    m_head->addWidget(m_title, 1);
    m_head->addWidget(m_answer, 0, Qt::AlignTop);
    column->addLayout(m_head);
    m_grid->setColumnStretch(0, 1);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(2);
    column->addLayout(m_grid);
    column->addWidget(m_remark);
    m_remark->hide();
    dress();
}

void TallyCard::setColours(const QColor &tint, const QColor &onTint)
{
    m_tint = tint;
    m_onTint = onTint;
    dress();
    update();
}

void TallyCard::setAnswer(const QString &title, const QString &answer)
{
    m_title->setText(title);
    m_answer->setText(answer);
    placeAnswer();
    say();
}

QString TallyCard::answer() const
{
    return m_answer->text();
}

void TallyCard::setReasons(const Tally &tally, const Narrator &narrator)
{
    std::vector<TallyLine> lines;
    for (const Reason &reason : tally.because)
        lines.push_back({reasonLabel(narrator, reason), Narrator::withSign(reason.value),
                         narrator.ruleMark(reason.rule)});
    setLines(lines);
}

void TallyCard::setLines(const std::vector<TallyLine> &lines)
{
    for (QLabel *cell : m_cells) {
        cell->hide();
        cell->deleteLater();
    }
    m_cells.clear();
    int row = 0;
    for (const TallyLine &line : lines) {
        const QString texts[] = {line.label, line.value, line.rule};
        for (int c = 0; c < 3; ++c) {
            auto *cell = new QLabel(texts[c], this);
            cell->setTextFormat(Qt::PlainText);
            // Rules that are named take a line more rather than the room of the reason.
            const bool wraps = c == 0 || (c == 2 && texts[c].contains(QLatin1Char(' ')));
            cell->setWordWrap(wraps);
            if (wraps)
                cell->setMinimumWidth(1);
            cell->setAlignment((c == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignTop);
            m_grid->addWidget(cell, row, c);
            cell->show();
            m_cells.push_back(cell);
        }
        ++row;
    }
    fitRules();
    dress();
    say();
}

/// A third of the card at the most, but no less than a word.
void TallyCard::fitRules()
{
    int widest = 0;
    for (std::size_t i = 2; i < m_cells.size(); i += 3) {
        const QLabel *rule = m_cells[i];
        const int whole = rule->fontMetrics().horizontalAdvance(rule->text());
        int word = 0;
        for (const QString &each : rule->text().split(QLatin1Char(' ')))
            word = std::max(word, rule->fontMetrics().horizontalAdvance(each));
        widest = std::max(widest, std::min(whole, std::max(word, contentsRect().width() / 3)));
    }
    m_grid->setColumnMinimumWidth(2, widest > 0 ? widest + 2 : 0);
}

void TallyCard::setRemark(const QString &remark)
{
    m_remark->setText(remark);
    m_remark->setVisible(!remark.isEmpty());
    say();
}

void TallyCard::setMiddle(QWidget *widget)
{
    static_cast<QVBoxLayout *>(layout())->insertWidget(1, widget);
}

void TallyCard::say()
{
    QStringList lines;
    for (std::size_t i = 0; i + 2 < m_cells.size(); i += 3)
        lines << (m_cells[i + 2]->text().isEmpty()
                      ? tr("%1 %2", "a reason and its value")
                            .arg(m_cells[i]->text(), m_cells[i + 1]->text())
                      : tr("%1 %2, rule %3", "a reason, its value and its rule")
                            .arg(m_cells[i]->text(), m_cells[i + 1]->text(),
                                 m_cells[i + 2]->text()));
    if (!m_remark->text().isEmpty())
        lines << m_remark->text();
    setAccessibleName(tr("%1: %2").arg(m_title->text(), m_answer->text()));
    setAccessibleDescription(lines.join(QStringLiteral("; ")));
}

void TallyCard::dress()
{
    m_dressing = true;
    const PanelColours colours = panelColours(palette());
    const QColor ink = m_onTint.isValid() ? m_onTint : colours.text;
    QPalette strong = palette();
    strong.setColor(QPalette::WindowText, ink);
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, colours.muted);
    QPalette plain = palette();
    plain.setColor(QPalette::WindowText, colours.text);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setPalette(strong);
    QFont big = bold;
    if (big.pointSizeF() > 0)
        big.setPointSizeF(big.pointSizeF() * 1.5);
    m_answer->setFont(big);
    m_answer->setPalette(strong);
    m_remark->setPalette(muted);
    for (std::size_t i = 0; i < m_cells.size(); ++i)
        m_cells[i]->setPalette(i % 3 == 2 ? muted : plain);
    m_dressing = false;
    placeAnswer();
    fitRules();
}

/// The title breaks between its words; the answer leaves its side where a word would be cut off.
void TallyCard::placeAnswer()
{
    int widest = 0;
    const QStringList words = m_title->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &word : words)
        widest = std::max(widest, m_title->fontMetrics().horizontalAdvance(word));
    const int beside = contentsRect().width() - layout()->contentsMargins().left()
        - layout()->contentsMargins().right() - m_head->spacing() - m_answer->sizeHint().width();
    m_head->setDirection(widest > beside ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void TallyCard::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    placeAnswer();
    fitRules();
}

void TallyCard::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    const bool look = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
    if (look && !m_dressing)
        dress();
}

void TallyCard::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_tint.isValid() ? m_tint : panelColours(palette()).strip);
    painter.drawRoundedRect(rect(), 6, 6);
}

} // namespace qd
