// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace qd {

/// Steps through the journal: which entry is shown, first, back, on, back to now. Hidden while the
/// live table is shown.
class ReviewBar : public QWidget {
    Q_OBJECT
public:
    explicit ReviewBar(QWidget *parent = nullptr);

    /// `sentence` says what happened in the entry; 0 is the opening.
    void showEntry(qint64 seq, qint64 last, const QString &sentence);
    void showNow();

signals:
    void first();
    void back();
    void on();
    void now();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void fit();

    qint64 m_seq = 0;
    qint64 m_last = 0;
    QString m_sentence;
    QString m_all; ///< what is said, not shortened
    QBoxLayout *m_layout = nullptr;
    QHBoxLayout *m_buttons = nullptr;
    QLabel *m_say;
    QToolButton *m_first;
    QToolButton *m_back;
    QToolButton *m_on;
    QToolButton *m_now;
};

} // namespace qd
