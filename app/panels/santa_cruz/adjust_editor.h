// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/narration/narrator.h"
#include "app/panels/adjust_editor.h"
#include "rules/module/position.h"

#include <QHash>
#include <QJsonObject>

class QCheckBox;
class QComboBox;
class QSpinBox;
class QTableWidget;

namespace qd::santa_cruz {

/// Sets what is on the real table: units, officers, the cutter, batteries, tracks and hands. Starts
/// from a position; `changes` is what the person made different, as the `set` of an adjust command
/// (4.8).
class AdjustEditor final : public qd::AdjustEditor {
    Q_OBJECT
public:
    AdjustEditor(const Position &position, const Narrator &narrator, QWidget *parent = nullptr);

    QJsonObject changes() const override;
    void apply(const QJsonObject &changes) override;

private:
    struct PieceRow {
        QComboBox *place = nullptr;
        QSpinBox *strength = nullptr; ///< units only
        QCheckBox *faceUp = nullptr; ///< officers only
    };

    QWidget *unitsPage();
    QWidget *officersPage();
    QWidget *tracksPage();
    QTableWidget *table(const QStringList &headers, int rows, const QString &name);
    QComboBox *combo(const QStringList &ids, const QString &current, const QString &name);
    QSpinBox *spin(int least, int most, int value, const QString &name);
    QJsonObject unitChanges() const;
    QJsonObject officerChanges() const;
    QJsonObject trackChanges() const;
    QStringList areas() const;

    const Position &m_position;
    const Narrator &m_narrator;
    QJsonObject m_state; ///< the answer of {"ask":"state"}
    QStringList m_unitOrder, m_officerOrder; ///< roster order
    QHash<QString, PieceRow> m_units, m_officers;
    QHash<QString, QCheckBox *> m_spiked;
    QHash<QString, QSpinBox *> m_hands;
    QSpinBox *m_turn = nullptr;
    QSpinBox *m_morale = nullptr;
    QComboBox *m_phase = nullptr;
    QComboBox *m_fox = nullptr;
    QSpinBox *m_foxHits = nullptr;
};

} // namespace qd::santa_cruz
