// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QSocketNotifier;

namespace qd {

/// Ends the program in order when the system asks for it (SIGTERM, SIGINT, SIGHUP: logging out,
/// shutting down), so that a journal at rest is one file.
class OrderlyEnd : public QObject {
    Q_OBJECT
public:
    explicit OrderlyEnd(QObject *parent = nullptr);
    ~OrderlyEnd() override;

signals:
    void asked();

private:
    QSocketNotifier *m_notifier = nullptr;
};

} // namespace qd
