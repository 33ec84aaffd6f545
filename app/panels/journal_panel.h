// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/table_panel.h"

#include <QMap>

class QLabel;
class QLineEdit;
class QListWidget;
class QMenu;
class QTableView;
class QToolButton;

namespace qd {

class Caption;
class JournalModel;

/// The journal: a line an act, newest at the bottom and followed. A click shows the table as it
/// was.
class JournalPanel final : public TablePanel {
    Q_OBJECT
public:
    explicit JournalPanel(QWidget *parent = nullptr);
    QString title() const override;

    JournalModel *model() const { return m_model; }

    /// Follows a session's entries (the positions that other panels show do not matter here).
    void setJournal(TableSession *session);
    /// Marks the line of the entry that the table is shown at.
    void markEntry(qint64 seq);
    /// Back at the newest entry, nothing selected.
    void followNewest();

    /// How wide the person made columns, in letters by column; empty: as the panel sees fit.
    const QMap<int, double> &columnLetters() const { return m_letters; }

    void setColumnLetters(const QMap<int, double> &letters);

signals:
    /// The referee looks at an entry: show the table as it was after it.
    void entrySelected(qint64 seq);
    void undoToRequested(qint64 seq);
    void noteRequested();

protected:
    void refresh() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void dress();
    int room() const;
    void fitWhat();
    /// What the words of a column's head take, in pixels.
    int headWidth(int column) const;
    int leastWidth(int column) const;
    void scrollToMarked();
    void showMenu(const QPoint &at);
    void showDetails();
    void select(const QModelIndex &index);
    qint64 currentSeq() const;

    JournalModel *m_model;
    Caption *m_empty;
    QLineEdit *m_search;
    QToolButton *m_detailToggle;
    QTableView *m_table;
    QListWidget *m_details;
    QMap<int, double> m_letters;
    qint64 m_marked = -1; ///< the entry shown, 0: before the first, −1: now
    bool m_following = true;
    bool m_dressing = false;
};

} // namespace qd
