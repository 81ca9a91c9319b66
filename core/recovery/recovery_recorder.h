// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/async/task_runner.h"
#include "core/recovery/log_writer.h"
#include "core/recovery/step_positions.h"

#include <QTimer>

namespace sinew {

struct RecoveredDocument;

/// Records what is done to a document since its last save in a log, with a short delay and in another thread, so that a
/// crash loses a few seconds at most. There is a log only while the document is modified; it is removed by a save, by
/// undoing everything since the last save, and with this object.
///
/// A log starts from the document's files. If there are none (a model from an archive), if another program changed
/// them, or when the log has become too long, it starts from a snapshot: the files as the format writes them, beside
/// the log. Then no edit is lost, but older ones can't be undone after a crash. A format that can't write has no
/// snapshots.
class RecoveryRecorder : public QObject
{
    Q_OBJECT

public:
    /// The document must live as long. `folder`: where logs are; created when needed.
    RecoveryRecorder(Document &document, QString folder, const RecoveryLimits &limits = {}, QObject *parent = nullptr);
    ~RecoveryRecorder() override;

    /// For a recovered document, before anything else is done to it: writes its history again. Once that is on disk,
    /// the log `replaced` is removed; empty: none is.
    void adopt(RecoveredDocument &recovered, const QString &replaced);

    /// Writes waiting records at once.
    void flush();
    /// True if nothing is waiting or being written.
    bool isIdle() const { return !m_runner.isBusy() && m_waiting.empty() && !m_start; }
    /// The log's file; empty before one is begun.
    QString logFile() const { return m_writer ? m_writer->path() : QString(); }
    /// Ends as a crash would: what has been written stays.
    void crash();

Q_SIGNALS:
    /// Everything that was waiting is on disk.
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

    /// What is currently being done to the document.
    struct Doing
    {
        bool isPush = false;
        ChangeSet changes; ///< empty if the log already has the state
        QString text;
    };
    std::optional<Doing> m_doing;

    std::optional<LogStart> m_start; ///< comes before all waiting records
    std::vector<WaitingRecord> m_waiting;
    qint64 m_waitingBytes = 0;
    std::shared_ptr<LogWriter> m_writer, m_previous; ///< the latter until the former has begun
    QString m_replaced;
    TaskRunner m_runner{TaskRunner::AtEnd::Forget, 1};
};

} // namespace sinew
