// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QLineEdit;
class QPushButton;

namespace qd {

class ActDraft;
class Narrator;

/// The amber bar: why the rules say no, with the rule's number, and *Record anyway…*, which asks
/// for a line of reason. Where the referee cannot overrule, the rules' second answer is shown.
class RefusalBar : public QFrame {
    Q_OBJECT
public:
    explicit RefusalBar(QWidget *parent = nullptr);
    void setDraft(ActDraft *draft);
    void setNarrator(const Narrator *narrator);
    void retranslate();
    /// What there is to say where no act came of something; it goes with the next one.
    void say(const QString &sentence);
    /// Opens the line for the reason.
    void askReason();

signals:
    /// A screen reader was told this.
    void spoken(const QString &sentence);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void overrule();
    QString sentence() const;

    ActDraft *m_draft = nullptr;
    const Narrator *m_narrator = nullptr;
    QLabel *m_text;
    QLabel *m_second;
    QPushButton *m_anyway;
    QLineEdit *m_reason;
    QPushButton *m_confirm;
    std::string m_command; ///< what the open reason line is about
    QString m_told; ///< said without an act, empty: nothing
    QString m_said; ///< the refusal that was announced last
};

} // namespace qd
