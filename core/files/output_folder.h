// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

#include <QByteArray>
#include <QString>

namespace sinew {

// Files that are written below a folder chosen by the user, with names that come from models and archives.

/// Turns a name into a relative path that only leads down: "C:\Textures\..\a.blp" becomes "Textures/a.blp". Both kinds
/// of slashes are separators; "..", drives, roots and control characters are removed. Never empty.
QString nameBelow(const QString &name);

/// The path of nameBelow() in the folder; folders in between are created. Fails if links in the folder lead the path
/// out of it, or if something other than a regular file is there.
Result<QString> placeBelow(const QString &folder, const QString &name);

enum class Existing { Keep, Replace };

/// Writes a file like saveFile() does. Existing::Keep fails if there is one.
Status writeFile(const QString &path, const QByteArray &bytes, Existing existing);

} // namespace sinew
