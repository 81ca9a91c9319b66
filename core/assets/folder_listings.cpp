// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/assets/folder_listings.h"

#include "core/files/read_file.h"
#include "core/files/save_journal.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace sinew {

namespace {

bool isReadable(const QString &path)
{
    const QFileInfo info(path);
    return info.isFile() && info.size() <= maxAssetFileBytes && info.isReadable();
}

} // namespace

std::optional<FolderListings::Found> FolderListings::find(const QStringList &names)
{
    const std::lock_guard lock(m_mutex);
    m_tried.clear();
    return walk({}, names, 0);
}

std::shared_ptr<const SaveView> FolderListings::viewOf(const QString &folder)
{
    const std::lock_guard lock(m_mutex);
    const std::optional<FileStamp> stamp = folderStamp(m_root + folder);
    return stamp ? listingOf(folder, *stamp).view : nullptr;
}

int FolderListings::scans() const
{
    const std::lock_guard lock(m_mutex);
    return m_scans;
}

/// From names[row] on, below `folder` (relative, "" or ending in '/').
std::optional<FolderListings::Found> FolderListings::walk(const QString &folder, const QStringList &names,
                                                          qsizetype row)
{
    const std::optional<FileStamp> stamp = folderStamp(m_root + folder);
    // Links "a" and "A" to their own folder give 2^n ways to follow a path of n names, all of which lead to one place.
    if (!stamp || !m_tried.insert({{stamp->device, stamp->file}, row}).second)
        return std::nullopt;
    const bool isLast = row + 1 == names.size();
    const Listing &listing = listingOf(folder, *stamp);
    const std::shared_ptr<const SaveView> view = listing.view;
    for (const QString &name : candidates(listing, names[row])) {
        const QString path = folder + name;
        if (!isLast) {
            if (auto found = walk(path + u'/', names, row + 1))
                return found;
            continue;
        }
        const auto place = view ? view->find(m_root + path) : std::nullopt;
        if (const QString content = place.value_or(m_root + path); isReadable(content))
            return Found{path, content, folder, view};
    }
    return std::nullopt;
}

/// Names in a folder that equal `name` ignoring case, the identical one first.
QStringList FolderListings::candidates(const Listing &listing, const QString &name)
{
    const auto it = listing.names.find(name.toCaseFolded());
    if (it == listing.names.end())
        return {};
    QStringList result = it->second;
    if (const qsizetype same = result.indexOf(name); same > 0)
        result.move(same, 0);
    return result;
}

const FolderListings::Listing &FolderListings::listingOf(const QString &folder, const FileStamp &stamp)
{
    const auto [it, isNew] = m_listings.try_emplace({stamp.device, stamp.file});
    Listing &listing = it->second;
    if (!isNew && listing.modified == stamp.modified && listing.isSettled &&
        (!listing.view || listing.view->isCurrent()))
        return listing;
    listing.modified = stamp.modified;
    listing.isSettled = !mayChangeUnnoticed(stamp);
    listing.names.clear();
    ++m_scans;
    const QDir dir(m_root + folder);
    for (const QString &name : dir.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name))
        listing.names[name.toCaseFolded()] += name;
    addSaves(dir.absolutePath(), listing);
    return listing;
}

/// The files that saves have not put in their places yet.
void FolderListings::addSaves(const QString &folder, Listing &listing)
{
    const bool hasJournals = std::any_of(listing.names.begin(), listing.names.end(),
                                         [](const auto &entry) { return SaveJournal::isNameOf(entry.first); });
    listing.view = hasJournals ? SaveView::of(folder) : nullptr;
    for (const QString &file : listing.view ? listing.view->files() : QStringList()) {
        const QFileInfo info(file);
        QStringList &names = listing.names[info.fileName().toCaseFolded()];
        if (info.absolutePath() == folder && names.isEmpty())
            names += info.fileName();
    }
}

} // namespace sinew
