// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/system/worker/message_channel.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace sinew {

/// A program that works for this one and gets its instructions through a channel. It inherits the channel and standard
/// error and no other descriptor, and nothing in its environment leads to the user's display, session or keys. It runs
/// with lower priority. Ended with this object; if this program crashes the channel closes, and the worker then ends
/// itself. On Windows a job object holds it: it can't start processes, and ends in any case when this program does.
class WorkerProcess
{
public:
    /// The descriptor of the worker's end of the channel. On Windows it is the standard input.
    static constexpr int channelDescriptor = 3;

    /// Null if the program can't be started: lastSystemError() says why. May be called in any thread.
    static std::unique_ptr<WorkerProcess> start(const QString &program, const QStringList &arguments);
    ~WorkerProcess();

    /// For one thread at a time.
    MessageChannel &channel() { return m_channel; }
    qint64 processId() const { return m_process; }
    /// Ends it at once, whatever it is doing: the channel closes. May be called in any thread.
    void kill();

private:
    WorkerProcess(MessageChannel channel, qint64 process) : m_channel(std::move(channel)), m_process(process) {}

    MessageChannel m_channel;
    const qint64 m_process;
    std::shared_ptr<void> m_system; ///< what the system needs besides the number to end it
};

} // namespace sinew
