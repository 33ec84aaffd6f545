// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mirror/piece_namer.h"
#include "rules/module/picture.h"

#include <QTreeView>

class QMenu;
class QSortFilterProxyModel;

namespace qd {

class DropDesk;
class OutlineModel;
class TableSelection;

/// The outline as a tree: the same pieces, the same selection and the same moves as the mirror, by
/// keyboard and for screen readers. "Move to …" (context menu, Ctrl+M) lists the goals with what
/// each means.
class OutlineView : public QTreeView {
    Q_OBJECT
public:
    enum class EmptyPlaces { Show, Hide };

    /// Shares the mirror's selection and its sense of where pieces may go; both outlive the view.
    OutlineView(TableSelection *selection, DropDesk *desk, QWidget *parent = nullptr);

    void setNamer(const PieceNamer &namer);
    void setTable(const BoardPicture &board, const TablePicture &picture);
    void clearTable();
    void setEmptyPlaces(EmptyPlaces places);

    EmptyPlaces emptyPlaces() const { return m_emptyPlaces; }

    OutlineModel *outlineModel() const { return m_model; }

    /// The goals of the chosen pieces, each an entry that drops them there, the first nine allowed
    /// ones by their digit; refused ones come last and say why.
    QMenu *moveMenu();
    void showMoveMenu(const QPoint &at);

signals:
    /// Enter or double click on a place.
    void placeActivated(const QString &place);

protected:
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void showSelection();
    void takeSelection();
    void dress();
    void retranslate();

    OutlineModel *m_model;
    QSortFilterProxyModel *m_filter;
    TableSelection *m_selection;
    DropDesk *m_desk;
    PieceNamer m_namer;
    bool m_lattice = false; ///< the board
    bool m_measured = false; ///< the board: its rows are sides with their ships
    EmptyPlaces m_emptyPlaces = EmptyPlaces::Hide;
    bool m_following = false; ///< the selection is being shown, not made, here
};

} // namespace qd
