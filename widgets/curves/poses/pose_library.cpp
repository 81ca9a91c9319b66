// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/poses/pose_library.h"

#include "core/curves/keys/copied_keys_text.h"
#include "core/curves/playhead/pose.h"
#include "core/files/read_file.h"
#include "core/schema/json.h"

#include <QCollator>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QUuid>

#include <algorithm>

namespace sinew {

namespace {

struct LibraryTexts
{
    Q_DECLARE_TR_FUNCTIONS(PoseLibrary)
};

Error libraryError(const QString &text)
{
    return {text.toStdString()};
}

QString cleaned(const QString &name)
{
    QString plain;
    for (const QChar c : name.simplified())
        if (c.isPrint())
            plain += c;
    return plain.left(PoseLibrary::maxName);
}

struct StoredPose
{
    QString name;
    CopiedKeys keys;
};

Result<StoredPose> read(const QString &file)
{
    const Result<ReadFile> bytes = readFile(file, PoseLibrary::maxFileSize);
    if (!bytes)
        return bytes.error();
    const QJsonObject json = QJsonDocument::fromJson(bytes->bytes).object();
    StoredPose pose{cleaned(json[QLatin1String("name")].toString()), {}};
    if (json[QLatin1String("sinewPose")].toInt() != 1 || pose.name.isEmpty())
        return libraryError(LibraryTexts::tr("the file has no pose"));
    Result<CopiedKeys> keys = copiedKeysFromText(
        QJsonDocument(json[QLatin1String("keys")].toObject()).toJson(QJsonDocument::Compact).toStdString());
    if (!keys)
        return keys.error();
    if (Status status = checkPose(*keys); !status)
        return status.error();
    pose.keys = std::move(*keys);
    return pose;
}

} // namespace

std::vector<PoseLibrary::Entry> PoseLibrary::poses(int *unreadable) const
{
    std::vector<Entry> entries;
    int bad = 0;
    const QDir folder(m_folder);
    const QStringList files = folder.entryList({QStringLiteral("*.pose")}, QDir::Files, QDir::Name);
    for (const QString &file : files.mid(0, maxPoses)) {
        const QString path = folder.filePath(file);
        if (Result<StoredPose> pose = read(path))
            entries.push_back({pose->name, path});
        else
            ++bad;
    }
    QCollator order;
    order.setNumericMode(true);
    order.setCaseSensitivity(Qt::CaseInsensitive);
    std::sort(entries.begin(), entries.end(),
              [&](const Entry &a, const Entry &b) { return order.compare(a.name, b.name) < 0; });
    if (unreadable)
        *unreadable = bad;
    return entries;
}

Result<CopiedKeys> PoseLibrary::load(const QString &file) const
{
    Result<StoredPose> pose = read(file);
    if (!pose)
        return pose.error();
    return std::move(pose->keys);
}

QString PoseLibrary::fileNamed(const QString &name) const
{
    for (const Entry &entry : poses())
        if (entry.name == name)
            return entry.file;
    return {};
}

Status PoseLibrary::write(const QString &file, const QString &name, const CopiedKeys &pose) const
{
    const std::string text =
        "{\"sinewPose\":1,\"name\":" + jsonString(name.toStdString()) + ",\"keys\":" + toText(pose) + "}\n";
    if (qint64(text.size()) > maxFileSize)
        return libraryError(LibraryTexts::tr("the pose is too large to be kept"));
    QSaveFile out(file);
    if (!QDir().mkpath(m_folder) || !out.open(QIODevice::WriteOnly) ||
        out.write(text.data(), qint64(text.size())) != qint64(text.size()) || !out.commit())
        return libraryError(LibraryTexts::tr("“%1” can't be written: %2").arg(file, out.errorString()));
    return Done{};
}

Result<QString> PoseLibrary::save(const QString &wanted, const CopiedKeys &pose) const
{
    const QString name = cleaned(wanted);
    if (name.isEmpty())
        return libraryError(LibraryTexts::tr("a pose needs a name"));
    if (Status status = checkPose(pose); !status)
        return status.error();
    QString file = fileNamed(name);
    if (file.isEmpty()) {
        if (QDir(m_folder).entryList({QStringLiteral("*.pose")}, QDir::Files).size() >= maxPoses)
            return libraryError(
                LibraryTexts::tr("no more than %n poses are kept; delete one first", nullptr, maxPoses));
        // Whatever characters the name has.
        file = QDir(m_folder).filePath(QUuid::createUuid().toString(QUuid::Id128) + QStringLiteral(".pose"));
    }
    if (Status status = write(file, name, pose); !status)
        return status.error();
    return file;
}

Status PoseLibrary::rename(const QString &file, const QString &wanted) const
{
    const QString name = cleaned(wanted);
    if (name.isEmpty())
        return libraryError(LibraryTexts::tr("a pose needs a name"));
    const QString other = fileNamed(name);
    if (other == file)
        return Done{};
    if (!other.isEmpty())
        return libraryError(LibraryTexts::tr("there is already a pose “%1”").arg(name));
    const Result<StoredPose> pose = read(file);
    if (!pose)
        return pose.error();
    return write(file, name, pose->keys);
}

Status PoseLibrary::remove(const QString &file) const
{
    QFile out(file);
    if (!out.remove())
        return libraryError(LibraryTexts::tr("“%1” can't be deleted: %2").arg(file, out.errorString()));
    return Done{};
}

} // namespace sinew
