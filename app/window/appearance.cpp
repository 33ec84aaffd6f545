// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/appearance.h"

#include "app/look/house_style.h"

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
    HouseStyle::install();
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

Shade Appearance::shadeWanted() const
{
    switch (m_theme) {
    case Preferences::Theme::System:
        break;
    case Preferences::Theme::Light:
        return Shade::Light;
    case Preferences::Theme::Dark:
        return Shade::Dark;
    case Preferences::Theme::LightContrast:
        return Shade::LightContrast;
    case Preferences::Theme::DarkContrast:
        return Shade::DarkContrast;
    }
    return m_systemShade;
}

void Appearance::apply()
{
    m_look = palette(shadeWanted());
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
