// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace qd {

/// A label in one of the panels' few manners; it wraps and follows light and dark.
class Caption : public QLabel {
    Q_OBJECT
public:
    enum class Manner {
        Plain,
        Heading, ///< small, bold, muted, above a group
        Muted, ///< said in passing
        Strong, ///< the sentence that matters
        Question, ///< one size larger
    };
    explicit Caption(Manner manner, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void dress();
    Manner m_manner;
    bool m_dressing = false;
};

} // namespace qd
