// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/table_session.h"

#include <QAbstractTableModel>
#include <QCache>
#include <QColor>
#include <QFont>
#include <QPointer>
#include <QTimer>

#include <vector>

namespace qd {

class Narrator;

/// The journal's lines, oldest first. Sentences are made when a row is looked at, so that a hundred
/// thousand entries cost nothing; a filter looks through them in slices, newest first.
class JournalModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Number, Time, Who, What, Dice, Rule, Flags, ColumnCount };

    /// SeqRole: the entry's number; UndoneRole, OverruledRole: flags without words.
    enum Role { SeqRole = Qt::UserRole, UndoneRole, OverruledRole, DetailRole };

    explicit JournalModel(QObject *parent = nullptr);
    void setSession(TableSession *session);
    void setNarrator(const Narrator *narrator);
    void setPalette(const QPalette &palette);
    /// Only entries whose sentence, dice, rule, side or reason hold the text (case and accents
    /// apart).
    void setFilter(const QString &text);

    QString filter() const { return m_filter; }

    /// True while a filter is still looking through the journal.
    bool isFiltering() const { return m_scan.isActive(); }

    /// Sentences anew: the language changed.
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

    qint64 seqAt(int row) const;
    /// The row of an entry, −1 when the filter hides it.
    int rowOf(qint64 seq) const;
    /// Every sentence of an act.
    QStringList details(qint64 seq) const;

private:
    struct Line {
        QString time, who, what, dice, rule, flags;
        bool undone = false;
        bool overruled = false;
    };

    const std::vector<Entry> &entries() const;
    const Line &line(qint64 seq) const;
    Line makeLine(const Entry &entry) const;
    QString diceText(const Entry &entry) const;
    QString ruleText(const Entry &entry) const;
    QString flagText(const Entry &entry, const Line &line) const;
    bool matches(const Entry &entry) const;
    void append(qint64 seq);
    void scanSome();
    void rescan();

    QPointer<TableSession> m_session;
    const Narrator *m_narrator = nullptr;
    QColor m_muted, m_caution;
    QFont m_struck;
    QString m_filter;
    bool m_filtered = false;
    std::vector<qint64> m_matches; ///< seqs, newest last; only while filtered
    qint64 m_shown = 0; ///< entries in the model while not filtered
    qint64 m_scanned = 0; ///< the filter has yet to look at 1 … m_scanned
    QTimer m_scan;
    mutable QCache<qint64, Line> m_lines;
};

} // namespace qd
