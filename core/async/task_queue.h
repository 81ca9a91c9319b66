// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/async/task.h"

#include <condition_variable>
#include <deque>
#include <mutex>

namespace sinew {

class TaskRunner;

/// What a runner and the threads that work for it share.
struct TaskQueue : std::enable_shared_from_this<TaskQueue>
{
    struct Entry
    {
        std::shared_ptr<Task> task;
        std::function<void(Task &)> job;
    };

    std::mutex mutex; ///< guards all members below
    std::condition_variable threadEnded;
    TaskRunner *runner = nullptr; ///< null once it is gone
    int maxThreads = 1;
    std::deque<Entry> waiting;
    int generation = 0; ///< threads of an earlier one are abandoned: they end after their current work
    int threads = 0;    ///< of this generation
    int allThreads = 0;

    void push(Entry entry);
    /// The loop of one thread.
    void work(int ownGeneration);
    bool waitForDone(int milliseconds);
};

} // namespace sinew
