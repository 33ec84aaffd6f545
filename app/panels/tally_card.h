// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/reason.h"

#include <QFrame>

#include <vector>

class QBoxLayout;
class QGridLayout;
class QJsonArray;
class QLabel;

namespace qd {

class Narrator;

/// What a reason says without its value: the value has its own column.
QString reasonLabel(const Narrator &narrator, const Reason &reason);

/// The reasons of an answer (an array of `term`, `value`, `rule`), their values as whole numbers.
Tally tallyOf(const QJsonArray &because);

/// A reason as it is shown: what, how much, and the rule's number.
struct TallyLine {
    QString label, value, rule;
};

/// A big answer with its small reasons: title, number, and a line a reason with value and rule
/// number.
class TallyCard : public QFrame {
    Q_OBJECT
public:
    explicit TallyCard(QWidget *parent = nullptr);
    /// The ground and its text; invalid colours: the panel's own.
    void setColours(const QColor &tint, const QColor &onTint);
    void setAnswer(const QString &title, const QString &answer);
    void setReasons(const Tally &tally, const Narrator &narrator);
    /// The same where the reasons are no whole numbers that are added up.
    void setLines(const std::vector<TallyLine> &lines);
    /// A muted line under the reasons; empty: none.
    void setRemark(const QString &remark);
    /// Goes between the title and the reasons (a line of blocks).
    void setMiddle(QWidget *widget);
    QString answer() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void dress();
    void placeAnswer();
    void fitRules();
    void say();
    QBoxLayout *m_head; ///< the title, the answer beside it or, where that is narrow, below
    QLabel *m_title;
    QLabel *m_answer;
    QLabel *m_remark;
    QGridLayout *m_grid;
    std::vector<QLabel *> m_cells; ///< label, value, rule of each reason
    QColor m_tint, m_onTint;
    bool m_dressing = false;
};

} // namespace qd
