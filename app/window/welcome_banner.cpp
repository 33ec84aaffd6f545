// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/welcome_banner.h"

#include "app/panels/caption.h"
#include "app/panels/panel_colours.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace qd {

WelcomeBanner::WelcomeBanner(QWidget *parent)
    : QFrame(parent)
    , m_head(new Caption(Caption::Manner::Strong, this))
    , m_what(new Caption(Caption::Manner::Plain, this))
    , m_again(new QPushButton(this))
{
    setObjectName(QStringLiteral("welcome-unfinished"));
    m_what->setObjectName(QStringLiteral("welcome-unfinished-what"));
    m_again->setObjectName(QStringLiteral("welcome-again"));
    m_again->setAutoDefault(true);
    const int em = fontMetrics().height();
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(em, em / 2, em, em / 2);
    m_again->setMinimumHeight(em * 2);
    row->setSpacing(em);
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_head);
    words->addWidget(m_what);
    row->addLayout(words, 1);
    row->addWidget(m_again, 0, Qt::AlignVCenter);
    connect(m_again, &QPushButton::clicked, this, [this] { emit openFile(m_file); });
    retranslate();
    hide();
}

void WelcomeBanner::setUnfinished(const QString &file, const QString &what)
{
    m_file = file;
    m_what->setText(what);
    m_what->setVisible(!what.isEmpty());
    m_again->setAccessibleDescription(what);
    setVisible(!file.isEmpty());
}

void WelcomeBanner::retranslate()
{
    m_head->setText(tr("Quarterdeck ended in the middle of a table. Every act that was recorded "
                       "is in its journal."));
    m_again->setText(tr("Take it up &again"));
}

void WelcomeBanner::paintEvent(QPaintEvent * /*event*/)
{
    const PanelColours colours = panelColours(palette());
    const double round = fontMetrics().height() / 3.0;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.accent, 1));
    painter.setBrush(colours.accentTint);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), round, round);
}

void WelcomeBanner::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace qd
