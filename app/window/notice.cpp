// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/notice.h"

#include "app/panels/panel_colours.h"

#include <QAccessible>
#include <QEvent>

namespace qd {

Notice::Notice(QWidget *parent) : QLabel(parent)
{
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setAutoFillBackground(true);
    setMinimumWidth(1);
    setVisible(false);
    dress();
}

void Notice::say(const QString &sentence)
{
    const bool fresh = sentence != m_sentence;
    m_sentence = sentence;
    setText(sentence.isEmpty() ? QString() : QStringLiteral("⚑ ") + sentence);
    setAccessibleName(sentence);
    setVisible(!sentence.isEmpty());
    if (fresh && !sentence.isEmpty()) {
        QAccessibleEvent event(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

void Notice::dress()
{
    m_dressing = true;
    const PanelColours colours =
        panelColours(parentWidget() != nullptr ? parentWidget()->palette() : palette());
    QPalette mine = palette();
    mine.setColor(QPalette::Window, colours.cautionTint);
    mine.setColor(QPalette::WindowText, colours.onCautionTint);
    setPalette(mine);
    setMargin(fontMetrics().height() / 3);
    m_dressing = false;
}

void Notice::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    const bool look = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::ParentChange;
    if (look && !m_dressing)
        dress();
}

} // namespace qd
