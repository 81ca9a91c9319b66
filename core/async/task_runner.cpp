// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/async/task_runner.h"

#include "core/async/handover.h"
#include "core/async/posted_call.h"
#include "core/async/task_queue.h"

namespace sinew {

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
    std::deque<TaskQueue::Entry> dropped; // destroyed after the lock is released
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

void TaskRunner::customEvent(QEvent *event)
{
    takeOver(event);
    const auto &call = static_cast<const PostedCall &>(*event);
    if (!call.task->m_dropped)
        call.function();
}

bool TaskRunner::waitForDone(int milliseconds)
{
    return m_queue->waitForDone(milliseconds);
}

} // namespace sinew
