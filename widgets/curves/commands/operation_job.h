// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/async/task_runner.h"
#include "widgets/curves/commands/curve_operation.h"

#include <QObject>

#include <memory>

namespace sinew {

/// Runs the work of an operation in another thread; if several are started, only the last one counts.
class OperationJob : public QObject
{
    Q_OBJECT

public:
    /// The number of keys from which an operation's work runs in its own thread.
    static constexpr std::size_t backgroundThreshold = 10000;

    using QObject::QObject;

    void start(const CurveOperation &operation, const QVariantList &values);
    /// finished() will not be emitted; the work ends at its next check.
    void cancel() { m_tasks.cancel(); }
    bool isRunning() const { return m_tasks.isBusy(); }
    /// 0…1.
    double fraction() const;

Q_SIGNALS:
    void finished(const std::vector<sinew::CurveEdit> &edits, const sinew::CurveOperation::Report &report);

private:
    std::shared_ptr<const TaskControl> m_control; ///< of the latest work
    TaskRunner m_tasks{TaskRunner::AtEnd::Forget};
};

} // namespace sinew
