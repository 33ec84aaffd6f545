// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/adjust_form.h"

#include <QJsonObject>

class QLineEdit;

namespace qd::corunna {

/// Sets what stands on the real maps: units, leaders and colours with their figures, and the turn,
/// the armies, the navy and the evacuation (specification 3, Adjust keys).
class AdjustEditor final : public AdjustForm {
    Q_OBJECT
public:
    /// Both outlive the editor.
    AdjustEditor(const Position &position, const Narrator &narrator, QWidget *parent);
    bool goTo(const QStringList &path) override; // adjust_charts.cpp

private:
    QStringList pathOf(const QListWidgetItem &item) const override;
    QString nameOf(const QStringList &path) const override;
    QString changedName(const QString &name) const override;
    void refill() override;
    QWidget *piecesPage();
    void fillPieces();
    void filter(const QString &typed);
    void showPiece();
    void fillUnit(const QStringList &path, const QJsonObject &unit);
    void fillLeader(const QStringList &path);
    void fillColours(const QStringList &path);
    void fillTable();
    void fillCharts(); // adjust_charts.cpp
    void addFigures(const QStringList &path);

    QLineEdit *m_find = nullptr;
    QListWidget *m_pieces = nullptr;
    QVBoxLayout *m_piece = nullptr; ///< the editors of the chosen piece
    QVBoxLayout *m_table = nullptr;
    QVBoxLayout *m_charts = nullptr; ///< cells of charts that the text leaves out
};

} // namespace qd::corunna
