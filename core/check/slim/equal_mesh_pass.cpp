// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/slim/equal_mesh_pass.h"

#include "core/facets/mesh_facet.h"
#include "core/facets/scene_facet.h"
#include "core/format/format.h"
#include "core/scene/same.h"

#include <QtGlobal>

#include <algorithm>
#include <map>

namespace sinew {

namespace {

/// What a scene draws of one part.
struct DrawnPart
{
    NodeId part = NoNode;
    std::vector<const SceneMesh *> meshes;
};

std::vector<DrawnPart> drawnParts(const RenderScene &scene)
{
    std::vector<DrawnPart> parts;
    std::map<NodeId, std::size_t> rows;
    for (const SceneMesh &mesh : scene.meshes) {
        if (mesh.source == NoNode)
            continue;
        const auto [at, isNew] = rows.emplace(mesh.source, parts.size());
        if (isNew)
            parts.push_back({mesh.source, {}});
        parts[at->second].meshes.push_back(&mesh);
    }
    return parts;
}

bool isDrawnAlike(const DrawnPart &a, const DrawnPart &b)
{
    // Materials are compared by what they draw: MeshFacet::differences(), and the proof.
    return std::equal(a.meshes.begin(), a.meshes.end(), b.meshes.begin(), b.meshes.end(),
                      [](const SceneMesh *one, const SceneMesh *other) { return sameBesideMaterial(*one, *other); });
}

} // namespace

const char *EqualMeshPass::title() const
{
    return QT_TRANSLATE_NOOP("Message", "Duplicate meshes");
}

std::vector<SlimStep> EqualMeshPass::steps(const SlimInput &input, int) const
{
    std::vector<SlimStep> steps;
    const RenderScene scene = input.format->scene()->build(input.model);
    const std::vector<DrawnPart> parts = drawnParts(scene);
    constexpr std::size_t most = 2000; // each is compared with all before it
    for (std::size_t row = 1; row < std::min(parts.size(), most); ++row) {
        const NodeId part = parts[row].part;
        const bool isCovered =
            std::any_of(parts.begin(), parts.begin() + std::ptrdiff_t(row), [&](const DrawnPart &before) {
                return isDrawnAlike(before, parts[row]) && m_facet.differences(input.model, before.part, part).empty();
            });
        if (isCovered)
            steps.push_back({Address{part}, SlimStep::Changes([&facet = m_facet, part](const Model &model) {
                                 Result<MeshEdit> edit = facet.edited(model, {{}, {}, {part}});
                                 return edit ? Result<ChangeSet>(std::move(edit->changes))
                                             : Result<ChangeSet>(edit.error());
                             })});
    }
    return steps;
}

} // namespace sinew
