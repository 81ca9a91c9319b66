// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace sinew {

// Further operations on files whose timing matters; each is one call of the operating system. All paths name files in
// existing folders. On failure lastSystemError() says why.

/// Deletes a file, or the link at that path. Also true if there is none.
bool removeFile(const QString &path);

/// Renames a file to `to` on the same file system, atomically replacing an existing file.
bool replaceFile(const QString &from, const QString &to);

/// Gives a file a second name, which must be free. Fails if the file system has no hard links.
bool linkFile(const QString &from, const QString &to);

/// The number of names (hard links) of the file that a path leads to, links followed; 0 if there is none.
int nameCount(const QString &path);

/// Flushes the names in a folder to disk: new, removed and renamed files. Does nothing if folders can't be flushed.
void syncFolder(const QString &folder);

} // namespace sinew
