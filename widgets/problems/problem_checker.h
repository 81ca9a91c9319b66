// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/async/task_runner.h"
#include "core/document/document.h"
#include "core/model/problem.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

namespace sinew {

/// Finds the problems of a document's model without holding up the window: a moment after the last edit a worker checks
/// a clone. An edit meanwhile makes it check again.
class ProblemChecker : public QObject
{
    Q_OBJECT

public:
    explicit ProblemChecker(QObject *parent = nullptr);

    void setDocument(Document *document);
    bool isChecking() const { return m_tasks.isBusy() || m_delay.isActive(); }
    /// At most this many of each kind are reported.
    static constexpr std::size_t limit = 1000;

Q_SIGNALS:
    /// isChecking() may have another answer.
    void checkingChanged();
    /// Of the model as it was when the check began; addresses may be stale by one edit until the next result.
    void finished(const std::vector<sinew::Problem> &problems);

private:
    void schedule();
    void startIn(int milliseconds);
    void start();
    void finish(const std::vector<Problem> &problems);

    QPointer<Document> m_document;
    QTimer m_delay;
    bool m_stale = false; ///< edited since the check began
    TaskRunner m_tasks{TaskRunner::AtEnd::Forget};
};

} // namespace sinew
