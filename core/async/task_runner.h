// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/async/task.h"
#include "core/async/worker_threads.h"

#include <QObject>

#include <functional>
#include <memory>
#include <type_traits>
#include <unordered_set>
#include <utility>

namespace sinew {

struct TaskQueue;

/// Runs work in other threads for the object that holds it, and delivers the results in the thread in which it was
/// created, which needs an event loop. All functions must be called in that thread. Neither the work nor the function
/// that takes its result may throw.
class TaskRunner : public QObject
{
public:
    /// What happens to work that is running when the runner is destroyed. Its result is dropped in any case.
    enum class AtEnd {
        Wait,   ///< the destructor waits for it: it may use anything that lives as long as the runner
        Forget, ///< it runs on: it may only use what it owns
    };

    /// At most `maxThreads` pieces of work run at once; the others wait, first come, first served.
    explicit TaskRunner(AtEnd atEnd, int maxThreads = processorCount(), QObject *parent = nullptr);
    ~TaskRunner() override;

    int maxThreads() const;

    /// Calls `work(task)`, or `work()`, in another thread, and later `deliver` with what it returned; both are copied.
    /// The task reports the progress. Task::cancel() asks the work to stop, but its result is still delivered.
    template<class Work, class Deliver>
    std::shared_ptr<Task> run(Work work, Deliver deliver);
    /// The newest request wins: cancel(), then run().
    template<class Work, class Deliver>
    std::shared_ptr<Task> runNewest(Work work, Deliver deliver)
    {
        cancel();
        return run(std::move(work), std::move(deliver));
    }

    /// Drops all tasks: those that have not begun never begin, running ones are asked to stop; nothing of them is
    /// delivered any more.
    void cancel();
    /// The same for work that can't be interrupted: new work does not wait for it to end.
    void abandon();
    /// Waits until no work is left, dropped or not, for at most this many milliseconds, or without limit if negative;
    /// delivers nothing. Returns false on timeout.
    bool waitForDone(int milliseconds = -1);

    /// Tasks that are neither delivered nor dropped.
    int pending() const { return int(m_tasks.size()); }
    bool isBusy() const { return !m_tasks.empty(); }

protected:
    void customEvent(QEvent *event) override;

private:
    friend class Task;
    void start(const std::shared_ptr<Task> &task, std::function<void(Task &)> job);

    std::shared_ptr<TaskQueue> m_queue; ///< outlives the runner while work is running
    AtEnd m_atEnd;
    std::unordered_set<std::shared_ptr<Task>> m_tasks;
};

/// A single piece of work for `owner`: `deliver` gets the result of `work` in the owner's thread, which must be the
/// current one, unless the owner is gone by then. The work may only use what it owns.
template<class Work, class Deliver>
void runTask(QObject *owner, Work work, Deliver deliver)
{
    auto *runner = new TaskRunner(TaskRunner::AtEnd::Forget, 1, owner);
    runner->run(std::move(work), [runner, deliver = std::move(deliver)](auto &&...result) mutable {
        runner->deleteLater();
        deliver(std::forward<decltype(result)>(result)...);
    });
}

template<class Work, class Deliver>
std::shared_ptr<Task> TaskRunner::run(Work work, Deliver deliver)
{
    auto call = [work = std::move(work)](Task &task) mutable {
        if constexpr (std::is_invocable_v<Work &, Task &>)
            return work(task);
        else
            return work();
    };
    using Result = std::invoke_result_t<decltype(call) &, Task &>;
    auto task = std::make_shared<Task>(m_queue);
    start(task, [call = std::move(call), deliver = std::move(deliver)](Task &own) mutable {
        if constexpr (std::is_void_v<Result>) {
            call(own);
            own.deliver([deliver = std::move(deliver)]() mutable { deliver(); });
        } else {
            // Shared because a std::function must be copyable. No copy stays here: the last holder destroys it.
            own.deliver([result = std::make_shared<Result>(call(own)), deliver = std::move(deliver)]() mutable {
                deliver(std::move(*result));
            });
        }
    });
    return task;
}

} // namespace sinew
