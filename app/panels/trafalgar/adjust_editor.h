// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/adjust_editor.h"
#include "app/panels/field_editor.h"
#include "rules/module/position.h"

#include <QStringList>

class QListWidget;
class QVBoxLayout;
class QWidget;

namespace qd::trafalgar {

/// Sets what is on the real table (specification 4.13): each ship's intersection, heading, masts,
/// guns and name; the guns of the forts; the flags; turn, phase and wind arrow.
class AdjustEditor final : public qd::AdjustEditor {
    Q_OBJECT
public:
    AdjustEditor(const Position &position, const Narrator &narrator, QWidget *parent);
    QJsonObject changes() const override;
    void apply(const QJsonObject &changes) override;

private:
    QWidget *piecesPage();
    void showPiece();
    void fillShip(const QString &id);
    void fillShipNow(const QStringList &path, int guns);
    void fillFort(const QString &id);
    void fillFlags();
    void fillTable();
    /// A labelled editor of the value at a path of the `set`.
    void addField(QVBoxLayout *column, const Field &field, const QStringList &path);
    /// The same of a value that has a way of its own to be set.
    FieldEditor *addEditor(QVBoxLayout *column, const Field &field, const QStringList &path);
    void addName(const QStringList &path);
    void addFlag(const QString &side);
    void addTitle(QVBoxLayout *column, const QString &title);
    QWidget *addLine(QVBoxLayout *column, const QString &label, QWidget *editor);
    /// What the value is now: changed here, or as it was. A ship stands at a label.
    QJsonValue valueAt(const QStringList &path) const;
    void setValue(const QStringList &path, const QJsonValue &value);
    void setFlag(const QString &side, const QString &carrier);
    /// The ship that carries a flag, empty: it is at home.
    QString carrierOf(const QString &side) const;
    void markChanged();

    const Position &m_position;
    const Narrator &m_narrator;
    QJsonObject m_state; ///< the answer of {"ask":"state"}, ships at labels
    QJsonObject m_set; ///< what was made different
    QListWidget *m_pieces = nullptr;
    QVBoxLayout *m_piece = nullptr; ///< the editors of the chosen ship or fort
    QVBoxLayout *m_flags = nullptr;
    QVBoxLayout *m_table = nullptr;
};

} // namespace qd::trafalgar
