// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/table_panel.h"

#include <QJsonObject>

#include <vector>

class QTreeWidget;

namespace qd {

class ActDraft;
class Caption;
class OddsAsker;
class OddsPlot;

/// A tab of exact chances: a caption, a list (what, chance, fraction) and up to two plots. A game
/// fills it; it is only filled while somebody looks, since some chances take their time.
class OddsTab : public TablePanel {
    Q_OBJECT
public:
    /// `draft` may be null.
    OddsTab(ActDraft *draft, QWidget *parent);
    QString title() const override;

protected:
    /// Shows the chances that there are now; false: none. There are a position and a narrator.
    virtual bool showChances() = 0;
    /// What the tab is for, said while it has nothing to show.
    virtual QString emptyText() const = 0;

    /// Empty where the rules have no answer, or where it is on its way.
    QJsonObject ask(const Position &of, const QJsonObject &query);
    /// A line of the list; nothing where the rules gave no such chance.
    void addLine(const QString &what, const QJsonObject &chance);
    void addNumber(const QString &what, double value);
    /// A law ([{key: n, "p": chance}, …]) as a plot's bars: the chance of n at index n.
    static std::vector<double> barsBy(const QJsonArray &law, QStringView key);
    void setCaption(const QString &caption);

    ActDraft *draft() const { return m_draft; }

    OddsPlot *firstPlot() const { return m_first; }

    OddsPlot *secondPlot() const { return m_second; }

    void refresh() final;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fill();

    ActDraft *m_draft;
    Caption *m_empty;
    Caption *m_caption;
    QTreeWidget *m_numbers;
    OddsPlot *m_first;
    OddsPlot *m_second;
    OddsAsker *m_asker = nullptr;
    bool m_waiting = false; ///< an answer is on its way
};

} // namespace qd
