// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/new_table_draft.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace qd {

class Notice;
struct NewTableContext;

/// Chooses a data file of the game: those that come with it, those of the person's own that were
/// used before, or another one, which is read and checked at once. Says what is guessed in it (◇)
/// and what is wrong with a file that was not taken.
class DataPicker : public QWidget {
    Q_OBJECT
public:
    /// `key` is NewTableDraft::kBoard or an option's key, `kind` the library's word for it.
    /// `help` is one line on what the file is for.
    DataPicker(NewTableContext &context, const QString &key, const QString &kind,
               const QString &help, QWidget *parent = nullptr);

    QComboBox *box() const { return m_box; }

    /// Shows the draft and the files that were used before anew.
    void fill();

signals:
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void add(const QString &text, const NewTableDraft::Data &which);
    void letAsk(bool may);
    void choose(int index);
    void askForFile();
    bool takeFile(const QString &file);
    void showChosen();
    std::optional<Refusal> refused(const NewTableDraft::Data &which) const;

    NewTableContext &m_context;
    QString m_key, m_kind;
    QComboBox *m_box;
    QLabel *m_conjecture;
    Notice *m_trouble;
};

/// How a data file is called: the name of a bundled one, the file name of an own one; with ◇ before
/// it where parts of it are guessed.
QString nameOfData(const NewTableContext &context, const QString &key, const QString &kind,
                   const NewTableDraft::Data &which);

} // namespace qd
