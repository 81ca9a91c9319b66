// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/async/task_runner.h"
#include "core/check/mending.h"
#include "core/document/document.h"

#include <QDialog>
#include <QPointer>

#include <functional>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace sinew {

/// Shows what fixes would change before they do: every place with its value before and after, and what can't be fixed,
/// with the reason. Computed in the background on a copy, and again if the model changes meanwhile. One undo step.
class FixPreview : public QDialog
{
    Q_OBJECT

public:
    using Plan = std::function<MendPlan(const Model &model, const Format *format, const std::atomic<bool> &cancelled)>;

    /// `text`: that of the step in the history.
    FixPreview(Document &document, const QString &text, Plan plan, QWidget *parent = nullptr);

    /// Of how many problems in all: what is left is told then.
    void setFound(int count) { m_found = count; }
    bool isReady() const { return m_ready; }
    QLabel *summary() const { return m_summary; }
    QTreeWidget *changes() const { return m_changes; }
    QPushButton *applyButton() const { return m_apply; }

private:
    struct Outcome
    {
        MendPlan plan;
        std::vector<PlannedChange> changes;
    };
    void compute();
    void show(Outcome outcome);
    void apply();

    QPointer<Document> m_document;
    QString m_text;
    QString m_refusal; ///< why the fixes could not be applied, told with the next result
    Plan m_plan;
    Outcome m_outcome;
    bool m_ready = false;
    int m_found = 0;
    QLabel *m_summary;
    QTreeWidget *m_changes;
    QPushButton *m_apply;
    TaskRunner m_tasks{TaskRunner::AtEnd::Forget};
};

} // namespace sinew
