// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/scene_build.h"
#include "plugins/m3/model/model.h"

#include <map>

// The parts of a scene that M3Scene::build() and update() fill. Each replaces its part wholly. What looks as before
// keeps its revision, the rest gets `revision`.

namespace sinew::m3 {

/// Rows in RenderScene::nodes of the first node of each list; a bone's node has the bone's row. Everything but bones
/// stands where its bone is.
struct NodeRows
{
    explicit NodeRows(const Root &root);
    std::size_t attachments, events, lights, ribbons, particles, projections, count;
};

/// Each sequence plays lineStart + start … lineStart + end; those that go on beside others (AlwaysGlobal) are sequences
/// like others.
void buildSequences(const M3Model &model, RenderScene &scene);
/// Nodes, and the model's extent. Bones inherit everything: in the corpus none of 3,673 has one of the three flags that
/// are named after inheriting, which so can't be needed for it. Billboards come from BBSC; 9 in the corpus, no bone has
/// one of the two flags.
void buildNodes(const M3Model &model, RenderScene &scene);
/// The collision mesh, then hit tests, the tight one first, volumes of attachments, shapes of physics bodies. Sizes of
/// boxes are taken as half their edges, heights as whole ones.
void buildCollision(const M3Model &model, RenderScene &scene);
void buildCameras(const M3Model &model, RenderScene &scene);
void buildLights(const M3Model &model, RenderScene &scene);
/// Events and attachments.
void buildPlaces(const M3Model &model, RenderScene &scene);
void buildForces(const M3Model &model, RenderScene &scene);
/// Particles, then ribbons.
void buildEffects(const M3Model &model, RenderScene &scene);
void buildProjections(const M3Model &model, RenderScene &scene);
/// What shows a projection where there is nothing that it could fall on: its picture on a rectangle across its box, at
/// its node's height if that is within. No value for those that widen. Of values that change over time only the opacity
/// does.
std::optional<SceneMesh> projectionMesh(const Root &root, std::size_t row);
/// A mesh for each region that a batch draws, then those of projections. A vertex is moved by
/// bones[boneLookup[region.firstBoneLookup + index]], each world · IREF. In 63 of 140 files of the corpus world · IREF
/// of every bone is the identity while nothing plays; in the others some bones stand elsewhere then.
void buildMeshes(const M3Model &model, RenderScene &scene, std::uint64_t revision);
/// A texture for each path with its way of repeating.
void buildTextures(const M3Model &model, RenderScene &scene, std::uint64_t revision);
/// One for each row of materialReferences, at that row: what batches, particles, ribbons and projections name. Then one
/// for each region that several batches draw.
void buildMaterials(const M3Model &model, RenderScene &scene, std::uint64_t revision);
/// What the picture only comes near to.
void nameApproximated(const M3Model &model, RenderScene &scene);

template<class T>
Track<T> track(const Animated<T> &animated)
{
    return {animated.keys, animated.value};
}
/// 0 where the number is 0, 1 otherwise; never between.
inline Track<float> onOff(const Animated<std::uint32_t> &animated)
{
    const auto isOn = [](std::uint32_t number) { return number ? 1.f : 0.f; };
    return {converted<float>(animated.keys, isOn), isOn(animated.value), true};
}

/// The regions that are drawn, in the order of RenderScene::meshes: divisions one after the other, regions by row.
struct DrawnRegion
{
    std::size_t division = 0, region = 0;
    std::vector<std::size_t> batches; ///< rows
};
std::vector<DrawnRegion> drawnRegions(const Root &root);

/// The vertices of a region, as far as they are there.
struct VertexRange
{
    std::size_t first = 0, count = 0;
};
VertexRange vertexRange(const Root &root, const Region &region);
/// The triangles of a region, three rows of its vertices each; those that name others are omitted. Looks at no more
/// than `budget` faces' elements, which it takes off it.
std::vector<std::uint32_t> drawnTriangles(const Division &division, const Region &region, const VertexRange &vertices,
                                          std::size_t &budget);
/// Stored blue first.
Colour4 vertexColour(const PackedVector &stored);

/// Finds the row that buildTextures() gives a layer.
class TextureRows
{
public:
    explicit TextureRows(const Root &root);
    /// -1 for layers without a texture.
    std::int32_t of(const Layer &layer) const;
    std::vector<SceneTexture> take() { return std::move(m_textures); }

private:
    std::vector<SceneTexture> m_textures;
    std::map<std::pair<std::string, std::uint32_t>, std::int32_t>
        m_rows; ///< by path in small letters and the flags of repeating
};

/// The passes that draw what a row of materialReferences names; composite materials within composite ones are omitted.
std::vector<SceneLayer> passesOf(const Root &root, std::int64_t reference, const TextureRows &textures);
/// 0 for what has none.
std::int32_t priorityOf(const Root &root, std::int64_t reference);

inline SceneExtent sceneExtent(const Bounds &bounds)
{
    return {bounds.radius, bounds.minimum, bounds.maximum};
}

} // namespace sinew::m3
