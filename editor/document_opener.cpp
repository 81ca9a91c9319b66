// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/document_opener.h"

#include <QThread>
#include <QTimer>

#include <algorithm>

namespace sinew {

namespace {

constexpr int patienceMilliseconds = 500;

} // namespace

DocumentOpener::DocumentOpener(const FormatRegistry &formats, QObject *parent) : QObject(parent), m_formats(formats)
{
    // One at a time keeps the order in which files were asked for.
    m_thread.setMaxThreadCount(1);
}

DocumentOpener::~DocumentOpener()
{
    for (const Job &job : m_jobs)
        *job.cancelled = true;
    m_thread.clear();
    m_thread.waitForDone();
}

int DocumentOpener::open(const QString &path, Loaded loaded)
{
    const Job job{++m_lastJob, std::make_shared<std::atomic<bool>>(false)};
    m_jobs.push_back(job);
    QTimer::singleShot(patienceMilliseconds, this, [this, job, path] {
        const bool stillRuns =
            std::any_of(m_jobs.begin(), m_jobs.end(), [&](const Job &j) { return j.number == job.number; });
        if (stillRuns)
            Q_EMIT slow(job.number, path);
    });
    QThread *home = thread();
    m_thread.start([this, job, path, home, loaded = std::move(loaded)] {
        if (*job.cancelled)
            return;
        // Shared because a queued call must be copyable.
        auto result = std::make_shared<Result<std::unique_ptr<Document>>>(m_formats.open(path));
        if (*result)
            (**result)->moveToThread(home);
        QMetaObject::invokeMethod(
            this,
            [this, job, path, result, loaded] {
                end(job.number);
                if (*job.cancelled)
                    return;
                if (*result)
                    loaded(std::move(**result));
                else
                    Q_EMIT failed(path, result->error());
            },
            Qt::QueuedConnection);
    });
    return job.number;
}

void DocumentOpener::cancel(int number)
{
    const auto job = std::find_if(m_jobs.begin(), m_jobs.end(), [&](const Job &j) { return j.number == number; });
    if (job == m_jobs.end())
        return;
    *job->cancelled = true;
    end(number);
}

void DocumentOpener::end(int number)
{
    if (std::erase_if(m_jobs, [&](const Job &job) { return job.number == number; }))
        Q_EMIT finished(number);
}

} // namespace sinew
