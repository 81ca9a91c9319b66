// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format_registry.h"

#include <QElapsedTimer>
#include <QObject>
#include <QThreadPool>

#include <functional>

namespace sinew {

/// Opens documents in a thread of its own, one after the other, so that the window never waits.
class DocumentOpener : public QObject
{
    Q_OBJECT

public:
    using Loaded = std::function<void(std::unique_ptr<Document>)>;

    /// `formats` must live as long as this object.
    explicit DocumentOpener(const FormatRegistry &formats, QObject *parent = nullptr);
    ~DocumentOpener() override;

    /// Calls `loaded` in this object's thread when the file was read, unless it failed or was cancelled. Returns the job's
    /// number.
    int open(const QString &path, Loaded loaded);
    /// The job's result is dropped; a job that has not begun does not begin.
    void cancel(int job);
    bool isBusy() const { return !m_jobs.empty(); }

Q_SIGNALS:
    /// After half a second; finished() follows.
    void slow(int job, const QString &path);
    void finished(int job);
    void failed(const QString &path, const sinew::Error &error);

private:
    struct Job
    {
        int number;
        std::shared_ptr<std::atomic<bool>> cancelled;
    };
    void end(int job);

    const FormatRegistry &m_formats;
    std::vector<Job> m_jobs;
    int m_lastJob = 0;
    QThreadPool m_thread;
};

} // namespace sinew
