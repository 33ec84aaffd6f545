// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/table_session.h"

#include <QDialog>
#include <QHash>
#include <QList>

#include <memory>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;
class QWidget;

namespace qd {

class Narrator;

/// Asks for everything that a new table needs: game, scenario, board, options, names. Files of the
/// person's own are read and checked before the dialog closes.
class NewTableDialog : public QDialog {
    Q_OBJECT
public:
    explicit NewTableDialog(QWidget *parent = nullptr);
    ~NewTableDialog() override;

    /// What was chosen; valid after accept().
    TableSpec spec() const;
    TablePeople people() const;

    void accept() override;

private:
    void build();
    void chooseGame(int index);
    void fillScenarios(const GameInfo &info);
    void fillData(const GameInfo &info);
    void fillOptions(const GameInfo &info);
    void fillPlayers(const GameInfo &info);
    QLineEdit *lineEdit(const QString &name);
    QComboBox *dataCombo(const QString &name, const QStringList &bundled);
    void chooseOwnFile(QComboBox *combo);
    void explain(const QString &sentence);
    const GameModule &game() const;

    std::unique_ptr<Narrator> m_narrator;
    QComboBox *m_game = nullptr;
    QComboBox *m_scenario = nullptr;
    QLabel *m_scenarioHelp = nullptr;
    QComboBox *m_board = nullptr;
    QLineEdit *m_title = nullptr;
    QLineEdit *m_referee = nullptr;
    QList<QLineEdit *> m_players;
    QHash<QString, QWidget *> m_options; ///< key → its check box or combo box
    QFormLayout *m_form = nullptr;
    QVBoxLayout *m_optionsLayout = nullptr;
    QWidget *m_optionsPage = nullptr;
    QLabel *m_trouble = nullptr;
    QPushButton *m_start = nullptr;
};

} // namespace qd
