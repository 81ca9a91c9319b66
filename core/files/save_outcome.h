// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/files/file_digests.h"
#include "core/files/save_journal.h"

namespace sinew {

// How a save that was interrupted ends: decided once, for those who bring it to an end and for those who only read.

/// So many bytes of a folder's files are read to judge the journals of other machines in it, which anybody may have
/// written. What needs more is left to the user.
inline constexpr qint64 mostForeignBytes = qint64(512) << 20;

/// Why a journal that came from elsewhere is not believed, even when the user says so; empty for one that may be.
/// Looks at the names of files, not into them.
Message obstacleTo(const SaveJournal &journal);

/// What becomes of one file of the save.
struct FileOutcome
{
    enum Kind { Stays, Goes, IsReplaced } kind = Stays;
    QString by = {}; ///< where the content of a replaced file is now
};

/// Whether the new files count: the journal says so, and none of them has been lost. Each lies ready or took its place;
/// what another program wrote there since counts as that.
bool newFilesCount(const SaveJournal &journal, FileDigests &digests);

/// `finishes`: what newFilesCount() says, or takes the save back though it could be finished. What another program
/// wrote since the save stays.
FileOutcome outcomeOf(const JournalEntry &entry, bool finishes, FileDigests &digests);

/// Brings each file to its outcome and deletes the pieces and the journal. False when something could not be done; what
/// is left can be tried again.
bool bringToEnd(SaveJournal &journal, bool finishes);

/// Deletes what the save kept of the old files. False when something stays.
bool removeOldFiles(const SaveJournal &journal);

void syncFolders(const SaveJournal &journal);

} // namespace sinew
