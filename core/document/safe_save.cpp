// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/safe_save.h"

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

Error systemError(const QString &what, const QString &path)
{
    return Error{(what + QStringLiteral(": ") + QString::fromLocal8Bit(std::strerror(errno))).toStdString(), path.toStdString()};
}

/// A temporary file that goes away unless it was renamed.
class TemporaryFile
{
public:
    explicit TemporaryFile(const QString &target) : m_name(QFile::encodeName(target + QStringLiteral(".XXXXXX.tmp")))
    {
        m_descriptor = ::mkstemps(m_name.data(), 4);
    }
    ~TemporaryFile()
    {
        close();
        if (m_exists)
            ::unlink(m_name.constData());
    }
    bool isOpen() const { return m_descriptor >= 0; }
    int descriptor() const { return m_descriptor; }
    bool close()
    {
        const int descriptor = std::exchange(m_descriptor, -1);
        return descriptor < 0 || ::close(descriptor) == 0;
    }
    bool renameTo(const QByteArray &target)
    {
        if (std::rename(m_name.constData(), target.constData()) != 0)
            return false;
        m_exists = false;
        return true;
    }

private:
    QByteArray m_name;
    int m_descriptor = -1;
    bool m_exists = true;
};

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

Status keepBackup(const QString &path)
{
    for (int i = 1; i < 1000; ++i) {
        const QString backup = path + QStringLiteral(".bak") + (i == 1 ? QString() : QString::number(i));
        if (QFileInfo::exists(backup))
            continue;
        if (QFile::copy(path, backup))
            return Done{};
        return Error{
            Message(QT_TRANSLATE_NOOP("Message", "the backup “%1” could not be written"), {backup.toStdString()}),
            path.toStdString()};
    }
    return Error{QT_TRANSLATE_NOOP("Message", "there are too many backups of this file"), path.toStdString()};
}

} // namespace

Status saveFile(const QString &path, Bytes bytes, const SaveOptions &options)
{
    QString target = path;
    // Links to links, too; a circle of them is no file.
    for (int depth = 0; QFileInfo(target).isSymLink(); ++depth) {
        if (depth == 40)
            return Error{QT_TRANSLATE_NOOP("Message", "the file is not writable"), path.toStdString()};
        target = QFileInfo(target).symLinkTarget();
    }
    const QFileInfo info(target);
    if (info.exists() && (!info.isFile() || !info.isWritable()))
        return Error{QT_TRANSLATE_NOOP("Message", "the file is not writable"), path.toStdString()};

    const QByteArray targetName = QFile::encodeName(target);
    const QByteArray folderName = QFile::encodeName(info.absolutePath());
    struct stat old;
    const bool replaces = ::stat(targetName.constData(), &old) == 0;

    TemporaryFile temporary(target);
    if (!temporary.isOpen())
        return systemError(QStringLiteral("no temporary file can be made beside it"), path);
    if (!writeAll(temporary.descriptor(), bytes))
        return systemError(QStringLiteral("writing failed"), path);
    const mode_t mask = ::umask(0);
    ::umask(mask);
    // Whoever may write another's file leaves it his; most users can't and need not.
    if (replaces && (old.st_uid != ::geteuid() || old.st_gid != ::getegid()))
        static_cast<void>(::fchown(temporary.descriptor(), old.st_uid, old.st_gid) == 0);
    if (::fchmod(temporary.descriptor(), replaces ? old.st_mode & 07777 : 0666 & ~mask) != 0)
        return systemError(QStringLiteral("the file's mode could not be set"), path);
    if (::fsync(temporary.descriptor()) != 0)
        return systemError(QStringLiteral("the disk did not take the data"), path);
    if (!reads(temporary.descriptor(), bytes))
        return Error{QT_TRANSLATE_NOOP("Message", "what was written reads back differently; the old file is untouched"),
                     path.toStdString()};
    if (!temporary.close())
        return systemError(QStringLiteral("writing failed"), path);

    if (replaces && options.keepBackup)
        if (const Status kept = keepBackup(target); !kept)
            return kept;
    if (!temporary.renameTo(targetName))
        return systemError(QStringLiteral("the new file could not take the old one's place"), path);
    if (const int folder = ::open(folderName.constData(), O_RDONLY | O_DIRECTORY); folder >= 0) {
        ::fsync(folder);
        ::close(folder);
    }
    return Done{};
}

} // namespace sinew
