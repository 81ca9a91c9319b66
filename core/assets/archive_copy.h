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

/// Writes a copy of an archive with `files` in it. Before anything is written, every file that the copy lists is read
/// from it and compared with the archive's file or the new one. The copy is then saved like saveFile() does. `target`
/// may be the archive itself, which is then kept as "<name>.bak"; fails if the archive has changed meanwhile. `advance`
/// receives the verified share, 0…1, and stops it by returning false.
Result<ArchiveCopy> saveArchiveCopy(const ArchiveRegistry &archives, const QString &original, const QString &target,
                                    const std::vector<Asset> &files,
                                    const std::function<bool(double done)> &advance = {});

} // namespace sinew
