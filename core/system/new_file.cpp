// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/new_file.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sinew {

namespace {

bool writeAll(int descriptor, Bytes bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return false;
        bytes = bytes.subspan(std::size_t(written));
    }
    return true;
}

bool reads(int descriptor, Bytes expected)
{
    if (::lseek(descriptor, 0, SEEK_SET) != 0)
        return false;
    std::byte buffer[1 << 16];
    for (;;) {
        const ssize_t count = ::read(descriptor, buffer, sizeof buffer);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return count == 0 && expected.empty();
        if (std::size_t(count) > expected.size() || std::memcmp(buffer, expected.data(), std::size_t(count)) != 0)
            return false;
        expected = expected.subspan(std::size_t(count));
    }
}

} // namespace

Error systemError(const QString &what, const QString &path)
{
    return Error{(what + QStringLiteral(": ") + QString::fromLocal8Bit(std::strerror(errno))).toStdString(),
                 path.toStdString()};
}

Result<QString> saveTarget(const QString &path)
{
    const Error notWritable{QT_TRANSLATE_NOOP("Message", "the file is not writable"), path.toStdString()};
    QString target = path;
    // Links to links as well; a cycle of them is not a file.
    for (int depth = 0; QFileInfo(target).isSymLink(); ++depth) {
        if (depth == 40)
            return notWritable;
        target = QFileInfo(target).symLinkTarget();
    }
    const QFileInfo info(target);
    if (info.exists() && (!info.isFile() || !info.isWritable()))
        return notWritable;
    return target;
}

void syncFolder(const QString &folder)
{
    if (const int descriptor = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY); descriptor >= 0) {
        ::fsync(descriptor);
        ::close(descriptor);
    }
}

Result<QString> keepBackup(const QString &path)
{
    for (int i = 1; i < 1000; ++i) {
        const QString backup = path + QStringLiteral(".bak") + (i == 1 ? QString() : QString::number(i));
        if (QFileInfo::exists(backup))
            continue;
        if (QFile::copy(path, backup))
            return backup;
        return Error{
            Message(QT_TRANSLATE_NOOP("Message", "the backup “%1” could not be written"), {backup.toStdString()}),
            path.toStdString()};
    }
    return Error{QT_TRANSLATE_NOOP("Message", "there are too many backups of this file"), path.toStdString()};
}

NewFile::NewFile(const QString &path)
    : m_name(QFile::encodeName(path)),
      m_descriptor(::open(m_name.constData(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600)), m_exists(m_descriptor >= 0)
{
}

NewFile::NewFile(NewFile &&other) noexcept
    : m_name(std::move(other.m_name)), m_descriptor(std::exchange(other.m_descriptor, -1)),
      m_exists(std::exchange(other.m_exists, false))
{
}

NewFile::~NewFile()
{
    close();
    if (m_exists)
        ::unlink(m_name.constData());
}

bool NewFile::close()
{
    const int descriptor = std::exchange(m_descriptor, -1);
    return descriptor < 0 || ::close(descriptor) == 0;
}

Status NewFile::fill(Bytes bytes, const QString &target, const QString &shownPath)
{
    if (!writeAll(m_descriptor, bytes))
        return systemError(QStringLiteral("writing failed"), shownPath);
    struct stat old;
    const bool replaces = ::stat(QFile::encodeName(target).constData(), &old) == 0;
    const mode_t mask = ::umask(0);
    ::umask(mask);
    // Whoever may write another's file leaves it his; most users can't and need not.
    if (replaces && (old.st_uid != ::geteuid() || old.st_gid != ::getegid()))
        static_cast<void>(::fchown(m_descriptor, old.st_uid, old.st_gid) == 0);
    if (::fchmod(m_descriptor, replaces ? old.st_mode & 07777 : 0666 & ~mask) != 0)
        return systemError(QStringLiteral("the file's mode could not be set"), shownPath);
    if (::fsync(m_descriptor) != 0)
        return systemError(QStringLiteral("the disk did not take the data"), shownPath);
    if (!reads(m_descriptor, bytes))
        return Error{QT_TRANSLATE_NOOP("Message", "the written file reads back differently; the old file is untouched"),
                     shownPath.toStdString()};
    if (!close())
        return systemError(QStringLiteral("writing failed"), shownPath);
    return Done{};
}

bool NewFile::renameTo(const QString &target)
{
    if (std::rename(m_name.constData(), QFile::encodeName(target).constData()) != 0)
        return false;
    m_exists = false;
    return true;
}

} // namespace sinew
