// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/dice.h"

#include <QWidget>

#include <vector>

namespace qd {

class ActDraft;
class Caption;
class DieButton;
class FacePalette;
class FlowLayout;
class Narrator;

/// The dice that the act wants, a labelled row for each group. Faces are typed with the digits (a
/// base-6 pair with two), Backspace takes the last one away, a click turns a die, R lets the
/// program throw. The faces of a die without pips are shown as pictures to be clicked.
class DiceTray : public QWidget {
    Q_OBJECT
public:
    explicit DiceTray(QWidget *parent = nullptr);
    void setDraft(ActDraft *draft);
    void setNarrator(const Narrator *narrator);
    /// Takes digits, Backspace and R while dice are wanted. False: the key is for somebody else.
    bool takeKey(QKeyEvent *event);
    /// Where the dice come from, in words.
    QString sourceText() const;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    void refresh();
    void click(int index);
    bool takeDigit(int digit);
    DieKind nextKind() const;
    void showFaces();

    ActDraft *m_draft = nullptr;
    const Narrator *m_narrator = nullptr;
    std::vector<DiceAsk> m_shown;
    FlowLayout *m_groups = nullptr;
    std::vector<Caption *> m_labels;
    std::vector<DieButton *> m_dice;
    FacePalette *m_faces = nullptr;
    Caption *m_status = nullptr;
    bool m_asked = false; ///< whether typed faces may go
    int m_tens = 0; ///< the first digit of a base-6 pair, 0: none
};

} // namespace qd
