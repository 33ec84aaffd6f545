// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/caption.h"

#include "app/panels/panel_colours.h"

#include <QEvent>

namespace qd {

Caption::Caption(Manner manner, QWidget *parent) : QLabel(parent), m_manner(manner)
{
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    // A label that wraps must not keep its panel wide.
    setMinimumWidth(1);
    dress();
}

void Caption::dress()
{
    m_dressing = true;
    const PanelColours colours =
        panelColours(parentWidget() != nullptr ? parentWidget()->palette() : palette());
    const bool muted = m_manner == Manner::Heading || m_manner == Manner::Muted;
    QPalette mine = palette();
    mine.setColor(QPalette::WindowText, muted ? colours.muted : colours.text);
    setPalette(mine);
    QFont letters = parentWidget() != nullptr ? parentWidget()->font() : font();
    letters.setBold(m_manner == Manner::Heading || m_manner == Manner::Strong
                    || m_manner == Manner::Question);
    if (m_manner == Manner::Question && letters.pointSizeF() > 0)
        letters.setPointSizeF(letters.pointSizeF() * 1.15);
    setFont(letters);
    m_dressing = false;
}

void Caption::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    const bool look = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::ParentChange;
    if (look && !m_dressing)
        dress();
}

} // namespace qd
