// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/adjust_form.h"

class QComboBox;

namespace qd::as_per_margin {

/// Sets what is on the real table: each ship's place, heading, boxes and state; shore batteries;
/// turn, step and wind; who has fallen aboard whom.
class AdjustEditor final : public AdjustForm {
    Q_OBJECT
public:
    /// Both outlive the editor.
    AdjustEditor(const Position &position, const Narrator &narrator, QWidget *parent);

private:
    QStringList pathOf(const QListWidgetItem &item) const override;
    QString changedName(const QString &name) const override;
    void refill() override;
    QWidget *unitsPage();
    QWidget *tablePage();
    QWidget *contactsPage();
    void showUnit();
    void fillUnit(const QString &kind, const QString &id);
    void fillGuns(const QStringList &path, const QJsonObject &unit);
    void fillTable();
    void addWindDice();
    void fillContacts();
    void addContact();
    void setContacts(const QJsonArray &contacts);
    /// The pairs as they are recorded, and as they are now.
    QJsonArray recordedContacts() const;
    QJsonArray contacts() const;

    QListWidget *m_units = nullptr;
    QVBoxLayout *m_unit = nullptr; ///< the editors of the chosen ship
    QVBoxLayout *m_table = nullptr;
    QListWidget *m_pairs = nullptr;
    QComboBox *m_one = nullptr;
    QComboBox *m_other = nullptr;
};

} // namespace qd::as_per_margin
