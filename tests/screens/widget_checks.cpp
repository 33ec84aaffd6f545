// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/widget_checks.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QGroupBox>
#include <QHash>
#include <QHeaderView>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QRadioButton>
#include <QSet>
#include <QShortcut>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>

#include <algorithm>

namespace qd::screens {
namespace {

QString nameOf(const QWidget &widget)
{
    QString path;
    for (const QWidget *each = &widget; each != nullptr && !each->isWindow();
         each = each->parentWidget())
        if (path.isEmpty() || !each->objectName().isEmpty())
            path = each->objectName() + (path.isEmpty() ? QString() : QStringLiteral("/") + path);
    return QString::fromLatin1(widget.metaObject()->className()) + QLatin1Char(' ') + path;
}

/// The insides of a composed widget of the toolkit, which speaks for them.
bool isSpokenFor(const QWidget &widget)
{
    const QWidget *parent = widget.parentWidget();
    if (parent == nullptr)
        return false;
    if (const auto *area = qobject_cast<const QAbstractScrollArea *>(parent))
        if (area->viewport() == &widget)
            return true;
    if (qobject_cast<const QAbstractSpinBox *>(parent) != nullptr
        || qobject_cast<const QComboBox *>(parent) != nullptr)
        return true;
    return qobject_cast<const QHeaderView *>(&widget) != nullptr
        || (qobject_cast<const QTabBar *>(&widget) != nullptr
            && qobject_cast<const QTabWidget *>(parent) != nullptr);
}

QList<QWidget *> focusable(QWidget &root, Qt::FocusPolicy policy)
{
    QList<QWidget *> found;
    for (QWidget *each : root.findChildren<QWidget *>())
        if (each->isVisible() && each->isEnabled() && each->window() == &root
            && (each->focusPolicy() & policy) == policy && !isSpokenFor(*each))
            found << each;
    return found;
}

/// A holder of pages is passed on the way in; its bar is where the focus goes.
bool isHolder(const QWidget &widget)
{
    return qobject_cast<const QTabWidget *>(&widget) != nullptr;
}

struct Keyed {
    QString text;
    QString what;
};

void addKeyed(QList<Keyed> &all, const QString &text, const QWidget &widget)
{
    all << Keyed{text, nameOf(widget)};
}

QList<Keyed> keyedTexts(QWidget &root)
{
    QList<Keyed> all;
    for (QWidget *each : root.findChildren<QWidget *>()) {
        if (!each->isVisible() || each->window() != &root)
            continue;
        if (const auto *button = qobject_cast<QAbstractButton *>(each))
            addKeyed(all, button->text(), *each);
        else if (const auto *label = qobject_cast<QLabel *>(each); label && label->buddy())
            addKeyed(all, label->text(), *each);
        else if (const auto *box = qobject_cast<QGroupBox *>(each))
            addKeyed(all, box->title(), *each);
        else if (const auto *tabs = qobject_cast<QTabBar *>(each))
            for (int i = 0; i < tabs->count(); ++i)
                addKeyed(all, tabs->tabText(i), *each);
        else if (const auto *bar = qobject_cast<QMenuBar *>(each))
            for (const QAction *action : bar->actions())
                addKeyed(all, action->text(), *each);
    }
    return all;
}

struct Shortcut {
    QKeySequence key;
    const QWidget *owner = nullptr; ///< null: the whole window
    QString what;
};

QList<Shortcut> shortcutsOf(QWidget &root)
{
    QList<Shortcut> all;
    const auto isWide = [](Qt::ShortcutContext context) {
        return context == Qt::WindowShortcut || context == Qt::ApplicationShortcut;
    };
    for (const QAction *action : root.findChildren<QAction *>()) {
        if (!action->isEnabled())
            continue;
        for (const QKeySequence &key : action->shortcuts())
            all << Shortcut{key,
                            isWide(action->shortcutContext())
                                ? nullptr
                                : qobject_cast<const QWidget *>(action->parent()),
                            action->text()};
    }
    for (const QShortcut *shortcut : root.findChildren<QShortcut *>()) {
        const auto *owner = qobject_cast<const QWidget *>(shortcut->parent());
        if (shortcut->isEnabled() && owner != nullptr && owner->window() == &root
            && owner->isVisible() && !shortcut->key().isEmpty())
            all << Shortcut{shortcut->key(), isWide(shortcut->context()) ? nullptr : owner,
                            QStringLiteral("shortcut of ") + nameOf(*owner)};
    }
    return all;
}

bool canMeet(const Shortcut &a, const Shortcut &b)
{
    return a.key == b.key
        && (a.owner == nullptr || b.owner == nullptr || a.owner == b.owner
            || a.owner->isAncestorOf(b.owner) || b.owner->isAncestorOf(a.owner));
}

/// One of a group of which only one is chosen: arrows walk in it.
bool isInExclusiveGroup(const QWidget &widget)
{
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    return button != nullptr
        && (button->autoExclusive() || (button->group() && button->group()->exclusive()));
}

/// The next stop in the order of the window, whatever the widget that has the focus does with Tab.
QWidget *stopAfter(QWidget *focus)
{
    for (QWidget *each = focus->nextInFocusChain(); each != focus; each = each->nextInFocusChain())
        if (each->isVisible() && each->isEnabled() && (each->focusPolicy() & Qt::TabFocus) != 0
            && each->focusProxy() != focus && !focus->isAncestorOf(each)
            && !each->isAncestorOf(focus))
            return each;
    return nullptr;
}

/// Presses Tab until it leaves a widget that walks on inside itself (from ship to ship), as often
/// as one might; true: it left.
bool leavesInTheEnd(QWidget *from)
{
    constexpr int kMostInside = 100;
    for (int i = 0; i < kMostInside && QApplication::focusWidget() == from; ++i)
        QTest::keyClick(from, Qt::Key_Tab);
    return QApplication::focusWidget() != from;
}

/// Where Tab leads from here, round the window once; what it cannot leave goes into `traps`.
QSet<const QWidget *> walkByTab(QWidget &root, QStringList &traps)
{
    QSet<const QWidget *> reached;
    const int most = 2 * static_cast<int>(root.findChildren<QWidget *>().size()) + 4;
    int repeats = 0;
    for (int i = 0; i < most && repeats < 3; ++i) {
        const QPointer<QWidget> before = QApplication::focusWidget();
        QTest::keyClick(before ? before.data() : &root, Qt::Key_Tab);
        QWidget *now = QApplication::focusWidget();
        if (now == nullptr)
            return reached;
        if (now == before) {
            reached.insert(now);
            if (leavesInTheEnd(now))
                continue;
            QWidget *next = stopAfter(now);
            if (next == nullptr)
                return reached; // the only stop of all
            traps << QStringLiteral("Tab stays in ") + nameOf(*now);
            next->setFocus(Qt::TabFocusReason);
            now = QApplication::focusWidget();
        }
        repeats = reached.contains(now) ? repeats + 1 : 0;
        for (const QWidget *each = now; each != nullptr && !each->isWindow();
             each = each->parentWidget())
            if (each == now || isSpokenFor(*now))
                reached.insert(each); // the composed widget was reached by its inside
    }
    traps.removeDuplicates();
    return reached;
}

QString accessKeyOf(const QString &text)
{
    return QKeySequence::mnemonic(text).toString();
}

} // namespace

QStringList namelessWidgets(QWidget &root)
{
    QStringList faults;
    for (QWidget *each : focusable(root, Qt::ClickFocus) + focusable(root, Qt::TabFocus)) {
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(each);
        const bool isNamed = spoken != nullptr && !spoken->text(QAccessible::Name).isEmpty();
        const QString fault = QStringLiteral("no name: ") + nameOf(*each);
        if (!isNamed && !isHolder(*each) && !faults.contains(fault))
            faults << fault;
    }
    return faults;
}

QStringList sharedAccessKeys(QWidget &root)
{
    QStringList faults;
    QHash<QString, QString> seen;
    for (const Keyed &each : keyedTexts(root)) {
        const QString key = accessKeyOf(each.text);
        if (key.isEmpty())
            continue;
        if (seen.contains(key))
            faults << key + QStringLiteral(": “") + seen.value(key) + QStringLiteral("” and “")
                    + each.text + QStringLiteral("” (") + each.what + QLatin1Char(')');
        else
            seen.insert(key, each.text);
    }
    return faults;
}

QStringList sharedShortcuts(QWidget &root)
{
    QStringList faults;
    const QList<Shortcut> all = shortcutsOf(root);
    for (qsizetype i = 0; i < all.size(); ++i)
        for (qsizetype j = i + 1; j < all.size(); ++j)
            if (canMeet(all[i], all[j]))
                faults << all[i].key.toString() + QStringLiteral(": “") + all[i].what
                        + QStringLiteral("” and “") + all[j].what + QStringLiteral("”");
    // Alt and a letter opens a menu or presses a button: no action may have it.
    for (const Keyed &keyed : keyedTexts(root))
        for (const Shortcut &shortcut : all)
            if (!accessKeyOf(keyed.text).isEmpty()
                && accessKeyOf(keyed.text) == shortcut.key.toString())
                faults << shortcut.key.toString() + QStringLiteral(": “") + keyed.text
                        + QStringLiteral("” and “") + shortcut.what + QStringLiteral("”");
    return faults;
}

QStringList unreachedByTab(QWidget &root)
{
    QStringList faults;
    QList<QPointer<QWidget>> wanted;
    for (QWidget *each : focusable(root, Qt::TabFocus))
        if (each->focusProxy() == nullptr && !isHolder(*each) && !isInExclusiveGroup(*each))
            wanted << each;
    root.activateWindow();
    QApplication::setActiveWindow(&root);
    const QSet<const QWidget *> reached = walkByTab(root, faults);
    for (const QPointer<QWidget> &each : wanted)
        if (each && each->isVisible() && each->isEnabled() && !reached.contains(each))
            faults << QStringLiteral("Tab never comes to ") + nameOf(*each);
    return faults;
}

QStringList menuAccessKeys(const QMenu &menu, const QString &path)
{
    QStringList faults;
    QHash<QString, QString> seen;
    for (const QAction *each : menu.actions()) {
        const QString text = each->text();
        if (each->isSeparator() || text.isEmpty())
            continue;
        const QString key = accessKeyOf(text);
        const bool hasLetter = std::ranges::any_of(text, [](QChar c) { return c.isLetter(); });
        if (key.isEmpty() && hasLetter)
            faults << path + QStringLiteral(": “") + text + QStringLiteral("” has none");
        if (!key.isEmpty() && seen.contains(key))
            faults << path + QStringLiteral(": ") + key + QStringLiteral(": “") + seen.value(key)
                    + QStringLiteral("” and “") + text + QStringLiteral("”");
        seen.insert(key, text);
        if (each->menu() != nullptr)
            faults << menuAccessKeys(*each->menu(), path + QStringLiteral(" > ") + text);
    }
    return faults;
}

QStringList menuBarAccessKeys(const QMenuBar &bar)
{
    QStringList faults;
    for (const QAction *each : bar.actions()) {
        if (accessKeyOf(each->text()).isEmpty())
            faults << QStringLiteral("“") + each->text() + QStringLiteral("” has none");
        if (each->menu() != nullptr)
            faults << menuAccessKeys(*each->menu(), each->text());
    }
    return faults;
}

} // namespace qd::screens
