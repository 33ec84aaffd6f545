// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <sys/resource.h>

namespace qd::test {

/// No file gets longer than that while it lives. As on a full disk, the bytes before the limit are
/// written, and the write that crosses it is told so only when the buffer is emptied.
class FullAt {
public:
    explicit FullAt(rlim_t bytes)
    {
        ::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit now{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &now);
    }

    FullAt(const FullAt &) = delete;
    FullAt &operator=(const FullAt &) = delete;

    ~FullAt() { ::setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

} // namespace qd::test
