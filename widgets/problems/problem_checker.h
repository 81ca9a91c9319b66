// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/async/task_runner.h"
#include "core/check/check_report.h"
#include "core/document/document.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

namespace sinew {

/// Finds the problems of a document's model without holding up the window: a moment after a step a worker checks a
/// clone, and of that only what the step can have an effect on. A step meanwhile makes it check again.
class ProblemChecker : public QObject
{
    Q_OBJECT

public:
    explicit ProblemChecker(QObject *parent = nullptr);

    void setDocument(Document *document);
    bool isChecking() const { return m_tasks.isBusy() || m_delay.isActive(); }

Q_SIGNALS:
    /// isChecking() may have another answer.
    void checkingChanged();
    /// Of the model as it was when the check began; addresses may be stale by one edit until the next result.
    void finished(const sinew::CheckReport &report);

private:
    void schedule(const ChangeSet &changes);
    void startIn(int milliseconds);
    void start();
    void finish(CheckReport report);

    QPointer<Document> m_document;
    QTimer m_delay;
    bool m_stale = false; ///< edited since the check began
    Touched m_touched;    ///< since then
    CheckReport m_report; ///< the last one; empty before the first
    TaskRunner m_tasks{TaskRunner::AtEnd::Forget};
};

} // namespace sinew
