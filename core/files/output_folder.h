// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

#include <QByteArray>
#include <QString>

namespace sinew {

// Files that are written below a folder which the user chose, by names that come from models and archives.

/// A name as a relative path that leads nowhere but down: "C:\Textures\..\a.blp" becomes "Textures/a.blp". Slashes of
/// both kinds divide; "..", drives, roots and control characters vanish. Never empty.
QString nameBelow(const QString &name);

/// The path of nameBelow() in the folder; folders in between are made. Fails when links in the folder lead the path out
/// of it, and for what is there and no regular file.
Result<QString> placeBelow(const QString &folder, const QString &name);

enum class Existing { Keep, Replace };

/// Writes a file as saveFile() does. Existing::Keep fails when there is one.
Status writeFile(const QString &path, const QByteArray &bytes, Existing existing);

} // namespace sinew
