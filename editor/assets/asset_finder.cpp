// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/assets/asset_finder.h"

#include <QSet>

#include <algorithm>

namespace sinew {

namespace {

/// So many are delivered at once: no more than this is lost when other files are requested.
constexpr std::size_t batchSize = 512;

std::pair<QString, int> keyOf(const QString &path, AssetKind kind)
{
    return {path, int(kind)};
}

} // namespace

AssetFinder::AssetFinder(AssetSearch search, QObject *parent)
    : QObject(parent), m_search(std::make_shared<const AssetSearch>(std::move(search)))
{
}

const FoundAsset &AssetFinder::find(const QString &path, AssetKind kind)
{
    const FoundAsset *asset = known(path, kind);
    return asset ? *asset : *m_found.insert(keyOf(path, kind), m_search->locate(path, kind));
}

const FoundAsset *AssetFinder::known(const QString &path, AssetKind kind) const
{
    const auto asset = m_found.constFind(keyOf(path, kind));
    return asset != m_found.constEnd() ? &*asset : nullptr;
}

const FoundAsset *AssetFinder::ask(const QString &path, AssetKind kind)
{
    if (const FoundAsset *asset = known(path, kind))
        return asset;
    if (const AssetName name{path, kind}; std::find(m_asked.begin(), m_asked.end(), name) == m_asked.end())
        m_asked.push_back(name);
    if (!m_answers.isBusy())
        answerNext();
    return nullptr;
}

/// Looks up what was asked for so far; questions that come meanwhile follow.
void AssetFinder::answerNext()
{
    m_answers.run(
        [search = m_search, names = m_asked](const Task &task) {
            std::vector<FoundAsset> found;
            for (std::size_t i = 0; i < names.size() && !task.isCancelled(); ++i)
                found.push_back(search->locate(names[i].first, names[i].second));
            return found;
        },
        [this](std::vector<FoundAsset> found) {
            for (std::size_t i = 0; i < found.size(); ++i)
                m_found.insert(keyOf(m_asked[i].first, m_asked[i].second), std::move(found[i]));
            m_asked.erase(m_asked.begin(), m_asked.begin() + std::ptrdiff_t(found.size()));
            if (!m_asked.empty())
                answerNext();
            Q_EMIT answered();
        });
}

bool AssetFinder::lookUp(const std::vector<AssetName> &names)
{
    auto unknown = std::make_shared<std::vector<AssetName>>();
    QSet<std::pair<QString, int>> requested;
    for (const AssetName &name : names) {
        const auto key = keyOf(name.first, name.second);
        if (m_found.contains(key) || requested.contains(key))
            continue;
        requested.insert(key);
        unknown->push_back(name);
    }
    m_tasks.cancel();
    if (unknown->empty())
        return false;
    lookUpFrom(unknown, 0);
    return true;
}

void AssetFinder::lookUpFrom(Names names, std::size_t first)
{
    m_tasks.run(
        [search = m_search, names, first](const Task &task) {
            std::vector<FoundAsset> found;
            const std::size_t end = std::min(first + batchSize, names->size());
            for (std::size_t i = first; i < end && !task.isCancelled(); ++i)
                found.push_back(search->locate((*names)[i].first, (*names)[i].second));
            return found;
        },
        [this, names, first](std::vector<FoundAsset> found) {
            for (std::size_t i = 0; i < found.size(); ++i) {
                const AssetName &name = (*names)[first + i];
                m_found.insert(keyOf(name.first, name.second), std::move(found[i]));
            }
            if (const std::size_t next = first + found.size(); next < names->size())
                lookUpFrom(names, next);
            else
                Q_EMIT arrived();
        });
}

void AssetFinder::reset(AssetSearch search)
{
    m_tasks.cancel();
    m_answers.cancel();
    m_asked.clear();
    m_found.clear();
    m_search = std::make_shared<const AssetSearch>(std::move(search));
}

} // namespace sinew

#include "moc_asset_finder.cpp"
