// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/table_panel.h"

#include "app/narration/narrator.h"

#include <QEvent>

namespace qd {

TablePanel::TablePanel(QWidget *parent) : QWidget(parent) { }

void TablePanel::setSession(TableSession *session)
{
    follow(session, m_narrator, -1);
}

void TablePanel::follow(TableSession *session, const Narrator *narrator, qint64 seq)
{
    m_narrator = narrator;
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    m_seq = seq;
    if (session != nullptr)
        connect(session, &TableSession::recorded, this, &TablePanel::takePosition);
    takePosition();
}

void TablePanel::setNarrator(const Narrator *narrator)
{
    m_narrator = narrator;
    retranslate();
}

void TablePanel::showEntry(qint64 seq)
{
    if (m_seq == seq && m_position)
        return; // the past does not change
    m_seq = seq;
    takePosition();
}

void TablePanel::showNow()
{
    if (m_seq < 0 && m_position)
        return; // it follows the session by itself
    m_seq = -1;
    takePosition();
}

void TablePanel::showPosition(const Position &position, Moment moment)
{
    m_position = position;
    m_seq = moment == Moment::Now ? -1 : 0;
    retranslate();
}

QString TablePanel::title() const
{
    return windowTitle();
}

void TablePanel::showChosen(const QStringList & /*pieces*/) { }

void TablePanel::takePosition()
{
    m_position.reset();
    if (m_session)
        m_position = m_seq < 0 ? m_session->now() : m_session->at(m_seq);
    retranslate();
}

void TablePanel::retranslate()
{
    setAccessibleName(title());
    if (m_refreshing)
        return;
    m_refreshing = true;
    refresh();
    m_refreshing = false;
}

void TablePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
    case QEvent::PaletteChange:
    case QEvent::FontChange:
        retranslate();
        break;
    default:
        break;
    }
}

} // namespace qd
