// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/system/file_stamp.h"

#include <QByteArray>
#include <QString>

namespace sinew {

/// Models and their companions, in bytes: offsets in them are signed 32-bit numbers.
inline constexpr qint64 maxModelFileBytes = (qint64(1) << 31) - 1;
/// Textures and all else that is found by a search, in bytes.
inline constexpr qint64 maxAssetFileBytes = qint64(1) << 30;

/// A file's content with what tells later whether it is still that file.
struct ReadFile
{
    QByteArray bytes; ///< never null
    FileStamp stamp;
};

/// Reads a whole file, at the end of links as well. Devices, pipes, folders, what the kernel makes up (/proc), and
/// files of more than `limit` bytes are refused before a byte of them is read. Errors name the path.
Result<ReadFile> readFile(const QString &path, qint64 limit);

/// The first bytes of a file, at most `count`; empty where readFile() would refuse it for its kind.
QByteArray readHead(const QString &path, qint64 count);

} // namespace sinew
