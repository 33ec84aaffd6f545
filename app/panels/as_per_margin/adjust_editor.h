// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/adjust_editor.h"
#include "app/panels/field_editor.h"
#include "rules/module/position.h"

#include <QStringList>

class QComboBox;
class QListWidget;
class QVBoxLayout;
class QWidget;

namespace qd::as_per_margin {

/// Sets what is on the real table: each ship's place, heading, boxes and state; shore batteries;
/// turn, step and wind; who has fallen aboard whom.
class AdjustEditor final : public qd::AdjustEditor {
    Q_OBJECT
public:
    AdjustEditor(const Position &position, const Narrator &narrator, QWidget *parent);
    QJsonObject changes() const override;
    void apply(const QJsonObject &changes) override;

private:
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
    QJsonArray contacts() const;
    /// A labelled editor of the value at a path of the `set`.
    void addField(QVBoxLayout *column, Field field, const QStringList &path);
    void addTitle(QVBoxLayout *column, const QString &title);
    /// What the value is now: changed here, or as it was.
    QJsonValue valueAt(const QStringList &path) const;
    void setValue(const QStringList &path, const QJsonValue &value);
    void markChanged();

    const Position &m_position;
    const Narrator &m_narrator;
    QJsonObject m_state; ///< the answer of {"ask":"state"}
    QJsonObject m_set; ///< what was made different
    QListWidget *m_units = nullptr;
    QVBoxLayout *m_unit = nullptr; ///< the editors of the chosen ship
    QVBoxLayout *m_table = nullptr;
    QListWidget *m_pairs = nullptr;
    QComboBox *m_one = nullptr;
    QComboBox *m_other = nullptr;
};

} // namespace qd::as_per_margin
