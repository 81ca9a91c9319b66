// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/assets/folder_source.h"

#include "core/assets/asset_set.h"
#include "core/assets/folder_listings.h"
#include "core/files/read_file.h"

#include <QDir>
#include <QSet>

#include <algorithm>
#include <chrono>
#include <map>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace sinew {

struct FolderSource::FoundFile
{
    FolderListings::Found found;
    ReadFile file;
};

namespace {

constexpr int attempts = 3;

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

} // namespace

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
        return pathOf(key);
    }
    /// The same after the file at the path found is gone: lists again.
    std::optional<QString> findAgain(const FolderSource &source, const QString &name, const QString &gone)
    {
        const std::lock_guard lock(m_mutex);
        const QString key = name.toCaseFolded();
        if (pathOf(key) == gone && !m_unreadable.contains(gone)) {
            list(source);
            if (pathOf(key) == gone)
                m_unreadable.insert(gone);
        }
        const auto path = pathOf(key);
        return path == gone ? std::nullopt : path;
    }

private:
    std::optional<QString> pathOf(const QString &key) const
    {
        const auto path = m_paths.find(key);
        return path == m_paths.end() ? std::nullopt : std::optional(path->second);
    }
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
    QSet<QString> m_unreadable;                   ///< paths of files that are listed but can't be found
    bool m_isListed = false;
    std::chrono::steady_clock::time_point m_next;
};

/// Files of a folder, and the state of its saves when they were read.
class FolderSource::Set final : public AssetSet
{
public:
    explicit Set(const FolderSource &source) : m_source(source) {}
    std::optional<Asset> read(const QString &path) override
    {
        auto file = m_source.readFound(path);
        if (!file) {
            m_missing.append(path);
            return std::nullopt;
        }
        m_stamps.emplace_back(file->found.content, file->file.stamp);
        const SaveView::Journals journals = journalsOf(file->found.view);
        const SaveView::Journals &first = m_journals.try_emplace(file->found.folder, journals).first->second;
        m_isMixed = m_isMixed || first != journals;
        return Asset{std::move(file->file.bytes), std::move(file->found.path)};
    }
    bool isCurrent() const override
    {
        return !m_isMixed && std::all_of(m_journals.begin(), m_journals.end(), [this](const auto &folder) {
            return journalsOf(m_source.m_listings->viewOf(folder.first)) == folder.second;
        }) && std::all_of(m_stamps.begin(), m_stamps.end(), [](const auto &file) {
            return fileStamp(file.first) == file.second;
        }) && std::none_of(m_missing.begin(), m_missing.end(), [this](const QString &path) {
            return m_source.find(path).has_value();
        });
    }

private:
    static SaveView::Journals journalsOf(const std::shared_ptr<const SaveView> &view)
    {
        return view ? view->journals() : SaveView::Journals();
    }

    const FolderSource &m_source;
    std::map<QString, SaveView::Journals> m_journals; ///< by folder
    std::vector<std::pair<QString, FileStamp>> m_stamps;
    QStringList m_missing;
    bool m_isMixed = false;
};

FolderSource::FolderSource(const QString &folder, Names names)
    : m_folder(QDir(folder).absolutePath()), m_names(names),
      m_listings(std::make_unique<FolderListings>(m_folder.endsWith(u'/') ? m_folder : m_folder + u'/')),
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

/// What names lead to from one of the folders in which this one is.
std::optional<FolderListings::Found> FolderSource::findFromAbove(const QStringList &names) const
{
    const QStringList around = m_folder.split(u'/', Qt::SkipEmptyParts);
    for (qsizetype count = 1; count < std::min(names.size(), around.size()); ++count)
        if (std::equal(names.begin(), names.begin() + count, around.end() - count,
                       [](const auto &a, const auto &b) { return a.compare(b, Qt::CaseInsensitive) == 0; }))
            if (auto found = m_listings->find(names.mid(count)))
                return found;
    return std::nullopt;
}

std::optional<FolderListings::Found> FolderSource::find(const QString &path) const
{
    if (path.contains(QChar(u'\0')))
        return std::nullopt;
    const auto names = componentsOf(path);
    if (names && !names->isEmpty())
        if (auto found = m_listings->find(*names))
            return found;
    if (names && m_names != Names::WholePath)
        if (auto found = findFromAbove(*names))
            return found;
    qsizetype start = path.lastIndexOf(u'/') + 1;
    if (start == 0 && path.size() > 2 && path[1] == u':') // "C:Armor.blp"
        start = 2;
    const QString base = path.mid(start);
    if (m_names == Names::WholePath || base.isEmpty() || base == u"." || base == u"..")
        return std::nullopt;
    const bool wasTried = names && names->size() == 1 && start == 0;
    if (auto found = wasTried ? std::nullopt : m_listings->find({base}))
        return found;
    const auto below = m_names == Names::AlsoBelow ? m_baseNames->find(*this, base) : std::nullopt;
    auto found = below ? m_listings->find(below->split(u'/')) : std::nullopt;
    if (!below || found)
        return found;
    const auto now = m_baseNames->findAgain(*this, base, *below);
    return now ? m_listings->find(now->split(u'/')) : std::nullopt;
}

std::optional<QString> FolderSource::locate(const QString &path) const
{
    auto found = find(path);
    return found ? std::optional(std::move(found->path)) : std::nullopt;
}

std::optional<FolderSource::FoundFile> FolderSource::readFound(const QString &path) const
{
    // A save may put a file in its place between the two steps.
    for (int attempt = 0; attempt < attempts; ++attempt) {
        auto found = find(path);
        if (!found)
            return std::nullopt;
        if (Result<ReadFile> file = readFile(found->content, maxAssetFileBytes))
            return FoundFile{std::move(*found), std::move(*file)};
    }
    return std::nullopt;
}

std::optional<Asset> FolderSource::read(const QString &path) const
{
    auto file = readFound(path);
    return file ? std::optional(Asset{std::move(file->file.bytes), std::move(file->found.path)}) : std::nullopt;
}

std::unique_ptr<AssetSet> FolderSource::set() const
{
    return std::make_unique<Set>(*this);
}

QString FolderSource::diskPath(const QString &located) const
{
    return QDir(m_folder).filePath(located);
}

} // namespace sinew
