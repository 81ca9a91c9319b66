// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/transform/skeleton_change.h"
#include "plugins/mdx/structs/geoset.h"

#include <unordered_map>

namespace sinew::mdx {

/// Vertices, normals, tangents and the order of faces of a geoset when its model changes as a whole.
class PlacedGeoset
{
public:
    /// `nodes`: by object id.
    PlacedGeoset(const Geoset &geoset, const SkeletonChange &skeleton,
                 const std::unordered_map<std::uint32_t, NodeId> &nodes);

    Array<Vec3> vertices, normals;
    Array<Vec4> tangents;
    Array<std::uint16_t> faces;
    std::size_t mixed = 0; ///< vertices that follow nodes which keep their axes, and others that don't

private:
    /// The node whose change at rest a vertex takes part in; NoNode for the model's.
    NodeId followedBy(std::size_t vertex);

    const Geoset &m_geoset;
    const SkeletonChange &m_skeleton;
    const std::unordered_map<std::uint32_t, NodeId> &m_nodes;
    std::vector<std::vector<std::uint32_t>> m_groups;
};

} // namespace sinew::mdx
