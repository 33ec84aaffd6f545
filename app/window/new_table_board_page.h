// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/new_table_page.h"

class QComboBox;

namespace qd {

/// The scenario, the board and every other data file of the game: its decks, fleets, tables.
class NewTableBoardPage final : public NewTablePage {
    Q_OBJECT
public:
    explicit NewTableBoardPage(NewTableContext &context, QWidget *parent = nullptr);

    QString title() const override;
    QString summary() const override;
    void fill() override;
    QWidget *firstField() const override;

private:
    void addScenarios(QVBoxLayout *column);
    void addData(QVBoxLayout *column, const QString &label, const QString &rule,
                 const QString &help, const QString &key, const QString &kind);

    QComboBox *m_scenario = nullptr;
};

} // namespace qd
