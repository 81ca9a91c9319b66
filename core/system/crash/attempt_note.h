// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/system/system_file.h"

namespace sinew {

/// What is written about an attempt.
struct AttemptNote
{
    QString path;
    FileStamp stamp; ///< of the file when it was tried; of that size and time of change
    QString reason;  ///< empty: it has not failed but ended the program, unless it goes on
};

/// Makes the file of a note in the place of an earlier one and locks it. Closed when that fails.
SystemFile writeAttemptNote(const QString &file, const AttemptNote &note);
/// Nothing for what is no note.
std::optional<AttemptNote> readAttemptNote(SystemFile &file);

} // namespace sinew
