// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/action_catalogue.h"

#include "app/mirror/icons.h"
#include "app/look/palette.h"

#include <QCoreApplication>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>

#include <array>

namespace qd {
namespace {

constexpr const char *kContext = "qd::ActionCatalogue";

struct MenuSpec {
    const char *id;
    const char *text;
};

constexpr std::array<MenuSpec, 7> kMenus{{
    {"table", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Table")},
    {"edit", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Edit")},
    {"view", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&View")},
    {"turn", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "T&urn")},
    {"journal", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Journal")},
    {"settings", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Settings")},
    {"help", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Help")},
}};

enum class Needs { Nothing, Table };

struct ActionSpec {
    const char *menu;
    const char *id; ///< nullptr: a separator
    const char *text;
    const char *key; ///< portable text, nullptr: none
    Needs needs;
    const char *icon; ///< nullptr: none
};

// The one list of actions. A key stands once.
constexpr std::array kActions{
    ActionSpec{"table", "new", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&New table…"), "Ctrl+N",
               Needs::Nothing, "new"},
    ActionSpec{"table", "open", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Open…"), "Ctrl+O",
               Needs::Nothing, "open"},
    ActionSpec{"table", "example", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "Try an e&xample"),
               nullptr, Needs::Nothing, nullptr},
    ActionSpec{"table", nullptr, nullptr, nullptr, Needs::Nothing, nullptr},
    ActionSpec{"table", "save-copy", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Save a copy…"),
               "Ctrl+Shift+S", Needs::Table, nullptr},
    ActionSpec{"table", "export-script",
               QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Export as script…"), nullptr,
               Needs::Table, nullptr},
    ActionSpec{"table", "close", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Close table"), "Ctrl+W",
               Needs::Table, nullptr},
    ActionSpec{"table", nullptr, nullptr, nullptr, Needs::Nothing, nullptr},
    ActionSpec{"table", "quit", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Quit"), "Ctrl+Q",
               Needs::Nothing, nullptr},
    ActionSpec{"edit", "undo", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Undo"), "Ctrl+Z",
               Needs::Table, "undo"},
    ActionSpec{"edit", "redo", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Redo"), "Ctrl+Shift+Z",
               Needs::Table, "redo"},
    ActionSpec{"edit", nullptr, nullptr, nullptr, Needs::Nothing, nullptr},
    ActionSpec{"edit", "record", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "Re&cord the act"),
               "Ctrl+Return", Needs::Table, "record"},
    ActionSpec{"edit", "roll", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "Roll the &dice"), "Ctrl+R",
               Needs::Table, "roll"},
    ActionSpec{"edit", "overrule", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "Record an&yway…"),
               "Ctrl+Shift+Return", Needs::Table, "overrule"},
    ActionSpec{"edit", "clear-draft", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "C&lear the draft"),
               "Escape", Needs::Table, nullptr},
    ActionSpec{"edit", nullptr, nullptr, nullptr, Needs::Nothing, nullptr},
    ActionSpec{"edit", "adjust", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Adjust…"), "Ctrl+J",
               Needs::Table, nullptr},
    ActionSpec{"view", "zoom-in", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "Zoom &in"), "Ctrl++",
               Needs::Table, "zoom-in"},
    ActionSpec{"view", "zoom-out", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "Zoom &out"), "Ctrl+-",
               Needs::Table, "zoom-out"},
    ActionSpec{"view", "fit", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Fit"), "Ctrl+0",
               Needs::Table, "fit"},
    ActionSpec{"view", nullptr, nullptr, nullptr, Needs::Nothing, nullptr},
    ActionSpec{"view", "next-pane", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "Next &pane"), "F6",
               Needs::Table, nullptr},
    ActionSpec{"view", "previous-pane", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "P&revious pane"),
               "Shift+F6", Needs::Table, nullptr},
    ActionSpec{"turn", "end-phase", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&End phase"),
               "Ctrl+E", Needs::Table, nullptr},
    ActionSpec{"turn", nullptr, nullptr, nullptr, Needs::Nothing, nullptr},
    ActionSpec{"turn", "step-first", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&First entry"),
               "Ctrl+Home", Needs::Table, nullptr},
    ActionSpec{"turn", "step-back", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "One entry &back"),
               "Alt+Left", Needs::Table, nullptr},
    ActionSpec{"turn", "step-on", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "One entry &on"),
               "Alt+Right", Needs::Table, nullptr},
    ActionSpec{"turn", "step-now", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "Back to &now"),
               "Ctrl+End", Needs::Table, nullptr},
    ActionSpec{"journal", "note", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Note…"), "Ctrl+T",
               Needs::Table, "note"},
    ActionSpec{"journal", "undo-to", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Undo to here…"),
               nullptr, Needs::Table, nullptr},
    ActionSpec{"journal", "find", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Search"), "Ctrl+F",
               Needs::Table, nullptr},
    ActionSpec{"journal", nullptr, nullptr, nullptr, Needs::Nothing, nullptr},
    ActionSpec{"journal", "verify", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Verify the journal"),
               nullptr, Needs::Table, "verify"},
    ActionSpec{"journal", "reveal-dice",
               QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Reveal the dice seed…"), nullptr,
               Needs::Table, nullptr},
    ActionSpec{"help", "phase-help", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "About this &phase"),
               "F1", Needs::Table, nullptr},
    ActionSpec{"help", "shortcuts", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Keys"), "Ctrl+F1",
               Needs::Nothing, nullptr},
    ActionSpec{"help", "about", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&About Quarterdeck"),
               nullptr, Needs::Nothing, nullptr},
};

