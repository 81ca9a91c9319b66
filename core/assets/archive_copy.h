// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/archive_registry.h"
#include "core/io/result.h"

#include <functional>

namespace sinew {

/// What a copy of an archive holds.
struct ArchiveCopy
{
    int kept = 0;     ///< files that were read again and are as they were
    int replaced = 0; ///< files that have new content
    int added = 0;
};

/// Archives that are read into memory to be copied, in bytes.
inline constexpr qint64 maxCopiedArchiveBytes = qint64(1) << 30;

/// Writes a copy of an archive with `files` in it. Before anything is written, every file that the copy names is read
/// from it and compared: with those of the archive, or with the new ones. The copy is then saved as saveFile() does.
/// `target` may be the archive itself, which then stays as "<name>.bak"; it fails when the archive was changed
/// meanwhile. `advance` is told how much is verified, 0…1, and ends it with false.
Result<ArchiveCopy> saveArchiveCopy(const ArchiveRegistry &archives, const QString &original, const QString &target,
                                    const std::vector<Asset> &files,
                                    const std::function<bool(double done)> &advance = {});

} // namespace sinew
