// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/look_bar.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace qd {

LookBar::LookBar(QWidget *parent)
    : QWidget(parent)
    , m_say(new QLabel(this))
    , m_again(new QPushButton(this))
    , m_copy(new QPushButton(this))
{
    setObjectName(QStringLiteral("look-bar"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    m_say->setObjectName(QStringLiteral("look-say"));
    m_say->setForegroundRole(QPalette::ToolTipText);
    m_say->setWordWrap(true);
    m_again->setObjectName(QStringLiteral("look-again"));
    m_copy->setObjectName(QStringLiteral("look-copy"));
    auto *row = new QHBoxLayout(this);
    const int gap = fontMetrics().height() / 2;
    row->setContentsMargins(gap, gap / 2, gap, gap / 2);
    row->addWidget(m_say, 1);
    row->addWidget(m_again);
    row->addWidget(m_copy);
    connect(m_again, &QPushButton::clicked, this, &LookBar::againWanted);
    connect(m_copy, &QPushButton::clicked, this, &LookBar::copyWanted);
    retranslate();
    hide();
}

void LookBar::say(const QString &sentence)
{
    if (sentence == m_say->text() && isVisibleTo(parentWidget()) != sentence.isEmpty())
        return;
    m_say->setText(sentence);
    setVisible(!sentence.isEmpty());
    if (sentence.isEmpty())
        return;
    QAccessibleEvent event(m_say, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void LookBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void LookBar::retranslate()
{
    m_again->setText(tr("&Open again"));
    m_again->setToolTip(tr("Tries to open the table for recording"));
    m_copy->setText(tr("&Save a copy elsewhere…"));
}

} // namespace qd
