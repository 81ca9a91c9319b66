// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/system_file.h"

#include "core/system/file_stamp_posix.h"

#include <QFile>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __linux__
#include <linux/magic.h>
#include <sys/mman.h>
#include <sys/vfs.h>
#endif

namespace sinew {

namespace {

constexpr int appendFlags = O_RDWR | O_APPEND | O_CLOEXEC;

/// True if an error means that the file system has no such operation, so it is pointless to try.
bool isUnknownHere(int error)
{
    return error == EINVAL || error == ENOTSUP || error == EOPNOTSUPP || error == ENOSYS;
}

/// Up to this many bytes; fewer only at the end of the file. Negative on failure.
qsizetype readSome(int descriptor, char *to, qsizetype size)
{
    qsizetype done = 0;
    while (done < size) {
        const ssize_t count = ::read(descriptor, to + done, std::size_t(size - done));
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return -1;
        if (count == 0)
            break;
        done += count;
    }
    return done;
}

/// True if the kernel generates the content of files there.
bool isKernelFileSystem([[maybe_unused]] int descriptor)
{
#ifdef __linux__
    struct statfs state;
    if (::fstatfs(descriptor, &state) != 0)
        return false;
    constexpr unsigned long magics[] = {PROC_SUPER_MAGIC, SYSFS_MAGIC,        DEBUGFS_MAGIC,       TRACEFS_MAGIC,
                                        SECURITYFS_MAGIC, CGROUP_SUPER_MAGIC, CGROUP2_SUPER_MAGIC, BPF_FS_MAGIC};
    for (const unsigned long magic : magics)
        if (static_cast<unsigned long>(state.f_type) == magic)
            return true;
#endif
    return false;
}

/// Open for reading and writing, gone when closed.
int namelessFile()
{
#ifdef __linux__
    return ::memfd_create("sinew", MFD_CLOEXEC | MFD_ALLOW_SEALING);
#else
    char path[] = "/tmp/sinew-XXXXXX";
    const int descriptor = ::mkstemp(path);
    if (descriptor >= 0) {
        ::unlink(path);
        ::fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    }
    return descriptor;
#endif
}

} // namespace

SystemFile SystemFile::create(const QString &path)
{
    return SystemFile(::open(QFile::encodeName(path).constData(), appendFlags | O_CREAT | O_EXCL, 0600));
}

SystemFile SystemFile::open(const QString &path)
{
    return SystemFile(::open(QFile::encodeName(path).constData(), appendFlags | O_NOFOLLOW | O_NONBLOCK));
}

SystemFile SystemFile::openToRead(const QString &path)
{
    // The system would cut a name that contains NUL, which makes it another one.
    if (path.contains(QChar(u'\0'))) {
        errno = EINVAL;
        return SystemFile(none);
    }
    return SystemFile(::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
}

SystemFile SystemFile::inMemory(Bytes bytes)
{
    SystemFile file(namelessFile());
    if (file.isOpen() && !file.append(bytes))
        file.close();
#ifdef __linux__
    // The receiver can only read.
    if (file.isOpen())
        ::fcntl(int(file.m_handle), F_ADD_SEALS, F_SEAL_SEAL | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE);
#endif
    return file;
}

bool SystemFile::close()
{
    const auto descriptor = int(std::exchange(m_handle, none));
    return descriptor < 0 || ::close(descriptor) == 0;
}

bool SystemFile::append(Bytes bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(int(m_handle), bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return false;
        bytes = bytes.subspan(std::size_t(written));
    }
    return true;
}

bool SystemFile::sync()
{
    return ::fsync(int(m_handle)) == 0 || isUnknownHere(errno);
}

bool SystemFile::holds(Bytes expected)
{
    if (::lseek(int(m_handle), 0, SEEK_SET) != 0)
        return false;
    char buffer[1 << 16];
    for (;;) {
        const qsizetype count = readSome(int(m_handle), buffer, sizeof buffer);
        if (count <= 0)
            return count == 0 && expected.empty();
        if (std::size_t(count) > expected.size() || std::memcmp(buffer, expected.data(), std::size_t(count)) != 0)
            return false;
        expected = expected.subspan(std::size_t(count));
    }
}

bool SystemFile::isRegular() const
{
    struct stat state;
    return ::fstat(int(m_handle), &state) == 0 && S_ISREG(state.st_mode) && !isKernelFileSystem(int(m_handle));
}

std::optional<FileStamp> SystemFile::stamp() const
{
    struct stat state;
    return ::fstat(int(m_handle), &state) == 0 ? std::optional(stampOf(state)) : std::nullopt;
}

std::optional<QByteArray> SystemFile::read(qsizetype limit)
{
    struct stat state;
    if (!isRegular() || ::fstat(int(m_handle), &state) != 0 || state.st_size > limit)
        return std::nullopt;
    return readHead(qsizetype(state.st_size));
}

std::optional<QByteArray> SystemFile::readHead(qsizetype count)
{
    if (::lseek(int(m_handle), 0, SEEK_SET) != 0)
        return std::nullopt;
    QByteArray bytes(count, Qt::Uninitialized);
    const qsizetype done = readSome(int(m_handle), bytes.data(), bytes.size());
    if (done < 0)
        return std::nullopt;
    bytes.truncate(done);
    return bytes;
}

std::optional<QByteArray> SystemFile::readAt(qint64 offset, qsizetype count) const
{
    QByteArray bytes(count, Qt::Uninitialized);
    qsizetype done = 0;
    while (done < count) {
        const ssize_t some = ::pread(int(m_handle), bytes.data() + done, std::size_t(count - done), offset + done);
        if (some < 0 && errno == EINTR)
            continue;
        if (some < 0)
            return std::nullopt;
        if (some == 0)
            break;
        done += some;
    }
    bytes.truncate(done);
    return bytes;
}

SystemFile::Lock SystemFile::lock()
{
    if (::flock(int(m_handle), LOCK_EX | LOCK_NB) == 0)
        return Lock::Held;
    return errno == EWOULDBLOCK ? Lock::InUse : Lock::Unsupported;
}

bool SystemFile::takePermissionsOf(const QString &path)
{
    struct stat other;
    const bool exists = ::stat(QFile::encodeName(path).constData(), &other) == 0;
    const mode_t mask = ::umask(0);
    ::umask(mask);
    // The other file's owner is kept if this user may set it; most users can't and need not.
    if (exists && (other.st_uid != ::geteuid() || other.st_gid != ::getegid()))
        static_cast<void>(::fchown(int(m_handle), other.st_uid, other.st_gid) == 0);
    // The file belongs to this process: only a file system without modes can refuse this.
    return ::fchmod(int(m_handle), exists ? other.st_mode & 07777 : 0666 & ~mask) == 0 || errno == EPERM ||
           isUnknownHere(errno);
}

} // namespace sinew
