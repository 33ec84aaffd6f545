// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace qd {

/// A message that must be seen: on a ground of its own, with the flag ⚑ before it. Read out by
/// screen readers when it comes. Empty: hidden.
class Notice : public QLabel {
    Q_OBJECT
public:
    explicit Notice(QWidget *parent = nullptr);
    void say(const QString &sentence);

    /// The sentence without the sign.
    QString sentence() const { return m_sentence; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void dress();
    QString m_sentence;
    bool m_dressing = false;
};

} // namespace qd
