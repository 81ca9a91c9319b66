// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_search.h"
#include "core/check/check.h"
#include "core/image/image_registry.h"
#include "editor/assets/asset_cache.h"
#include "editor/assets/replaceables.h"
#include "editor/assets/texture_slots.h"
#include "viewport/draw/texture_provider.h"

#include <QHash>
#include <QObject>

#include <optional>

namespace sinew {

/// Where a texture is looked for: below the asset sources under names that files give, or the one file that the user
/// chose, wherever that is.
struct TextureQuery
{
    QStringList paths; ///< tried in this order; empty if there is nothing to look for
    bool isChosen = false;

    bool operator==(const TextureQuery &) const = default;
};

inline std::size_t qHash(const TextureQuery &query, std::size_t seed = 0)
{
    return qHashMulti(seed, query.paths, query.isChosen);
}

/// The textures of one model, found by its asset search and decoded by the known codecs. Every file is read once.
/// Together they take at most 512 MiB: once that is spent, textures are shown smaller, and a problem says so.
class AssetTextures final : public QObject, public TextureProvider
{
    Q_OBJECT

public:
    /// Background: texture() answers Pending, arrived() follows.
    using Mode = AssetLoading;
    /// The registry must outlive this object.
    AssetTextures(AssetSearch search, const ImageRegistry &images, Mode mode, QObject *parent = nullptr);

    TextureResult texture(const SceneTexture &texture) override;
    /// Where the file of a texture was found, or every place that was searched; without the bytes. Empty before
    /// texture() has answered Ready or Missing, and for textures that the game or the viewport makes.
    std::optional<FoundAsset> place(const SceneTexture &texture) const;
    /// Why a texture that was found has no picture, or what is damaged in it; empty if all is well.
    QString problem(const SceneTexture &texture) const;
    /// What the file that was found under a path is; unknown before texture() has answered for it.
    ImageContent content(const QString &path) const;
    /// Which picture is used for replaceable textures; by default the usual ones. Takes effect with the next reload().
    void setReplaceableChoice(ReplaceableChoice choice) { m_choice = std::move(choice); }
    /// The files for the textures that a model leaves to the game, by replaceable id; they take precedence over the
    /// usual ones. Textures that were requested with another file are requested again: arrived() follows.
    void setSlotFiles(const QHash<std::uint32_t, QString> &files);
    /// The names of file ids, for textures that have nothing else.
    void setIdNames(FileSet::IdNames names) { m_idNames = std::move(names); }
    /// Notes in which slots of Reforged materials the scene uses its textures.
    void setHdSlots(const RenderScene &scene);
    bool isBusy() const { return m_cache.isBusy(); }
    /// Drops everything, so that files are looked for again.
    void reload(AssetSearch search);
    /// Textures that were requested and were not found (with every place that was searched), were not readable or are
    /// damaged, as problems of the objects that name them.
    std::vector<Finding> problems() const;

Q_SIGNALS:
    /// Textures that were Pending have arrived, or are known to be missing.
    void arrived();

private:
    struct Loaded
    {
        TextureResult answer;
        std::string problem;
        FoundAsset place; ///< without bytes
        ImageContent content = {};
    };
    /// The memory left for pictures that are loaded from now on.
    class Budget;
    static Loaded load(const AssetSearch &search, const ImageRegistry &images, const TextureQuery &query,
                       Budget &budget);
    QStringList fileIdPaths(std::uint32_t id) const;
    TextureQuery queryOf(const SceneTexture &texture) const;

    std::shared_ptr<Budget> m_budget;
    AssetCache<Loaded, TextureQuery> m_cache;
    QHash<NodeId, TextureQuery> m_userQueries; ///< by the object that names the texture
    ReplaceableChoice m_choice;
    QHash<std::uint32_t, QString> m_slotFiles;
    FileSet::IdNames m_idNames;
    QHash<NodeId, int> m_hdSlots;
};

} // namespace sinew