QString translated(const char *text)
{
    return QCoreApplication::translate(kContext, text);
}

} // namespace

ActionCatalogue::ActionCatalogue(QObject *parent) : QObject(parent)
{
    for (const ActionSpec &spec : kActions) {
        if (spec.id == nullptr)
            continue;
        auto *made = new QAction(this);
        const QString id = QString::fromLatin1(spec.id);
        made->setObjectName(QStringLiteral("action-") + id);
        made->setProperty("needsTable", spec.needs == Needs::Table);
        if (spec.key != nullptr)
            made->setShortcut(
                QKeySequence(QString::fromLatin1(spec.key), QKeySequence::PortableText));
        made->setShortcutContext(Qt::WindowShortcut);
        made->setMenuRole(QAction::NoRole);
        m_actions.insert(id, made);
        m_order.append(made);
    }
    retranslate();
    setTableOpen(false);
}

QAction *ActionCatalogue::action(const QString &id) const
{
    QAction *found = m_actions.value(id);
    Q_ASSERT_X(found != nullptr, "ActionCatalogue::action", qPrintable(id));
    return found;
}

QList<QAction *> ActionCatalogue::all() const
{
    return m_order;
}

void ActionCatalogue::fill(QMenuBar *bar)
{
    for (const MenuSpec &spec : kMenus) {
        QMenu *made = bar->addMenu(translated(spec.text));
        made->setObjectName(QStringLiteral("menu-") + QString::fromLatin1(spec.id));
        m_menus.insert(QString::fromLatin1(spec.id), made);
    }
    for (const ActionSpec &spec : kActions) {
        QMenu *into = m_menus.value(QString::fromLatin1(spec.menu));
        if (spec.id == nullptr)
            into->addSeparator();
        else
            into->addAction(action(QString::fromLatin1(spec.id)));
    }
}

void ActionCatalogue::setIcons(const Palette &palette) const
{
    for (const ActionSpec &spec : kActions)
        if (spec.id != nullptr && spec.icon != nullptr)
            action(QString::fromLatin1(spec.id))
                ->setIcon(icon(QString::fromLatin1(spec.icon), palette));
}

void ActionCatalogue::retranslate()
{
    for (const ActionSpec &spec : kActions)
        if (spec.id != nullptr)
            action(QString::fromLatin1(spec.id))->setText(translated(spec.text));
    for (const MenuSpec &spec : kMenus)
        if (QMenu *made = m_menus.value(QString::fromLatin1(spec.id)))
            made->setTitle(translated(spec.text));
}

void ActionCatalogue::setTableOpen(bool open)
{
    for (QAction *each : std::as_const(m_order))
        if (each->property("needsTable").toBool())
            each->setEnabled(open);
}

} // namespace qd
