// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/action_catalogue.h"

#include "app/look/palette.h"
#include "app/mirror/icons.h"
#include "app/window/fixed_keys.h"

#include <QCoreApplication>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>

#include <array>

namespace qd {
namespace {

constexpr const char *kContext = "qd::ActionCatalogue";
constexpr const char *kNamePrefix = "action-";
constexpr const char *kWhyNot = "whyNot"; ///< a property of an action

struct MenuSpec {
    const char *id;
    const char *text;
    const char *within = nullptr; ///< the menu that it opens from, nullptr: the menu bar
};

constexpr std::array<MenuSpec, 9> kMenus{{
    {"table", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Table")},
    {"edit", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Edit")},
    {"view", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&View")},
    {"tabs", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "Bottom &tabs"), "view"},
    {"maps", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "On the &maps"), "view"},
    {"turn", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "T&urn")},
    {"journal", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Journal")},
    {"settings", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Settings")},
    {"help", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Help")},
}};

enum class Needs { Nothing, Table };

/// Whether a person may give the action another key.
enum class Key { Editable, Fixed };

struct ActionSpec {
    const char *menu;
    const char *id; ///< nullptr: a separator
    const char *text;
    const char *key; ///< portable text, several with "; " between them, nullptr: none
    Needs needs;
    const char *icon; ///< nullptr: none
    /// The text when the action names what it is about (`setObject`), nullptr: it never does.
    const char *named = nullptr;
    QKeySequence::StandardKey standard = QKeySequence::UnknownKey; ///< the desktop's keys besides
    Key keyKind = Key::Editable;
    int number = 0; ///< put into the text, 0: none
};

constexpr ActionSpec tab(const char *id, const char *key, int number)
{
    return {"tabs",
            id,
            QT_TRANSLATE_NOOP("qd::ActionCatalogue", "Tab &%1"),
            key,
            Needs::Table,
            nullptr,
            QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&%1 %2"),
            QKeySequence::UnknownKey,
            Key::Editable,
            number};
}

// The one list of actions. A key stands once.
constexpr std::array kActions{
    ActionSpec{"table", "new", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&New table…"), "Ctrl+N",
               Needs::Nothing, "new", nullptr, QKeySequence::New},
    ActionSpec{"table", "open", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Open…"), "Ctrl+O",
               Needs::Nothing, "open", nullptr, QKeySequence::Open},
    ActionSpec{"table", "example", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "Try an e&xample"),
               nullptr, Needs::Nothing, "example"},
    ActionSpec{"table", nullptr, nullptr, nullptr, Needs::Nothing, nullptr},
    ActionSpec{"table", "save-copy", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Save a copy…"),
               "Ctrl+Shift+S", Needs::Table, "save-copy"},
    ActionSpec{"table", "export-script",
               QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Export as script…"), nullptr,
               Needs::Table, "export"},
    ActionSpec{"table", nullptr, nullptr, nullptr, Needs::Nothing, nullptr},
    ActionSpec{"table", "print-sheets",
               QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Print record sheets…"), "Ctrl+P",
               Needs::Table, "print", nullptr, QKeySequence::Print},
    ActionSpec{"table", "save-sheets",
               QT_TRANSLATE_NOOP("qd::ActionCatalogue", "Save record sheets as P&DF…"), nullptr,
               Needs::Table, nullptr},
    ActionSpec{"table", nullptr, nullptr, nullptr, Needs::Nothing, nullptr},
    ActionSpec{"table", "close", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Close table"), "Ctrl+W",
               Needs::Table, "close-table", nullptr, QKeySequence::Close},
    ActionSpec{"table", nullptr, nullptr, nullptr, Needs::Nothing, nullptr},
    ActionSpec{"table", "quit", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Quit"), "Ctrl+Q",
               Needs::Nothing, "quit", nullptr, QKeySequence::Quit},
    ActionSpec{"edit", "undo", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Undo"), "Ctrl+Z",
               Needs::Table, "undo", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Undo: %1"),
               QKeySequence::Undo},
    ActionSpec{"edit", "redo", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Redo"),
               "Ctrl+Shift+Z; Ctrl+Y", Needs::Table, "redo",
               QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Redo: %1"), QKeySequence::Redo},
    ActionSpec{"edit", nullptr, nullptr, nullptr, Needs::Nothing, nullptr},
    ActionSpec{"edit", "record", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "Re&cord the act"),
               "Ctrl+Return; Ctrl+Enter", Needs::Table, "record"},
    ActionSpec{"edit", "roll", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "Roll the &dice"), "Ctrl+R",
               Needs::Table, "roll"},
    ActionSpec{"edit", "overrule", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "Record an&yway…"),
               "Ctrl+Shift+Return", Needs::Table, "overrule"},
    ActionSpec{"edit", "clear-draft", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "C&lear the draft"),
               "Escape", Needs::Table, "clear", nullptr, QKeySequence::UnknownKey, Key::Fixed},
    ActionSpec{"edit", nullptr, nullptr, nullptr, Needs::Nothing, nullptr},
    ActionSpec{"edit", "move-to", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "Mo&ve to…"), "Ctrl+M",
               Needs::Table, "move"},
    ActionSpec{"edit", "adjust", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Adjust…"), "Ctrl+J",
               Needs::Table, "adjust"},
    ActionSpec{"edit", "series-tables",
               QT_TRANSLATE_NOOP("qd::ActionCatalogue", "Tables of the &series…"), nullptr,
               Needs::Table, "adjust"},
    ActionSpec{"view", "zoom-in", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "Zoom &in"),
               "Ctrl++; Ctrl+=", Needs::Table, "zoom-in", nullptr, QKeySequence::ZoomIn},
    ActionSpec{"view", "zoom-out", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "Zoom &out"), "Ctrl+-",
               Needs::Table, "zoom-out", nullptr, QKeySequence::ZoomOut},
    ActionSpec{"view", "fit", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Fit"), "Ctrl+0",
               Needs::Table, "fit"},
    ActionSpec{"view", "reset-layout", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "Reset &layout"),
               nullptr, Needs::Table, "layout"},
    ActionSpec{"view", nullptr, nullptr, nullptr, Needs::Nothing, nullptr},
    ActionSpec{"view", "next-pane", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "Next &pane"), "F6",
               Needs::Table, nullptr},
    ActionSpec{"view", "previous-pane", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "P&revious pane"),
               "Shift+F6", Needs::Table, nullptr},
    ActionSpec{"view", nullptr, nullptr, nullptr, Needs::Nothing, nullptr},
    ActionSpec{"view", "full-screen", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "F&ull screen"),
               "F11", Needs::Nothing, "full-screen", nullptr, QKeySequence::FullScreen},
    ActionSpec{"maps", "map-zoom",
               QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Zoom to the lit hexes"), "F2",
               Needs::Table, nullptr},
    ActionSpec{"maps", nullptr, nullptr, nullptr, Needs::Nothing, nullptr},
    ActionSpec{"maps", "map-costs", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Costs in the hexes"),
               "F3", Needs::Table, nullptr},
    ActionSpec{"maps", "map-zones", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "Zones of &Influence"),
               "F4", Needs::Table, nullptr},
    ActionSpec{"maps", "map-spans", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "Command &spans"),
               "F5", Needs::Table, nullptr},
    ActionSpec{"maps", "map-sight", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "Lines of si&ght"),
               "F7", Needs::Table, nullptr},
    ActionSpec{"maps", "map-legend", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Legend"), "F8",
               Needs::Table, nullptr},
    ActionSpec{"maps", "map-tray",
               QT_TRANSLATE_NOOP("qd::ActionCatalogue", "Counters &beside the maps"), "F9",
               Needs::Table, nullptr},
    tab("tab-1", "Ctrl+1", 1),
    tab("tab-2", "Ctrl+2", 2),
    tab("tab-3", "Ctrl+3", 3),
    tab("tab-4", "Ctrl+4", 4),
    tab("tab-5", "Ctrl+5", 5),
    tab("tab-6", "Ctrl+6", 6),
    tab("tab-7", "Ctrl+7", 7),
    tab("tab-8", "Ctrl+8", 8),
    tab("tab-9", "Ctrl+9", 9),
    ActionSpec{"tabs", nullptr, nullptr, nullptr, Needs::Nothing, nullptr},
    ActionSpec{"tabs", "next-tab", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Next tab"),
               "Ctrl+Tab", Needs::Table, nullptr, nullptr, QKeySequence::NextChild},
    ActionSpec{"tabs", "previous-tab", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Previous tab"),
               "Ctrl+Shift+Tab", Needs::Table, nullptr, nullptr, QKeySequence::PreviousChild},
    ActionSpec{"turn", "end-phase", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&End phase"),
               "Ctrl+E", Needs::Table, "next"},
    ActionSpec{"turn", nullptr, nullptr, nullptr, Needs::Nothing, nullptr},
    ActionSpec{"turn", "step-first", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&First entry"),
               "Ctrl+Home", Needs::Table, "first"},
    ActionSpec{"turn", "step-back", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "One entry &back"),
               "Alt+Left", Needs::Table, "back"},
    ActionSpec{"turn", "step-on", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "One entry &on"),
               "Alt+Right", Needs::Table, "forward"},
    ActionSpec{"turn", "step-now", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "Back to &now"),
               "Ctrl+End", Needs::Table, "back-to-now"},
    ActionSpec{"journal", "note", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Note…"), "Ctrl+T",
               Needs::Table, "note"},
    ActionSpec{"journal", "undo-to", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Undo to here…"),
               nullptr, Needs::Table, "undo"},
    ActionSpec{"journal", "find", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Search"), "Ctrl+F",
               Needs::Table, "search", nullptr, QKeySequence::Find},
    ActionSpec{"journal", nullptr, nullptr, nullptr, Needs::Nothing, nullptr},
    ActionSpec{"journal", "verify", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Verify the journal"),
               nullptr, Needs::Table, "verify"},
    ActionSpec{"journal", "reveal-dice",
               QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Reveal the dice seed…"), nullptr,
               Needs::Table, "reveal"},
    ActionSpec{"help", "phase-help", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "About this &phase"),
               "F1", Needs::Table, "help", nullptr, QKeySequence::HelpContents},
    ActionSpec{"help", "palette", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Do by name…"),
               "Ctrl+K", Needs::Nothing, "palette"},
    ActionSpec{"help", "shortcuts", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&Keys"), "Ctrl+F1",
               Needs::Nothing, "keys"},
    ActionSpec{"help", "about", QT_TRANSLATE_NOOP("qd::ActionCatalogue", "&About Quarterdeck"),
               nullptr, Needs::Nothing, "about"},
};

