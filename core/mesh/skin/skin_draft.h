// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/editable_mesh.h"

#include <span>

namespace sinew {

/// A mesh in which some vertices follow other bones, or in other shares; all else is as it was.
struct SkinnedMesh
{
    EditableMesh mesh;
    std::size_t changed = 0; ///< vertices of which that is true
};

/// What vertices follow, while it changes. Vertices in one place that follow the same are one joint and stay in step,
/// so that seams don't open; those that already differed are joints of their own. What hardly changes (isAlike())
/// keeps its numbers, and thereby its bytes.
class SkinDraft
{
public:
    /// Keeps a reference to the mesh. `strengths`: how strongly each vertex takes part, 0 not at all … 1 fully, by
    /// vertex; numbers outside are limited, vertices beyond the end and those without a number don't take part. Empty:
    /// every vertex fully. A joint takes part as strongly as the strongest of its vertices.
    SkinDraft(const EditableMesh &mesh, std::span<const float> strengths);

    const EditableMesh &mesh() const { return m_mesh; }
    /// By vertex: the first one of its joint, which stands for it in all other functions.
    const std::vector<std::uint32_t> &joints() const { return m_joints; }
    /// The joints that take part, in their order.
    const std::vector<std::uint32_t> &chosen() const { return m_chosen; }
    double strength(std::uint32_t joint) const { return double(m_strengths[joint]); }
    const BoneShares &before(std::uint32_t joint) const { return m_mesh.skins[m_mesh.vertices[joint].skin]; }
    /// What a joint follows from now on.
    void set(std::uint32_t joint, BoneShares shares);

    SkinnedMesh finish() const;

private:
    const EditableMesh &m_mesh;
    std::vector<std::uint32_t> m_joints, m_chosen;
    std::vector<float> m_strengths;                           ///< by joint
    std::vector<std::pair<std::uint32_t, BoneShares>> m_sets; ///< joints and what they follow
};

} // namespace sinew
