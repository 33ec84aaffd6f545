// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/narration/narrator.h"
#include "app/window/new_table_draft.h"
#include "app/window/preferences.h"

#include <QScrollArea>

#include <functional>
#include <memory>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace qd {

/// What the pages of the new-table wizard share.
struct NewTableContext {
    NewTableContext(Preferences &given, const std::vector<const GameModule *> &all,
                    const NewTableDraft &begun);

    /// Chooses the game and the narrator that speaks of it.
    void chooseGame(const QString &id);
    QString gameName() const;

    Preferences &preferences;
    std::vector<const GameModule *> games;
    NewTableDraft draft;
    std::unique_ptr<Narrator> narrator; ///< of the game chosen
    // What asks a person; tests answer instead.
    std::function<QString(QWidget *parent)> chooseFile;
    std::function<QString(QWidget *parent, const QString &suggestion)> chooseFileToSave;
    /// A question that a verb answers; true: the verb. Enter changes nothing.
    std::function<bool(QWidget *parent, const QString &question, const QString &verb)> confirm;
    std::function<QString(QWidget *parent, const QString &now)> chooseFolder;
};

/// The game's name, its id where nobody narrates it.
QString nameOfGame(const GameModule &game);
/// Text that goes onto a button or a field's label as it stands.
QString literally(QString text);
/// A muted line of explanation.
QLabel *explanation(const QString &text, QWidget *parent);

/// One page: it writes what is chosen into the draft at once.
class NewTablePage : public QScrollArea {
    Q_OBJECT
public:
    explicit NewTablePage(NewTableContext &context, QWidget *parent = nullptr);

    virtual QString title() const = 0;
    /// What is chosen on it, in a few words, for the list of steps.
    virtual QString summary() const = 0;
    /// Shows the draft, in the present language; called again when the game changes.
    virtual void fill() = 0;
    virtual QWidget *firstField() const = 0;

signals:
    /// The draft is another one.
    void changed();
    /// Another game: every page must be filled anew.
    void gameChosen();

protected:
    /// Throws away what was on the page and begins anew.
    QVBoxLayout *freshColumn();

    /// What belongs together stands close together.
    QVBoxLayout *addBlock(QVBoxLayout *column) const;

    QWidget *body() const { return widget(); }

    NewTableContext &m_context;
};

} // namespace qd
