// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/files/file_set.h"

#include "core/files/read_file.h"
#include "core/files/save_outcome.h"
#include "core/files/save_view.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QHash>

#include <algorithm>

namespace sinew {

namespace {

/// Maximum folder depth of game data.
constexpr int foldersAbove = 6;

/// The files of a folder by their names in lower case. A model may need hundreds of companions, most of which may be
/// missing.
class Listing
{
public:
    QString find(const QDir &folder, const QString &name)
    {
        const QDateTime changed = QFileInfo(folder.path()).lastModified();
        // Something that has only just changed may change again unnoticed.
        if (folder.path() != m_folder || changed != m_changed || changed.secsTo(QDateTime::currentDateTime()) <= 2) {
            m_folder = folder.path();
            m_changed = changed;
            m_names.clear();
            for (const QString &entry : folder.entryList(QDir::Files | QDir::Hidden, QDir::Name | QDir::Reversed))
                m_names.insert(entry.toLower(), entry);
        }
        return m_names.value(name.toLower());
    }

private:
    QString m_folder;
    QDateTime m_changed;
    QHash<QString, QString> m_names;
};

} // namespace

QString withoutCase(const QString &path)
{
    const QFileInfo info(path);
    if (info.isFile())
        return path;
    thread_local Listing listing;
    const QDir folder = info.absoluteDir();
    const QString name = listing.find(folder, info.fileName());
    return name.isEmpty() ? QString() : folder.filePath(name);
}

Result<FileSet> FileSet::fromDisk(const QString &path)
{
    const QString folder = QFileInfo(path).absolutePath();
    const std::optional<FileStamp> stamp = folderStamp(folder);
    const bool isFresh = stamp && mayChangeUnnoticed(*stamp);
    std::shared_ptr<const SaveView> view;
    std::optional<QString> place;
    Result<ReadFile> file = Error{};
    for (int more = 2;; --more) {
        view = SaveView::of(folder);
        if (view && view->isUndecided(path))
            return Error{unreadFile, path.toStdString()};
        place = view ? view->find(path) : std::nullopt;
        // If a save has removed the file there is none; the error comes from opening an empty path.
        file = readFile(place.value_or(path), maxModelFileBytes);
        // A save may put a piece in its place just before it is read.
        if (file || more == 0 || !place || place->isEmpty() || fileStamp(*place))
            break;
    }
    if (!file) {
        Error error = file.error();
        error.file = path.toStdString();
        return error;
    }
    FileSet files(path, std::move(file->bytes));
    files.m_view = view;
    files.m_folder = stamp;
    files.m_isFresh = isFresh;
    files.m_stamps.emplace_back(place.value_or(path), file->stamp);
    return files;
}

bool FileSet::isCurrent() const
{
    if (m_isCurrent)
        return m_isCurrent();
    if (!m_folder) // not from disk
        return true;
    if (m_hasLost)
        return false;
    const QString folder = QFileInfo(m_name).absolutePath();
    if (SaveView::journalsOf(folder) != (m_view ? m_view->journals() : SaveView::Journals()))
        return false;
    const bool isSame = std::all_of(m_stamps.begin(), m_stamps.end(),
                                    [](const auto &file) { return fileStamp(file.first) == file.second; });
    // Models ask for hundreds of files that do not exist.
    const bool mayHaveMore = m_isFresh || folderStamp(folder) != m_folder;
    return isSame && !(mayHaveMore && std::any_of(m_missing.begin(), m_missing.end(), [&](const QString &path) {
                           return fileStamp(placeOf(path)).has_value();
                       }));
}

/// Where a file's content is; empty if it does not exist.
QString FileSet::placeOf(const QString &path) const
{
    const std::optional<QString> place = m_view ? m_view->find(path) : std::nullopt;
    return place ? *place : withoutCase(path);
}

std::optional<QByteArray> FileSet::besidePrimary(const QString &fileName, qint64 limit) const
{
    // "C:x" and "//server/x" mean other places on other systems; here they are odd names.
    if (m_name.isEmpty() || !QDir::isRelativePath(fileName) || fileName.contains(QChar(u'\0')))
        return std::nullopt;
    const QString wanted = QFileInfo(m_name).absoluteDir().filePath(fileName);
    const QString path = placeOf(wanted);
    m_hasLost = m_hasLost || (m_view && m_view->isUndecided(wanted));
    Result<ReadFile> file = path.isEmpty() ? Result<ReadFile>(Error{}) : readFile(path, limit);
    if (!file) {
        if (path.isEmpty())
            m_missing.append(wanted);
        else
            m_hasLost = m_hasLost || !fileStamp(path);
        return std::nullopt;
    }
    m_stamps.emplace_back(path, file->stamp);
    return std::move(file->bytes);
}

std::optional<QByteArray> FileSet::companion(const QString &fileName) const
{
    const auto known =
        std::find_if(m_read.begin(), m_read.end(), [&](const CompanionFile &f) { return f.name == fileName; });
    if (known != m_read.end())
        return known->bytes;
    qint64 left = maxModelFileBytes - m_primary.size();
    for (const CompanionFile &read : m_read)
        left -= read.bytes.size();
    std::optional<QByteArray> bytes = m_companions ? m_companions(fileName) : besidePrimary(fileName, left);
    if (!bytes || bytes->size() > left)
        return std::nullopt;
    m_read.push_back({fileName, *bytes});
    return bytes;
}

std::optional<FileSet> FileSet::sibling(const QString &fileName) const
{
    std::optional<QByteArray> bytes =
        m_companions ? m_companions(fileName) : besidePrimary(fileName, maxModelFileBytes);
    if (!bytes)
        return std::nullopt;
    QString path = QFileInfo(m_name).dir().filePath(fileName);
    if (!m_companions)
        path = withoutCase(path);
    FileSet files(path, std::move(*bytes), m_companions, m_isCurrent);
    files.m_view = m_view;
    files.m_folder = m_folder;
    files.m_isFresh = m_isFresh;
    files.m_stamps = m_stamps;
    files.m_missing = m_missing;
    files.m_hasLost = m_hasLost;
    files.setIdNames(m_idNames);
    return files;
}

std::optional<CompanionFile> FileSet::companionOfId(std::uint32_t id, const QString &suffix) const
{
    QStringList names;
    if (const QString path = nameOfId(id).replace(u'\\', u'/'); !path.isEmpty()) {
        names.append(path.section(u'/', -1));
        // Such a list of names comes from strangers as well: it leads to no place that is not searched anyway.
        const bool leadsAway = path.startsWith(u'/') || path.contains(u':') || path.split(u'/').contains(u"..");
        QString above = path;
        for (int i = 0; i <= foldersAbove && !leadsAway; ++i, above.prepend(QStringLiteral("../")))
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
