// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The part of FolderSource that lists all files, those of each folder in one state of its saves.

#include "core/assets/folder_source.h"
#include "core/files/save_journal.h"
#include "core/files/save_view.h"
#include "core/system/file_stamp.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <vector>

namespace sinew {

namespace {

constexpr qsizetype maxListed = 200000;
constexpr int listingAttempts = 3;

/// The names in one folder.
struct FolderNames
{
    QStringList files, folders; ///< none that are hidden
    QStringList journals;       ///< of saves

    bool operator==(const FolderNames &) const = default;
};

FolderNames namesIn(const QString &folder)
{
    FolderNames names;
    QDirIterator entries(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    while (entries.hasNext()) {
        entries.next();
        const QFileInfo info = entries.fileInfo();
        const QString name = info.fileName();
        if (name.startsWith(u'.')) {
            if (SaveJournal::isNameOf(name))
                names.journals += name;
        } else if (info.isDir()) {
            if (!info.isSymLink())
                names.folders += name;
        } else {
            names.files += name;
        }
    }
    return names;
}

/// Puts the files of saves that are not at their end among the names, and takes away those that they delete.
void addSaves(const QString &folder, const SaveView &view, QStringList &files)
{
    const QDir dir(folder);
    files.removeIf([&](const QString &name) {
        const auto place = view.find(dir.filePath(name));
        return place && place->isEmpty();
    });
    QSet<QString> there;
    for (const QString &name : files)
        there.insert(name.toCaseFolded());
    for (const QString &file : view.files())
        if (const QFileInfo info(file); info.absolutePath() == dir.absolutePath() &&
                                        !info.fileName().startsWith(u'.') &&
                                        !there.contains(info.fileName().toCaseFolded()))
            files += info.fileName();
}

/// As the folder is before or after a save, whatever happens meanwhile.
FolderNames namesOfOneState(const QString &folder)
{
    FolderNames before;
    for (int attempt = 1;; ++attempt) {
        const std::optional<FileStamp> stamp = folderStamp(folder);
        const bool isFresh = !stamp || mayChangeUnnoticed(*stamp);
        FolderNames names = namesIn(folder);
        const auto view = names.journals.isEmpty() ? nullptr : SaveView::of(folder);
        // What has only just changed is the same if it is found twice.
        const bool isSame = (!isFresh && folderStamp(folder) == stamp) || (attempt > 1 && names == before);
        const bool isSteady = isSame && (!view || view->isCurrent());
        before = names;
        if (view)
            addSaves(folder, *view, names.files);
        if (isSteady || attempt > listingAttempts)
            return names;
    }
}

} // namespace

AssetListing FolderSource::list() const
{
    if (!folderStamp(m_folder))
        return {QFileInfo::exists(m_folder) ? AssetListing::Unreadable : AssetListing::Absent,
                QT_TRANSLATE_NOOP("Message", "this is not a folder")};
    AssetListing listing{AssetListing::Readable};
    std::vector<QString> waiting{QString()}; // below the root, "" or ending in '/'
    while (!waiting.empty() && listing.complete) {
        const QString folder = std::move(waiting.back());
        waiting.pop_back();
        const FolderNames names = namesOfOneState(QDir(m_folder).filePath(folder));
        for (const QString &name : names.folders)
            waiting.push_back(folder + name + u'/');
        for (const QString &name : names.files) {
            if (listing.files.size() == maxListed) {
                listing.complete = false;
                break;
            }
            listing.files.append(folder + name);
        }
    }
    listing.files.sort(Qt::CaseInsensitive);
    return listing;
}

} // namespace sinew
