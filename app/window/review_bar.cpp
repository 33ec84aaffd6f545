// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/review_bar.h"

#include "app/panels/fitted_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>

namespace qd {

ReviewBar::ReviewBar(QWidget *parent)
    : QWidget(parent)
    , m_say(new QLabel(this))
    , m_first(new QToolButton(this))
    , m_back(new QToolButton(this))
    , m_on(new QToolButton(this))
    , m_now(new QToolButton(this))
{
    setObjectName(QStringLiteral("review-bar"));
    setAutoFillBackground(true);
    m_say->setObjectName(QStringLiteral("review-say"));
    m_say->setWordWrap(true);
    m_say->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_say->installEventFilter(this);
    m_first->setObjectName(QStringLiteral("review-first"));
    m_back->setObjectName(QStringLiteral("review-back"));
    m_on->setObjectName(QStringLiteral("review-on"));
    m_now->setObjectName(QStringLiteral("review-now"));
    m_layout = new QBoxLayout(QBoxLayout::LeftToRight, this);
    const int gap = fontMetrics().height() / 2;
    m_layout->setContentsMargins(gap, gap / 2, gap, gap / 2);
    m_buttons = new QHBoxLayout;
    for (QToolButton *button : {m_first, m_back, m_on, m_now})
        m_buttons->addWidget(button);
    m_layout->addLayout(m_buttons);
    m_layout->addWidget(m_say, 1);
    for (QToolButton *button : {m_first, m_back, m_on, m_now}) {
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    connect(m_first, &QToolButton::clicked, this, &ReviewBar::first);
    connect(m_back, &QToolButton::clicked, this, &ReviewBar::back);
    connect(m_on, &QToolButton::clicked, this, &ReviewBar::on);
    connect(m_now, &QToolButton::clicked, this, &ReviewBar::now);
    retranslate();
    showNow();
}

void ReviewBar::showEntry(qint64 seq, qint64 last, const QString &sentence)
{
    m_seq = seq;
    m_last = last;
    m_sentence = sentence;
    m_first->setEnabled(seq > 0);
    m_back->setEnabled(seq > 0);
    m_on->setEnabled(seq < last);
    retranslate();
    show();
}

void ReviewBar::showNow()
{
    hide();
}

void ReviewBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ReviewBar::retranslate()
{
    m_first->setText(tr("First"));
    m_back->setText(tr("Back"));
    m_on->setText(tr("On", "one entry forward"));
    m_now->setText(tr("Back to now"));
    const QLocale locale;
    const QString where = m_seq == 0 ? tr("The table as it was at the opening")
                                     : tr("The table as it was at entry %1 of %2")
                                           .arg(locale.toString(m_seq), locale.toString(m_last));
    m_all =
        m_sentence.isEmpty() ? where : tr("%1 · %2", "where, what happened").arg(where, m_sentence);
    fit();
}

/// A long sentence must not push the board away: two lines, all of it in the tool tip.
void ReviewBar::fit()
{
    constexpr int kLines = 2;
    m_say->setText(fittedText(m_all, m_say->font(), m_say->contentsRect().width(), kLines));
    m_say->setToolTip(m_all);
    m_say->setAccessibleName(m_all);
}

/// Beside the buttons where the sentence has room there, else below them.
void ReviewBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int wanted = m_buttons->sizeHint().width() + fontMetrics().averageCharWidth() * 40;
    m_layout->setDirection(width() < wanted ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

bool ReviewBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_say && event->type() == QEvent::Resize)
        fit();
    return QWidget::eventFilter(watched, event);
}

} // namespace qd
