// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

class QMenuBar;
class QMenu;

namespace qd {

struct Palette;

/// Everything that can be done from menus and keys, in one list: what the menu bar, the shortcuts
/// page and the tests read. The window connects the actions; their words follow the language.
class ActionCatalogue : public QObject {
    Q_OBJECT
public:
    explicit ActionCatalogue(QObject *parent = nullptr);

    /// The action of an id of the list in action_catalogue.cpp; asserts that it exists.
    QAction *action(const QString &id) const;
    QList<QAction *> all() const;
    /// Builds the menus; actions of other owners (dock toggles) can be added to a menu by its id.
    void fill(QMenuBar *bar);

    QMenu *menu(const QString &id) const { return m_menus.value(id); }

    /// The id of one of `all()`.
    static QString idOf(const QAction *action);
    /// True when a person may give it another key; Esc and its like stay.
    bool isEditable(const QString &id) const;
    /// The keys that it has when nobody chose others; the first is the one that the menu shows.
    QList<QKeySequence> defaultKeys(const QString &id) const;
    /// The id of the menu that it stands in, and a menu's title as one reads it.
    QString menuOf(const QString &id) const;
    QString menuTitle(const QString &menuId) const;
    /// What it does, without what it is about just now and without the underline.
    QString plainText(const QString &id) const;
    /// What an action is about just now: the act that Undo takes back, the tab that Ctrl+1 shows.
    /// Empty: its plain text.
    void setObject(const QString &id, const QString &what);

    void setIcons(const Palette &palette) const;
    void retranslate();
    /// Actions that only make sense with a table open.
    void setTableOpen(bool open);
    /// Enables it, or says why it can't be done now: in its tool tip, and where it is found by
    /// name.
    void allow(const QString &id, const QString &whyNot);
    /// Why an action can't be done now; empty: it can, or nobody said why.
    static QString whyNot(const QAction *action);

private:
    void setTextOf(const QString &id);
    void sayWhyNot(QAction *action, const QString &whyNot);

    QHash<QString, QAction *> m_actions;
    QHash<QString, QString> m_objects;
    QList<QAction *> m_order;
    QHash<QString, QMenu *> m_menus;
    bool m_tableOpen = false;
};

} // namespace qd