QString translated(const char *text)
{
    return QCoreApplication::translate(kContext, text);
}

QString textOf(const ActionSpec &spec)
{
    const QString text = translated(spec.text);
    return spec.number > 0 ? text.arg(spec.number) : text;
}

QString textAbout(const ActionSpec &spec, const QString &what)
{
    const QString text = translated(spec.named);
    return spec.number > 0 ? text.arg(QString::number(spec.number), what) : text.arg(what);
}

const ActionSpec *specOf(const QString &id)
{
    for (const ActionSpec &spec : kActions)
        if (spec.id != nullptr && id == QLatin1String(spec.id))
            return &spec;
    return nullptr;
}

QList<QKeySequence> ownKeys(const ActionSpec &spec)
{
    if (spec.key == nullptr)
        return {};
    return QKeySequence::listFromString(QString::fromLatin1(spec.key), QKeySequence::PortableText);
}

/// The keys of our own list, then those that this desktop gives to the same action, unless another
/// action has them or they belong to the board and the panels.
QList<QKeySequence> keysOf(const ActionSpec &spec)
{
    QList<QKeySequence> keys = ownKeys(spec);
    if (spec.standard == QKeySequence::UnknownKey)
        return keys;
    for (const QKeySequence &key : QKeySequence::keyBindings(spec.standard)) {
        bool taken = keys.contains(key) || isFixedKey(key);
        for (const ActionSpec &other : kActions)
            taken = taken || (other.id != nullptr && ownKeys(other).contains(key));
        if (!taken)
            keys.append(key);
    }
    return keys;
}

} // namespace

