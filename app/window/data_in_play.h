// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/data_editor_dialog.h"
#include "app/window/new_table_page.h"

#include <QString>

#include <optional>
#include <string>

class QLineEdit;

namespace qd {

class TableSession;

/// What an open table has of a kind of data file that may be given in play ("series"), ready to be
/// edited as for a new table. `key` is the option's key, a part of an adjust command and a query.
/// nullopt: this game has none.
std::optional<NewTableDraft> draftInPlay(const TableSession &session, const QString &key);

/// The editor of a data file of an open table: begins with the one in force, or with one that comes
/// with the program, and gives back the adjust command that puts what was typed in its place.
class DataInPlayDialog final : public DataEditorDialog {
    Q_OBJECT
public:
    /// The draft of the context is that of `draftInPlay`; the context outlives the dialog.
    DataInPlayDialog(NewTableContext &context, const QString &key, const QString &kind,
                     QWidget *parent = nullptr);

    /// The command, valid after accept(); empty: the table has it already.
    std::string command() const;
    QString reason() const;

private:
    QString m_key;
    NewTableDraft::Data m_inForce;
    QLineEdit *m_reason;
};

} // namespace qd
