// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/refusal_bar.h"

#include "app/narration/narrator.h"
#include "app/panels/act_draft.h"
#include "app/panels/panel_colours.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace qd {

RefusalBar::RefusalBar(QWidget *parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
    , m_second(new QLabel(this))
    , m_anyway(new QPushButton(this))
    , m_reason(new QLineEdit(this))
    , m_confirm(new QPushButton(this))
{
    setObjectName(QStringLiteral("refusalBar"));
    m_text->setObjectName(QStringLiteral("refusalText"));
    m_second->setObjectName(QStringLiteral("refusalSecond"));
    m_anyway->setObjectName(QStringLiteral("recordAnyway"));
    m_reason->setObjectName(QStringLiteral("overruleReason"));
    m_confirm->setObjectName(QStringLiteral("overruleConfirm"));
    m_reason->setMaxLength(500);
    for (QLabel *label : {m_text, m_second}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setMinimumWidth(1);
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(6);
    column->addWidget(m_text);
    column->addWidget(m_second);
    column->addWidget(m_anyway, 0, Qt::AlignLeading);
    column->addWidget(m_reason); // a line of its own: it is read while it is typed
    column->addWidget(m_confirm, 0, Qt::AlignLeading);
    connect(m_anyway, &QPushButton::clicked, this, &RefusalBar::askReason);
    m_reason->installEventFilter(this);
    connect(m_confirm, &QPushButton::clicked, this, &RefusalBar::overrule);
    connect(m_reason, &QLineEdit::textChanged, this,
            [this](const QString &text) { m_confirm->setEnabled(!text.trimmed().isEmpty()); });
    refresh();
}

void RefusalBar::setDraft(ActDraft *draft)
{
    if (m_draft != nullptr)
        disconnect(m_draft, nullptr, this, nullptr);
    m_draft = draft;
    if (draft != nullptr)
        connect(draft, &ActDraft::changed, this, [this] {
            m_told.clear();
            refresh();
        });
    refresh();
}

void RefusalBar::setNarrator(const Narrator *narrator)
{
    m_narrator = narrator;
    refresh();
}

void RefusalBar::retranslate()
{
    refresh();
}

void RefusalBar::say(const QString &sentence)
{
    m_told = sentence;
    refresh();
}

QString RefusalBar::sentence() const
{
    if (!m_told.isEmpty())
        return m_told;
    if (m_draft == nullptr || !m_draft->refusal() || m_narrator == nullptr)
        return {};
    const Refusal &refusal = *m_draft->refusal();
    const QString why = m_narrator->refusal(refusal);
    if (refusal.rule.isNone())
        return why;
    return tr("The rules say no (%1): %2").arg(m_narrator->rule(refusal.rule), why);
}

void RefusalBar::refresh()
{
    const PanelColours colours = panelColours(palette());
    QPalette amber = palette();
    amber.setColor(QPalette::WindowText, colours.onCautionTint);
    m_text->setPalette(amber);
    m_second->setPalette(amber);

    const bool told = !m_told.isEmpty();
    const bool refused = told || (m_draft != nullptr && m_draft->refusal());
    if (!refused || told || m_draft->command() != m_command) {
        m_reason->hide();
        m_reason->clear();
        m_confirm->hide();
        m_second->hide();
        m_command.clear();
    }
    m_text->setText(sentence());
    m_anyway->setText(tr("Record anyway…"));
    m_confirm->setText(tr("Record"));
    m_confirm->setEnabled(!m_reason->text().trimmed().isEmpty());
    m_reason->setPlaceholderText(tr("Reason (one line for the journal)"));
    m_reason->setAccessibleName(tr("Reason"));
    m_anyway->setVisible(refused && !told && !m_reason->isVisibleTo(this));
    setAccessibleName(m_text->text());
    setVisible(refused);
    const QString said = refused ? m_text->text() : QString();
    if (std::exchange(m_said, said) != said && refused) { // a screen reader says it at once
        QAccessibleEvent event(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
        emit spoken(m_said);
    }
}

void RefusalBar::askReason()
{
    if (m_draft == nullptr || !m_draft->refusal())
        return;
    m_command = m_draft->command();
    m_anyway->hide();
    m_reason->show();
    m_confirm->show();
    m_reason->setFocus();
}

void RefusalBar::overrule()
{
    if (m_draft == nullptr || m_reason->text().trimmed().isEmpty())
        return;
    const QString first = m_text->text();
    const std::string command = m_draft->command();
    if (m_draft->overrule(m_reason->text()))
        return;
    if (m_draft->refusal() && m_draft->command() == command) {
        const QString second = sentence();
        m_text->setText(first);
        m_second->setText(second == first ? tr("The referee cannot overrule this one.")
                                          : tr("It cannot be carried out either: %1").arg(second));
        m_second->show();
    }
}

/// Enter and Escape end here: the panel around has its own use for them.
bool RefusalBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_reason || event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        overrule();
        return true;
    }
    if (key == Qt::Key_Escape) {
        m_command.clear();
        refresh();
        return true;
    }
    return false;
}

void RefusalBar::paintEvent(QPaintEvent * /*event*/)
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

} // namespace qd
