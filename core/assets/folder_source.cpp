// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/assets/folder_source.h"

#include "core/files/read_file.h"
#include "core/files/save_journal.h"
#include "core/files/save_view.h"
#include "core/system/file_stamp.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <map>
#include <mutex>
#include <set>
#include <unordered_map>

namespace sinew {

namespace {

constexpr qsizetype maxListed = 200000;
constexpr int attempts = 3;
/// A folder changed this shortly before it was listed may change again within the same tick of the file system's clock.
constexpr std::int64_t clockTick = 50'000'000; // nanoseconds

/// The path's names without "." and empty ones; null when ".." leads above the start.
std::optional<QStringList> componentsOf(const QString &path)
{
    QStringList names;
    for (const QString &part : path.split(u'/', Qt::SkipEmptyParts)) {
        if (part == u".")
            continue;
        if (part != u"..")
            names += part;
        else if (names.isEmpty())
            return std::nullopt;
        else
            names.removeLast();
    }
    return names;
}

std::int64_t nanosecondsSince1970()
{
    return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

bool isReadable(const QString &path)
{
    const QFileInfo info(path);
    return info.isFile() && info.size() <= maxAssetFileBytes && info.isReadable();
}

} // namespace

/// Where a file was found.
struct FolderSource::Found
{
    QString path;    ///< below the root
    QString content; ///< absolute: the file itself, or a piece of a save
};

/// The names in each folder, read when first needed.
class FolderSource::Listings
{
public:
    explicit Listings(QString root) : m_root(std::move(root)) {}

    /// Follows `names` below `folder` (relative, "" or ending in '/') to a readable file.
    std::optional<Found> find(const QString &folder, const QStringList &names)
    {
        const std::lock_guard lock(m_mutex);
        m_tried.clear();
        return walk(folder, names, 0);
    }
    int scans() const
    {
        const std::lock_guard lock(m_mutex);
        return m_scans;
    }

private:
    /// A folder, whatever links lead to it.
    using Identity = std::pair<std::uint64_t, std::uint64_t>;

    struct Listing
    {
        std::int64_t modified = 0, listed = 0;          ///< nanoseconds since 1970
        std::unordered_map<QString, QStringList> names; ///< by case-folded name
        std::shared_ptr<const SaveView> view;           ///< of the saves that are not at their end; usually null
    };

    /// From names[row] on.
    std::optional<Found> walk(const QString &folder, const QStringList &names, qsizetype row)
    {
        const std::optional<FileStamp> stamp = folderStamp(m_root + folder);
        // Links "a" and "A" to their own folder give 2^n ways to follow a path of n names, all of which lead to one
        // place.
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
                return Found{path, content};
        }
        return std::nullopt;
    }

    /// Names in a folder that equal `name` ignoring case, the identical one first.
    static QStringList candidates(const Listing &listing, const QString &name)
    {
        const auto it = listing.names.find(name.toCaseFolded());
        if (it == listing.names.end())
            return {};
        QStringList result = it->second;
        if (const qsizetype same = result.indexOf(name); same > 0)
            result.move(same, 0);
        return result;
    }

    const Listing &listingOf(const QString &folder, const FileStamp &stamp)
    {
        const auto [it, isNew] = m_listings.try_emplace({stamp.device, stamp.file});
        Listing &listing = it->second;
        if (!isNew && listing.modified == stamp.modified && listing.listed > stamp.modified + clockTick &&
            (!listing.view || listing.view->isCurrent()))
            return listing;
        listing.modified = stamp.modified;
        listing.listed = nanosecondsSince1970();
        listing.names.clear();
        ++m_scans;
        const QDir dir(m_root + folder);
        for (const QString &name : dir.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name))
            listing.names[name.toCaseFolded()] += name;
        addSaves(dir, listing);
        return listing;
    }

    /// The files that saves have not put in their places yet.
    static void addSaves(const QDir &dir, Listing &listing)
    {
        const bool hasJournals = std::any_of(listing.names.begin(), listing.names.end(),
                                             [](const auto &entry) { return SaveJournal::isNameOf(entry.first); });
        listing.view = hasJournals ? SaveView::of(dir.absolutePath()) : nullptr;
        for (const QString &file : listing.view ? listing.view->files() : QStringList()) {
            const QFileInfo info(file);
            QStringList &names = listing.names[info.fileName().toCaseFolded()];
            if (info.absolutePath() == dir.absolutePath() && names.isEmpty())
                names += info.fileName();
        }
    }

