// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/orderly_end.h"

#include <QSocketNotifier>

#include <csignal>
#include <sys/socket.h>
#include <unistd.h>

namespace qd {
namespace {

// What a signal handler may touch: it writes a byte, the event loop reads it.
// NOLINTNEXTLINE: a handler has no other way
int g_wakeUp[2] = {-1, -1};

void onSignal(int)
{
    const char byte = 1;
    [[maybe_unused]] const auto written = ::write(g_wakeUp[0], &byte, 1);
}

} // namespace

OrderlyEnd::OrderlyEnd(QObject *parent) : QObject(parent)
{
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, g_wakeUp) != 0)
        return;
    m_notifier = new QSocketNotifier(g_wakeUp[1], QSocketNotifier::Read, this);
    connect(m_notifier, &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        if (::read(g_wakeUp[1], &byte, 1) == 1)
            emit asked();
    });
    for (const int signal : {SIGTERM, SIGINT, SIGHUP})
        std::signal(signal, onSignal);
}

OrderlyEnd::~OrderlyEnd()
{
    for (const int signal : {SIGTERM, SIGINT, SIGHUP})
        std::signal(signal, SIG_DFL);
    for (int &end : g_wakeUp) {
        if (end >= 0)
            ::close(end);
        end = -1;
    }
}

} // namespace qd
