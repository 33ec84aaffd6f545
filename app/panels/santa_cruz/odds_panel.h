// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/table_panel.h"

#include <QByteArray>
#include <QHash>
#include <QJsonObject>

class QTreeWidget;

namespace qd {
class ActDraft;
class Caption;
class OddsPlot;
}

namespace qd::santa_cruz {

/// The chances, exact and as plots: the combat's next round and its end; or, before an assault is
/// recorded, what it would be; or a bombardment's and the current's.
class OddsPanel final : public TablePanel {
    Q_OBJECT
public:
    OddsPanel(ActDraft *draft, QWidget *parent = nullptr);
    QString title() const override;

protected:
    void refresh() override;
    void showEvent(QShowEvent *event) override;

private:
    void fill();
    QJsonObject ask(const QJsonObject &query) const;
    QJsonObject whatIf() const;
    bool showCombat(const QJsonObject &assumed);
    bool showBombardment();
    bool showCurrent();
    void addSide(const QJsonObject &side, const QString &role);
    void addLine(const QString &what, const QJsonObject &chance);
    void addNumber(const QString &what, double value);
    QString sideName(const QJsonObject &side) const;

    ActDraft *m_draft;
    Caption *m_caption;
    QTreeWidget *m_numbers;
    OddsPlot *m_first;
    OddsPlot *m_second;
    /// Answers for the position with this fingerprint: each key typed asks for the same again.
    mutable std::uint64_t m_askedOf = 0;
    mutable QHash<QByteArray, QJsonObject> m_answers;
};

} // namespace qd::santa_cruz