    const QString m_root; ///< ends in '/'
    mutable std::mutex m_mutex;
    std::map<Identity, Listing> m_listings;
    std::set<std::pair<Identity, qsizetype>> m_tried; ///< by the look-up in progress, with rows of its names
    int m_scans = 0;
};

/// The files in all folders below, by base name.
class FolderSource::BaseNames
{
public:
    /// Of a file with this name, as `source` had it when it was last listed; a name that is unknown makes it list them
    /// again, but not at once.
    std::optional<QString> find(const FolderSource &source, const QString &name)
    {
        const std::lock_guard lock(m_mutex);
        const QString key = name.toCaseFolded();
        if (m_paths.find(key) == m_paths.end() && (!m_isListed || std::chrono::steady_clock::now() > m_next))
            list(source);
        const auto path = m_paths.find(key);
        return path == m_paths.end() ? std::nullopt : std::optional(path->second);
    }

private:
    void list(const FolderSource &source)
    {
        m_paths.clear();
        for (const QString &path : source.list().files) {
            QString &known =
                m_paths.try_emplace(path.mid(path.lastIndexOf(u'/') + 1).toCaseFolded(), path).first->second;
            if (path.count(u'/') < known.count(u'/'))
                known = path;
        }
        m_isListed = true;
        m_next = std::chrono::steady_clock::now() + std::chrono::seconds(5);
    }

    std::mutex m_mutex;
    std::unordered_map<QString, QString> m_paths; ///< by case-folded name
    bool m_isListed = false;
    std::chrono::steady_clock::time_point m_next;
};

FolderSource::FolderSource(const QString &folder, Names names)
    : m_folder(QDir(folder).absolutePath()), m_names(names),
      m_listings(std::make_unique<Listings>(m_folder.endsWith(u'/') ? m_folder : m_folder + u'/')),
      m_baseNames(std::make_unique<BaseNames>())
{
}

FolderSource::~FolderSource() = default;

QString FolderSource::name() const
{
    return m_folder;
}

int FolderSource::scans() const
{
    return m_listings->scans();
}

std::optional<FolderSource::Found> FolderSource::find(const QString &path) const
{
    if (path.contains(QChar(u'\0')))
        return std::nullopt;
    const auto names = componentsOf(path);
    if (names && !names->isEmpty())
        if (auto found = m_listings->find({}, *names))
            return found;
    qsizetype start = path.lastIndexOf(u'/') + 1;
    if (start == 0 && path.size() > 2 && path[1] == u':') // "C:Armor.blp"
        start = 2;
    const QString base = path.mid(start);
    if (m_names == Names::WholePath || base.isEmpty() || base == u"." || base == u"..")
        return std::nullopt;
    const bool wasTried = names && names->size() == 1 && start == 0;
    if (auto found = wasTried ? std::nullopt : m_listings->find({}, {base}))
        return found;
    const auto below = m_names == Names::AlsoBelow ? m_baseNames->find(*this, base) : std::nullopt;
    return below ? m_listings->find({}, below->split(u'/')) : std::nullopt;
}

std::optional<QString> FolderSource::locate(const QString &path) const
{
    auto found = find(path);
    return found ? std::optional(std::move(found->path)) : std::nullopt;
}

std::optional<Asset> FolderSource::read(const QString &path) const
{
    // A save may put a file in its place between the two steps.
    for (int attempt = 0; attempt < attempts; ++attempt) {
        const auto found = find(path);
        if (!found)
            return std::nullopt;
        if (Result<ReadFile> file = readFile(found->content, maxAssetFileBytes))
            return Asset{std::move(file->bytes), found->path};
    }
    return std::nullopt;
}

QString FolderSource::diskPath(const QString &located) const
{
    return QDir(m_folder).filePath(located);
}

AssetListing FolderSource::list() const
{
    if (!folderStamp(m_folder))
        return {QFileInfo::exists(m_folder) ? AssetListing::Unreadable : AssetListing::Absent,
                QT_TRANSLATE_NOOP("Message", "this is not a folder")};
    AssetListing listing{AssetListing::Readable};
    const QDir root(m_folder);
    QDirIterator entries(m_folder, QDir::Files, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        const QString file = entries.next();
        if (listing.files.size() == maxListed) {
            listing.complete = false;
            break;
        }
        listing.files.append(root.relativeFilePath(file));
    }
    listing.files.sort(Qt::CaseInsensitive);
    return listing;
}

} // namespace sinew
