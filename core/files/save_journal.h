// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/system/system_file.h"

#include <QByteArray>
#include <QStringList>

#include <optional>
#include <vector>

namespace sinew {

/// One file of a save of several, with the names its pieces have beside it meanwhile.
struct JournalEntry
{
    QString target;       ///< absolute; stored relative to the journal's folder
    QByteArray digest;    ///< of the new content, or of what is deleted: SHA-256
    bool removes = false; ///< the file is to be deleted

    QString newFile(const QString &id) const { return target + u'.' + id + QStringLiteral(".sinew-new"); }
    /// The old content.
    QString oldFile(const QString &id) const { return target + u'.' + id + QStringLiteral(".sinew-old"); }
    /// Empty; says that there was no old file.
    QString noFile(const QString &id) const { return target + u'.' + id + QStringLiteral(".sinew-none"); }
};

/// The record of a save of several files, a small file that is only appended to: first what will be saved, then, when
/// everything lies ready, that the new files count. Its owner holds a lock on it.
class SaveJournal
{
public:
    /// A new one beside `file`, written to the disk.
    static Result<SaveJournal> begin(const QString &file, std::vector<JournalEntry> entries);
    /// One that an earlier save left; nothing when it is in use or not there any more. One that was cut off while it
    /// was begun has no entries.
    static std::optional<SaveJournal> open(const QString &path);
    static QStringList journalsIn(const QString &folder);

    const QString &path() const { return m_path; }
    const QString &id() const { return m_id; }
    const std::vector<JournalEntry> &entries() const { return m_entries; }
    bool isCommitted() const { return m_committed; }
    /// From now on the new files count; without, the old ones do again.
    Status setCommitted(bool committed);
    bool remove();

private:
    SaveJournal(QString path, SystemFile file) : m_path(std::move(path)), m_file(std::move(file)) {}
    Status append(const QByteArray &line);

    QString m_path, m_id;
    SystemFile m_file;
    bool m_committed = false;
    std::vector<JournalEntry> m_entries;
};

} // namespace sinew
