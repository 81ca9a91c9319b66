// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/files/save_register.h"

#include "core/files/file_set.h"
#include "core/files/read_file.h"
#include "core/system/file_operations.h"
#include "core/system/state_folder.h"
#include "core/system/system_file.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace sinew {

namespace {

constexpr qint64 maxRecordBytes = 16 << 20;
/// A record whose journal is gone is kept this long: its save may be just about to start.
constexpr int keptDays = 1;

/// Empty where there is no state folder.
QString recordPath(const QString &id)
{
    const QString folder = stateFolder();
    return folder.isEmpty() ? QString() : folder + QStringLiteral("/saves/") + id;
}

std::optional<RegisteredSave> readRecord(const QString &path)
{
    const Result<ReadFile> file = readFile(path, maxRecordBytes);
    if (!file)
        return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(file->bytes).object();
    RegisteredSave save{object[QLatin1String("journal")].toString(),
                        QByteArray::fromHex(object[QLatin1String("sha256")].toString().toLatin1()),
                        {}};
    for (const QJsonValue &target : object[QLatin1String("targets")].toArray())
        save.targets.append(target.toString());
    return save.digest.size() == 32 ? std::optional(save) : std::nullopt;
}

/// Records of saves that crashed before their journal existed, or whose journal was handled elsewhere.
void removeStaleRecords(const QDir &folder)
{
    const QDateTime old = QDateTime::currentDateTime().addDays(-keptDays);
    for (const QFileInfo &info : folder.entryInfoList(QDir::Files | QDir::Hidden)) {
        if (info.lastModified() > old)
            continue;
        // A missing folder may belong to a disk that is not mounted.
        const auto save = readRecord(info.filePath());
        if (!save || (QFileInfo(save->journal).dir().exists() && !QFileInfo::exists(save->journal)))
            removeFile(info.filePath());
    }
}

} // namespace

bool registerSave(const QString &id, const RegisteredSave &save)
{
    const QString path = recordPath(id);
    const QString folder = QFileInfo(path).path();
    if (path.isEmpty() || !makePrivateFolder(folder))
        return false;
    removeStaleRecords(QDir(folder));
    const QByteArray text =
        QJsonDocument(QJsonObject{{QStringLiteral("journal"), save.journal},
                                  {QStringLiteral("sha256"), QString::fromLatin1(save.digest.toHex())},
                                  {QStringLiteral("targets"), QJsonArray::fromStringList(save.targets)}})
            .toJson(QJsonDocument::Compact);
    SystemFile file = SystemFile::create(path);
    if (!file.isOpen())
        return false;
    if (!file.append(viewOf(text)) || !file.sync() || !file.close()) {
        removeFile(path);
        return false;
    }
    syncFolder(folder);
    return true;
}

std::optional<RegisteredSave> registeredSave(const QString &id)
{
    const QString path = recordPath(id);
    return path.isEmpty() ? std::nullopt : readRecord(path);
}

void forgetSave(const QString &id)
{
    if (const QString path = recordPath(id); !path.isEmpty())
        removeFile(path);
}

} // namespace sinew
