// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/gltf/write/job.h"

namespace sinew::gltf {

/// Row of the node that everything hangs on, and of the one for a row of RenderScene::nodes.
constexpr int armatureRow = 0;
constexpr int nodeRow(std::int32_t sceneRow)
{
    return sceneRow + 1;
}

/// A node without its animation: its place at rest, from that of its parent.
struct RestPose
{
    CurvePoint translation{}, rotation{0, 0, 0, 1}, scale{1, 1, 1};
};

/// In the scene's own axes and lengths.
RestPose restPose(const RenderScene &scene, std::int32_t row);
/// Added to a node's translation: from its parent's pivot to its own.
Vec3 pivotOffset(const RenderScene &scene, std::int32_t row);

/// Writes the armature and all nodes of the scene. Call first.
void addNodes(Job &job);

/// The joints that meshes hang on. One for all meshes.
class Skeleton
{
public:
    explicit Skeleton(Job &job);

    /// The joint that moves like a palette's node; -1 is one that never moves.
    int joint(std::int32_t sceneRow) const;
    int jointCount() const { return int(m_joints.size()); }
    /// Row of the skin, -1 if nothing is skinned.
    int skin() const { return m_skin; }

private:
    std::vector<std::int32_t> m_joints; ///< rows of the scene's nodes, -1: the armature
    std::vector<int> m_jointOfNode;     ///< -1: none
    int m_still = -1, m_skin = -1;
};

} // namespace sinew::gltf
