// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/gltf/build/node_table.h"

namespace sinew::gltf {

struct ReadSkin
{
    std::vector<int> joints;                  ///< rows of nodes
    std::vector<std::array<float, 16>> rests; ///< as many: from the mesh to the joint at rest, in the model's axes
};

/// The skins of a file.
///
/// Where all joints only take a mesh to a place (as Warcraft III's models and what is exported from them) the nodes of
/// the scene move about pivots and need no matrices; otherwise they are as StarCraft II's.
class Skins
{
public:
    /// Marks the joints among the nodes.
    Skins(ReadJob &job, NodeTable &nodes);

    const ReadSkin &operator[](int row) const { return m_all[std::size_t(row)]; }
    bool usePivots() const { return m_usePivots; }
    /// From the model to a node at rest: as its skin says, else as it is; nothing if it has no size.
    std::optional<Eigen::Affine3d> restOf(const NodeTable &nodes, int node) const;
    /// Of a node, in the model's axes; without pivots the origin.
    std::array<float, 3> pivot(int node) const { return m_pivots[std::size_t(node)]; }

private:
    void readRests(ReadJob &job, const JsonItem &json, ReadSkin &skin);
    void choosePivots(const ReadJob &job, const NodeTable &nodes);

    std::vector<ReadSkin> m_all;
    std::map<int, Eigen::Affine3d> m_rests; ///< of joints, in the file's axes
    std::vector<std::array<float, 3>> m_pivots;
    bool m_usePivots = true;
};

} // namespace sinew::gltf
