// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/async/task_runner.h"
#include "core/recovery/recovery_limits.h"
#include "widgets/shared/notice.h"

#include <QObject>

#include <memory>
#include <unordered_map>

class QWidget;

namespace sinew {

class Document;
class DocumentList;
struct FoundRecovery;
class FormatRegistry;
struct RecoveredDocument;
class RecoveryRecorder;

/// Keeps a recovery log of every open document, and offers what was left by a program that ended without saving.
/// Nothing is recovered or removed unless the user asks for it.
class DocumentRecovery : public QObject
{
    Q_OBJECT

public:
    /// All must outlive this object; `window` is the parent of questions. `folder`: where the logs are; empty: nothing
    /// is kept.
    DocumentRecovery(DocumentList &documents, const FormatRegistry &formats, QString folder, QWidget *window);
    ~DocumentRecovery() override;

    /// Looks for logs in another thread, and offers each one in its own notice.
    void offer();
    /// The window closes: anything not saved by now is not wanted.
    void forgetAll();
    bool isBusy() const { return m_tasks.isBusy(); }
    /// Cancels the running read. False if it could not be waited for that long.
    bool finish(int milliseconds);
    /// For documents opened from now on.
    void setLimits(const RecoveryLimits &limits) { m_limits = limits; }
    /// Null for documents that are not open.
    RecoveryRecorder *recorder(const Document *document) const;

Q_SIGNALS:
    void notice(const sinew::Notice &notice);

private:
    void keep(Document *document);
    void offer(const FoundRecovery &found);
    void recover(const FoundRecovery &found);
    void show(const FoundRecovery &found, Result<RecoveredDocument> result);
    void discard(const FoundRecovery &found);

    DocumentList &m_documents;
    const FormatRegistry &m_formats;
    QString m_folder;
    QWidget *m_window;
    RecoveryLimits m_limits;
    std::unordered_map<const Document *, std::unique_ptr<RecoveryRecorder>> m_recorders;
    TaskRunner m_tasks{TaskRunner::AtEnd::Wait, 1};
};

} // namespace sinew
