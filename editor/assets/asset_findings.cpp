// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/assets/asset_findings.h"

#include "core/format/format_registry.h"
#include "core/scene/render_scene.h"
#include "editor/assets/asset_checks.h"
#include "editor/assets/asset_finder.h"
#include "editor/assets/asset_scenes.h"
#include "editor/assets/asset_textures.h"
#include "editor/assets/asset_uses.h"

#include <unordered_set>

namespace sinew {

std::vector<Finding> assetFindings(const Model &model, const Format *format, const AssetTextures &textures,
                                   const AssetScenes &scenes, AssetFinder &finder)
{
    std::vector<Finding> problems = textures.problems();
    std::erase_if(problems, [&](const Finding &problem) { return !model.contains(problem.place().node); });
    for (Finding &problem : problems)
        problem.addresses = {assetField(model, problem.place().node)};
    const QStringList suffixes = format ? format->info().textureSuffixes : QStringList();
    std::unordered_set<NodeId> told;
    for (const Finding &problem : problems)
        told.insert(problem.place().node);
    for (Finding &problem : missingAssets(model, finder, suffixes)) {
        // The scene's textures have had their say.
        if (told.insert(problem.place().node).second)
            problems.push_back(std::move(problem));
    }
    for (const AssetUse &use : assetUses(model, finder.search().modelSuffixes())) {
        if (const QString text = scenes.problem(use.path); !text.isEmpty())
            problems.push_back({&assetCheck("asset.file.unreadable"), text.toStdString(), {use.address}});
    }
    return joinedByFile(std::move(problems));
}

std::vector<Finding> searchedAssetFindings(const Model &model, const Format &format, const AssetSearch &search,
                                           const FormatRegistry &formats)
{
    AssetTextures textures(search, formats.images(), AssetTextures::Mode::Wait);
    textures.setIdNames(formats.idNames());
    if (const SceneFacet *facet = format.scene()) {
        const RenderScene scene = facet->build(model);
        textures.setHdSlots(scene);
        for (const SceneTexture &texture : scene.textures)
            textures.texture(texture);
    }
    AssetScenes scenes(search, formats, AssetScenes::Mode::Wait);
    for (const AssetUse &use : assetUses(model, search.modelSuffixes()))
        if (use.kind == AssetKind::Model)
            scenes.scene(use.path.toStdString());
    AssetFinder finder(search);
    return assetFindings(model, &format, textures, scenes, finder);
}

} // namespace sinew
