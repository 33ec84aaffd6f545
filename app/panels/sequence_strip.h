// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/table_panel.h"

#include <QString>

#include <array>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace qd {

class Caption;
class ChevronBar;

/// The strip at the top: turn and hour in large type, the phases, what is still owed, Next, the
/// score in short, and that everything is saved.
class SequenceStrip final : public TablePanel {
    Q_OBJECT
public:
    explicit SequenceStrip(QWidget *parent = nullptr);
    QString title() const override;
    /// Narrower than its words: these give way, the present phase last.
    QSize minimumSizeHint() const override;

signals:
    /// Next was pressed: the act panel ends the phase, or says what is owed.
    void nextRequested();

protected:
    void refresh() override;
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QString turnLine(const Situation &situation) const;
    void showOwed(const Situation &situation);
    void showRight(const Situation &situation);
    void fitOwed();
    void say(const QLabel *label, const QString &text, const QString &toolTip = {});
    void fitWords();
    int otherWidth() const;
    void layOwed();
    bool isNarrow() const;
    bool isWindowHigh() const;
    QLabel *m_turn;
    QLabel *m_hour;
    ChevronBar *m_steps;
    Caption *m_owed;
    QHBoxLayout *m_row;
    bool m_below = false; ///< what is owed stands below the phases
    QString m_owedText; ///< all of it; what has room is shown

    QPushButton *m_next;
    QLabel *m_score;
    QLabel *m_saved;

    /// The same of the labels at either end.
    struct Words {
        QLabel *label;
        QString text;
        QString toolTip; ///< empty: the text itself, where it is cut
    };

    std::array<Words, 4> m_words;
};

} // namespace qd
