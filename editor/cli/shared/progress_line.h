// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/async/task_control.h"
#include "core/async/task_runner.h"
#include "core/system/process/terminal.h"

#include <QEventLoop>
#include <QTimer>

#include <cmath>
#include <memory>
#include <optional>
#include <string>

namespace sinew {

/// The progress of a command, on one line of the terminal that is rewritten each time; nothing if nobody watches.
class ProgressLine
{
public:
    explicit ProgressLine(bool isWatched = isTerminal(stderr)) : m_isWatched(isWatched) {}
    ~ProgressLine()
    {
        if (!m_shown.empty())
            std::fputs("\n", stderr);
    }
    ProgressLine(const ProgressLine &) = delete;
    ProgressLine &operator=(const ProgressLine &) = delete;

    bool isWatched() const { return m_isWatched; }
    void show(std::string text)
    {
        if (!m_isWatched || text == m_shown)
            return;
        m_shown = std::move(text);
        std::fprintf(stderr, "\r%s", m_shown.c_str());
        std::fflush(stderr);
    }

private:
    bool m_isWatched;
    std::string m_shown;
};

/// Returns the result of work that reports its progress to a task, shown as a percentage on the terminal. Needs the
/// application.
template<class Work>
auto withProgress(TaskControl &task, const Work &work) -> decltype(work())
{
    ProgressLine line;
    if (!line.isWatched())
        return work();
    std::optional<decltype(work())> result;
    QEventLoop loop;
    QTimer timer;
    const auto show = [&] { line.show(std::to_string(int(std::floor(task.fraction() * 100))) + " %"); };
    QObject::connect(&timer, &QTimer::timeout, &loop, show);
    timer.start(100);
    TaskRunner runner(TaskRunner::AtEnd::Wait, 1);
    runner.run([&work] { return std::make_shared<decltype(work())>(work()); },
               [&](const std::shared_ptr<decltype(work())> &done) {
                   result.emplace(std::move(*done));
                   loop.quit();
               });
    loop.exec();
    show();
    return std::move(*result);
}

} // namespace sinew
