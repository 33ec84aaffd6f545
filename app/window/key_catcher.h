// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequenceEdit>

namespace qd {

/// Takes one key with its modifiers, at once. Esc gives up, Tab goes on: those are never caught.
class KeyCatcher final : public QKeySequenceEdit {
    Q_OBJECT
public:
    using QKeySequenceEdit::QKeySequenceEdit;

signals:
    void caught(const QKeySequence &key);
    void gaveUp();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
};

} // namespace qd
