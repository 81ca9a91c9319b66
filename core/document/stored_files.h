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
    QString loadedPath;     ///< where it was read; companions there keep the names under which they were read
    QStringList companions; ///< absolute paths of the other files of the set
    /// Names within the set (empty for the main file) of files saved since: the disk may differ from the content read
    /// there.
    QStringList written;
    /// The archive that the model was read from, and its path there; empty for files on disk.
    QString archive, archivedPath;
    bool keepOriginals = false; ///< saving them unedited would change them: replaced files are kept as backups
    /// The files as they were when read or last saved, by path: one that differs now was changed by another program.
    std::vector<std::pair<QString, FileStamp>> stamps = {};
};

} // namespace sinew
