// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/thumbnails/thumbnail_processes.h"

#include "core/system/process/child_process.h"
#include "core/system/process/program_path.h"

#include <QProcess>
#include <QTimer>

#include <algorithm>
#include <numeric>

namespace sinew {

namespace {

/// Each process gets the next job while it draws one, so that it need not wait for it.
constexpr std::size_t jobsAhead = 2;
constexpr std::chrono::milliseconds startLimit = std::chrono::minutes(1);

/// "30 s", "0.5 s".
std::string secondsText(std::chrono::milliseconds time)
{
    return QString::number(double(time.count()) / 1000).toStdString() + " s";
}

} // namespace

ThumbnailProcesses::ThumbnailProcesses(QStringList words, int count, std::chrono::milliseconds limit)
    : m_words(std::move(words)), m_limit(limit), m_workers(std::size_t(std::max(1, count)))
{
}

ThumbnailProcesses::~ThumbnailProcesses() = default;

Status ThumbnailProcesses::draw(const std::vector<ThumbnailJob> &jobs, const Report &report)
{
    m_jobs = &jobs;
    m_report = &report;
    m_waiting.resize(jobs.size());
    std::iota(m_waiting.begin(), m_waiting.end(), std::size_t(0));
    m_outcomes.clear();
    m_outcomes.resize(jobs.size());
    m_told = 0;
    m_status = Done{};
    for (Worker &worker : m_workers)
        if (!m_waiting.empty())
            start(worker);
    if (m_status && m_told < jobs.size())
        m_loop.exec();
    for (Worker &worker : m_workers) {
        if (!worker.process)
            continue;
        worker.process->disconnect();
        worker.clock->stop();
        worker.process->closeWriteChannel();
        if (!m_status)
            worker.process->kill();
        worker.process->waitForFinished();
        worker = {};
    }
    return m_status;
}

void ThumbnailProcesses::start(Worker &worker)
{
    worker.process = std::make_unique<QProcess>();
    QProcess &process = *worker.process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    tieToProgram(process);
    QObject::connect(&process, &QProcess::readyReadStandardOutput, &m_loop, [this, &worker] { read(worker); });
    QObject::connect(&process, &QProcess::finished, &m_loop, [this, &worker] { restart(worker); });
    QObject::connect(&process, &QProcess::errorOccurred, &m_loop, [this](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart)
            return; // finished() follows
        m_status = Error{"the processes that draw can't be started", programPath().toStdString()};
        m_loop.quit();
    });
    worker.isLate = false;
    worker.clock = std::make_unique<QTimer>();
    worker.clock->setSingleShot(true);
    QObject::connect(worker.clock.get(), &QTimer::timeout, &m_loop, [this, &worker] {
        read(worker); // it may have been done in time
        if (worker.clock->isActive() || worker.given.empty())
            return;
        worker.isLate = true;
        worker.process->kill();
    });
    process.start(programPath(), m_words);
    feed(worker);
    worker.clock->start(startLimit + m_limit);
}

void ThumbnailProcesses::feed(Worker &worker)
{
    while (worker.process->state() != QProcess::NotRunning && !m_waiting.empty() && worker.given.size() < jobsAhead) {
        worker.given.push_back(m_waiting.front());
        m_waiting.pop_front();
        worker.process->write(lineOf((*m_jobs)[worker.given.back()]));
    }
}

void ThumbnailProcesses::read(Worker &worker)
{
    while (worker.process->canReadLine()) {
        const QByteArray line = worker.process->readLine();
        if (const auto failure = thumbnailFailureOf(line)) {
            m_status = Error{*failure};
            m_loop.quit();
            return;
        }
        auto outcome = thumbnailOutcomeOf(line);
        if (!outcome || worker.given.empty())
            continue; // something else printed it
        const std::size_t row = worker.given.front();
        worker.given.pop_front();
        feed(worker);
        worker.given.empty() ? worker.clock->stop() : worker.clock->start(m_limit);
        finish(row, std::move(*outcome));
    }
}

void ThumbnailProcesses::restart(Worker &worker)
{
    read(worker);
    if (!worker.given.empty()) {
        const std::size_t row = worker.given.front();
        worker.given.pop_front();
        m_waiting.insert(m_waiting.begin(), worker.given.begin(), worker.given.end());
        finish(row, {.picture = {},
                     .remark = {},
                     .problem = worker.isLate ? "drawing it took longer than " + secondsText(m_limit)
                                              : "the process that drew it crashed"});
    }
    worker.given.clear();
    worker.clock->stop();
    // The object is in the middle of a signal.
    worker.process.release()->deleteLater();
    if (m_status && !m_waiting.empty())
        start(worker);
}

void ThumbnailProcesses::finish(std::size_t row, ThumbnailOutcome outcome)
{
    m_outcomes[row] = std::move(outcome);
    for (; m_told < m_outcomes.size() && m_outcomes[m_told]; ++m_told)
        (*m_report)((*m_jobs)[m_told], *m_outcomes[m_told]);
    if (m_told == m_outcomes.size())
        m_loop.quit();
}

} // namespace sinew
