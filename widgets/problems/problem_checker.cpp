// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/problems/problem_checker.h"

#include "core/format/format.h"
#include "core/model/references.h"

#include <QCoreApplication>
#include <QThreadPool>

namespace sinew {

/// What a worker needs and gives; it outlives both the document and the checker where it must.
struct ProblemChecker::Job
{
    std::unique_ptr<Model> model;
    std::shared_ptr<const Format> format;
    std::vector<Problem> problems;
};

ProblemChecker::ProblemChecker(QObject *parent) : QObject(parent)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(250);
    connect(&m_delay, &QTimer::timeout, this, &ProblemChecker::start);
}

ProblemChecker::~ProblemChecker() = default;

void ProblemChecker::setDocument(Document *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_job.reset();
    m_running = m_stale = false;
    m_delay.stop();
    if (!document)
        return;
    connect(document, &Document::committed, this, &ProblemChecker::schedule);
    connect(document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
    startIn(0);
}

void ProblemChecker::startIn(int milliseconds)
{
    m_delay.start(milliseconds);
    Q_EMIT checkingChanged();
}

void ProblemChecker::schedule()
{
    if (m_running)
        m_stale = true;
    else
        startIn(250);
}

void ProblemChecker::start()
{
    if (!m_document)
        return;
    m_running = true;
    m_stale = false;
    auto job = std::make_shared<Job>();
    job->model = m_document->model().clone();
    job->format = m_document->sharedFormat();
    m_job = job;
    QThreadPool::globalInstance()->start([job, checker = QPointer<ProblemChecker>(this)] {
        job->problems = validate(*job->model, limit);
        if (job->format)
            job->format->check(*job->model, job->problems);
        // The checker may be gone by then; only its own thread may look.
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [job, checker] {
                if (checker)
                    checker->finish(job);
            },
            Qt::QueuedConnection);
    });
}

void ProblemChecker::finish(const std::shared_ptr<Job> &job)
{
    if (job != m_job)
        return;
    m_running = false;
    m_job.reset();
    Q_EMIT finished(job->problems);
    if (m_stale)
        startIn(250);
    else
        Q_EMIT checkingChanged();
}

} // namespace sinew

#include "moc_problem_checker.cpp"
