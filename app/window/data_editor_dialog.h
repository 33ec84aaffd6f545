// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/new_table_draft.h"
#include "app/window/typed_draft.h"

#include <QDialog>

#include <string>

class QLabel;
class QPushButton;

namespace qd {

class DataEditor;
class Notice;
struct NewTableContext;

/// Edits a data file of the game for the new table: begins with the one in use, opens and saves
/// files of the person's own, and gives back what the table is to have. Cancelled, everything stays
/// as it was.
class DataEditorDialog : public QDialog {
    Q_OBJECT
public:
    /// `key` is an option's key, `kind` the library's word for it. The game must have an editor for
    /// the kind (dataWords). The context outlives the dialog.
    DataEditorDialog(NewTableContext &context, const QString &key, const QString &kind,
                     QWidget *parent = nullptr);

    /// What the table is to have; valid after accept().
    NewTableDraft::Data data() const;

    void accept() override;
    void reject() override;

protected:
    /// Puts another file's text in, unsaved, if what stands there may go.
    void beginWith(const std::string &json);

private:
    QPushButton *button(const char *name, const QString &text);
    void build();
    void openFile();
    void saveFile();
    void check();
    bool mayGiveUp();
    void cure();
    void tell(const QString &done);
    void complain(const QString &why);
    void giveKeys();
    QWidget *typedBar();
    void offerTyped();
    void endTyped(bool goOn);
    void giveUpTyped();
    void print();
    tl::expected<Position, Refusal> tried(const std::string &json) const;

    NewTableContext &m_context;
    QString m_key, m_kind;
    NewTableDraft::Data m_before;
    std::string m_begun; ///< as it was when the dialog was opened
    std::string m_kept; ///< as the file below has it, or as it was begun
    QString m_file; ///< the file opened or saved last, empty: none
    DataEditor *m_editor;
    QLabel *m_state, *m_told;
    Notice *m_trouble;
    QPushButton *m_open, *m_save, *m_print, *m_cure, *m_cancel, *m_use;
    QWidget *m_again = nullptr; ///< offers what was typed the last time
    QLabel *m_againText = nullptr;
    TypedDraft m_typed;
    std::string m_wasTyped; ///< in use when the dialog was opened and never saved; empty: nothing
};

} // namespace qd
