// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/curves/commands/curve_operation.h"

#include <QObject>

#include <memory>

namespace sinew {

/// Runs the work of an operation in another thread; of several that are started the last one counts.
class OperationJob : public QObject
{
    Q_OBJECT

public:
    /// From so many keys on an operation's work takes its own thread.
    static constexpr std::size_t backgroundThreshold = 10000;

    using QObject::QObject;
    ~OperationJob() override;

    void start(const CurveOperation &operation, const QVariantList &values);
    /// finished() does not come any more; the work ends as soon as it notices.
    void cancel();
    bool isRunning() const { return m_run != nullptr; }
    /// 0…1.
    double fraction() const;

Q_SIGNALS:
    void finished(const std::vector<sinew::CurveEdit> &edits, const sinew::CurveOperation::Report &report);

private:
    struct Run;
    void finish(const std::shared_ptr<Run> &run);

    std::shared_ptr<Run> m_run;
};

} // namespace sinew
