// SPDX-License-Identifier: GPL-3.0-or-later
// The hand's other half: a hex by its number.
#include "app/mirror/drop_desk.h"
#include "app/mirror/hex_hand.h"
#include "app/mirror/hex_table.h"
#include "app/mirror/mirror_overlay.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/table_selection.h"

#include <QKeyEvent>
#include <QLabel>

#include <algorithm>
#include <array>
#include <cmath>

namespace qd {

namespace {

constexpr qsizetype kDigits = 4; ///< of a hex's number

QString digitIn(const QKeyEvent &event)
{
    const bool plain = (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const int key = event.key();
    return plain && key >= Qt::Key_0 && key <= Qt::Key_9 ? QString::number(key - Qt::Key_0)
                                                         : QString();
}

} // namespace

bool HexHand::wants(const QKeyEvent &event) const
{
    if (!isOn() || m_finder->isHidden())
        return false;
    switch (event.key()) {
    case Qt::Key_Backspace:
        return !m_typed.isEmpty();
    case Qt::Key_Escape:
        return true;
    case Qt::Key_N:
    case Qt::Key_S:
        return m_found.size() > 1;
    default:
        return !m_typed.isEmpty() && !digitIn(event).isEmpty();
    }
}

bool HexHand::key(const QKeyEvent &event)
{
    if (!isOn())
        return false;
    if (const QString digit = digitIn(event); !digit.isEmpty()) {
        if (event.isAutoRepeat())
            return true;
        m_typed += digit;
        m_found.clear();
        m_view.setFocus(Qt::OtherFocusReason);
        if (m_typed.size() < kDigits)
            sayFound(HexWords::tr("Hex %1…", "a number that is being typed").arg(m_typed));
        else
            findTyped();
        return true;
    }
    if (!wants(event)) {
        m_finder->hide();
        m_typed.clear();
        return false;
    }
    if (event.key() == Qt::Key_N || event.key() == Qt::Key_S) {
        const QString map = event.key() == Qt::Key_N ? QStringLiteral("n") : QStringLiteral("s");
        for (const QString &hex : std::as_const(m_found))
            if (hex.startsWith(map))
                goTo(hex);
        return true;
    }
    if (event.key() == Qt::Key_Backspace)
        m_typed.chop(1);
    else
        m_typed.clear();
    if (m_typed.isEmpty())
        m_finder->hide();
    else
        sayFound(HexWords::tr("Hex %1…", "a number that is being typed").arg(m_typed));
    return true;
}

/// Both maps have a hex of each number: the one that the act asks for, one that is lit, else the
/// one on the map in the middle of the view.
void HexHand::findTyped()
{
    const QString number = std::exchange(m_typed, QString());
    for (const char *map : {"n", "s", ""})
        if (const QString id = QLatin1String(map) + number; table()->has(id.toStdString()))
            m_found.append(id);
    if (m_found.isEmpty()) {
        sayFound(HexWords::tr("There is no hex %1").arg(number));
        return;
    }
    const QStringList asked = m_view.mirrorScene()->asked().places;
    const QStringList reach = lit();
    const QPointF middle = m_view.mapToScene(m_view.viewport()->rect().center());
    const QString here = m_view.mirrorScene()->placeAt(middle).left(1);
    const auto rank = [&](const QString &hex) {
        const QPointF away = table()->anchorOf(hex.toStdString()) - middle;
        return std::tuple(!asked.contains(hex), !reach.contains(hex), !hex.startsWith(here),
                          std::hypot(away.x(), away.y()));
    };
    goTo(*std::ranges::min_element(m_found, {}, rank));
}

void HexHand::goTo(const QString &hex)
{
    m_view.showPlace(hex);
    m_view.selection()->setPlace(hex);
    emit m_view.placeActivated(hex);
    QString text = m_view.spokenPlace(hex);
    for (const QString &other : std::as_const(m_found))
        if (other != hex)
            text = HexWords::tr("%1 · %2: the same number on the other map", "a hex, and a key")
                       .arg(text, other.left(1).toUpper());
    sayFound(text);
}

void HexHand::sayFound(const QString &text)
{
    colourLabel(*m_finder, m_view.m_palette.panel, m_view.m_palette.text);
    QFont large = m_view.font();
    large.setBold(true);
    m_finder->setFont(large);
    const int pad = m_view.fontMetrics().height() / 2;
    m_finder->setContentsMargins(pad, pad / 2, pad, pad / 2);
    m_finder->setText(text);
    m_finder->setAccessibleName(text);
    m_finder->adjustSize();
    m_finder->move(pad, pad);
    m_finder->show();
    m_finder->raise();
    emit m_view.announced(text);
}

} // namespace qd
