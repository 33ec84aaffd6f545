// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/journal/file_guard.h"

#include "app/journal/holder.h"
#include "app/journal/schema.h"
#include "app/journal/sqlite_fault.h"

#include <QByteArray>
#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <mutex>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace qd {
namespace {

/// The files that this process holds. Opening and closing such a file once more would drop SQLite's
/// own (POSIX) locks on it, so it is looked up here before it is touched.
struct HeldFiles {
    std::mutex mutex;
    std::vector<std::pair<dev_t, ino_t>> list;
};

HeldFiles &heldFiles()
{
    static HeldFiles held;
    return held;
}

bool isHeldHere(const struct stat &info)
{
    HeldFiles &held = heldFiles();
    const std::lock_guard lock(held.mutex);
    return std::find(held.list.begin(), held.list.end(), std::pair(info.st_dev, info.st_ino))
        != held.list.end();
}

struct Descriptor {
    int fd = -1;

    struct stat info { };

    ~Descriptor()
    {
        if (fd >= 0)
            ::close(fd);
    }
};

tl::expected<void, Fault> openFile(const QString &file, int flags, Descriptor &out)
{
    const QByteArray path = QFile::encodeName(file);
    if (::stat(path.constData(), &out.info) != 0)
        return tl::unexpected(systemFault(errno, file, "it can't be opened"));
    if (S_ISDIR(out.info.st_mode))
        return tl::unexpected(faultOf(FaultKind::Unreadable, file, "it is a folder"));
    if (!S_ISREG(out.info.st_mode)) // a pipe would hang
        return tl::unexpected(faultOf(FaultKind::Unreadable, file, "it is not a plain file"));
    if (isHeldHere(out.info))
        return tl::unexpected(faultOf(FaultKind::Busy, file, "this program has it open already"));
    out.fd = ::open(path.constData(), flags | O_CLOEXEC | O_NOCTTY);
    if (out.fd < 0)
        return tl::unexpected(systemFault(errno, file, "it can't be opened"));
    return {};
}

bool besideIt(const QString &file, const char *ending)
{
    struct stat info { };

    return ::stat((QFile::encodeName(file) + ending).constData(), &info) == 0 && info.st_size > 0;
}

constexpr std::size_t kHeaderBytes = 100;
// Offsets in the header of an SQLite file (sqlite.org/fileformat2.html, 1.3).
constexpr std::size_t kWriteVersionAt = 18;
constexpr std::size_t kUserVersionAt = 60;
constexpr std::size_t kApplicationIdAt = 68;

/// SQLite writes every page that a file has: one that is mostly holes was not made by playing, and
/// reading through it would take long.
bool isMostlyHoles(const struct stat &info)
{
    constexpr off_t kSuspicious = off_t{64} << 20U;
    constexpr off_t kBlock = 512; // stat(2): st_blocks counts these
    constexpr off_t kMostCompressed = 32; // some file systems store less than was written
    // Some file systems count no blocks at all.
    return info.st_size > kSuspicious && info.st_blocks > 0
        && info.st_blocks * kBlock < info.st_size / kMostCompressed;
}

tl::expected<FileHeader, Fault> readHeader(const QString &file, const Descriptor &opened)
{
    if (isMostlyHoles(opened.info))
        return tl::unexpected(faultOf(FaultKind::TooLarge, file, "it is mostly holes"));
    std::array<char, kHeaderBytes> bytes{};
    const ssize_t got = ::pread(opened.fd, bytes.data(), bytes.size(), 0);
    if (got < 0)
        return tl::unexpected(systemFault(errno, file, "it can't be read"));
    if (got == 0)
        return tl::unexpected(faultOf(FaultKind::NotOurs, file, "the file is empty"));
    static constexpr char kMagic[] = "SQLite format 3"; // with its NUL: 16 bytes
    if (static_cast<std::size_t>(got) < sizeof kMagic
        || !std::equal(std::begin(kMagic), std::end(kMagic), bytes.begin()))
        return tl::unexpected(faultOf(FaultKind::NotOurs, file, "it is not an SQLite file"));
    if (static_cast<std::size_t>(got) < bytes.size())
        return tl::unexpected(faultOf(FaultKind::Damaged, file, "it ends within its first page"));
    if (qFromBigEndian<quint32>(bytes.data() + kApplicationIdAt) != schema::kApplicationId)
        return tl::unexpected(
            faultOf(FaultKind::NotOurs, file, "it is an SQLite file of another program"));
    const auto version = qFromBigEndian<qint32>(bytes.data() + kUserVersionAt);
    if (version > schema::kUserVersion)
        return tl::unexpected(faultOf(FaultKind::TooNew, file,
                                      "its format is " + std::to_string(version)
                                          + ", this program knows "
                                          + std::to_string(schema::kUserVersion)));
    if (version < 1)
        return tl::unexpected(faultOf(FaultKind::Malformed, file, "it names no format version"));
    FileHeader header;
    header.atRest =
        bytes[kWriteVersionAt] == 1 && !besideIt(file, "-wal") && !besideIt(file, "-journal");
    return header;
}

} // namespace

