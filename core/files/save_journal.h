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

/// One file of a save of several, with the names of its temporary pieces beside it.
struct JournalEntry
{
    QString target;       ///< absolute, at the end of links
    QByteArray digest;    ///< of the new content, or of the file to be deleted: SHA-256, 32 bytes
    bool removes = false; ///< the file is to be deleted
    QString stem = {};    ///< path of its pieces without their suffix; set by the journal

    QString newFile() const { return stem + QStringLiteral(".sinew-new"); }
    /// The old content.
    QString oldFile() const { return stem + QStringLiteral(".sinew-old"); }
    /// An empty file; records that there was no old file.
    QString noFile() const { return stem + QStringLiteral(".sinew-none"); }
};

/// The record of a save of several files, a small file beside the first of them that is only appended to: first the
/// files to be saved, then, once everything is ready, that the new files count. Its owner holds a lock on it. Its
/// content is trusted only if it matches the save register of this user; a journal from elsewhere is a stranger's.
class SaveJournal
{
public:
    /// At most this many bytes, and files, are read from a journal; saves of more files fail.
    static constexpr qsizetype maxBytes = 1 << 20;
    static constexpr std::size_t maxFiles = 2048;

    /// Creates one beside the first entry's target, written to disk after its line in the save register.
    static Result<SaveJournal> begin(std::vector<JournalEntry> entries);
    /// One left by an earlier save, locked; nothing if it is in use, gone, or no journal.
    static std::optional<SaveJournal> open(const QString &path);
    /// The same for reading only, without a lock. `unread` becomes the files of a save of this user whose journal
    /// exists but can't be read at the moment.
    static std::optional<SaveJournal> peek(const QString &path, QStringList *unread = nullptr);
    /// Fails if a save in progress, of this program or another, changes one of the files as well. Looks at the journals
    /// beside them other than `own`. On a file system without locks none is detected.
    static Status checkNotBeingSaved(const QStringList &targets, const SaveJournal *own = nullptr);
    /// Paths of all journals in a folder, sorted.
    static QStringList journalsIn(const QString &folder);
    /// True if journals have names like that, without folders.
    static bool isNameOf(const QString &fileName);

    const QString &path() const { return m_path; }
    const QString &id() const { return m_id; }
    /// Empty if the journal was interrupted while it was started, or names something that no save of this program does.
    const std::vector<JournalEntry> &entries() const { return m_entries; }
    /// True if this program, run by this user on this machine, started it in this folder and with these files.
    bool isOurs() const { return m_isOurs; }
    /// The journal of another machine also changes files in other folders, which it can't be trusted to name.
    bool leadsElsewhere() const { return m_leadsElsewhere; }
    bool isCommitted() const { return m_committed; }
    /// From now on the new files count; with false, the old ones do again.
    Status setCommitted(bool committed);
    /// Deletes it and its entry in the register.
    bool remove();

private:
    SaveJournal(QString path, SystemFile file) : m_path(std::move(path)), m_file(std::move(file)) {}
    static std::optional<SaveJournal> read(const QString &path, SystemFile file, const QByteArray &content);
    bool readEntries(const QByteArray &line);
    void setStems();
    Status append(const QByteArray &line);

    QString m_path, m_id;
    SystemFile m_file;
    bool m_committed = false, m_isOurs = false, m_leadsElsewhere = false;
    std::vector<JournalEntry> m_entries;
};

} // namespace sinew
