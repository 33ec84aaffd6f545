// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/adjust_editor.h"
#include "app/panels/field_editor.h"
#include "rules/module/position.h"

#include <QJsonObject>
#include <QStringList>

class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QVBoxLayout;

namespace qd {
class Narrator;
}

namespace qd::corunna {

/// Sets what stands on the real maps: units, leaders and colours with their figures, and the turn,
/// the armies, the navy and the evacuation (specification 3, Adjust keys).
class AdjustEditor final : public qd::AdjustEditor {
    Q_OBJECT
public:
    /// Both outlive the editor.
    AdjustEditor(const Position &position, const Narrator &narrator, QWidget *parent);
    QJsonObject changes() const override;
    void apply(const QJsonObject &changes) override;

private:
    QWidget *piecesPage();
    void fillPieces();
    void filter(const QString &typed);
    void showPiece();
    void fillUnit(const QStringList &path, const QJsonObject &unit);
    void fillLeader(const QStringList &path);
    void fillColours(const QStringList &path);
    void fillTable();
    void addFigures(const QStringList &path);
    /// A labelled editor of the value at a path of the `set`.
    void addField(QVBoxLayout *column, const QString &label, const Field &field,
                  const QStringList &path);
    void addTitle(QVBoxLayout *column, const QString &title);
    /// What the value is now: changed here, or as it was.
    QJsonValue valueAt(const QStringList &path) const;
    void setValue(const QStringList &path, const QJsonValue &value);
    void markChanged();
    QStringList pathOf(const QListWidgetItem *item) const;

    const Position &m_position;
    const Narrator &m_narrator;
    QJsonObject m_state; ///< the answer of {"ask":"state"}
    QJsonObject m_set; ///< what was made different
    QLineEdit *m_find = nullptr;
    QListWidget *m_pieces = nullptr;
    QVBoxLayout *m_piece = nullptr; ///< the editors of the chosen piece
    QVBoxLayout *m_table = nullptr;
};

} // namespace qd::corunna
