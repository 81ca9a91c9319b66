// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace sinew {

/// Tells that a file is no longer the one that was read: another file has its name, or it was written since.
struct FileStamp
{
    std::uint64_t device = 0, file = 0; ///< the system's ids of the file system and of the file on it
    std::int64_t size = 0;              ///< in bytes
    std::int64_t modified = 0;          ///< nanoseconds since 1970, with the precision of the file system

    bool operator==(const FileStamp &) const = default;
};

/// True if it was modified so recently that another change may get the same stamp, within the same tick of the file
/// system's clock.
bool mayChangeUnnoticed(const FileStamp &stamp);

/// For the file that a path leads to, links followed. Nothing if there is none.
std::optional<FileStamp> fileStamp(const QString &path);

/// For the folder that a path leads to, links followed: links to one folder have one `device` and `file`. Nothing if
/// there is none.
std::optional<FileStamp> folderStamp(const QString &path);

} // namespace sinew
