// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/system/system_file.h"

namespace sinew {

/// The content of an attempt's note.
struct AttemptNote
{
    QString path;
    FileStamp stamp; ///< of the file when it was tried; with its size and time of change
    QString reason;  ///< empty: it has not failed but crashed the program, unless it is still running
};

/// Creates the file of a note, replacing an earlier one, and locks it. Closed if that fails.
SystemFile writeAttemptNote(const QString &file, const AttemptNote &note);
/// Nothing if it is no note.
std::optional<AttemptNote> readAttemptNote(SystemFile &file);

} // namespace sinew
