// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"
#include "core/system/file_stamp.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>

namespace sinew {

/// An open file, for what QFile leaves open: that it is new, is no link, has reached the disk, is locked. Closed with
/// this object, and not inherited by child processes. When a function fails, lastSystemError() says why.
class SystemFile
{
public:
    enum class Lock {
        Held,        ///< until the file is closed
        InUse,       ///< another process, or another object of this one, holds it
        Unsupported, ///< the file system has none
    };

    /// Makes an empty file that nobody but the user may read, to be written and read. Fails when `path` exists.
    static SystemFile create(const QString &path);
    /// Opens a file that exists, to be read and appended to. Fails for a link.
    static SystemFile open(const QString &path);
    /// Opens a file to be read, at the end of a link as well. Does not wait for the other end of a pipe.
    static SystemFile openToRead(const QString &path);
    /// A file without a name, in memory where the system can do that, for handing bytes to another process.
    static SystemFile inMemory(Bytes bytes);

    SystemFile(SystemFile &&other) noexcept;
    SystemFile &operator=(SystemFile &&other) noexcept;
    ~SystemFile();

    bool isOpen() const { return m_handle != none; }
    /// False when what was written last may not be in the file. Nothing happens when it is closed already.
    bool close();

    /// At the end.
    bool append(Bytes bytes);
    /// Waits until content and size are on the disk, as far as its file system knows how to.
    bool sync();
    /// Whether the file's content is exactly this.
    bool holds(Bytes expected);
    /// Whether it is a regular file of a real file system: no folder, device, pipe or socket, and nothing that the
    /// kernel makes up (/proc, /sys), which has no size and may have no end.
    bool isRegular() const;
    /// Nothing when the file is closed.
    std::optional<FileStamp> stamp() const;
    /// All of it, as long as it was when it was asked; nothing when it is no regular file, holds more bytes than
    /// `limit`, or can't be read.
    std::optional<QByteArray> read(qsizetype limit);
    /// Its first bytes, at most `count`.
    std::optional<QByteArray> readHead(qsizetype count);
    /// At most `count` bytes from `offset` on, fewer at the end; nothing when it fails. May be called from several
    /// threads.
    std::optional<QByteArray> readAt(qint64 offset, qsizetype count) const;
    /// Asks for the lock that only one holds, without waiting.
    Lock lock();
    /// Lets those read and write it who may do so with `path`, and gives it that file's owner where the user may; where
    /// there is no such file, it becomes what new files are. False when the permissions can't be set.
    bool takePermissionsOf(const QString &path);

private:
    friend class MessageChannel;
    static constexpr std::intptr_t none = -1;
    explicit SystemFile(std::intptr_t handle) : m_handle(handle) {}

    std::intptr_t m_handle; ///< the system's; `none` when closed
};

} // namespace sinew
