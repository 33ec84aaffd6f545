// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pane_cycle.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QTabWidget>

#include <algorithm>

namespace qd {
namespace {

bool takesKeyboard(const QWidget *widget)
{
    return widget->isVisible() && widget->isEnabled()
        && (widget->focusPolicy() & Qt::TabFocus) != 0;
}

/// Where the keyboard goes in a pane that it never was in: the pane itself, its list, or whatever
/// comes first.
QWidget *doorOf(QWidget *pane)
{
    if (auto *tabs = qobject_cast<QTabWidget *>(pane)) {
        QWidget *page = tabs->currentWidget();
        QWidget *door = page != nullptr ? doorOf(page) : nullptr;
        return door != nullptr ? door : tabs;
    }
    if (takesKeyboard(pane))
        return pane;
    QWidget *first = nullptr;
    for (QWidget *each : pane->findChildren<QWidget *>()) {
        if (!takesKeyboard(each))
            continue;
        if (qobject_cast<QAbstractItemView *>(each) != nullptr)
            return each;
        if (first == nullptr)
            first = each;
    }
    return first;
}

/// A dock that stands behind another comes before it.
void bringForward(QWidget *pane)
{
    for (QWidget *up = pane; up != nullptr; up = up->parentWidget()) {
        auto *dock = qobject_cast<QDockWidget *>(up);
        const auto *window =
            dock != nullptr ? qobject_cast<QMainWindow *>(dock->parentWidget()) : nullptr;
        if (window != nullptr && !window->tabifiedDockWidgets(dock).isEmpty())
            dock->raise();
    }
}

} // namespace

PaneCycle::PaneCycle(QList<QWidget *> panes, QObject *parent)
    : QObject(parent), m_panes(std::move(panes))
{
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget * /*before*/, QWidget *now) { remember(now); });
}

int PaneCycle::paneOf(const QWidget *widget) const
{
    for (int i = 0; widget != nullptr && i < m_panes.size(); ++i)
        if (m_panes.at(i) == widget || m_panes.at(i)->isAncestorOf(widget))
            return i;
    return -1;
}

void PaneCycle::remember(QWidget *focus)
{
    if (const int at = paneOf(focus); at >= 0)
        m_last.insert(m_panes.at(at), focus);
}

void PaneCycle::move(int step)
{
    const int count = static_cast<int>(m_panes.size());
    int at = paneOf(m_panes.first()->window()->focusWidget());
    if (at < 0)
        at = step > 0 ? count - 1 : 0;
    for (int tried = 0; tried < count; ++tried) {
        at = (at + step + count) % count;
        QWidget *pane = m_panes.at(at);
        if (!pane->isVisible())
            continue;
        const QWidget *before = pane->window()->focusWidget();
        enter(pane);
        const QWidget *now = pane->window()->focusWidget();
        if (now != before || paneOf(now) == at)
            return;
    }
}

void PaneCycle::enter(QWidget *pane)
{
    bringForward(pane);
    QWidget *door = m_last.value(pane);
    if (door == nullptr || !takesKeyboard(door) || !pane->isAncestorOf(door))
        door = doorOf(pane);
    if (door != nullptr)
        door->setFocus(Qt::ShortcutFocusReason);
}

} // namespace qd
