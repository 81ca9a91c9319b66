// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/async/task.h"

#include "core/async/handover.h"
#include "core/async/posted_call.h"
#include "core/async/task_queue.h"
#include "core/async/task_runner.h"

#include <QCoreApplication>

namespace sinew {

void Task::post(std::function<void()> function)
{
    const std::lock_guard lock(m_queue->mutex);
    if (!m_queue->runner)
        return;
    auto *const call = new PostedCall(shared_from_this(), std::move(function));
    handOver(call);
    QCoreApplication::postEvent(m_queue->runner, call);
}

void Task::deliver(std::function<void()> function)
{
    post([this, function = std::move(function)] {
        m_queue->runner->m_tasks.erase(shared_from_this());
        function();
    });
}

} // namespace sinew
