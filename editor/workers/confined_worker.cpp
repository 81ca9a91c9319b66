// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/workers/confined_worker.h"

#include "core/system/system_error.h"
#include "editor/workers/worker_protocol.h"

namespace sinew {

namespace {

using namespace std::chrono_literals;

constexpr auto startLimit = 60s;
constexpr qsizetype maxFirstWords = 1 << 16;

std::mutex commandMutex;
WorkerCommand &theCommand()
{
    static WorkerCommand command;
    return command;
}

WorkerCommand workerCommand()
{
    const std::lock_guard lock(commandMutex);
    return theCommand();
}

bool sendParcel(MessageChannel &channel, const WorkerParcel &parcel, QDeadlineTimer deadline)
{
    std::vector<const SystemFile *> files;
    for (const SystemFile &file : parcel.files)
        files.push_back(&file);
    return channel.send(packed(parcel.message), files, deadline);
}

} // namespace

void setWorkerCommand(WorkerCommand command)
{
    const std::lock_guard lock(commandMutex);
    theCommand() = std::move(command);
}

ConfinedWorker::Reply ConfinedWorker::ask(const WorkerParcel &request, std::chrono::milliseconds limit,
                                          const Answers &answers)
{
    // If the process ended between two requests, this one is not to blame.
    if (m_process && m_process->channel().isClosed())
        drop();
    Reply reply;
    if (!m_process && !start(reply.problem)) {
        reply.state = Reply::Unusable;
        return reply;
    }
    const bool isFirst = m_replies == 0;
    reply = exchange(request, QDeadlineTimer(limit), answers);
    reply.wasFirst = isFirst;
    m_asked = false;
    if (reply.state == Reply::Said)
        ++m_replies;
    else
        drop();
    // If the program is ending, the file is not to blame.
    if (m_stopped && reply.state != Reply::Said)
        reply = {Reply::Unusable};
    return reply;
}

bool ConfinedWorker::start(QString &problem)
{
    {
        const std::lock_guard lock(m_mutex);
        problem = m_unusable;
        if (!problem.isEmpty() || m_stopped)
            return false;
    }
    const WorkerCommand command = workerCommand();
    std::unique_ptr<WorkerProcess> process;
    if (!command.program.isEmpty())
        process = WorkerProcess::start(command.program, command.before + QStringList{m_name} + m_words + command.after);
    if (command.program.isEmpty())
        problem = tr("The path of the program that reads untrusted files is not known.");
    else if (!process)
        problem = tr("The program that reads untrusted files can't be started: %1")
                      .arg(QString::fromStdString(lastSystemError().message()));
    WorkerProcess *started = process.get();
    {
        // It may be ended while it is starting.
        const std::lock_guard lock(m_mutex);
        m_process = std::move(process);
        m_replies = 0;
        if (m_stopped && m_process)
            m_process->kill();
    }
    if (started)
        problem = firstWords(*started);
    if (problem.isEmpty())
        return true;
    drop();
    const std::lock_guard lock(m_mutex);
    m_unusable = problem;
    return false;
}

/// Why it can't work; empty when it can.
QString ConfinedWorker::firstWords(WorkerProcess &process)
{
    const QString useless = tr("The program that reads untrusted files does not work.");
    MessageChannel::Message received;
    if (process.channel().receive(received, maxFirstWords, MessageChannel::Files::Refused,
                                  QDeadlineTimer(startLimit)) != MessageChannel::Received::Message)
        return useless;
    const auto message = unpacked(received.bytes);
    if (!message)
        return useless;
    if (const QString problem = message->head[worker_protocol::problem].toString(); !problem.isEmpty())
        return problem;
    return message->head.contains(worker_protocol::ready) ? QString() : useless;
}

ConfinedWorker::Reply ConfinedWorker::exchange(const WorkerParcel &request, QDeadlineTimer deadline,
                                               const Answers &answers)
{
    using Received = MessageChannel::Received;
    MessageChannel &channel = m_process->channel();
    const auto lost = [&] { return Reply{deadline.hasExpired() ? Reply::TimedOut : Reply::Ended}; };
    if (!sendParcel(channel, request, deadline))
        return lost();
    m_asked = true;
    for (;;) {
        MessageChannel::Message received;
        const Received how = channel.receive(received, m_maxReply, MessageChannel::Files::Refused, deadline);
        if (how != Received::Message)
            return {how == Received::TimedOut ? Reply::TimedOut : Reply::Ended};
        auto message = unpacked(received.bytes);
        if (!message)
            return {Reply::Ended};
        if (!message->head.contains(worker_protocol::question))
            return {Reply::Said, std::move(*message)};
        // A worker that keeps asking gets no more time than one that keeps computing.
        if (!answers || deadline.hasExpired() || !sendParcel(channel, answers(*message), deadline))
            return lost();
    }
}

void ConfinedWorker::drop()
{
    std::unique_ptr<WorkerProcess> process;
    const std::lock_guard lock(m_mutex);
    process = std::move(m_process);
    m_replies = 0;
}

void ConfinedWorker::end()
{
    const std::lock_guard lock(m_mutex);
    m_unusable.clear();
    if (m_process)
        m_process->kill();
}

void ConfinedWorker::stop()
{
    m_stopped = true;
    end();
}

qint64 ConfinedWorker::processId() const
{
    const std::lock_guard lock(m_mutex);
    return m_process ? m_process->processId() : 0;
}

} // namespace sinew
