// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"
#include "core/io/result.h"
#include "core/system/file_stamp.h"

#include <QString>

namespace sinew {

struct SaveOptions
{
    bool keepBackup = false; ///< the replaced file is kept as "<name>.bak" (".bak2" … if taken)
    /// The save fails if there is a file other than `expected`, checked before anything is written and again right
    /// before it is replaced.
    bool checksTarget = false;
    std::optional<FileStamp> expected = {}; ///< nothing: no file may be there
};

/// Fails if the file that would be replaced is not the expected one. `shownPath` is used in the error.
Status checkTarget(const QString &target, const SaveOptions &options, const QString &shownPath);

/// Replaces a file so that at every moment either the old or the new one is complete: a temporary file next to the
/// target, fsync, re-read and compare, mode copied, rename, fsync of the folder. A symlink's target is replaced, not
/// the link. On failure the old file is untouched and the temporary one removed.
Status saveFile(const QString &path, Bytes bytes, const SaveOptions &options = {});

} // namespace sinew
