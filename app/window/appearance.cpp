// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/appearance.h"

#include "app/window/indicator_style.h"

#include <QApplication>
#include <QEvent>
#include <QScopedValueRollback>
#include <QStyle>
#include <QTimer>
#include <QWidget>

namespace qd {

Appearance::Appearance(QObject *parent)
    : QObject(parent)
    , m_systemFont(QApplication::font())
    , m_systemShade(shadeOf(QApplication::palette()))
    , m_look(palette(m_systemShade))
{
    IndicatorStyle::install();
}

void Appearance::follow(QWidget *window)
{
    window->installEventFilter(this);
}

bool Appearance::systemAnimates()
{
    return QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0;
}

bool Appearance::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ThemeChange && !m_asking)
        QTimer::singleShot(0, this, &Appearance::followSystem);
    return QObject::eventFilter(watched, event);
}

void Appearance::followSystem()
{
    const QScopedValueRollback asking(m_asking, true);
    QApplication::setPalette(QPalette()); // what the desktop has now shows through
    const Shade shade = shadeOf(QApplication::palette());
    m_systemShade = shade;
    apply();
}

void Appearance::setTheme(Preferences::Theme theme)
{
    m_theme = theme;
    apply();
}

void Appearance::setTextPercent(int percent)
{
    m_percent = percent;
    apply();
}

void Appearance::apply()
{
    const Shade shade = m_theme == Preferences::Theme::Light ? Shade::Light
        : m_theme == Preferences::Theme::Dark                ? Shade::Dark
                                                             : m_systemShade;
    m_look = palette(shade);
    QApplication::setPalette(toQPalette(m_look));
    QFont font = m_systemFont;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(m_systemFont.pointSizeF() * m_percent / 100.0);
    else
        font.setPixelSize(m_systemFont.pixelSize() * m_percent / 100);
    QApplication::setFont(font);
    emit changed();
}

} // namespace qd
