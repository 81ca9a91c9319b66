// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace sinew {

/// Where logs are: a folder of the state folder; empty where there is none. Not made by this function.
QString recoveryFolder();

/// A log is <name>.log; its snapshot's files are <name>.0, <name>.1 … in the order of the header. While it begins, the
/// log is <name>.new.
QString logPath(const QString &folder, const QByteArray &name);
QString newLogPath(const QString &folder, const QByteArray &name);
/// `log`: the log's path.
QString snapshotPath(const QString &log, std::size_t index);

/// 16 random bytes in hexadecimal digits.
QByteArray newLogName();
/// Bytes of all files in the folder.
qint64 bytesInFolder(const QString &folder);
QStringList logsIn(const QString &folder);
/// Removes a log and the files of its snapshot.
void removeLog(const QString &log);
/// Removes what logs left that never came to be, or of which a crash kept a part: files that belong to no log and were
/// not written for a day.
void removeStrays(const QString &folder);

} // namespace sinew
