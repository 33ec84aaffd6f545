// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/refusal.h"

#include <QFrame>
#include <QStringList>

#include <vector>

class QVBoxLayout;

namespace qd {

class Caption;
class Narrator;

/// What is worth knowing before an act goes on, and stops nothing: a chit that is not drawn, a
/// figure of a counter, a cell of a chart or a table that is not there. Calmer than a refusal: a
/// framed box with a sign. A button at each value goes to where it is filled in.
class CautionBar final : public QFrame {
    Q_OBJECT
public:
    explicit CautionBar(QWidget *parent = nullptr);
    /// Narrated as refusals are; what is said twice is shown once. Hidden where there are none.
    void showCautions(const std::vector<Refusal> &cautions, const Narrator &narrator);
    void clear();

signals:
    /// A value, as the rules name it ("units.1-5th-foot.melee"), or a table ("series.fire").
    void wanted(const QString &place);
    /// A screen reader was told this.
    void spoken(const QString &sentence);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void addLine(const QString &text, const QString &place);
    void dress();
    int sign() const;

    QVBoxLayout *m_column;
    Caption *m_title;
    std::vector<QWidget *> m_lines;
    QStringList m_shown; ///< nothing is built anew while it stays
};

} // namespace qd
