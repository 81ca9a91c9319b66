// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/commands/operation_job.h"

namespace sinew {

void OperationJob::start(const CurveOperation &operation, const QVariantList &values)
{
    struct Outcome
    {
        std::vector<CurveEdit> edits;
        CurveOperation::Report report;
    };
    m_control = m_tasks.runNewest(
        [work = operation.work, edits = operation.start, values](TaskControl &control) mutable {
            Outcome outcome{std::move(edits), {}};
            outcome.report = work(outcome.edits, values, control);
            return outcome;
        },
        [this](const Outcome &outcome) { Q_EMIT finished(outcome.edits, outcome.report); });
}

double OperationJob::fraction() const
{
    return isRunning() ? m_control->fraction() : 0;
}

} // namespace sinew

#include "moc_operation_job.cpp"
