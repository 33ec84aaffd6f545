// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/pending_bar.h"

#include "app/panels/act_draft.h"
#include "app/panels/caption.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace qd {

PendingBar::PendingBar(const QString &name, ActDraft *draft, QWidget *parent)
    : QWidget(parent)
    , m_draft(draft)
    , m_line(new QHBoxLayout(this))
    , m_text(new Caption(Caption::Manner::Strong, this))
    , m_record(new QPushButton(this))
    , m_leave(new QPushButton(this))
{
    m_text->setObjectName(name + QStringLiteral("Pending"));
    m_record->setObjectName(name + QStringLiteral("Record"));
    m_leave->setObjectName(name + QStringLiteral("Leave"));
    m_line->setContentsMargins(0, 0, 0, 0);
    m_line->addWidget(m_text, 1);
    m_line->addWidget(m_record);
    m_line->addWidget(m_leave);
    if (draft != nullptr) {
        connect(m_record, &QPushButton::clicked, draft, &ActDraft::record);
        connect(m_leave, &QPushButton::clicked, draft, &ActDraft::clear);
    }
}

void PendingBar::setWords(const QString &record, const QString &leave)
{
    m_record->setText(record);
    m_leave->setText(leave);
}

void PendingBar::putFirst(QWidget *widget)
{
    m_line->insertWidget(0, widget);
}

void PendingBar::say(const QString &text, Buttons buttons)
{
    const bool shown = buttons == Buttons::Shown;
    m_text->setText(text);
    m_record->setVisible(shown);
    m_leave->setVisible(shown);
    m_record->setEnabled(shown && m_draft != nullptr && m_draft->stage() == ActDraft::Stage::Ready);
}

bool PendingBar::hasButtons() const
{
    return !m_record->isHidden();
}

} // namespace qd
