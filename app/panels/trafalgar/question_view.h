// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/trafalgar/questions.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace qd {
class Caption;
class ChoiceRow;
}

namespace qd::trafalgar {

/// One question with its answers as large rows; what is rare or not allowed is shown when asked
/// for.
class QuestionView final : public QWidget {
    Q_OBJECT
public:
    explicit QuestionView(QWidget *parent);
    /// nullopt: nothing is asked.
    void ask(const std::optional<Question> &question);
    /// Gives the answer with that key, shown or not. False: none has it.
    bool takeKey(const QString &cap);

    bool showsMore() const;

signals:
    void answered(const qd::trafalgar::Answer &answer);

private:
    void rebuild();

    Question m_question;
    Caption *m_text;
    QVBoxLayout *m_column;
    ChoiceRow *m_more;
    std::vector<ChoiceRow *> m_rows;
};

} // namespace qd::trafalgar
