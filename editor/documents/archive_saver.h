// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/async/task_runner.h"
#include "core/document/document.h"
#include "widgets/shared/notice.h"

#include <QObject>

class QWidget;

namespace sinew {

class FormatRegistry;
class Settings;

/// Saves models into copies of the archives that they came from: asks where, writes in the background, and reports what
/// was verified. The archive itself is replaced only if the user chooses it, and is then kept beside it as a backup.
class ArchiveSaver : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as this object; `window` is the parent of questions.
    ArchiveSaver(const FormatRegistry &formats, Settings &settings, QWidget *window, QObject *parent);

    /// Asks where to save. The document's StoredFiles say which archive.
    void save(Document &document);
    /// To a path chosen already.
    void saveTo(Document &document, const QString &target);
    bool isBusy() const { return m_tasks.isBusy(); }
    void cancel();

Q_SIGNALS:
    void notice(const sinew::Notice &notice);
    /// Work on a copy has begun, and ended.
    void started(const QString &target);
    void progressed(double fraction);
    void finished();

private:
    const FormatRegistry &m_formats;
    Settings &m_settings;
    QWidget *m_window;
    std::shared_ptr<Task> m_task;
    TaskRunner m_tasks{TaskRunner::AtEnd::Wait, 1};
};

} // namespace sinew
