// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>

namespace qd {

/// Draws pictures in a thread of its own, one after the other, so that the window never waits for
/// art. What is drawn is handed over in the thread that the queue lives in.
class RedrawQueue : public QObject {
    Q_OBJECT
public:
    using Delivery = std::function<void()>; ///< takes the pictures over, in the queue's thread
    using Work = std::function<Delivery()>; ///< draws them, in the other thread

    explicit RedrawQueue(QObject *parent = nullptr);
    /// Waits for what is being drawn, which `watch` can cut short.
    ~RedrawQueue() override;

    void add(Work work);
    /// What has not been delivered yet will not be.
    void forget();
    /// True as long as what is added now is wanted; may be asked in the other thread, and later
    /// than the queue lives.
    std::function<bool()> watch() const;

    bool isIdle() const { return m_open == 0; }

signals:
    /// All that was asked for has been delivered or forgotten.
    void idle();

private:
    void finish(int generation, const Delivery &delivery);

    QThreadPool m_pool;
    std::shared_ptr<std::atomic<int>> m_generation = std::make_shared<std::atomic<int>>(0);
    int m_open = 0;
};

} // namespace qd
