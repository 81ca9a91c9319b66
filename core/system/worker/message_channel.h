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

/// One end of a line between two processes: messages go both ways, each with open files if need be. Closed with this
/// object; the other end learns of it. Belongs to one thread.
class MessageChannel
{
public:
    /// Both ends; null when the system gives none.
    static std::optional<std::pair<MessageChannel, MessageChannel>> pair();
    /// The end that the process was started with (WorkerProcess). Only one may be made.
    static MessageChannel ofWorker();

    MessageChannel(MessageChannel &&other) noexcept;
    MessageChannel &operator=(MessageChannel &&other) noexcept;
    ~MessageChannel();

    /// Whether the other end is gone and has left no message.
    bool isClosed() const;

    /// How many files a message can have.
    static constexpr std::size_t maxFiles = 4;
    /// False when the other end is gone or doesn't take the message in time. The other end may only do with a file what
    /// it was opened for.
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
        Closed ///< the other end is gone, or says what no other end would
    };
    enum class Files { Refused, Accepted };
    /// Waits for a message of at most `limit` bytes. Refused: files that come with it are closed unseen.
    Received receive(Message &message, qsizetype limit, Files files, QDeadlineTimer deadline = QDeadlineTimer::Forever);

private:
    friend class WorkerProcess;
    explicit MessageChannel(int descriptor) : m_descriptor(descriptor) {}
    bool waitFor(short events, QDeadlineTimer deadline) const;
    Received receiveHead(Message &message, std::uint64_t &size, Files files, QDeadlineTimer deadline) const;

    int m_descriptor; ///< -1 when it was moved from
};

} // namespace sinew
