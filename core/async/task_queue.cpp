// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/async/task_queue.h"

#include "core/async/worker_threads.h"

#include <chrono>

namespace sinew {

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

} // namespace sinew
