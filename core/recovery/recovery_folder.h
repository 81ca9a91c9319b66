// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace sinew {

/// The folder of the logs, in the state folder; empty if there is none. Not created by this function.
QString recoveryFolder();

/// A log is <name>.log; the files of its snapshot are <name>.0, <name>.1 … in the order of the header. While being
/// created, the log is <name>.new.
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
/// Removes leftovers of logs that were never completed, or that a crash left in part: files that belong to no log and
/// were not written for a day.
void removeStrays(const QString &folder);

} // namespace sinew
