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

/// Where a texture is looked for: below the asset sources by names that files give, or the one file that the user
/// chose, wherever that is.
struct TextureQuery
{
    QStringList paths; ///< tried in this order; empty where there is nothing to look for
    bool isChosen = false;

    bool operator==(const TextureQuery &) const = default;
};

inline std::size_t qHash(const TextureQuery &query, std::size_t seed = 0)
{
    return qHashMulti(seed, query.paths, query.isChosen);
}

/// The textures of one model, looked up in its asset search and decoded by the known codecs. Every file is read once.
/// All together take 512 MiB at the most: what comes when they are spent is shown smaller, and a problem says so.
class AssetTextures final : public QObject, public TextureProvider
{
    Q_OBJECT

public:
    /// Background: texture() answers Pending, arrived() follows.
    using Mode = AssetLoading;
    /// The registry must live as long as this object.
    AssetTextures(AssetSearch search, const ImageRegistry &images, Mode mode, QObject *parent = nullptr);

    TextureResult texture(const SceneTexture &texture) override;
    /// Where the file of a texture was found, or every place that was searched; the bytes are omitted. Nothing before
    /// texture() answered Ready or Missing, and for textures that the game or the viewport makes.
    std::optional<FoundAsset> place(const SceneTexture &texture) const;
    /// Why a texture that was found has no picture, or what is damaged in it; empty when all is well.
    QString problem(const SceneTexture &texture) const;
    /// Which picture stands for replaceable textures; the usual ones without it. Takes effect with the next reload().
    void setReplaceableChoice(ReplaceableChoice choice) { m_choice = std::move(choice); }
    /// What fills the textures that a model leaves to the game, by replaceable id; before the usual ones. What was
    /// asked for with another file is asked for again: arrived() follows.
    void setSlotFiles(const QHash<std::uint32_t, QString> &files);
    /// What file ids are called, for textures that have nothing else.
    void setIdNames(FileSet::IdNames names) { m_idNames = std::move(names); }
    /// Takes from the scene in which slots of Reforged materials its textures are used.
    void setHdSlots(const RenderScene &scene);
    bool isBusy() const { return m_cache.isBusy(); }
    /// Forgets everything, so that files are looked for again.
    void reload(AssetSearch search);
    /// What was asked for and not found, with every place that was searched, or not readable, or read but damaged, as
    /// problems of the objects that name them.
    std::vector<Finding> problems() const;

Q_SIGNALS:
    /// Textures that were Pending are there now, or are known to be missing.
    void arrived();

private:
    struct Loaded
    {
        TextureResult answer;
        std::string problem;
        FoundAsset place; ///< without bytes
    };
    /// What pictures that are loaded now may still take.
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