ActionCatalogue::ActionCatalogue(QObject *parent) : QObject(parent)
{
    for (const ActionSpec &spec : kActions) {
        if (spec.id == nullptr)
            continue;
        auto *made = new QAction(this);
        const QString id = QString::fromLatin1(spec.id);
        made->setObjectName(QLatin1String(kNamePrefix) + id);
        made->setProperty("needsTable", spec.needs == Needs::Table);
        made->setShortcuts(keysOf(spec));
        // A fixed key is the panels' own: the menu only shows it.
        made->setShortcutContext(spec.keyKind == Key::Fixed ? Qt::WidgetShortcut
                                                            : Qt::WindowShortcut);
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

QString ActionCatalogue::idOf(const QAction *action)
{
    return action->objectName().mid(QLatin1String(kNamePrefix).size());
}

bool ActionCatalogue::isEditable(const QString &id) const
{
    const ActionSpec *spec = specOf(id);
    return spec != nullptr && spec->keyKind == Key::Editable;
}

QList<QKeySequence> ActionCatalogue::defaultKeys(const QString &id) const
{
    const ActionSpec *spec = specOf(id);
    return spec != nullptr ? keysOf(*spec) : QList<QKeySequence>();
}

QString ActionCatalogue::menuOf(const QString &id) const
{
    const ActionSpec *spec = specOf(id);
    return spec != nullptr ? QString::fromLatin1(spec->menu) : QString();
}

QString ActionCatalogue::menuTitle(const QString &menuId) const
{
    for (const MenuSpec &spec : kMenus)
        if (menuId == QLatin1String(spec.id))
            return translated(spec.text).remove(QLatin1Char('&'));
    return {};
}

QString ActionCatalogue::plainText(const QString &id) const
{
    const ActionSpec *spec = specOf(id);
    return spec != nullptr ? textOf(*spec).remove(QLatin1Char('&')) : QString();
}

void ActionCatalogue::setObject(const QString &id, const QString &what)
{
    if (m_objects.value(id) == what)
        return;
    m_objects.insert(id, what);
    setTextOf(id);
}

void ActionCatalogue::setTextOf(const QString &id)
{
    const ActionSpec *spec = specOf(id);
    QString what = m_objects.value(id);
    what.replace(QLatin1Char('&'), QLatin1String("&&"));
    action(id)->setText(spec->named == nullptr || what.isEmpty() ? textOf(*spec)
                                                                 : textAbout(*spec, what));
}

void ActionCatalogue::fill(QMenuBar *bar)
{
    for (const MenuSpec &spec : kMenus) {
        QMenu *made = spec.within == nullptr
            ? bar->addMenu(translated(spec.text))
            : m_menus.value(QString::fromLatin1(spec.within))->addMenu(translated(spec.text));
        made->setToolTipsVisible(true); // why something can't be done now
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
            setTextOf(QString::fromLatin1(spec.id));
    for (const MenuSpec &spec : kMenus)
        if (QMenu *made = m_menus.value(QString::fromLatin1(spec.id)))
            made->setTitle(translated(spec.text));
    if (!m_tableOpen)
        setTableOpen(false);
}

void ActionCatalogue::setTableOpen(bool open)
{
    m_tableOpen = open;
    for (QAction *each : std::as_const(m_order))
        if (each->property("needsTable").toBool())
            sayWhyNot(each, open ? QString() : tr("Open a table first."));
}

void ActionCatalogue::allow(const QString &id, const QString &whyNot)
{
    sayWhyNot(action(id), m_tableOpen ? whyNot : tr("Open a table first."));
}

void ActionCatalogue::sayWhyNot(QAction *action, const QString &whyNot)
{
    action->setEnabled(whyNot.isEmpty());
    action->setToolTip(whyNot);
    action->setProperty(kWhyNot, whyNot);
}

QString ActionCatalogue::whyNot(const QAction *action)
{
    return action->isEnabled() ? QString() : action->property(kWhyNot).toString();
}

} // namespace qd
