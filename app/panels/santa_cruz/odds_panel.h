// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/table_panel.h"

#include <QJsonObject>

class QTreeWidget;

namespace qd {
class ActDraft;
class Caption;
class OddsAsker;
class OddsPlot;
}

namespace qd::santa_cruz {

struct OddsSubject;

/// The chances, exact and as plots: the combat's next round and its end; or, before an assault is
/// recorded, what it would be (drafted, or only thought of: "What if"); or a bombardment's and the
/// current's.
class OddsPanel final : public TablePanel {
    Q_OBJECT
public:
    OddsPanel(ActDraft *draft, QWidget *parent = nullptr);
    QString title() const override;

protected:
    void refresh() override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fill();
    /// Empty where the rules have no answer, or where it is on its way.
    QJsonObject ask(const Position &of, const QJsonObject &query);
    void sayWhich(const OddsSubject &subject);
    bool showCombat(const OddsSubject &subject);
    void showEnd(const QJsonObject &end, const QString &attackers, const QString &defenders);
    bool showBombardment();
    bool showCurrent();
    void addSide(const QJsonObject &side, const QString &role);
    void addLine(const QString &what, const QJsonObject &chance);
    void addNumber(const QString &what, double value);
    QString sideName(const QJsonObject &side) const;

    ActDraft *m_draft;
    Caption *m_empty;
    Caption *m_caption;
    QTreeWidget *m_numbers;
    OddsPlot *m_first;
    OddsPlot *m_second;
    OddsAsker *m_asker = nullptr;
    bool m_waiting = false; ///< an answer is on its way
};

} // namespace qd::santa_cruz
