// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QVBoxLayout;

namespace qd {

class ActDraft;
class Caption;
class Narrator;

/// "When recorded": what the act will do, sentence by sentence, before it is recorded.
class OutcomeView : public QFrame {
    Q_OBJECT
public:
    explicit OutcomeView(QWidget *parent = nullptr);
    void setDraft(ActDraft *draft);
    void setNarrator(const Narrator *narrator);
    void retranslate();
    /// The sentences on show.
    QStringList sentences() const;

signals:
    /// A screen reader was told this.
    void spoken(const QString &sentence);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    ActDraft *m_draft = nullptr;
    const Narrator *m_narrator = nullptr;
    QVBoxLayout *m_column;
    Caption *m_title;
    QList<Caption *> m_lines;
    QStringList m_said; ///< announced last
};

} // namespace qd
