// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/async/task_runner.h"
#include "core/recovery/log_writer.h"
#include "core/recovery/step_positions.h"

#include <QTimer>

namespace sinew {

struct RecoveredDocument;

/// Writes what is done to a document since its last save into a log, a little later and in another thread, so that a
/// crash takes at most some seconds. There is a log only while the document is modified; it goes with a save, with an
/// undo up to the last one, and with this object.
///
/// A log begins from the document's files. Where there are none (a model from an archive), where another program
/// changed them, and when the log has become too long, it begins from a snapshot: the files as the format writes them,
/// beside the log. Then no edit is lost, but older ones can't be undone after a crash. A format that can't write has no
/// snapshots.
class RecoveryRecorder : public QObject
{
    Q_OBJECT

public:
    /// The document must live as long. `folder`: where logs are; it is made when it is needed.
    RecoveryRecorder(Document &document, QString folder, const RecoveryLimits &limits = {}, QObject *parent = nullptr);
    ~RecoveryRecorder() override;

    /// For a document that was recovered, before anything else is done to it: what it had is written anew. When that is
    /// on the disk, the log `replaced` is removed; empty: none is.
    void adopt(RecoveredDocument &recovered, const QString &replaced);

    /// Writes at once what waits.
    void flush();
    /// Nothing waits or is being written.
    bool isIdle() const { return !m_runner.isBusy() && m_waiting.empty() && !m_start; }
    /// The log's file; empty before one is asked for.
    QString logFile() const { return m_writer ? m_writer->path() : QString(); }
    /// Ends as a crash would: what was written stays.
    void crash();

Q_SIGNALS:
    /// What waited is on the disk.
    void written();
    /// Nothing is recorded until the next save.
    void failed(const sinew::Error &error);

private:
    using Outcome = LogWriter::Outcome;

    void beginIfNeeded();
    void begin(LogStart start);
    void stop();
    void onPush(const ChangeSet &changes, const QString &text);
    void onApply(const ChangeSet &changes, bool backwards);
    void onHistoryChanged();
    void add(const StepPositions::Move &move, ChangeSet changes, const QString &text);
    void addWaiting(WaitingRecord record);
    void onDone(const Result<Outcome> &outcome);

    Document &m_document;
    QString m_folder;
    RecoveryLimits m_limits;
    QTimer m_timer;
    StepPositions m_positions;
    bool m_isActive = false, m_failed = false;

    /// What is being done to the document just now.
    struct Doing
    {
        bool isPush = false;
        ChangeSet changes; ///< empty where the log knows the state
        QString text;
    };
    std::optional<Doing> m_doing;

    std::optional<LogStart> m_start; ///< waits before all records
    std::vector<WaitingRecord> m_waiting;
    qint64 m_waitingBytes = 0;
    std::shared_ptr<LogWriter> m_writer, m_previous; ///< the latter until the former has begun
    QString m_replaced;
    TaskRunner m_runner{TaskRunner::AtEnd::Forget, 1};
};

} // namespace sinew
