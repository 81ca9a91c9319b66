// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/recovery/recovery_folder.h"

#include "core/system/file_operations.h"
#include "core/system/state_folder.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QUuid>

namespace sinew {

namespace {

const QString logSuffix = QStringLiteral("log");
constexpr int strayDays = 1;

QString withSuffix(const QString &folder, const QByteArray &name, const QString &suffix)
{
    return folder + u'/' + QString::fromLatin1(name) + u'.' + suffix;
}

} // namespace

QString recoveryFolder()
{
    const QString state = stateFolder();
    return state.isEmpty() ? QString() : state + QStringLiteral("/recovery");
}

QString logPath(const QString &folder, const QByteArray &name)
{
    return withSuffix(folder, name, logSuffix);
}

QString newLogPath(const QString &folder, const QByteArray &name)
{
    return withSuffix(folder, name, QStringLiteral("new"));
}

QString snapshotPath(const QString &log, std::size_t index)
{
    return log.chopped(logSuffix.size()) + QString::number(index);
}

QByteArray newLogName()
{
    return QUuid::createUuid().toRfc4122().toHex();
}

qint64 bytesInFolder(const QString &folder)
{
    qint64 bytes = 0;
    for (const QFileInfo &info : QDir(folder).entryInfoList(QDir::Files | QDir::Hidden))
        bytes += info.size();
    return bytes;
}

QStringList logsIn(const QString &folder)
{
    QStringList logs;
    if (folder.isEmpty())
        return logs;
    for (const QFileInfo &info : QDir(folder).entryInfoList({QStringLiteral("*.") + logSuffix}, QDir::Files))
        logs.append(info.filePath());
    return logs;
}

void removeLog(const QString &log)
{
    // First the file that marks the log's existence.
    removeFile(log);
    const QFileInfo info(log);
    const QDir folder = info.dir();
    for (const QString &name : folder.entryList({info.completeBaseName() + QStringLiteral(".*")}, QDir::Files))
        removeFile(folder.filePath(name));
}

void removeStrays(const QString &folder)
{
    const QDateTime old = QDateTime::currentDateTime().addDays(-strayDays);
    if (folder.isEmpty())
        return;
    for (const QFileInfo &info : QDir(folder).entryInfoList(QDir::Files)) {
        const QByteArray name = info.completeBaseName().toLatin1();
        if (info.suffix() != logSuffix && info.lastModified() < old && !QFileInfo::exists(logPath(folder, name)))
            removeFile(info.filePath());
    }
}

} // namespace sinew
