// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/assets/asset_textures.h"

#include "core/files/read_file.h"
#include "core/image/reduced_image.h"
#include "core/text/translated.h"
#include "editor/assets/asset_checks.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <mutex>

namespace sinew {

namespace {

/// A file that the user named.
FoundAsset chosenFile(const QString &path)
{
    FoundAsset found;
    found.searched = {path};
    Result<ReadFile> file = readFile(path, maxAssetFileBytes);
    if (!file)
        return found;
    found.bytes = std::move(file->bytes);
    found.path = found.diskPath = path;
    found.source = QFileInfo(path).absolutePath();
    return found;
}

} // namespace

/// Shared by the threads that load.
class AssetTextures::Budget
{
public:
    /// The picture, made smaller if too little of the budget is left for all of it.
    DecodedImage spend(DecodedImage image)
    {
        const std::lock_guard lock(m_mutex);
        image = reducedTo(std::move(image), m_left);
        m_left -= std::min(m_left, qint64(bytesOf(image)));
        return image;
    }
    void refill()
    {
        const std::lock_guard lock(m_mutex);
        m_left = all;
    }

private:
    static constexpr qint64 all = qint64(512) << 20;
    std::mutex m_mutex;
    qint64 m_left = all;
};

AssetTextures::AssetTextures(AssetSearch search, const ImageRegistry &images, Mode mode, QObject *parent)
    : QObject(parent), m_budget(std::make_shared<Budget>()),
      m_cache(
          std::move(search), mode,
          [&images, budget = m_budget](const AssetSearch &where, const TextureQuery &query) {
              return load(where, images, query, *budget);
          },
          [this] {
              // One refresh for all that arrived together.
              if (!isBusy())
                  Q_EMIT arrived();
          })
{
}

TextureQuery AssetTextures::queryOf(const SceneTexture &texture) const
{
    if (const QString file = m_slotFiles.value(slotOf(texture)); texture.path.empty() && !file.isEmpty())
        return {{file}, QDir::isAbsolutePath(file)};
    if (!texture.path.empty())
        return {{QString::fromStdString(texture.path)}};
    if (texture.fileId != 0)
        return {fileIdPaths(texture.fileId)};
    if (texture.slot != 0)
        return {};
    return {replaceablePaths(texture.replaceableId, m_choice ? m_choice(texture.replaceableId) : 0,
                             m_hdSlots.value(texture.source, -1))};
}

std::optional<FoundAsset> AssetTextures::place(const SceneTexture &texture) const
{
    const Loaded *loaded = m_cache.known(queryOf(texture));
    return loaded ? std::optional(loaded->place) : std::nullopt;
}

QString AssetTextures::problem(const SceneTexture &texture) const
{
    const Loaded *loaded = m_cache.known(queryOf(texture));
    return loaded ? QString::fromStdString(loaded->problem) : QString();
}

ImageContent AssetTextures::content(const QString &path) const
{
    const Loaded *loaded = m_cache.known({{path}});
    return loaded ? loaded->content : ImageContent();
}

TextureResult AssetTextures::texture(const SceneTexture &texture)
{
    const TextureQuery query = queryOf(texture);
    if (query.paths.isEmpty()) {
        m_userQueries.remove(texture.source);
        return {};
    }
    // The game does not look at the path of a texture that it supplies.
    if (!texture.path.empty() && slotOf(texture) != 0)
        m_userQueries.remove(texture.source);
    else if (texture.source != NoNode)
        m_userQueries.insert(texture.source, query);
    const Loaded *loaded = m_cache.find(query);
    return loaded ? loaded->answer : TextureResult{TextureResult::Pending, nullptr};
}

QStringList AssetTextures::fileIdPaths(std::uint32_t id) const
{
    QStringList paths{QStringLiteral("%1.blp").arg(id), QStringLiteral("FILEDATA_ID_%1.blp").arg(id)};
    if (const QString name = m_idNames ? m_idNames(id) : QString(); !name.isEmpty())
        paths.prepend(name);
    return paths;
}

AssetTextures::Loaded AssetTextures::load(const AssetSearch &search, const ImageRegistry &images,
                                          const TextureQuery &query, Budget &budget)
{
    FoundAsset found;
    QStringList searched;
    for (const QString &path : query.paths) {
        found = query.isChosen ? chosenFile(path) : search.find(path, AssetKind::Image);
        searched += found.searched;
        if (found.found())
            break;
    }
    FoundAsset place = found;
    place.bytes.clear();
    place.searched = searched;
    if (!found.found())
        return {{},
                tr("Texture “%1” was not found. Searched: %2")
                    .arg(query.paths.constLast(), searched.join(QStringLiteral("; ")))
                    .toStdString(),
                place};
    const ImageContent content = images.contentOf(viewOf(found.bytes), QFileInfo(found.path).suffix().toLower());
    Diagnostics diagnostics;
    const QString folder = found.path.left(found.path.lastIndexOf(u'/') + 1);
    const FileSet files(found.path, found.bytes, [&](const QString &name) -> std::optional<QByteArray> {
        const FoundAsset companion = search.find(folder + name, AssetKind::Any);
        return companion.found() ? std::optional(companion.bytes) : std::nullopt;
    });
    Result<DecodedImage> image = images.decode(files, diagnostics, {.mayReduce = true});
    if (!image) {
        const QString reason = translated(image.error());
        return {{},
                tr("Texture “%1” in %2 can't be read: %3").arg(found.path, found.source, reason).toStdString(),
                place,
                content};
    }
    *image = budget.spend(std::move(*image));
    Loaded loaded{{TextureResult::Ready, std::make_shared<const DecodedImage>(std::move(*image))}, {}, place, content};
    const int reduction = loaded.answer.image->reduction;
    const auto &remarks = diagnostics.entries();
    const auto damage = std::find_if(remarks.begin(), remarks.end(),
                                     [](const Diagnostic &remark) { return remark.severity != Severity::Info; });
    if (damage != remarks.end()) {
        const QString what = translated(damage->where);
        loaded.problem = tr("Texture “%1” in %2 is damaged: %3").arg(found.path, found.source, what).toStdString();
    } else if (reduction > 1) {
        loaded.problem = tr("Texture “%1” in %2 is shown at 1/%3 of its size: it needs more memory than the preview "
                            "allows for textures")
                             .arg(found.path, found.source)
                             .arg(reduction)
                             .toStdString();
    }
    return loaded;
}

void AssetTextures::setHdSlots(const RenderScene &scene)
{
    m_hdSlots.clear();
    const auto use = [&](std::int32_t row, int slot) {
        if (row >= 0 && std::size_t(row) < scene.textures.size() &&
            !m_hdSlots.contains(scene.textures[std::size_t(row)].source))
            m_hdSlots.insert(scene.textures[std::size_t(row)].source, slot);
    };
    for (const SceneMaterial &material : scene.materials) {
        for (const SceneLayer &layer : material.layers) {
            for (int slot = 0; layer.hd && slot < int(std::size(layer.slots)); ++slot) {
                const Track<std::int32_t> &rows = slot == 0 ? layer.texture : layer.slots[slot];
                use(rows.fallback, slot);
                for (const std::int32_t row : rows.curve.values())
                    use(row, slot);
            }
        }
    }
}

void AssetTextures::setSlotFiles(const QHash<std::uint32_t, QString> &files)
{
    if (files == m_slotFiles)
        return;
    m_slotFiles = files;
    Q_EMIT arrived();
}

void AssetTextures::reload(AssetSearch search)
{
    m_cache.reset(std::move(search));
    m_budget->refill();
    m_userQueries.clear();
    Q_EMIT arrived();
}

std::vector<Finding> AssetTextures::problems() const
{
    std::vector<Finding> problems;
    for (auto user = m_userQueries.begin(); user != m_userQueries.end(); ++user) {
        const Loaded *loaded = m_cache.known(*user);
        if (!loaded || loaded->problem.empty())
            continue;
        const bool isReady = loaded->answer.state == TextureResult::Ready;
        const bool isReduced = isReady && loaded->answer.image->reduction > 1;
        const char *code = !loaded->place.found() ? "asset.texture.missing"
                           : !isReady             ? "asset.file.unreadable"
                           : isReduced            ? "asset.texture.reduced"
                                                  : "asset.texture.damaged";
        problems.push_back({&assetCheck(code), loaded->problem, {{user.key()}}});
    }
    // The hash is unordered; the list should not be.
    std::sort(problems.begin(), problems.end(),
              [](const Finding &a, const Finding &b) { return a.place().node < b.place().node; });
    return problems;
}

} // namespace sinew

#include "moc_asset_textures.cpp"
