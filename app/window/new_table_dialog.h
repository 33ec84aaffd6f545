// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/new_table_page.h"
#include "rules/catalog/catalog.h"

#include <QDialog>

#include <vector>

class QLabel;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace qd {

class NewTableReadyPage;
class Notice;

/// The new-table wizard: game, scenario and board, options, people and dice, and a last page that
/// says it all in sentences. The steps stand at the left and may be taken in any order; the
/// defaults are sound, so that Start (Ctrl+Enter) works from every page. What was chosen is a draft
/// that outlives the dialog.
class NewTableDialog : public QDialog {
    Q_OBJECT
public:
    NewTableDialog(Preferences &preferences, const NewTableDraft &draft, QWidget *parent = nullptr,
                   const std::vector<const GameModule *> &games = qd::games());
    ~NewTableDialog() override;

    const NewTableDraft &draft() const { return m_context.draft; }

    /// What was chosen; valid after accept().
    TableSpec spec() const;
    TablePeople people() const;
    /// Keeps for the next time what the wizard offers again, and the folder.
    void remember();

    /// Shows the page of a step, from 0.
    void showStep(int step);
    int step() const;

    /// Lets dialogs ask the person for files and folders, for whoever edits data files.
    static void askInDialogs(NewTableContext &context);

    /// Tests answer its questions for files and folders.
    NewTableContext &context() { return m_context; }

    void accept() override;

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    QPushButton *button(const char *name);
    void goOn(int by);
    void takeStep(int step);
    void fillAll();
    void fillOthers();
    void beginAfresh();
    void showState();
    void retranslate();
    bool toNextField();
    NewTablePage *page(int step) const;
    int steps() const;

    NewTableContext m_context;
    std::vector<NewTablePage *> m_pages;
    NewTableReadyPage *m_ready = nullptr;
    QListWidget *m_steps = nullptr;
    QLabel *m_heading = nullptr;
    QLabel *m_hint = nullptr;
    QStackedWidget *m_stack = nullptr;
    Notice *m_trouble = nullptr;
    QPushButton *m_afresh = nullptr, *m_cancel = nullptr, *m_back = nullptr, *m_next = nullptr,
                *m_start = nullptr;
};

} // namespace qd
