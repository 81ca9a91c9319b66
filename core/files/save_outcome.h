// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/files/save_journal.h"

namespace sinew {

// How a save that was interrupted ends: decided once, for those who bring it to an end and for those who only read.

/// What becomes of one file of the save.
struct FileOutcome
{
    enum Kind { Stays, Goes, IsReplaced } kind = Stays;
    QString by = {}; ///< where the content of a replaced file is now
};

/// Whether the new files count: the journal says so, and none of them has been lost. Each lies ready or took its place;
/// what another program wrote there since counts as that.
bool newFilesCount(const SaveJournal &journal);

/// `finishes`: what newFilesCount() says, or takes the save back though it could be finished. What another program
/// wrote since the save stays.
FileOutcome outcomeOf(const JournalEntry &entry, bool finishes);

/// Brings each file to its outcome and deletes the pieces and the journal. False when something could not be done; what
/// is left can be tried again.
bool bringToEnd(SaveJournal &journal, bool finishes);

/// Deletes what the save kept of the old files. False when something stays.
bool removeOldFiles(const SaveJournal &journal);

void syncFolders(const SaveJournal &journal);

} // namespace sinew
