// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/editable_mesh.h"
#include "core/scene/render_scene.h"

#include <unordered_map>

namespace sinew {

/// The parts of a model as its scene shows them, taken out when they are asked for.
class SceneMeshParts
{
public:
    /// Keeps a reference to the scene.
    explicit SceneMeshParts(const RenderScene &scene);

    bool has(NodeId part) const { return m_rows.count(part) != 0; }
    /// An empty mesh for unrelated objects.
    const EditableMesh &mesh(NodeId part);
    /// The vertex as it is in the file; null if there is none.
    const MeshVertex *original(const VertexOrigin &origin);
    const BoneShares &skinOf(const VertexOrigin &origin);

private:
    const RenderScene &m_scene;
    std::unordered_map<NodeId, std::size_t> m_rows; ///< in RenderScene::meshes
    std::unordered_map<NodeId, EditableMesh> m_taken;
};

/// Equal up to the last bit, so that what did not change keeps its bytes.
bool isSamePosition(const MeshVertex &a, const MeshVertex &b);
bool isSameNormal(const MeshVertex &a, const MeshVertex &b);
bool isSameTangent(const MeshVertex &a, const MeshVertex &b);
bool isSameUv(const MeshVertex &a, const MeshVertex &b, std::size_t set);
bool isSameColour(const MeshVertex &a, const MeshVertex &b);

} // namespace sinew
