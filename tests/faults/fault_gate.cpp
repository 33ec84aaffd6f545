// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/fault_gate.h"

#include <atomic>
#include <cerrno>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace qd::faults {
namespace {

std::atomic<Failing> failing{Failing::Nothing};
std::atomic<int> failingFrom{0};
std::atomic<bool> onceOnly{false};
std::atomic<int> counted{0};
std::atomic<bool> failedOnce{false};

bool isRegular(int fd)
{
    struct stat info { };

    return ::fstat(fd, &info) == 0 && S_ISREG(info.st_mode);
}

bool grows(int fd, off64_t end)
{
    struct stat info { };

    return ::fstat(fd, &info) == 0 && end > info.st_size;
}

/// True when this call is to fail.
bool hit()
{
    const int number = counted++;
    const bool now = onceOnly ? number == failingFrom : number >= failingFrom;
    if (now)
        failedOnce = true;
    return now;
}

} // namespace

void fail(Failing what, int call, Lasting lasting)
{
    counted = 0;
    failedOnce = false;
    failingFrom = call;
    onceOnly = lasting == Lasting::Once;
    failing = what;
}

void heal()
{
    failing = Failing::Nothing;
    counted = 0;
    failedOnce = false;
}

int calls()
{
    return counted;
}

bool hasFailed()
{
    return failedOnce;
}

} // namespace qd::faults

using qd::faults::Failing;

extern "C" {

ssize_t pwrite64(int fd, const void *data, size_t bytes, off64_t offset)
{
    const Failing what = qd::faults::failing;
    if (what == Failing::NoSpace && qd::faults::isRegular(fd)
        && qd::faults::grows(fd, offset + static_cast<off64_t>(bytes)) && qd::faults::hit()) {
        errno = ENOSPC;
        return -1;
    }
    if (what == Failing::Writes && qd::faults::isRegular(fd) && qd::faults::hit()) {
        errno = EIO;
        return -1;
    }
    return ::syscall(SYS_pwrite64, fd, data, bytes, offset);
}

int fdatasync(int fd)
{
    if (qd::faults::failing == Failing::Syncs && qd::faults::isRegular(fd) && qd::faults::hit()) {
        errno = EIO;
        return -1;
    }
    return static_cast<int>(::syscall(SYS_fdatasync, fd));
}

int ftruncate64(int fd, off64_t length)
{
    return static_cast<int>(::syscall(SYS_ftruncate, fd, length));
}
}
