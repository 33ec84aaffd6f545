// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

namespace qd {

class ActionCatalogue;
class Preferences;

/// The keys of the catalogue's actions as a person likes them: read from the settings at the start,
/// changed and kept at once. A key is never given twice, and never one of the board's, the panels'
/// or the menus' own; what a settings file says against that is passed over.
class ShortcutStore : public QObject {
    Q_OBJECT
public:
    /// Applies what the settings say.
    ShortcutStore(ActionCatalogue &actions, Preferences &preferences, QObject *parent = nullptr);

    ActionCatalogue &actions() const { return m_actions; }

    QKeySequence key(const QString &id) const;
    /// True when the person chose another key than the program's.
    bool isOwn(const QString &id) const;

    /// What has the key already, in words; empty: it is free for that action.
    QString takenBy(const QKeySequence &key, const QString &id) const;
    /// An empty key takes the action's key away. Answers what has it already, in words: then
    /// nothing changed.
    QString set(const QString &id, const QKeySequence &key);
    /// Back to the program's keys; answers what has one of them now, as `set` does.
    QString reset(const QString &id);
    void resetAll();
    /// Why the keys as they are now are not on the disk, a sentence; empty: they are.
    QString notSaved() const;

signals:
    void changed();

private:
    using Keys = QHash<QString, QList<QKeySequence>>;
    QHash<QString, QKeySequence> chosen() const;
    Keys resolved() const;
    void apply();

    ActionCatalogue &m_actions;
    Preferences &m_preferences;
};

} // namespace qd
