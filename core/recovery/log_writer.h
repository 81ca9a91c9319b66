// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/recovery/record_chain.h"
#include "core/recovery/recovery_limits.h"
#include "core/system/system_file.h"

#include <atomic>
#include <memory>

namespace sinew {

class Format;

/// The start of a log, taken in the document's thread.
struct LogStart
{
    LogHeader header; ///< without files and descriptions
    std::shared_ptr<const Format> format;
    const StructInfo *root = nullptr;
    StoredFiles stored;                    ///< the files that the model was read from
    std::shared_ptr<const Model> snapshot; ///< the model as the log begins, to be written instead; null: use the files
};

/// Takes the start of a log from the present state of a document. `withSnapshot`: the log does not start from the
/// document's files.
LogStart logStartOf(const Document &document, bool withSnapshot);

/// A record that is not encoded yet.
struct WaitingRecord
{
    RecordKind kind = RecordKind::Step;
    qint64 time = 0;
    QString text;
    ChangeSet changes;
    std::size_t done = 0, count = 0; ///< for State
};

/// The file of one log. Belongs to the current writer, in any thread; the file is locked as long as this object lives,
/// and removed with it unless kept.
class LogWriter
{
public:
    LogWriter(QString folder, const RecoveryLimits &limits) : m_folder(std::move(folder)), m_limits(limits) {}
    ~LogWriter();

    enum class Outcome {
        Written,
        Changed, ///< the files are no longer those of the document: only a snapshot would do
        Full,    ///< the log has become too long
    };
    /// Begins the file. Leaves nothing behind on failure.
    Result<Outcome> begin(LogStart start);
    /// Appends records and waits until they are on disk.
    Result<Outcome> append(const std::vector<WaitingRecord> &records);

    /// Leaves the file in place for a later program, as a crash does.
    void keep() { m_keep = true; }
    /// The log's path; empty before it has begun.
    const QString &path() const { return m_path; }

private:
    void addFiles(LogStart &start, bool &changed);
    Status addSnapshot(LogStart &start);

    QString m_folder, m_path;
    RecoveryLimits m_limits;
    std::optional<SystemFile> m_file;
    std::optional<RecordChain> m_chain;
    QByteArray m_name;
    qint64 m_size = 0;
    std::atomic<bool> m_keep = false;
};

} // namespace sinew
