// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "editor/cli/thumbnails/thumbnail_job.h"

#include <QEventLoop>
#include <QStringList>

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QProcess;
class QTimer;

namespace sinew {

/// Draws thumbnails in several processes at once, since Qt 3D draws in one thread. A model on which one of them
/// crashes, or which takes too long, is reported like any other that can't be drawn. Needs an application object.
class ThumbnailProcesses
{
public:
    /// `words`: what follows the program in the command line of a process that reads jobs from standard input and
    /// writes their outcomes to standard output, a line each. `limit`: of the time for a model; a process that has just
    /// been started gets a minute more.
    ThumbnailProcesses(QStringList words, int count, std::chrono::milliseconds limit);
    ~ThumbnailProcesses();

    using Report = std::function<void(const ThumbnailJob &, const ThumbnailOutcome &)>;
    /// Calls `report` for each job, in their order, as soon as it and those before it are drawn. An Error means that no
    /// process can draw.
    Status draw(const std::vector<ThumbnailJob> &jobs, const Report &report);

private:
    struct Worker
    {
        std::unique_ptr<QProcess> process = {};
        std::unique_ptr<QTimer> clock = {};
        std::deque<std::size_t> given = {}; ///< rows of its jobs, the current one first
        bool isLate = false;                ///< it was ended because it took too long
    };
    void start(Worker &worker);
    void feed(Worker &worker);
    void read(Worker &worker);
    void restart(Worker &worker);
    void finish(std::size_t row, ThumbnailOutcome outcome);

    const QStringList m_words;
    const std::chrono::milliseconds m_limit;
    std::vector<Worker> m_workers;
    const std::vector<ThumbnailJob> *m_jobs = nullptr;
    const Report *m_report = nullptr;
    std::deque<std::size_t> m_waiting;
    std::vector<std::optional<ThumbnailOutcome>> m_outcomes; ///< by row, nothing until drawn
    std::size_t m_told = 0;                                  ///< rows before it have been reported
    QEventLoop m_loop;
    Status m_status = Done{};
};

} // namespace sinew
