// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/file_set.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace sinew {

namespace {

/// Game data lies at most so many folders deep.
constexpr int foldersAbove = 6;

} // namespace

QString withoutCase(const QString &path)
{
    const QFileInfo info(path);
    if (info.isFile())
        return path;
    const QDir folder = info.absoluteDir();
    for (const QString &entry : folder.entryList(QDir::Files | QDir::Hidden, QDir::Name)) {
        if (entry.compare(info.fileName(), Qt::CaseInsensitive) == 0)
            return folder.filePath(entry);
    }
    return {};
}

std::optional<QByteArray> FileSet::fromDisk(const QString &fileName) const
{
    if (m_name.isEmpty())
        return std::nullopt;
    const QString path = withoutCase(QFileInfo(m_name).absoluteDir().filePath(fileName));
    QFile file(path);
    if (path.isEmpty() || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray bytes = file.readAll();
    return file.error() == QFileDevice::NoError ? std::optional(bytes) : std::nullopt;
}

std::optional<QByteArray> FileSet::companion(const QString &fileName) const
{
    const auto known = std::find_if(m_read.begin(), m_read.end(), [&](const CompanionFile &f) { return f.name == fileName; });
    if (known != m_read.end())
        return known->bytes;
    std::optional<QByteArray> bytes = m_companions ? m_companions(fileName) : fromDisk(fileName);
    if (bytes)
        m_read.push_back({fileName, *bytes});
    return bytes;
}

std::optional<FileSet> FileSet::sibling(const QString &fileName) const
{
    std::optional<QByteArray> bytes = m_companions ? m_companions(fileName) : fromDisk(fileName);
    if (!bytes)
        return std::nullopt;
    QString path = QFileInfo(m_name).dir().filePath(fileName);
    if (!m_companions)
        path = withoutCase(path);
    FileSet files(path, std::move(*bytes), m_companions);
    files.setIdNames(m_idNames);
    return files;
}

std::optional<CompanionFile> FileSet::companionOfId(std::uint32_t id, const QString &suffix) const
{
    QStringList names;
    if (const QString path = nameOfId(id).replace(u'\\', u'/'); !path.isEmpty()) {
        names.append(path.section(u'/', -1));
        QString above = path;
        for (int i = 0; i <= foldersAbove; ++i, above.prepend(QStringLiteral("../")))
            names.append(above);
    }
    names.append(QStringLiteral("%1.%2").arg(id).arg(suffix));
    names.append(QStringLiteral("FILEDATA_ID_%1.%2").arg(id).arg(suffix));
    for (const QString &name : names) {
        if (auto bytes = companion(name))
            return CompanionFile{name, std::move(*bytes)};
    }
    return std::nullopt;
}

QStringList FileSet::searchedPlaces() const
{
    if (m_name.isEmpty())
        return {};
    QDir folder = QFileInfo(m_name).absoluteDir();
    QStringList places{folder.path()};
    for (int i = 0; m_idNames && i < foldersAbove && folder.cdUp(); ++i)
        places.append(folder.path());
    return places;
}

} // namespace sinew
