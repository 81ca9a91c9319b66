// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/edit/placed_geoset.h"

#include "core/transform/spatial_value.h"
#include "core/transform/turned_triangles.h"
#include "plugins/mdx/model/vertex_bones.h"

#include <algorithm>

namespace sinew::mdx {

namespace {

/// The other side of each triangle becomes its front. Faces of other kinds stay as they are.
void turnFaces(const Geoset &geoset, Array<std::uint16_t> &faces)
{
    constexpr std::uint32_t triangles = 4;
    std::uint16_t *corners = faces.edit();
    std::size_t at = 0;
    const auto turn = [&](std::size_t count) { turnTriangles(std::span(corners + at, count)); };
    if (geoset.faceGroups.isEmpty())
        turn(faces.size());
    for (std::size_t group = 0; group < geoset.faceGroups.size(); ++group) {
        const std::size_t count = std::min<std::size_t>(geoset.faceGroups[group], faces.size() - at);
        if (group >= geoset.faceTypes.size() || geoset.faceTypes[group] == triangles)
            turn(count);
        at += count;
    }
}

template<class T>
void changeAt(Space space, Array<T> &array, T *elements, std::size_t row, const SpatialChange &change)
{
    if (row < array.size())
        changeValue(space, typeInfo<T>(), elements + row, change);
}

} // namespace

PlacedGeoset::PlacedGeoset(const Geoset &geoset, const SkeletonChange &skeleton,
                           const std::unordered_map<std::uint32_t, NodeId> &nodes)
    : vertices(geoset.vertices), normals(geoset.normals), tangents(geoset.tangents), faces(geoset.faces),
      m_geoset(geoset), m_skeleton(skeleton), m_nodes(nodes), m_groups(matrixGroupsOf(geoset))
{
    std::unordered_map<NodeId, SpatialChange> changes;
    Vec3 *places = vertices.edit(), *directions = normals.edit();
    Vec4 *alongs = tangents.edit();
    const std::size_t count = std::max({vertices.size(), normals.size(), tangents.size()});
    for (std::size_t v = 0; v < count; ++v) {
        const NodeId node = followedBy(v);
        auto found = changes.find(node);
        if (found == changes.end())
            found = changes.emplace(node, m_skeleton.rest(node)).first;
        changeAt(Space::Point, vertices, places, v, found->second);
        changeAt(Space::Direction, normals, directions, v, found->second);
        changeAt(Space::Direction, tangents, alongs, v, found->second);
    }
    if (m_skeleton.rest(NoNode).outer.mirrored >= 0 && !faces.isEmpty())
        turnFaces(geoset, faces);
}

NodeId PlacedGeoset::followedBy(std::size_t vertex)
{
    NodeId own = NoNode;
    bool hasOwn = false, hasOthers = false;
    const auto add = [&](std::uint32_t objectId) {
        const auto node = m_nodes.find(objectId);
        if (node == m_nodes.end())
            return;
        if (m_skeleton.keepsAxes(node->second)) {
            hasOwn = true;
            own = node->second;
        } else {
            hasOthers = true;
        }
    };
    const auto addPairs = [&](const auto &skin) {
        for (std::size_t i = 0; i < 4; ++i)
            if (skin[vertex * 8 + 4 + i])
                add(skin[vertex * 8 + i]);
    };
    if (m_geoset.skin.size() >= vertex * 8 + 8)
        addPairs(m_geoset.skin);
    else if (m_geoset.wideSkin.size() >= vertex * 8 + 8)
        addPairs(m_geoset.wideSkin);
    else if (const auto *bones = bonesOf(m_geoset, m_groups, vertex))
        std::for_each(bones->begin(), bones->end(), add);
    mixed += hasOwn && hasOthers && vertex < vertices.size();
    return hasOthers ? NoNode : own;
}

} // namespace sinew::mdx
