// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/mesh/editable_mesh.h"
#include "plugins/mdx/create/looks/looks.h"
#include "plugins/mdx/create/nodes/skeleton.h"

namespace sinew::mdx {

/// The geosets of the new model: one for each look of each chosen mesh, divided where the game's limits are reached.
class Geosets
{
public:
    /// Marks the nodes that move vertices, and numbers them: they are the first ones.
    Geosets(CreationJob &job, Skeleton &skeleton);

    /// By made node: its number if it moves vertices, else -1.
    const std::vector<std::int32_t> &boneNumbers() const { return m_numbers; }
    /// Refuses more vertices than a model should have: each look of a mesh has them all.
    Status build(Looks &looks);

private:
    /// Rows of a mesh's triangles and vertices that become one geoset.
    struct Part
    {
        std::vector<std::uint32_t> vertices; ///< rows of the mesh
        std::vector<std::uint16_t> faces;
        std::vector<std::vector<std::uint32_t>> groups; ///< by vertex: numbers of bones in equal shares, ascending
        std::size_t groupCount = 0;
    };

    void readShares(std::size_t mesh);
    bool countsBones() const;
    void addHelpers();
    void numberBones();
    std::vector<Part> partsOf(std::size_t mesh);
    std::vector<std::vector<std::uint32_t>> groupsOf(std::size_t mesh);
    Geoset geoset(std::size_t mesh, const Part &part);
    static void setGroups(const Part &part, Geoset &geoset);
    void setSkin(std::size_t mesh, const Part &part, Geoset &geoset);
    std::uint8_t byteNumber(NodeId bone);

    CreationJob &m_job;
    Skeleton &m_skeleton;
    std::vector<std::vector<BoneShares>> m_shares; ///< by mesh and vertex; bones are made nodes, counted from 1
    std::vector<std::int32_t> m_numbers;
    std::vector<std::vector<std::int32_t>> m_helpers; ///< by made node: bones below it that count as it does
    std::size_t m_unequal = 0;                        ///< vertices whose bones get equal shares
    double m_weightError = 0;                         ///< the farthest that one of them gets from its place
    NodeId m_unequalSource = NoNode;
};

} // namespace sinew::mdx
