// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/async/task_runner.h"

#include <QMetaObject>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>

namespace sinew {

/// What a runner and the threads that work for it share.
struct TaskQueue : std::enable_shared_from_this<TaskQueue>
{
    struct Entry
    {
        std::shared_ptr<Task> task;
        std::function<void(Task &)> job;
    };

    std::mutex mutex; ///< guards all that follows
    std::condition_variable threadEnded;
    TaskRunner *runner = nullptr; ///< null when it has gone
    int maxThreads = 1;
    std::deque<Entry> waiting;
    int generation = 0; ///< threads of an earlier one are abandoned: they end after what they do
    int threads = 0;    ///< of this generation
    int allThreads = 0;

    void push(Entry entry);
    /// The loop of one thread.
    void work(int ownGeneration);
    bool waitForDone(int milliseconds);
};

void TaskQueue::push(Entry entry)
{
    const std::lock_guard lock(mutex);
    waiting.push_back(std::move(entry));
    if (threads == maxThreads)
        return;
    ++threads;
    ++allThreads;
    runInWorkerThread([queue = shared_from_this(), own = generation] { queue->work(own); });
}

void TaskQueue::work(int ownGeneration)
{
    std::unique_lock lock(mutex);
    while (ownGeneration == generation && !waiting.empty()) {
        Entry entry = std::move(waiting.front());
        waiting.pop_front();
        lock.unlock();
        entry.job(*entry.task);
        entry = {}; // whoever waits for the end may destroy what the work refers to
        lock.lock();
    }
    if (ownGeneration == generation)
        --threads;
    --allThreads;
    threadEnded.notify_all();
}

bool TaskQueue::waitForDone(int milliseconds)
{
    std::unique_lock lock(mutex);
    const auto isDone = [this] { return allThreads == 0; };
    if (milliseconds >= 0)
        return threadEnded.wait_for(lock, std::chrono::milliseconds(milliseconds), isDone);
    threadEnded.wait(lock, isDone);
    return true;
}

void Task::post(std::function<void()> function)
{
    const std::lock_guard lock(m_queue->mutex);
    if (!m_queue->runner)
        return;
    QMetaObject::invokeMethod(
        m_queue->runner,
        [task = shared_from_this(), function = std::move(function)] {
            if (!task->m_dropped)
                function();
        },
        Qt::QueuedConnection);
}

void Task::deliver(std::function<void()> function)
{
    post([this, function = std::move(function)] {
        m_queue->runner->m_tasks.erase(shared_from_this());
        function();
    });
}

TaskRunner::TaskRunner(AtEnd atEnd, int maxThreads, QObject *parent)
    : QObject(parent), m_queue(std::make_shared<TaskQueue>()), m_atEnd(atEnd)
{
    m_queue->runner = this;
    m_queue->maxThreads = maxThreads;
}

TaskRunner::~TaskRunner()
{
    cancel();
    if (m_atEnd == AtEnd::Wait)
        waitForDone();
    const std::lock_guard lock(m_queue->mutex);
    m_queue->runner = nullptr;
}

int TaskRunner::maxThreads() const
{
    return m_queue->maxThreads;
}

void TaskRunner::start(const std::shared_ptr<Task> &task, std::function<void(Task &)> job)
{
    m_tasks.insert(task);
    m_queue->push({task, std::move(job)});
}

void TaskRunner::cancel()
{
    for (const std::shared_ptr<Task> &task : m_tasks) {
        task->m_dropped = true;
        task->cancel();
    }
    m_tasks.clear();
    std::deque<TaskQueue::Entry> dropped; // destroyed without the lock
    const std::lock_guard lock(m_queue->mutex);
    dropped.swap(m_queue->waiting);
}

void TaskRunner::abandon()
{
    cancel();
    const std::lock_guard lock(m_queue->mutex);
    ++m_queue->generation;
    m_queue->threads = 0;
}

bool TaskRunner::waitForDone(int milliseconds)
{
    return m_queue->waitForDone(milliseconds);
}

} // namespace sinew
