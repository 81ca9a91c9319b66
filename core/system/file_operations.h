// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace sinew {

// What else is done with files whose moment matters; each is one call of the operating system. All paths name files in
// folders that exist. When they fail, lastSystemError() says why.

/// Deletes a file, or the link that stands there. True as well when there is none.
bool removeFile(const QString &path);

/// Gives a file the name `to` of the same file system; a file that has it is replaced in the same moment.
bool replaceFile(const QString &from, const QString &to);

/// Gives a file a second name, which must be free. Fails where the file system has no hard links.
bool linkFile(const QString &from, const QString &to);

/// How many names (hard links) the file has that a path leads to, links followed; 0 where there is none.
int nameCount(const QString &path);

/// Flushes the names in a folder to the disk: new files, removed and renamed ones. Does nothing where folders can't be
/// flushed.
void syncFolder(const QString &folder);

} // namespace sinew
