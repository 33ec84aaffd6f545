// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QStringList>

class QVBoxLayout;

namespace qd {
class Caption;
class Narrator;
}

namespace qd::corunna {

/// What a roll lacks, said before the dice: a figure of a counter, a cell of a chart, a table of
/// the series; a button at each goes to where it is filled in.
class MissingBar final : public QFrame {
    Q_OBJECT
public:
    explicit MissingBar(QWidget *parent = nullptr);
    /// `fields` as the rules name them ("units.1-5th-foot.melee"), `tables` of the series ("fire").
    /// Hidden where there are none.
    void showMissing(const QStringList &fields, const QStringList &tables,
                     const Narrator &narrator);

signals:
    /// A field.
    void wanted(const QString &place);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void addLine(const QString &text, const QString &place);
    void dress();

    QVBoxLayout *m_column;
    Caption *m_title;
    std::vector<QWidget *> m_lines;
    QStringList m_shown; ///< nothing is built anew while it stays
    bool m_dressing = false;
};

} // namespace qd::corunna
