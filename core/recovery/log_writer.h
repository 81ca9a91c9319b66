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

/// What a log begins with, taken in the document's thread.
struct LogStart
{
    LogHeader header; ///< without files and descriptions
    std::shared_ptr<const Format> format;
    const StructInfo *root = nullptr;
    StoredFiles stored;                    ///< the files that the model was read from
    std::shared_ptr<const Model> snapshot; ///< the model at the log's begin, to be written instead; null: the files do
};

/// Takes what a log begins with from a document as it is now. `withSnapshot`: its files are not what the log begins
/// from.
LogStart logStartOf(const Document &document, bool withSnapshot);

/// A record that is not in bytes yet.
struct WaitingRecord
{
    RecordKind kind = RecordKind::Step;
    qint64 time = 0;
    QString text;
    ChangeSet changes;
    std::size_t done = 0, count = 0; ///< of State
};

/// The file of one log. Belongs to whoever writes just now, in any thread; the file is locked as long as this object
/// lives, and removed with it unless it is kept.
class LogWriter
{
public:
    LogWriter(QString folder, const RecoveryLimits &limits) : m_folder(std::move(folder)), m_limits(limits) {}
    ~LogWriter();

    enum class Outcome {
        Written,
        Changed, ///< the files are no longer those that the document has: only a snapshot would do
        Full,    ///< the log has become too long
    };
    /// Begins the file. Nothing is left when it fails.
    Result<Outcome> begin(LogStart start);
    /// Appends records and waits until they are on the disk.
    Result<Outcome> append(const std::vector<WaitingRecord> &records);

    /// Leaves the file where it is, for a later program: what a crash does.
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
