// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/dice.h"

#include <QWidget>

#include <vector>

namespace qd {

class Caption;
class DieButton;

/// The faces of a die that has no pips (the star die, a coin) as large pictures: a click says that
/// this face fell. Nobody has to know how a face is typed.
class FacePalette final : public QWidget {
    Q_OBJECT
public:
    explicit FacePalette(QWidget *parent = nullptr);
    /// True for a die whose faces are shown as pictures.
    static bool isFor(DieKind kind);
    /// The faces of that kind; nothing is built anew while the kind stays.
    void setKind(DieKind kind);

signals:
    /// `face` as the rules name it (0–3 stars; 1 heads, 2 tails).
    void faceChosen(int face);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Entry {
        int face = 0;
        DieButton *button = nullptr;
        Caption *word = nullptr;
    };

    void build();
    void retranslate();
    DieKind m_kind = DieKind::Pips6;
    std::vector<Entry> m_entries;
};

} // namespace qd
