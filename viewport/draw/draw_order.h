// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose.h"
#include "viewport/draw/filter_states.h"
#include "viewport/options/mesh_choice.h"

#include <span>
#include <vector>

namespace sinew {

/// One layer of one mesh or ribbon, or the particles of one effect.
struct DrawItem
{
    std::int32_t mesh = 0; ///< row in RenderScene::meshes; for particles and ribbons, in RenderScene::effects
    /// Row in the material's layers; -1: a mesh without usable material, or an item drawn with the effect's sprite.
    std::int32_t layer = -1;
    bool blended = false;
    enum Kind : std::uint8_t { MeshLayer, Particles, RibbonLayer } kind = MeshLayer;

    bool operator==(const DrawItem &) const = default;
};

/// Whether the mode mixes with the background, writes no depth and is drawn after everything opaque.
constexpr bool isBlended(FilterMode mode)
{
    return filterState(mode).blends;
}

/// The layer that a mesh's item draws; null for meshes without usable material.
const SceneLayer *layerOf(const RenderScene &scene, const DrawItem &item);

/// The material of a MaterialRibbon; null as for materialOf().
const SceneMaterial *ribbonMaterial(const RenderScene &scene, const SceneEffect &ribbon);

/// Everything that is drawn, first to last (rendering-and-simulation.md §3): opaque layers in file order, then blended
/// ones by priority plane, within one plane in file order: all layers of the first mesh, then all of the second. (The
/// game sorts further only inside a layer, by its material's triangle order; mdx-m3-viewer and Warsmash do the same.)
/// Particles and ribbons count as blended, whatever their mode, and come after the meshes of their plane.
/// Opaque batches of an M2 are ordered by material layer; blended ones each have their own plane, and farFirst()
/// decides their final order.
std::vector<DrawItem> drawOrder(const RenderScene &scene, const MeshChoice &choice = {});

/// Sorts blended batches and surfaces that are consecutive within one plane into their drawing order as seen from
/// `eye`: by the distance of their meshes' sort points, the farthest first, at equal distance by material layer
/// (m2-skin-and-friends.md §3, rendering-and-simulation.md §5). Returns rows of `items` by place; other items keep
/// their places.
std::vector<std::size_t> farFirst(std::span<const DrawItem> items, const RenderScene &scene, const Pose &pose,
                                  const Eigen::Vector3f &eye);

} // namespace sinew
