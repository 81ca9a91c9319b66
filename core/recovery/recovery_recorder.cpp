// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/recovery/recovery_recorder.h"

#include "core/recovery/change_codec.h"
#include "core/recovery/recovery.h"
#include "core/recovery/recovery_folder.h"

#include <QDateTime>

#include <algorithm>

namespace sinew {

namespace {

qint64 byteCostOfAll(const ChangeSet &changes)
{
    std::size_t bytes = 0;
    for (const Change &change : changes)
        bytes += change.byteCost();
    return qint64(bytes);
}

} // namespace

RecoveryRecorder::RecoveryRecorder(Document &document, QString folder, const RecoveryLimits &limits, QObject *parent)
    : QObject(parent), m_document(document), m_folder(std::move(folder)), m_limits(limits)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(limits.flushMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &RecoveryRecorder::flush);
    if (m_folder.isEmpty() || !document.format())
        return;
    connect(&document, &Document::aboutToPush, this, &RecoveryRecorder::onPush);
    connect(&document, &Document::aboutToApply, this, &RecoveryRecorder::onApply);
    connect(&document, &Document::historyChanged, this, &RecoveryRecorder::onHistoryChanged);
    connect(&document, &Document::modifiedChanged, this, [this](bool modified) {
        if (!modified)
            stop();
    });
}

RecoveryRecorder::~RecoveryRecorder()
{
    stop();
}

void RecoveryRecorder::stop()
{
    m_runner.cancel();
    m_timer.stop();
    m_doing.reset();
    m_start.reset();
    m_waiting.clear();
    m_waitingBytes = 0;
    // The writer of a running write goes when that has finished.
    m_previous.reset();
    m_writer.reset();
    if (!m_replaced.isEmpty())
        removeLog(std::exchange(m_replaced, {}));
    m_isActive = m_failed = false;
}

void RecoveryRecorder::crash()
{
    m_runner.cancel();
    m_runner.waitForDone();
    for (const auto &writer : {m_writer, m_previous})
        if (writer)
            writer->keep();
    m_replaced.clear();
    stop();
    m_document.disconnect(this);
}

void RecoveryRecorder::begin(LogStart start)
{
    m_start = std::move(start);
    m_waiting.clear();
    m_waitingBytes = 0;
    m_writer = std::make_shared<LogWriter>(m_folder, m_limits);
    m_isActive = true;
}

void RecoveryRecorder::beginIfNeeded()
{
    if (m_isActive)
        return;
    begin(logStartOf(m_document, m_document.isModified()));
    m_positions.begin(m_document.historyIndex(), m_document.historyCount());
}

void RecoveryRecorder::adopt(RecoveredDocument &recovered, const QString &replaced)
{
    if (m_folder.isEmpty())
        return;
    begin(std::move(recovered.start));
    m_replaced = replaced;
    m_positions.adopt(m_document.historyIndex(), m_document.historyCount());
    for (RecoveredStep &step : recovered.steps)
        addWaiting({RecordKind::Step, step.time, step.text, std::move(step.changes)});
    addWaiting(
        {RecordKind::State, QDateTime::currentMSecsSinceEpoch(), {}, {}, m_positions.done(), m_positions.count()});
    flush();
}

void RecoveryRecorder::onPush(const ChangeSet &changes, const QString &text)
{
    if (m_failed)
        return;
    beginIfNeeded();
    m_doing = Doing{true, changes, text};
}

void RecoveryRecorder::onApply(const ChangeSet &changes, bool backwards)
{
    if (m_failed || m_doing)
        return;
    beginIfNeeded();
    m_doing = Doing();
    if (m_positions.knowsNext(backwards))
        return;
    m_doing->changes = changes;
    const QString text = m_document.historyText(m_document.historyIndex() - (backwards ? 1 : 0));
    if (backwards)
        std::reverse(m_doing->changes.begin(), m_doing->changes.end());
    m_doing->text = backwards ? tr("Undo: %1").arg(text) : text;
}

void RecoveryRecorder::onHistoryChanged()
{
    if (!m_doing || !m_isActive)
        return;
    Doing doing = std::move(*std::exchange(m_doing, std::nullopt));
    const int index = m_document.historyIndex(), count = m_document.historyCount();
    add(doing.isPush ? m_positions.pushed(index, count) : m_positions.moved(index, count), std::move(doing.changes),
        doing.text);
}

void RecoveryRecorder::add(const StepPositions::Move &move, ChangeSet changes, const QString &text)
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    WaitingRecord *last = m_waiting.empty() ? nullptr : &m_waiting.back();
    switch (move.kind) {
    case StepPositions::Kind::Step:
        addWaiting({RecordKind::Step, now, text, std::move(changes)});
        break;
    case StepPositions::Kind::Amend:
        if (!last || last->kind == RecordKind::State) {
            addWaiting({RecordKind::Amend, now, text, std::move(changes)});
            break;
        }
        m_waitingBytes -= byteCostOfAll(last->changes);
        last->time = now;
        last->text = text;
        appendChanges(last->changes, std::move(changes));
        m_waitingBytes += byteCostOfAll(last->changes);
        break;
    case StepPositions::Kind::State:
        if (last && last->kind == RecordKind::State)
            m_waiting.pop_back();
        addWaiting({RecordKind::State, now, {}, {}, move.done, move.count});
        break;
    }
    if (m_waitingBytes > m_limits.waitingBytes)
        flush();
    else if (!m_timer.isActive())
        m_timer.start();
}

void RecoveryRecorder::addWaiting(WaitingRecord record)
{
    m_waitingBytes += byteCostOfAll(record.changes);
    m_waiting.push_back(std::move(record));
}

void RecoveryRecorder::flush()
{
    m_timer.stop();
    // Records added during a write are written afterwards, all at once.
    if (m_runner.isBusy() || (m_waiting.empty() && !m_start) || !m_writer)
        return;
    struct Batch
    {
        std::optional<LogStart> start;
        std::vector<WaitingRecord> records;
    };
    auto batch = std::make_shared<Batch>();
    batch->start = std::exchange(m_start, std::nullopt);
    batch->records = std::exchange(m_waiting, {});
    m_waitingBytes = 0;
    m_runner.run(
        [shared = m_writer, batch]() mutable -> Result<Outcome> {
            // Not kept beyond its result: dropping it then removes the file at once.
            const std::shared_ptr<LogWriter> writer = std::move(shared);
            if (batch->start) {
                Result<Outcome> begun = writer->begin(std::move(*batch->start));
                if (!begun || *begun != Outcome::Written || batch->records.empty())
                    return begun;
            }
            return writer->append(batch->records);
        },
        [this](const Result<Outcome> &outcome) { onDone(outcome); });
}

void RecoveryRecorder::onDone(const Result<Outcome> &outcome)
{
    if (!outcome) {
        // What is on disk stays as long as the document is modified: it is better than nothing.
        m_failed = true;
        m_start.reset();
        m_waiting.clear();
        m_timer.stop();
        Q_EMIT failed(outcome.error());
        return;
    }
    if (*outcome != Outcome::Written) {
        if (*outcome == Outcome::Full)
            m_previous = m_writer;
        begin(logStartOf(m_document, true));
        m_positions.begin(m_document.historyIndex(), m_document.historyCount());
        flush();
        return;
    }
    m_previous.reset();
    if (!m_replaced.isEmpty())
        removeLog(std::exchange(m_replaced, {}));
    Q_EMIT written();
    // They became due during the write.
    if (!m_waiting.empty() && !m_timer.isActive())
        flush();
}

} // namespace sinew

#include "moc_recovery_recorder.cpp"
