// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/new_table_page.h"

class QPushButton;

namespace qd {

class Notice;

/// Everything that was chosen, in sentences, and the file that will be written.
class NewTableReadyPage final : public NewTablePage {
    Q_OBJECT
public:
    explicit NewTableReadyPage(NewTableContext &context, QWidget *parent = nullptr);

    QString title() const override;
    QString summary() const override;
    void fill() override;
    QWidget *firstField() const override;

    /// What was chosen, a sentence a line.
    QString inSentences() const;

    /// The folder that the journal goes into.
    QString folder() const;
    /// Makes the folder; false: the page says that nothing can be written there.
    bool makeFolder();

private:
    QStringList gameSentences() const;
    QStringList peopleSentences() const;
    void changeFolder();
    void showFile();
    void sayWhether(bool holds);

    QPushButton *m_change = nullptr;
    QLabel *m_file = nullptr;
    QLabel *m_folder = nullptr;
    Notice *m_trouble = nullptr;
};

} // namespace qd
