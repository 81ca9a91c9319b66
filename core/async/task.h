// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/async/task_control.h"

#include <functional>
#include <memory>
#include <utility>

namespace sinew {

struct TaskQueue;

/// A piece of work handed to a TaskRunner.
class Task : public TaskControl, public std::enable_shared_from_this<Task>
{
public:
    explicit Task(std::shared_ptr<TaskQueue> queue) : m_queue(std::move(queue)) {}

    /// For the work: calls `function` in the runner's thread, in the order of these calls and before the result is
    /// delivered; no longer once the runner has dropped the task.
    void post(std::function<void()> function);

private:
    friend class TaskRunner;
    void deliver(std::function<void()> function);

    std::shared_ptr<TaskQueue> m_queue;
    bool m_dropped = false; ///< used in the runner's thread only
};

} // namespace sinew
