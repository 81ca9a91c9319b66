// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/files/file_transaction.h"

#include "core/files/file_digests.h"
#include "core/files/file_set.h"
#include "core/files/new_file.h"
#include "core/files/read_file.h"
#include "core/files/save_outcome.h"
#include "core/files/save_target.h"
#include "core/system/file_operations.h"
#include "core/system/system_error.h"

#include <QFileInfo>

namespace sinew {

namespace {

/// Keeps the old content under another name; records if there is none.
bool keepOld(const JournalEntry &entry)
{
    if (!QFileInfo::exists(entry.target)) {
        NewFile note(entry.noFile());
        note.keep();
        return note.isOpen();
    }
    const QString old = entry.oldFile();
    if (linkFile(entry.target, old))
        return true;
    // Some file systems have no links.
    const Result<ReadFile> file = readFile(entry.target, maxModelFileBytes);
    NewFile copy(old);
    if (!file || !copy.isOpen() || !copy.fill(viewOf(file->bytes), entry.target, entry.target))
        return false;
    copy.keep();
    return true;
}

/// One save of several files from beginning to end.
class Transaction
{
public:
    Transaction(std::span<const FileToSave> files, const SaveProbe &probe) : m_files(files), m_probe(probe) {}

    Status run()
    {
        std::vector<JournalEntry> entries;
        for (const FileToSave &file : m_files) {
            const Result<QString> target = saveTarget(file.path);
            if (!target)
                return target.error();
            if (Status checked = checkTarget(*target, file.options, file.path); !checked)
                return checked.error();
            entries.push_back({QFileInfo(*target).absoluteFilePath(),
                               file.remove ? fileDigest(*target) : digestOf(file.bytes), file.remove});
        }
        if (!may(QStringLiteral("begin")))
            return stopped(m_files.front().path);
        Result<SaveJournal> journal = SaveJournal::begin(std::move(entries));
        if (!journal)
            return journal.error();
        // Each of two concurrent savers creates its journal before it looks for the other's.
        Status done = checkNoOther(*journal);
        if (done)
            done = replaceAll(*journal);
        if (!done) {
            static_cast<void>(journal->setCommitted(false));
            for (const QString &backup : m_backups)
                removeFile(backup);
            bringToEnd(*journal, false);
            return done;
        }
        syncFolders(*journal);
        // All files are new; any failure from here on only concerns leftovers.
        if (may(QStringLiteral("clean up")) && removeOldFiles(*journal))
            journal->remove();
        return Done{};
    }

private:
    bool may(const QString &step) const { return !m_probe || m_probe(step); }
    static Error stopped(const QString &path)
    {
        return Error{QT_TRANSLATE_NOOP("Message", "saving was cancelled; all files are unchanged"), path.toStdString()};
    }

    static Status checkNoOther(const SaveJournal &journal)
    {
        QStringList targets;
        for (const JournalEntry &entry : journal.entries())
            targets.append(entry.target);
        return SaveJournal::checkNotBeingSaved(targets, &journal);
    }

    Status replaceAll(SaveJournal &journal)
    {
        for (std::size_t i = 0; i < m_files.size(); ++i)
            if (Status written = m_files[i].remove ? Done{} : writeNew(journal, i); !written)
                return written;
        for (std::size_t i = 0; i < m_files.size(); ++i) {
            const QString &path = m_files[i].path;
            const JournalEntry &entry = journal.entries()[i];
            if (!may(QStringLiteral("keep old %1").arg(i)) || !keepOld(entry))
                return systemError(QStringLiteral("the old file could not be kept"), path);
            if (m_files[i].options.keepBackup && QFileInfo::exists(entry.target)) {
                const Result<QString> backup = keepBackup(entry.target);
                if (!backup)
                    return backup.error();
                m_backups.append(*backup);
            }
        }
        syncFolders(journal);
        for (std::size_t i = 0; i < m_files.size(); ++i)
            if (Status checked = checkTarget(journal.entries()[i].target, m_files[i].options, m_files[i].path);
                !checked)
                return checked;
        if (!may(QStringLiteral("commit")))
            return stopped(m_files.front().path);
        if (Status committed = journal.setCommitted(true); !committed)
            return committed;
        for (std::size_t i = 0; i < m_files.size(); ++i) {
            const JournalEntry &entry = journal.entries()[i];
            if (!may(QStringLiteral("replace %1").arg(i)) ||
                !(m_files[i].remove ? removeFile(entry.target) : replaceFile(entry.newFile(), entry.target)))
                return systemError(QStringLiteral("the new file could not replace the old one"), m_files[i].path);
        }
        return Done{};
    }

    Status writeNew(const SaveJournal &journal, std::size_t row)
    {
        const FileToSave &file = m_files[row];
        const JournalEntry &entry = journal.entries()[row];
        if (!may(QStringLiteral("write %1").arg(row)))
            return stopped(file.path);
        NewFile temporary(entry.newFile());
        if (!temporary.isOpen())
            return systemError(QStringLiteral("no temporary file can be created next to it"), file.path);
        if (Status filled = temporary.fill(file.bytes, entry.target, file.path); !filled)
            return filled;
        temporary.keep();
        return Done{};
    }

    std::span<const FileToSave> m_files;
    const SaveProbe &m_probe;
    QStringList m_backups;
};

} // namespace

Status saveFiles(std::span<const FileToSave> files, const SaveProbe &probe)
{
    if (files.empty())
        return Done{};
    if (files.size() == 1 && !files.front().remove)
        return saveFile(files.front().path, files.front().bytes, files.front().options);
    return Transaction(files, probe).run();
}

} // namespace sinew
