// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/new_table_page.h"

class QLineEdit;

namespace qd {

/// How the table is called, who plays and referees, and where the dice come from as a rule.
class NewTablePeoplePage final : public NewTablePage {
    Q_OBJECT
public:
    explicit NewTablePeoplePage(NewTableContext &context, QWidget *parent = nullptr);

    QString title() const override;
    QString summary() const override;
    void fill() override;
    QWidget *firstField() const override;

private:
    QLineEdit *addField(QVBoxLayout *column, const QString &label, const QString &name,
                        const QString &text, int longest, QWidget *mark = nullptr);
    void addPlayers(QVBoxLayout *column);
    void addReferee(QVBoxLayout *column);
    void addDice(QVBoxLayout *column);
    void addSource(QVBoxLayout *column, DiceSource source, const QString &name,
                   const QString &label, const QString &help);

    QLineEdit *m_title = nullptr;
};

/// The table's dice in words: "Thrown on the table", "Rolled by the program".
QString customaryDiceName(DiceSource source);

} // namespace qd
