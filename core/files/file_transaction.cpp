// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/files/file_transaction.h"

#include "core/files/new_file.h"
#include "core/files/save_journal.h"
#include "core/files/save_target.h"
#include "core/system/file_operations.h"
#include "core/system/system_error.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>

namespace sinew {

namespace {

QByteArray digestOf(Bytes bytes)
{
    return QCryptographicHash::hash(
        QByteArray::fromRawData(reinterpret_cast<const char *>(bytes.data()), qsizetype(bytes.size())),
        QCryptographicHash::Sha256);
}

/// Empty when there is no such file.
QByteArray digestOf(const QString &path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly) || !hash.addData(&file))
        return {};
    return hash.result();
}

void syncFolders(const SaveJournal &journal)
{
    QSet<QString> folders;
    for (const JournalEntry &entry : journal.entries())
        folders.insert(QFileInfo(entry.target).absolutePath());
    for (const QString &folder : folders)
        syncFolder(folder);
}

/// Keeps the old content under another name; notes where there is none.
bool keepOld(const JournalEntry &entry, const QString &id)
{
    if (!QFileInfo::exists(entry.target)) {
        NewFile note(entry.noFile(id));
        note.keep();
        return note.isOpen();
    }
    const QString old = entry.oldFile(id);
    if (linkFile(entry.target, old))
        return true;
    // Some file systems have no links.
    QFile file(entry.target);
    NewFile copy(old);
    if (!file.open(QIODevice::ReadOnly) || !copy.isOpen())
        return false;
    const QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError ||
        !copy.fill({reinterpret_cast<const std::byte *>(bytes.constData()), std::size_t(bytes.size())}, entry.target,
                   entry.target))
        return false;
    copy.keep();
    return true;
}

/// Every file is as it was before the save; what it left goes. False when something stays.
bool takeBack(SaveJournal &journal)
{
    bool done = true;
    for (const JournalEntry &entry : journal.entries()) {
        const QString old = entry.oldFile(journal.id()), none = entry.noFile(journal.id());
        if (QFileInfo::exists(old)) {
            // What another program wrote there since the save stays.
            if (const QByteArray there = digestOf(entry.target); there.isEmpty() || there == entry.digest)
                done = replaceFile(old, entry.target) && done;
            removeFile(old);
        } else if (QFileInfo::exists(none)) {
            if (digestOf(entry.target) == entry.digest)
                removeFile(entry.target);
            removeFile(none);
        }
        removeFile(entry.newFile(journal.id()));
    }
    syncFolders(journal);
    return done && journal.remove();
}

/// Whether no new file has been lost: each lies ready or took its place. What another program wrote there since counts
/// as that.
bool canFinish(const SaveJournal &journal)
{
    for (const JournalEntry &entry : journal.entries()) {
        if (entry.removes)
            continue;
        if (const QString file = entry.newFile(journal.id()); QFileInfo::exists(file)) {
            if (digestOf(file) != entry.digest)
                return false;
            continue;
        }
        const QByteArray there = digestOf(entry.target);
        if (there != entry.digest && (there.isEmpty() || there == digestOf(entry.oldFile(journal.id()))))
            return false;
    }
    return true;
}

void removeOld(const SaveJournal &journal)
{
    for (const JournalEntry &entry : journal.entries()) {
        removeFile(entry.oldFile(journal.id()));
        removeFile(entry.noFile(journal.id()));
    }
}

bool finish(SaveJournal &journal)
{
    for (const JournalEntry &entry : journal.entries()) {
        // What another program wrote there since the save stays, and so does what no save kept a copy of.
        if (entry.removes && QFileInfo::exists(entry.oldFile(journal.id())) && digestOf(entry.target) == entry.digest)
            removeFile(entry.target);
        const QString file = entry.newFile(journal.id());
        if (QFileInfo::exists(file) && !replaceFile(file, entry.target))
            return false;
    }
    syncFolders(journal);
    removeOld(journal);
    return journal.remove();
}

/// One save of several files from the beginning to the end.
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
            entries.push_back({QFileInfo(*target).absoluteFilePath(),
                               file.remove ? digestOf(*target) : digestOf(file.bytes), file.remove});
        }
        if (!may(QStringLiteral("begin")))
            return stopped(m_files.front().path);
        Result<SaveJournal> journal = SaveJournal::begin(entries.front().target, entries);
        if (!journal)
            return journal.error();
        Status done = replaceAll(*journal);
        if (!done) {
            static_cast<void>(journal->setCommitted(false));
            for (const QString &backup : m_backups)
                removeFile(backup);
            takeBack(*journal);
            return done;
        }
        syncFolders(*journal);
        // All files are new; whatever fails from here on is only about what is left over.
        if (may(QStringLiteral("clean up"))) {
            removeOld(*journal);
            journal->remove();
        }
        return Done{};
    }

private:
    bool may(const QString &step) const { return !m_probe || m_probe(step); }
    static Error stopped(const QString &path)
    {
        return Error{QT_TRANSLATE_NOOP("Message", "saving was cancelled; all files are unchanged"), path.toStdString()};
    }

    Status replaceAll(SaveJournal &journal)
    {
        for (std::size_t i = 0; i < m_files.size(); ++i)
            if (Status written = m_files[i].remove ? Done{} : writeNew(journal, i); !written)
                return written;
        for (std::size_t i = 0; i < m_files.size(); ++i) {
            const QString &path = m_files[i].path;
            const JournalEntry &entry = journal.entries()[i];
            if (!may(QStringLiteral("keep old %1").arg(i)) || !keepOld(entry, journal.id()))
                return systemError(QStringLiteral("the old file could not be kept"), path);
            if (m_files[i].options.keepBackup && QFileInfo::exists(entry.target)) {
                const Result<QString> backup = keepBackup(entry.target);
                if (!backup)
                    return backup.error();
                m_backups.append(*backup);
            }
        }
        syncFolders(journal);
        if (!may(QStringLiteral("commit")))
            return stopped(m_files.front().path);
        if (Status committed = journal.setCommitted(true); !committed)
            return committed;
        for (std::size_t i = 0; i < m_files.size(); ++i) {
            const JournalEntry &entry = journal.entries()[i];
            if (!may(QStringLiteral("replace %1").arg(i)) ||
                !(m_files[i].remove ? removeFile(entry.target)
                                    : replaceFile(entry.newFile(journal.id()), entry.target)))
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
        NewFile temporary(entry.newFile(journal.id()));
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

void finishInterruptedSaves(const QString &folder, Diagnostics &diagnostics)
{
    for (const QString &path : SaveJournal::journalsIn(folder)) {
        std::optional<SaveJournal> journal = SaveJournal::open(path);
        if (!journal)
            continue;
        const bool finishes = journal->isCommitted() && canFinish(*journal);
        const bool done = finishes ? finish(*journal) : takeBack(*journal);
        const char *text = !done      ? QT_TRANSLATE_NOOP("Message", "an interrupted save could not be completed")
                           : finishes ? QT_TRANSLATE_NOOP("Message", "an interrupted save has been completed")
                                      : QT_TRANSLATE_NOOP("Message", "an interrupted save has been rolled back");
        const QString first = journal->entries().empty() ? path : journal->entries().front().target;
        diagnostics.add(done ? Severity::Info : Severity::Warning, "save.interrupted",
                        Error{text, first.toStdString()});
    }
}

} // namespace sinew
