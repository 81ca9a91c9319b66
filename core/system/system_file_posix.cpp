// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/system_file.h"

#include <QFile>

#include <cerrno>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sinew {

namespace {

constexpr int appendFlags = O_RDWR | O_APPEND | O_CLOEXEC;

/// Up to so many bytes; fewer at the end of the file only. Negative when it fails.
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

} // namespace

SystemFile SystemFile::create(const QString &path)
{
    return SystemFile(::open(QFile::encodeName(path).constData(), appendFlags | O_CREAT | O_EXCL, 0600));
}

SystemFile SystemFile::open(const QString &path)
{
    return SystemFile(::open(QFile::encodeName(path).constData(), appendFlags | O_NOFOLLOW));
}

SystemFile::SystemFile(SystemFile &&other) noexcept : m_handle(std::exchange(other.m_handle, none)) {}

SystemFile &SystemFile::operator=(SystemFile &&other) noexcept
{
    std::swap(m_handle, other.m_handle);
    return *this;
}

SystemFile::~SystemFile()
{
    close();
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
    return ::fsync(int(m_handle)) == 0;
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

std::optional<QByteArray> SystemFile::read(qsizetype limit)
{
    struct stat state;
    if (::fstat(int(m_handle), &state) != 0 || !S_ISREG(state.st_mode) || state.st_size > limit ||
        ::lseek(int(m_handle), 0, SEEK_SET) != 0)
        return std::nullopt;
    QByteArray bytes(qsizetype(state.st_size), Qt::Uninitialized);
    const qsizetype count = readSome(int(m_handle), bytes.data(), bytes.size());
    if (count < 0)
        return std::nullopt;
    bytes.truncate(count);
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
    // Whoever may write another's file leaves it his; most users can't and need not.
    if (exists && (other.st_uid != ::geteuid() || other.st_gid != ::getegid()))
        static_cast<void>(::fchown(int(m_handle), other.st_uid, other.st_gid) == 0);
    return ::fchmod(int(m_handle), exists ? other.st_mode & 07777 : 0666 & ~mask) == 0;
}

} // namespace sinew
