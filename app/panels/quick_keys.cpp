// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/quick_keys.h"

#include "app/panels/act_panel.h"
#include "app/panels/choice_row.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTextEdit>

namespace qd {
namespace {

bool typesText(const QWidget *widget)
{
    if (const auto *text = qobject_cast<const QTextEdit *>(widget))
        return !text->isReadOnly();
    if (const auto *list = qobject_cast<const QComboBox *>(widget))
        return list->isEditable();
    return qobject_cast<const QLineEdit *>(widget) != nullptr
        || qobject_cast<const QAbstractSpinBox *>(widget) != nullptr
        || qobject_cast<const QPlainTextEdit *>(widget) != nullptr
        || qobject_cast<const QMenu *>(widget) != nullptr;
}

bool isArrow(int key)
{
    return key >= Qt::Key_Left && key <= Qt::Key_Down;
}

/// Keys that the focused control needs itself.
bool needsItself(const QWidget *widget, int key)
{
    if ((key == Qt::Key_Space || key == Qt::Key_Backspace)
        && widget->property("keepsSpace").toBool())
        return true; // boxes of a record sheet
    const auto *line = qobject_cast<const ChoiceRow *>(widget);
    if (line != nullptr && line->isCheckable() && !line->isChecked()
        && (key == Qt::Key_Return || key == Qt::Key_Enter))
        return true; // the line is chosen by it
    if (qobject_cast<const QAbstractButton *>(widget) != nullptr)
        return key == Qt::Key_Space || isArrow(key);
    if (qobject_cast<const QComboBox *>(widget) != nullptr)
        return key == Qt::Key_Space || isArrow(key);
    if (qobject_cast<const QMenuBar *>(widget) != nullptr) // no menu is named by a digit
        return key < Qt::Key_0 || key > Qt::Key_9;
    return isArrow(key)
        && (qobject_cast<const QAbstractItemView *>(widget) != nullptr
            || qobject_cast<const QAbstractSlider *>(widget) != nullptr
            || qobject_cast<const QTabBar *>(widget) != nullptr);
}

} // namespace

QuickKeys::QuickKeys(ActPanel *panel, QWidget *window)
    : QObject(window), m_panel(panel), m_window(window)
{
    qApp->installEventFilter(this);
}

bool QuickKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return false;
    auto *widget = qobject_cast<QWidget *>(watched);
    if (widget == nullptr || widget->window() != m_window
        || QApplication::activePopupWidget() != nullptr
        || QApplication::activeModalWidget() != nullptr)
        return false;
    // The first receiver decides; parents that the event bubbles up to are left alone.
    QWidget *focus = m_window->focusWidget();
    if (focus != nullptr && widget != focus)
        return false;
    auto *key = static_cast<QKeyEvent *>(event);
    const Goes goes = focus != nullptr && m_first ? m_first(focus, *key) : Goes::On;
    if (goes != Goes::On)
        return goes == Goes::Nowhere;
    if (focus != nullptr && (typesText(focus) || needsItself(focus, key->key())))
        return false;
    return m_panel->takeKey(key) || (focus != nullptr && m_last && m_last(*key));
}

} // namespace qd
