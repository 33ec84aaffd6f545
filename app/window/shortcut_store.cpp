// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shortcut_store.h"

#include "app/window/action_catalogue.h"
#include "app/window/fault_words.h"
#include "app/window/fixed_keys.h"
#include "app/window/preferences.h"

#include <QAction>

#include <algorithm>
#include <optional>

namespace qd {
namespace {

const auto kNoKey = QStringLiteral("none");

/// The key that a settings file names; nullopt: it names none that there is.
std::optional<QKeySequence> readKey(const QString &text)
{
    if (text == kNoKey)
        return QKeySequence();
    const QKeySequence key = QKeySequence::fromString(text, QKeySequence::PortableText);
    if (key.count() != 1 || key[0].key() == Qt::Key_unknown || key[0].key() == 0
        || key.toString(QKeySequence::PortableText).isEmpty() || isFixedKey(key))
        return std::nullopt;
    return key;
}

bool shares(const QList<QKeySequence> &first, const QList<QKeySequence> &second)
{
    return std::ranges::any_of(first,
                               [&](const QKeySequence &key) { return second.contains(key); });
}

} // namespace

ShortcutStore::ShortcutStore(ActionCatalogue &actions, Preferences &preferences, QObject *parent)
    : QObject(parent), m_actions(actions), m_preferences(preferences)
{
    apply();
}

QKeySequence ShortcutStore::key(const QString &id) const
{
    return m_actions.action(id)->shortcut();
}

bool ShortcutStore::isOwn(const QString &id) const
{
    return m_actions.action(id)->shortcuts() != m_actions.defaultKeys(id);
}

QHash<QString, QKeySequence> ShortcutStore::chosen() const
{
    QHash<QString, QKeySequence> keys;
    const QHash<QString, QString> texts = m_preferences.shortcuts();
    for (const QAction *action : m_actions.all()) {
        const QString id = ActionCatalogue::idOf(action);
        if (!texts.contains(id) || !m_actions.isEditable(id))
            continue;
        if (const auto key = readKey(texts.value(id)))
            keys.insert(id, *key);
    }
    return keys;
}

/// A choice that collides with another action's key gives way, until none does: the program's own
/// keys collide with nothing.
ShortcutStore::Keys ShortcutStore::resolved() const
{
    QHash<QString, QKeySequence> own = chosen();
    Keys keys;
    QStringList ids;
    for (const QAction *action : m_actions.all()) {
        const QString id = ActionCatalogue::idOf(action);
        ids.append(id);
        keys.insert(id, m_actions.defaultKeys(id));
    }
    for (auto it = own.cbegin(); it != own.cend(); ++it)
        keys[it.key()] =
            it.value().isEmpty() ? QList<QKeySequence>() : QList<QKeySequence>{it.value()};
    const auto collides = [&](const QString &id) {
        return own.contains(id) && std::ranges::any_of(ids, [&](const QString &other) {
                   return other != id && shares(keys.value(id), keys.value(other));
               });
    };
    for (auto worse = std::ranges::find_if(ids, collides); worse != ids.end();
         worse = std::ranges::find_if(ids, collides)) {
        own.remove(*worse);
        keys[*worse] = m_actions.defaultKeys(*worse);
    }
    return keys;
}

void ShortcutStore::apply()
{
    const Keys keys = resolved();
    for (QAction *action : m_actions.all())
        action->setShortcuts(keys.value(ActionCatalogue::idOf(action)));
    emit changed();
}

QString ShortcutStore::takenBy(const QKeySequence &key, const QString &id) const
{
    if (key.isEmpty())
        return {};
    if (const QString fixed = FixedKeys::use(key); !fixed.isEmpty())
        return fixed;
    for (const QAction *action : m_actions.all()) {
        const QString other = ActionCatalogue::idOf(action);
        if (other != id && action->shortcuts().contains(key))
            return tr("%1 (menu %2)")
                .arg(m_actions.plainText(other), m_actions.menuTitle(m_actions.menuOf(other)));
    }
    return {};
}

QString ShortcutStore::set(const QString &id, const QKeySequence &key)
{
    QString taken = takenBy(key, id);
    if (!taken.isEmpty() || !m_actions.isEditable(id))
        return taken;
    m_preferences.setShortcut(id,
                              key.isEmpty() ? kNoKey : key.toString(QKeySequence::PortableText));
    apply();
    return {};
}

QString ShortcutStore::reset(const QString &id)
{
    for (const QKeySequence &key : m_actions.defaultKeys(id))
        if (QString taken = takenBy(key, id); !taken.isEmpty() && m_actions.isEditable(id))
            return taken;
    m_preferences.forgetShortcut(id);
    apply();
    return {};
}

void ShortcutStore::resetAll()
{
    m_preferences.forgetShortcuts();
    apply();
}

QString ShortcutStore::notSaved() const
{
    const SettingsFile &settings = m_preferences.settings();
    return settings.trouble().isEmpty() ? QString()
                                        : settingsHelp(settings.file(), settings.trouble());
}

} // namespace qd
