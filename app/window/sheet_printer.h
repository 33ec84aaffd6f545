// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/record_sheet.h"

#include <QObject>
#include <QPageSize>

#include <optional>

namespace qd {

class ActionCatalogue;
class DialogDesk;
class Preferences;
class TableDesk;

/// Record sheets on paper and as a PDF file, with the damage of the entry that is shown. Where the
/// game keeps none, the actions are not there.
class SheetPrinter : public QObject {
    Q_OBJECT
public:
    SheetPrinter(TableDesk &desk, ActionCatalogue &actions, DialogDesk &dialogs,
                 Preferences &preferences, QObject *parent);

    /// Shows or hides the actions, as the open table asks for.
    void enableActions();
    void print();
    void saveAsPdf();

private:
    QPageSize paper() const;
    /// Nullopt, and says so: there is nothing to print.
    std::optional<SheetBook> book() const;
    SheetHeading heading() const;

    TableDesk &m_desk;
    ActionCatalogue &m_actions;
    DialogDesk &m_dialogs;
    Preferences &m_preferences;
};

} // namespace qd
