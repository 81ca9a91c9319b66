// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

#include <QString>

namespace sinew {

// What saving one file and saving several ask about the files that they replace.

/// The file that a save to `path` replaces: the end of a chain of links. Fails where nothing can be written.
Result<QString> saveTarget(const QString &path);

/// Copies the file to "<name>.bak" (".bak2" … when taken). Returns the copy's path.
Result<QString> keepBackup(const QString &path);

} // namespace sinew
