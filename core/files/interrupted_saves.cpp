// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/files/interrupted_saves.h"

#include "core/files/save_outcome.h"
#include "core/system/system_error.h"

#include <QFileInfo>

namespace sinew {

namespace {

/// Ends a save in that way, and not in the other one if it is interrupted again: halfway, the files would tell
/// otherwise.
bool endFor(SaveJournal &journal, bool finishes)
{
    const bool isKept = finishes || !journal.isCommitted() || journal.setCommitted(false);
    return isKept && bringToEnd(journal, finishes);
}

/// For a journal that was not finished; an obstacle is added if the files are too large to be judged, or one can't be
/// read.
bool canBeFinished(const SaveJournal &journal, Message &obstacle, FileDigests &foreign)
{
    FileDigests own;
    FileDigests &digests = journal.isOurs() ? own : foreign;
    if (!obstacle.empty())
        return false;
    const bool counts = newFilesCount(journal, digests);
    if (digests.hasUnread())
        obstacle = unreadFile;
    else if (digests.isExhausted())
        obstacle = QT_TRANSLATE_NOOP(
            "Message", "its files are too large to be checked; it can only be completed on the machine where it began");
    return counts && obstacle.empty();
}

} // namespace

std::vector<InterruptedSave> interruptedSaves(const QString &folder)
{
    std::vector<InterruptedSave> saves;
    FileDigests foreign(mostForeignBytes);
    for (const QString &path : SaveJournal::journalsIn(folder)) {
        // The lock tells whether it is in progress.
        const std::optional<SaveJournal> journal = SaveJournal::open(path);
        if (!journal || (journal->entries().empty() && !journal->isOurs()))
            continue;
        Message obstacle = obstacleTo(*journal);
        const bool counts = canBeFinished(*journal, obstacle, foreign);
        InterruptedSave save{path, {}, journal->isOurs(), counts, std::move(obstacle)};
        for (const JournalEntry &entry : journal->entries())
            save.files.append(QFileInfo(entry.target).fileName());
        saves.push_back(std::move(save));
    }
    return saves;
}

Status endInterruptedSave(const QString &path, SaveEnd end)
{
    std::optional<SaveJournal> journal = SaveJournal::open(path);
    if (!journal)
        return Error{QT_TRANSLATE_NOOP("Message", "there is no such interrupted save, or it is still in progress"),
                     path.toStdString()};
    Message obstacle = obstacleTo(*journal);
    FileDigests foreign(mostForeignBytes);
    const bool counts = canBeFinished(*journal, obstacle, foreign);
    if (!obstacle.empty())
        return Error{std::move(obstacle), path.toStdString()};
    if (end == SaveEnd::Finish && !counts)
        return Error{QT_TRANSLATE_NOOP("Message", "the new files are not complete; the save can only be undone"),
                     path.toStdString()};
    FileDigests digests;
    if (end == SaveEnd::TakeBack && journal->isCommitted() && !oldFilesRemain(*journal, digests))
        return Error{
            QT_TRANSLATE_NOOP("Message", "the old files are no longer complete; the save can only be finished"),
            path.toStdString()};
    if (digests.hasUnread())
        return Error{unreadFile, path.toStdString()};
    if (!endFor(*journal, end == SaveEnd::Finish))
        return systemError(QStringLiteral("an interrupted save could not be completed"), path);
    return Done{};
}

void finishInterruptedSaves(const QString &folder, Diagnostics &diagnostics)
{
    for (const QString &path : SaveJournal::journalsIn(folder)) {
        std::optional<SaveJournal> journal = SaveJournal::open(path);
        if (!journal || !journal->isOurs())
            continue;
        FileDigests digests;
        const bool finishes = newFilesCount(*journal, digests);
        // What can't be read now may count later.
        const bool done = !digests.hasUnread() && endFor(*journal, finishes);
        const char *text = !done      ? QT_TRANSLATE_NOOP("Message", "an interrupted save could not be completed")
                           : finishes ? QT_TRANSLATE_NOOP("Message", "an interrupted save has been completed")
                                      : QT_TRANSLATE_NOOP("Message", "an interrupted save has been rolled back");
        const QString first = journal->entries().empty() ? path : journal->entries().front().target;
        diagnostics.add(done ? Severity::Info : Severity::Warning, "save.interrupted",
                        Error{text, first.toStdString()});
    }
}

} // namespace sinew
