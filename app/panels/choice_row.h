// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace qd {

/// One thing that may be done or chosen: its key, what it is, the rule, and why not where it is
/// refused.
class ChoiceRow : public QAbstractButton {
    Q_OBJECT
public:
    explicit ChoiceRow(QWidget *parent = nullptr);

    /// What it is; shown as it stands ('&' is no access key here).
    void setLabel(const QString &label);

    QString label() const { return m_label; }

    /// The key that chooses it: "M", "1", "⏎"; empty for none.
    void setKeyCap(const QString &cap);

    QString keyCap() const { return m_cap; }

    /// The rule number at the right edge; on a line of its own where the label leaves no room.
    void setTrailing(const QString &trailing);
    /// A second, muted line: why it is refused, what it leads to.
    void setExplanation(const QString &explanation);

    QString explanation() const { return m_explanation; }
    enum class Weight {
        Quiet, ///< a row of a list
        Usual, ///< the usual next step: outlined in the accent
        Main, ///< the main button: filled with the accent
    };
    void setWeight(Weight weight);
    /// What stands before the words of a row that can be checked, beside the tint of the chosen
    /// one.
    enum class Mark {
        None,
        One, ///< one of several: a disc
        Fold, ///< shows or hides more: an arrow
    };
    void setMark(Mark mark);
    /// Refused rows look greyed but can be chosen: the referee may overrule.
    enum class Standing { Allowed, Refused };
    void setStanding(Standing standing);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    bool hasHeightForWidth() const override { return true; }

    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void say();
    int padding() const;
    int capWidth() const;
    int markWidth() const;
    void paintMark(QPainter &painter) const;
    int trailingWidth() const;
    bool isTrailingBelow(int width) const;
    QRect textRect(int width) const;
    QString m_label, m_cap, m_trailing, m_explanation;
    Weight m_weight = Weight::Quiet;
    Standing m_standing = Standing::Allowed;
    Mark m_mark = Mark::None;
};

} // namespace qd
