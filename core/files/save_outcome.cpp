// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/files/save_outcome.h"

#include "core/system/file_operations.h"

#include <QFileInfo>
#include <QSet>

namespace sinew {

namespace {

/// True if a piece of a save exists. Saves never create links, so a link belongs to somebody else.
bool isPiece(const QString &path)
{
    const QFileInfo info(path);
    return info.isFile() && !info.isSymLink();
}

/// False if the target could not be brought into its final state.
bool apply(const JournalEntry &entry, const FileOutcome &outcome)
{
    switch (outcome.kind) {
    case FileOutcome::Stays:
        return true;
    case FileOutcome::Goes:
        return removeFile(entry.target);
    case FileOutcome::IsReplaced:
        return replaceFile(outcome.by, entry.target);
    }
    return false;
}

} // namespace

Message obstacleTo(const SaveJournal &journal)
{
    if (journal.isOurs())
        return {};
    if (journal.leadsElsewhere())
        return QT_TRANSLATE_NOOP(
            "Message",
            "the save also changes files in other folders; it can only be completed on the machine where it began");
    for (const JournalEntry &entry : journal.entries()) {
        if (QFileInfo(entry.target).isSymLink())
            return Message(QT_TRANSLATE_NOOP("Message", "“%1” is a link"),
                           {QFileInfo(entry.target).fileName().toStdString()});
        if (const QFileInfo info(entry.target); info.exists() && !info.isFile())
            return Message(QT_TRANSLATE_NOOP("Message", "“%1” is not a file"), {info.fileName().toStdString()});
    }
    return {};
}

bool newFilesCount(const SaveJournal &journal, FileDigests &digests)
{
    if (!journal.isCommitted())
        return false;
    for (const JournalEntry &entry : journal.entries()) {
        if (entry.removes)
            continue;
        if (isPiece(entry.newFile())) {
            if (digests.of(entry.newFile()) != entry.digest)
                return false;
            continue;
        }
        const QByteArray there = digests.of(entry.target);
        if (there != entry.digest && (there.isEmpty() || there == digests.of(entry.oldFile())))
            return false;
    }
    return true;
}

bool oldFilesRemain(const SaveJournal &journal, FileDigests &digests)
{
    for (const JournalEntry &entry : journal.entries()) {
        if (isPiece(entry.oldFile()) || isPiece(entry.noFile()))
            continue;
        const QByteArray there = digests.of(entry.target);
        if (entry.removes ? there.isEmpty() : there == entry.digest)
            return false;
    }
    return true;
}

FileOutcome outcomeOf(const JournalEntry &entry, bool finishes, FileDigests &digests)
{
    if (finishes) {
        // A file of which no save kept a copy is not deleted.
        if (entry.removes)
            return {isPiece(entry.oldFile()) && digests.of(entry.target) == entry.digest ? FileOutcome::Goes
                                                                                         : FileOutcome::Stays};
        return isPiece(entry.newFile()) ? FileOutcome{FileOutcome::IsReplaced, entry.newFile()} : FileOutcome();
    }
    if (isPiece(entry.oldFile())) {
        const QByteArray there = digests.of(entry.target);
        return there.isEmpty() || there == entry.digest ? FileOutcome{FileOutcome::IsReplaced, entry.oldFile()}
                                                        : FileOutcome();
    }
    const bool wasNew = !entry.digest.isEmpty() && isPiece(entry.noFile()) && digests.of(entry.target) == entry.digest;
    return {wasNew ? FileOutcome::Goes : FileOutcome::Stays};
}

bool bringToEnd(SaveJournal &journal, bool finishes)
{
    bool done = true;
    for (const JournalEntry &entry : journal.entries()) {
        // Facts from before the entry above may no longer be true.
        FileDigests digests;
        const FileOutcome outcome = outcomeOf(entry, finishes, digests);
        done = !digests.hasUnread() && apply(entry, outcome) && done;
    }
    syncFolders(journal);
    if (!done)
        return false;
    // The journal goes last, so that remaining pieces are not forgotten.
    for (const JournalEntry &entry : journal.entries())
        done = removeFile(entry.newFile()) && done;
    return removeOldFiles(journal) && done && journal.remove();
}

bool removeOldFiles(const SaveJournal &journal)
{
    bool done = true;
    for (const JournalEntry &entry : journal.entries()) {
        done = removeFile(entry.oldFile()) && done;
        done = removeFile(entry.noFile()) && done;
    }
    return done;
}

void syncFolders(const SaveJournal &journal)
{
    QSet<QString> folders;
    for (const JournalEntry &entry : journal.entries())
        folders.insert(QFileInfo(entry.target).absolutePath());
    for (const QString &folder : folders)
        syncFolder(folder);
}

} // namespace sinew
