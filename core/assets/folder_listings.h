// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/files/save_view.h"
#include "core/system/file_stamp.h"

#include <QString>
#include <QStringList>

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

namespace sinew {

/// The names in a folder and those below it, each read when first needed and again when its time stamp has changed. May
/// be used from several threads.
class FolderListings
{
public:
    /// Where a file was found.
    struct Found
    {
        QString path;                         ///< below the root
        QString content;                      ///< absolute: the file itself, or a piece of a save
        QString folder;                       ///< of the path, "" or ending in '/'
        std::shared_ptr<const SaveView> view; ///< of the saves in that folder; usually null
    };

    /// `root` ends in '/'.
    explicit FolderListings(QString root) : m_root(std::move(root)) {}

    /// Follows `names` to a readable file.
    std::optional<Found> find(const QStringList &names);
    /// The saves in a folder below the root, as they are now.
    std::shared_ptr<const SaveView> viewOf(const QString &folder);
    /// How often the names in a folder were read from disk.
    int scans() const;

private:
    /// A folder, whatever links lead to it.
    using Identity = std::pair<std::uint64_t, std::uint64_t>;

    struct Listing
    {
        std::int64_t modified = 0;                      ///< nanoseconds since 1970
        bool isSettled = false;                         ///< whatever changes from now on changes the stamp
        std::unordered_map<QString, QStringList> names; ///< by case-folded name
        std::shared_ptr<const SaveView> view;           ///< of the saves that are not at their end; usually null
    };

    std::optional<Found> walk(const QString &folder, const QStringList &names, qsizetype row);
    static QStringList candidates(const Listing &listing, const QString &name);
    const Listing &listingOf(const QString &folder, const FileStamp &stamp);
    static void addSaves(const QString &folder, Listing &listing);

    const QString m_root;
    mutable std::mutex m_mutex;
    std::map<Identity, Listing> m_listings;
    std::set<std::pair<Identity, qsizetype>> m_tried; ///< by the look-up in progress, with rows of its names
    int m_scans = 0;
};

} // namespace sinew
