// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/new_table_page.h"

#include <vector>

class QComboBox;

namespace qd {

class DataPicker;

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
    QString boardHelp() const;
    void addScenarios(QVBoxLayout *column);
    DataPicker *addData(QVBoxLayout *column, const QString &label, const QString &rule,
                        const QString &help, const QString &key, const QString &kind);
    /// The data files of the options that are scenarios, or those that are not.
    enum class Which { Scenarios, Others };
    void addOptions(QVBoxLayout *column, Which which);
    /// What the data file in use holds, and the way to edit it, where the game has such.
    void addCard(QVBoxLayout *column, DataPicker *picker, const QString &key, const QString &kind);
    void showCards();
    void edit(const QString &key, const QString &kind);
    /// Another scenario brings its own data files.
    void takeScenario(const QString &id);

    struct Card {
        QString key, kind;
        DataPicker *picker;
        QVBoxLayout *place;
        QWidget *shown;
    };

    std::vector<Card> m_cards;
    QComboBox *m_scenario = nullptr;
};

} // namespace qd
