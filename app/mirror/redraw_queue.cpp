// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/redraw_queue.h"

#include <utility>

namespace qd {

RedrawQueue::RedrawQueue(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1); // the art that the work draws with is used by one thread only
}

RedrawQueue::~RedrawQueue()
{
    ++*m_generation;
    m_pool.clear();
    m_pool.waitForDone();
}

void RedrawQueue::add(Work work)
{
    ++m_open;
    const int generation = *m_generation;
    m_pool.start([this, work = std::move(work), generation, now = m_generation] {
        Delivery delivery;
        if (*now == generation)
            delivery = work();
        QMetaObject::invokeMethod(
            this, [this, generation, delivery] { finish(generation, delivery); },
            Qt::QueuedConnection);
    });
}

void RedrawQueue::forget()
{
    ++*m_generation;
}

std::function<bool()> RedrawQueue::watch() const
{
    return [generation = m_generation->load(), now = m_generation] { return *now == generation; };
}

void RedrawQueue::finish(int generation, const Delivery &delivery)
{
    --m_open;
    if (delivery && *m_generation == generation)
        delivery();
    if (m_open == 0)
        emit idle();
}

} // namespace qd
