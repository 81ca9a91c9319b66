// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/system/worker/confinement.h"
#include "core/system/worker/worker_process.h"
#include "editor/workers/worker_message.h"

#include <QCoreApplication>
#include <QStringList>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>

namespace sinew {

/// How workers are started: `program`, `before`, the worker's name and its own options, `after`.
struct WorkerCommand
{
    QString program;
    QStringList before = {}, after = {};
};
/// For all workers started from then on; without it none can be started.
void setWorkerCommand(WorkerCommand command);

/// A process of this program that does one thing with untrusted bytes and is confined (core/system/worker) before it
/// gets any. Started for the first request, kept for the next ones. One that takes too long is ended; the next request
/// gets a new process.
class ConfinedWorker
{
    Q_DECLARE_TR_FUNCTIONS(sinew::ConfinedWorker)

public:
    /// `name`: the command to run, `words`: its own options. `maxReply`: maximum size of a reply in bytes.
    ConfinedWorker(QString name, qsizetype maxReply, QStringList words = {})
        : m_name(std::move(name)), m_words(std::move(words)), m_maxReply(maxReply)
    {
    }

    /// The outcome of a request.
    struct Reply
    {
        enum State {
            Said,
            Unusable, ///< no process works: `problem` says why; or stop() was called
            TimedOut,
            Ended ///< it crashed, was ended, or sent something no worker sends
        } state = Ended;
        WorkerMessage message = {};
        QString problem = {};
        bool wasFirst = false; ///< the process had done nothing before
    };
    /// Answers a worker's questions while it works, since it can't open files.
    using Answers = std::function<WorkerParcel(const WorkerMessage &question)>;

    /// Waits for the reply, at most `limit`; in one thread at a time, which must not be the window's. (If there is no
    /// process yet, it gets a minute to start.)
    Reply ask(const WorkerParcel &request, std::chrono::milliseconds limit, const Answers &answers = {});
    /// Ends the process, whatever it is doing; ask() returns soon. Clears whatever kept one from starting.
    void end();
    /// The same permanently: no request gets a process any more.
    void stop();

    /// 0 if there is none.
    qint64 processId() const;
    /// Whether the process has a request.
    bool isAsked() const { return m_asked; }
    /// Requests that the present process has answered.
    int repliesSoFar() const { return m_replies; }

private:
    /// False, with `problem` set, if there is none.
    bool start(QString &problem);
    static QString firstWords(WorkerProcess &process);
    Reply exchange(const WorkerParcel &request, QDeadlineTimer deadline, const Answers &answers);
    void drop();

    const QString m_name;
    const QStringList m_words;
    const qsizetype m_maxReply;
    mutable std::mutex m_mutex;               ///< guards what end() and processId() use
    std::unique_ptr<WorkerProcess> m_process; ///< replaced by ask() only
    QString m_unusable;                       ///< why no process can do it
    std::atomic_bool m_stopped = false, m_asked = false;
    std::atomic_int m_replies = 0;
};

} // namespace sinew
