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
    QString target;       ///< absolute, at the end of links
    QByteArray digest;    ///< of the new content, or of what is deleted: SHA-256, 32 bytes
    bool removes = false; ///< the file is to be deleted
    QString stem = {};    ///< path of its pieces without their suffix; set by the journal

    QString newFile() const { return stem + QStringLiteral(".sinew-new"); }
    /// The old content.
    QString oldFile() const { return stem + QStringLiteral(".sinew-old"); }
    /// Empty; says that there was no old file.
    QString noFile() const { return stem + QStringLiteral(".sinew-none"); }
};

/// The record of a save of several files, a small file beside the first of them that is only appended to: first what
/// will be saved, then, when everything lies ready, that the new files count. Its owner holds a lock on it. What it
/// says is believed only as far as the save register of this user knows it; a journal from elsewhere is a stranger's.
class SaveJournal
{
public:
    /// At most so many bytes, and files, are read from a journal; saves of more files fail.
    static constexpr qsizetype maxBytes = 1 << 20;
    static constexpr std::size_t maxFiles = 2048;

    /// A new one beside the first entry's target, written to the disk after its line in the save register.
    static Result<SaveJournal> begin(std::vector<JournalEntry> entries);
    /// One that an earlier save left, locked; nothing when it is in use, not there any more, or no journal.
    static std::optional<SaveJournal> open(const QString &path);
    /// The same to look at only, without a lock.
    static std::optional<SaveJournal> peek(const QString &path);
    /// Fails when a save that is going on, this program's or another's, changes one of the files as well. Looks at the
    /// journals beside them other than `own`. Where the file system has no locks none is seen.
    static Status checkNotBeingSaved(const QStringList &targets, const SaveJournal *own = nullptr);
    /// Paths of all in a folder, sorted.
    static QStringList journalsIn(const QString &folder);

    const QString &path() const { return m_path; }
    const QString &id() const { return m_id; }
    /// Empty when the journal was cut off while it was begun, or names something that no save of this program does.
    const std::vector<JournalEntry> &entries() const { return m_entries; }
    /// Whether this program, run by this user on this machine, began it in this folder and with these files.
    bool isOurs() const { return m_isOurs; }
    /// The journal of another machine also changes files of other folders, which it can't be trusted to name.
    bool leadsElsewhere() const { return m_leadsElsewhere; }
    bool isCommitted() const { return m_committed; }
    /// From now on the new files count; without, the old ones do again.
    Status setCommitted(bool committed);
    /// Deletes it and forgets it.
    bool remove();

private:
    SaveJournal(QString path, SystemFile file) : m_path(std::move(path)), m_file(std::move(file)) {}
    static std::optional<SaveJournal> read(const QString &path, SystemFile file);
    bool readEntries(const QByteArray &line);
    void setStems();
    Status append(const QByteArray &line);

    QString m_path, m_id;
    SystemFile m_file;
    bool m_committed = false, m_isOurs = false, m_leadsElsewhere = false;
    std::vector<JournalEntry> m_entries;
};

} // namespace sinew
