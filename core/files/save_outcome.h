// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/files/file_digests.h"
#include "core/files/save_journal.h"

namespace sinew {

// How an interrupted save ends: decided in one place, for finishing it and for reading only.

/// At most this many bytes of a folder's files are read to judge the journals of other machines in it, which anybody
/// may have written. Anything larger is left to the user.
inline constexpr qint64 mostForeignBytes = qint64(512) << 20;

/// Why a save can't be judged (FileDigests::hasUnread).
inline constexpr const char *unreadFile = QT_TRANSLATE_NOOP("Message", "one of its files can't be read at the moment");

/// Why a journal from elsewhere is not trusted, even if the user confirms it; empty for one that may be trusted. Looks
/// at the names of files, not into them.
Message obstacleTo(const SaveJournal &journal);

/// The outcome of one file of the save.
struct FileOutcome
{
    enum Kind { Stays, Goes, IsReplaced } kind = Stays;
    QString by = {}; ///< where the content of a replaced file is now
};

/// True if the new files count: the journal says so, and none of them has been lost. Each is either ready or in its
/// place; a file written there by another program since counts as in place.
bool newFilesCount(const SaveJournal &journal, FileDigests &digests);

/// True if the save can still be taken back: of each file that it changed, the old one is kept. Those go when all files
/// are new.
bool oldFilesRemain(const SaveJournal &journal, FileDigests &digests);

/// `finishes`: the result of newFilesCount(), or false to take the save back though it could be finished. Files written
/// by another program since the save stay.
FileOutcome outcomeOf(const JournalEntry &entry, bool finishes, FileDigests &digests);

/// Brings each file to its outcome and deletes the pieces and the journal. False if something could not be done; the
/// rest can be tried again.
bool bringToEnd(SaveJournal &journal, bool finishes);

/// Deletes the old files that the save kept. False if something remains.
bool removeOldFiles(const SaveJournal &journal);

void syncFolders(const SaveJournal &journal);

} // namespace sinew
