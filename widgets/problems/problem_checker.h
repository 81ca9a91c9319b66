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

/// Finds the problems of a document's model without blocking the window: shortly after a step a worker checks a clone,
/// and only those parts that the step can affect. A step meanwhile starts another check.
class ProblemChecker : public QObject
{
    Q_OBJECT

public:
    explicit ProblemChecker(QObject *parent = nullptr);

    void setDocument(Document *document);
    bool isChecking() const { return m_tasks.isBusy() || m_delay.isActive(); }

Q_SIGNALS:
    /// isChecking() may have changed.
    void checkingChanged();
    /// The result for the model as it was when the check began; addresses may be one edit out of date until the next.
    void finished(const sinew::CheckReport &report);

private:
    void schedule(const ChangeSet &changes);
    void startIn(int milliseconds);
    void start();
    void finish(CheckReport report);

    QPointer<Document> m_document;
    QTimer m_delay;
    bool m_stale = false; ///< edited since the check began
    Touched m_touched;    ///< since the check began
    CheckReport m_report; ///< the latest; empty before the first
    TaskRunner m_tasks{TaskRunner::AtEnd::Forget};
};

} // namespace sinew
