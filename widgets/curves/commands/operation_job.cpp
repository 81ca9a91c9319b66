// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/commands/operation_job.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

namespace sinew {

/// What a worker needs and gives; it outlives the job where it must.
struct OperationJob::Run
{
    decltype(CurveOperation::work) work;
    std::vector<CurveEdit> edits;
    QVariantList values;
    ToolControl control;
    CurveOperation::Report report;
};

OperationJob::~OperationJob()
{
    cancel();
}

void OperationJob::start(const CurveOperation &operation, const QVariantList &values)
{
    cancel();
    auto run = std::make_shared<Run>();
    run->work = operation.work;
    run->edits = operation.start;
    run->values = values;
    m_run = run;
    QThreadPool::globalInstance()->start([run, job = QPointer<OperationJob>(this)] {
        run->report = run->work(run->edits, run->values, run->control);
        // The job may be gone by then; only its own thread may look.
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [run, job] {
                if (job)
                    job->finish(run);
            },
            Qt::QueuedConnection);
    });
}

void OperationJob::cancel()
{
    if (m_run)
        m_run->control.cancel();
    m_run.reset();
}

double OperationJob::fraction() const
{
    return m_run ? m_run->control.fraction() : 0;
}

void OperationJob::finish(const std::shared_ptr<Run> &run)
{
    if (run != m_run)
        return;
    m_run.reset();
    Q_EMIT finished(run->edits, run->report);
}

} // namespace sinew

#include "moc_operation_job.cpp"
