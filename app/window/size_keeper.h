// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSize>

#include <optional>

class QWidget;

namespace qd {

/// Large text may need a larger window than a person made. When the text is smaller again the
/// window gets the size of before, unless the person has given it another one meanwhile.
class SizeKeeper final : public QObject {
    Q_OBJECT
public:
    explicit SizeKeeper(QWidget *window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void settle(const QSize &before);

    QWidget *m_window;
    std::optional<QSize> m_wanted; ///< what the person made, while the window is larger
    QSize m_forced; ///< and how large the text made it
    bool m_settling = false;
};

} // namespace qd
