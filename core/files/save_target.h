// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

#include <QString>

namespace sinew {

// Shared by saving one file and saving several, about the files that they replace.

/// The file that a save to `path` replaces: the end of a chain of links. Fails if nothing can be written there.
Result<QString> saveTarget(const QString &path);

/// Copies the file to "<name>.bak" (".bak2" … if taken). Returns the copy's path.
Result<QString> keepBackup(const QString &path);

} // namespace sinew
