// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"
#include "plugins/m2/m2_model.h"

// The parts of a scene that M2Scene::build() and update() fill. Each replaces its part wholly. What looks as before keeps its
// revision, the rest gets `revision`.

namespace sinew::m2 {

/// Rows in RenderScene::nodes of the first node of each list; a bone's node has the bone's row.
struct NodeRows
{
    explicit NodeRows(const Root &root);
    std::size_t attachments, events, lights, ribbons, particles, count;
};

void buildSequences(const M2Model &model, RenderScene &scene);
/// Nodes, and the model's extent.
void buildNodes(const M2Model &model, RenderScene &scene);
void buildCollision(const M2Model &model, RenderScene &scene);
void buildCameras(const M2Model &model, RenderScene &scene);
void buildLights(const M2Model &model, RenderScene &scene);
/// Events, attachments, ribbons and particles.
void buildEffects(const M2Model &model, RenderScene &scene);
void buildMeshes(const M2Model &model, RenderScene &scene, std::uint64_t revision);
void buildTextures(const M2Model &model, RenderScene &scene, std::uint64_t revision);
/// A material for each mesh, then one for each ribbon; and the texture transforms.
void buildMaterials(const M2Model &model, RenderScene &scene, std::uint64_t revision);

SceneParticleEmitter particleEmitter(const Root &root, std::size_t row);

/// All skin profiles, the LOD ones last.
template<class Visit>
void forEachSkin(const Root &root, const Visit &visit)
{
    for (const Skin &skin : root.skins)
        visit(skin);
    for (const Skin &skin : root.lodSkins)
        visit(skin);
}

/// The entry of a look-up table, `none` outside of it.
template<class T>
std::int32_t entry(const Array<T> &table, std::size_t row, std::int32_t none = -1)
{
    return row < table.size() ? std::int32_t(table[row]) : none;
}
/// A row of `list`, -1 outside of it.
template<class T>
std::int32_t rowIn(const List<T> &list, std::int64_t row)
{
    return row >= 0 && std::size_t(row) < list.size() ? std::int32_t(row) : -1;
}

/// A curve of other values at the same times.
template<class To, class From, class Convert>
Curve<To> converted(const Curve<From> &curve, const Convert &convert)
{
    Curve<To> result;
    if (!curve.isPresent())
        return result;
    result.reset(curve.header(), curve.size());
    std::copy(curve.times().begin(), curve.times().end(), result.editTimes().begin());
    const auto part = [&](std::span<const From> from, std::span<To> to) { std::transform(from.begin(), from.end(), to.begin(), convert); };
    part(curve.values(), result.editValues());
    part(curve.inTangents(), result.editInTangents());
    part(curve.outTangents(), result.editOutTangents());
    return result;
}

inline SceneExtent sceneExtent(const Bounds &bounds)
{
    return {bounds.radius, bounds.box.minimum, bounds.box.maximum};
}

} // namespace sinew::m2
