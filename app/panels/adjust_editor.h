// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QStringList>
#include <QWidget>

class QTabWidget;

namespace qd {

/// Sets what is on the real table, whatever the game: starts from a position; `changes` is what the
/// person made different, as the `set` of an adjust command.
class AdjustEditor : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// Empty object: nothing was changed.
    virtual QJsonObject changes() const = 0;
    /// Sets what an earlier `changes` said; keys that it doesn't know are passed over.
    virtual void apply(const QJsonObject &changes) = 0;
    /// Goes to the field of a value, named by its path in the state ("units", "1-5th-foot",
    /// "melee"): its page, and the keyboard. False: it has no such field.
    virtual bool goTo(const QStringList &path);

signals:
    void changed();
    /// Another page of it is shown.
    void pageShown();

protected:
    /// The tabs that fill the editor; made before their pages, so that Tab comes to them first.
    QTabWidget *addTabs();
    /// A page with its title, `&` before the letter of its key; it is called so to those who hear.
    static void addPage(QTabWidget *tabs, QWidget *page, const QString &title);
};

} // namespace qd
