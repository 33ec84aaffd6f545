// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QScopedValueRollback>
#include <QString>
#include <QStringList>
#include <QTableWidget>

#include <optional>

namespace qd {

/// What a person put into a cell: typed, pasted, filled down; empty: cleared.
struct TypedCell {
    int row = 0, column = 0;
    QString text;
};

/// A block of cells as spreadsheets copy it: lines, in them cells parted by tabs; a cell with a tab
/// or a line feed in it stands in quotes.
QString blockText(const QList<QStringList> &rows);
QList<QStringList> blockOf(const QString &text);

/// A table to type into for an evening, with a spreadsheet's keys: typing overwrites, Enter goes
/// down (Shift+Enter up), Tab goes right once something was typed; before that, and after Escape,
/// Tab leaves the table as it leaves every field. Ctrl+D fills down, Ctrl+C, Ctrl+X and Ctrl+V take
/// blocks out and in, Delete clears. Whatever is put in comes as one change; the owner of the data
/// takes it and shows the cells anew.
class TypingSheet : public QTableWidget {
    Q_OBJECT
public:
    /// How far one figure is filled down: into every empty cell below it, or up to the next figure.
    enum class Fill { EveryEmpty, UntilFilled };

    TypingSheet(Fill fill, QWidget *parent);

    /// While it lives, cells are written by the program: nothing counts as typed.
    [[nodiscard]] QScopedValueRollback<bool> filling();

    /// The next cell in which something can be typed: down the columns, then right; nullptr: none.
    QTableWidgetItem *after(const QTableWidgetItem *cell) const;
    /// Goes to a cell and keeps the keys.
    void goTo(int row, int column);

    void copyBlock();
    void cutBlock();
    void pasteBlock();
    /// Several lines chosen: the uppermost figure into the others. One cell: its figure into the
    /// empty ones below; the one above it where it is empty.
    void fillDown();
    void clearChosen();

    /// To be called while typed() is handled: what was typed was refused, the cursor stays.
    void stay() { m_stay = true; }

    /// Heads and six rows: fewer cannot be typed in with any overview.
    QSize minimumSizeHint() const override;

signals:
    void typed(const QList<qd::TypedCell> &cells);
    /// Enter in the last cell.
    void pastEnd();
    /// So many cells of a block found no place: beyond the edge, or where nothing is typed.
    void leftOut(int cells);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool focusNextPrevChild(bool next) override;

protected slots:
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;

private:
    void take(QTableWidgetItem *cell);
    void put(const QList<TypedCell> &cells);
    bool goDown(int step);
    bool goRight(int step);
    void endEditing();
    bool canType(int row, int column) const;
    QString textAt(int row, int column) const;
    std::optional<QString> textAbove(int row, int column) const;

    Fill m_fill;
    bool m_filling = false;
    bool m_typing = false; ///< something was typed since the keys came here
    bool m_stay = false;
};

} // namespace qd
