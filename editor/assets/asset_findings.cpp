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
    std::unordered_set<NodeId> told; // textures without a picture: nothing else counts
    for (Finding &problem : problems) {
        if (problem.check != &assetCheck("asset.texture.damaged") &&
            problem.check != &assetCheck("asset.texture.reduced"))
            told.insert(problem.place().node);
        problem.addresses = {assetField(model, problem.place().node)};
    }
    const ImageContents contents = [&textures](const QString &path) { return textures.content(path); };
    for (Finding &problem : missingAssets(model, finder, format, contents))
        if (!told.contains(problem.place().node))
            problems.push_back(std::move(problem));
    for (const AssetUse &use : assetUses(model, finder.search().modelSuffixes())) {
        if (const QString text = scenes.problem(use.path); !text.isEmpty())
            problems.push_back({&assetCheck("asset.file.unreadable"), text.toStdString(), {use.address}});
    }
    return joinedByFile(model, std::move(problems));
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
