// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/system/system_file.h"

#include <QByteArray>
#include <QDeadlineTimer>

#include <optional>
#include <utility>
#include <vector>

namespace sinew {

/// One end of a connection between two processes: messages go both ways, each with open files if needed. Closed with
/// this object, which the other end notices. For use in one thread.
class MessageChannel
{
public:
    /// Both ends; null if the system can't create them.
    static std::optional<std::pair<MessageChannel, MessageChannel>> pair();
    /// The end that the process was started with (WorkerProcess). Only one may be created.
    static MessageChannel ofWorker();

    MessageChannel(MessageChannel &&other) noexcept;
    MessageChannel &operator=(MessageChannel &&other) noexcept;
    ~MessageChannel();

    /// True if the other end is gone and has left no message.
    bool isClosed() const;

    /// Maximum number of files in a message.
    static constexpr std::size_t maxFiles = 4;
    /// False if the other end is gone or doesn't take the message in time. The other end can use a file only in the
    /// mode in which it was opened. On Windows it can only read, and workers can't send files.
    bool send(const QByteArray &message, const std::vector<const SystemFile *> &files = {},
              QDeadlineTimer deadline = QDeadlineTimer::Forever);

    struct Message
    {
        QByteArray bytes;
        std::vector<SystemFile> files;
    };
    enum class Received {
        Message,
        TimedOut,
        Closed ///< the other end is gone, or sends something invalid
    };
    enum class Files { Refused, Accepted };
    /// Waits for a message of at most `limit` bytes. Refused: its files are closed unseen.
    Received receive(Message &message, qsizetype limit, Files files, QDeadlineTimer deadline = QDeadlineTimer::Forever);

private:
    friend class WorkerProcess;
    explicit MessageChannel(int descriptor) : m_descriptor(descriptor) {}
    bool waitFor(short events, QDeadlineTimer deadline) const;
    /// Some of the bytes of a message, at least one.
    Received receiveSome(char *to, qsizetype size, qsizetype &count, QDeadlineTimer deadline) const;
    Received receiveHead(Message &message, std::uint64_t &size, Files files, QDeadlineTimer deadline) const;

    int m_descriptor;    ///< on Windows a handle, which has 32 bits; -1 when moved from
    int m_receiver = -1; ///< Windows: handle of the process at the other end, if files can be given to it
};

} // namespace sinew
