// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QEvent>

#include <functional>
#include <memory>
#include <utility>

namespace sinew {

class Task;

/// A function of a task on its way to the runner's thread: the only event that this program sends to a TaskRunner.
class PostedCall final : public QEvent
{
public:
    PostedCall(std::shared_ptr<Task> task, std::function<void()> function)
        : QEvent(User), task(std::move(task)), function(std::move(function))
    {
    }

    const std::shared_ptr<Task> task;
    const std::function<void()> function;
};

} // namespace sinew