tl::expected<FileHeader, Fault> FileGuard::check(const QString &file)
{
    Descriptor opened;
    if (const auto done = openFile(file, O_RDONLY, opened); !done)
        return tl::unexpected(done.error());
    return readHeader(file, opened);
}

tl::expected<std::unique_ptr<FileGuard>, Fault> FileGuard::hold(const QString &file)
{
    // Looked at first without the wish to write: a read-only picture of ours is "not ours" first of
    // all.
    if (const auto known = check(file); !known)
        return tl::unexpected(known.error());
    Descriptor opened;
    if (auto done = openFile(file, O_RDWR, opened); !done) {
        if (done.error().kind == FaultKind::Unreadable)
            done.error() = faultOf(FaultKind::ReadOnly, file, "it can't be written to");
        return tl::unexpected(done.error());
    }
    const QByteArray folder = QFile::encodeName(QFileInfo(file).absolutePath());
    if (::faccessat(AT_FDCWD, folder.constData(), W_OK, AT_EACCESS) != 0)
        return tl::unexpected(faultOf(FaultKind::ReadOnly, file, "its folder can't be written to"));
    if (::flock(opened.fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        Fault busy = faultOf(FaultKind::Busy, file, {});
        nameLockHolder(busy, opened.info.st_dev, opened.info.st_ino);
        return tl::unexpected(std::move(busy));
    }
    const auto header = readHeader(file, opened);
    if (!header)
        return tl::unexpected(header.error());
    std::unique_ptr<FileGuard> guard(new FileGuard);
    guard->m_file = file;
    guard->m_fd = std::exchange(opened.fd, -1);
    guard->m_device = opened.info.st_dev;
    guard->m_inode = opened.info.st_ino;
    guard->m_header = *header;
    HeldFiles &held = heldFiles();
    const std::lock_guard lock(held.mutex);
    held.list.emplace_back(guard->m_device, guard->m_inode);
    guard->m_listed = true;
    return guard;
}

FileGuard::~FileGuard()
{
    if (m_listed) {
        HeldFiles &held = heldFiles();
        const std::lock_guard lock(held.mutex);
        held.list.erase(
            std::remove(held.list.begin(), held.list.end(), std::pair(m_device, m_inode)),
            held.list.end());
    }
    if (m_fd >= 0)
        ::close(m_fd);
}

bool FileGuard::stillThere() const
{
    struct stat info { };

    return ::stat(QFile::encodeName(m_file).constData(), &info) == 0 && info.st_dev == m_device
        && info.st_ino == m_inode;
}

void FileGuard::nameHolder(Fault &fault) const
{
    nameLockHolder(fault, m_device, m_inode);
}

} // namespace qd
