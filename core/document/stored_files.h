// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/system/file_stamp.h"

#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace sinew {

/// State of a document's files on disk.
struct StoredFiles
{
    QString loadedPath;     ///< where it was read; there companions keep the names they were read by
    QStringList companions; ///< absolute paths of the other files of the set
    /// Names within the set (the own file's is empty) of what was saved since: there the disk may have other than what
    /// was read.
    QStringList written;
    /// The archive that the model was read from, and its path there; empty for files of the disk.
    QString archive, archivedPath;
    bool keepOriginals = false; ///< saving them unedited would change them: files that are replaced stay as backups
    /// The files as they were when they were read or last saved, by path: what differs now was changed by another
    /// program.
    std::vector<std::pair<QString, FileStamp>> stamps = {};
};

} // namespace sinew
