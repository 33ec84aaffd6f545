// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/adjust_form.h"

namespace qd::trafalgar {

/// Sets what is on the real table (specification 4.13): each ship's intersection, heading, masts,
/// guns and name; the guns of the forts; the flags; turn, phase and wind arrow.
class AdjustEditor final : public AdjustForm {
    Q_OBJECT
public:
    /// Both outlive the editor.
    AdjustEditor(const Position &position, const Narrator &narrator, QWidget *parent);

private:
    QStringList pathOf(const QListWidgetItem &item) const override;
    QString changedName(const QString &name) const override;
    void refill() override;
    QWidget *piecesPage();
    void showPiece();
    void fillShip(const QString &id);
    void fillShipNow(const QStringList &path, int guns);
    void fillFort(const QString &id);
    void fillFlags();
    void fillTable();
    void addName(const QStringList &path);
    void addFlag(const QString &side);
    void setFlag(const QString &side, const QString &carrier);
    /// The ship that carries a flag, empty: it is at home.
    QString carrierOf(const QString &side) const;

    QListWidget *m_pieces = nullptr;
    QVBoxLayout *m_piece = nullptr; ///< the editors of the chosen ship or fort
    QVBoxLayout *m_flags = nullptr;
    QVBoxLayout *m_table = nullptr;
};

} // namespace qd::trafalgar
