// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QHash>
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

    void setIcons(const Palette &palette) const;
    void retranslate();
    /// Actions that only make sense with a table open.
    void setTableOpen(bool open);

private:
    QHash<QString, QAction *> m_actions;
    QList<QAction *> m_order;
    QHash<QString, QMenu *> m_menus;
};

} // namespace qd
