// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/gltf/build/primitive.h"
#include "plugins/gltf/build/skins.h"

namespace sinew::gltf {

/// Binds the vertices of a mesh to the joints of a skin: fills palette, influences and weights, and where nodes don't
/// move about pivots the rest matrices.
///
/// The games weigh by bytes. Equal shares are exact nevertheless where nodes move about pivots: an entry of the palette
/// is then the mean of its nodes.
class VertexBinding
{
public:
    VertexBinding(ReadJob &job, const NodeTable &nodes, const Skins &skins, int skin);

    void bind(const ReadPrimitive &primitive, SceneMesh &mesh);

private:
    struct Share
    {
        std::uint32_t joint;
        double weight;
    };
    std::vector<Share> sharesOf(const ReadPrimitive &primitive, std::size_t vertex);
    std::uint16_t entryOf(std::vector<std::int32_t> joints, SceneMesh &mesh);
    void setMean(const std::vector<Share> &shares, std::size_t vertex, SceneMesh &mesh);
    void setWeights(std::vector<Share> shares, std::size_t vertex, SceneMesh &mesh);

    ReadJob &m_job;
    const NodeTable &m_nodes;
    const ReadSkin &m_skin;
    bool m_usePivots;
    std::map<std::vector<std::int32_t>, std::uint16_t> m_entries; ///< by joints of the skin
    std::uint16_t *m_influences = nullptr;
    std::uint8_t *m_weights = nullptr;
    double m_left = 0;    ///< the largest share that a vertex lost
    double m_rounded = 0; ///< the largest change of a weight by rounding
    std::size_t m_unequal = 0, m_unbound = 0, m_lost = 0, m_roundedCount = 0;
};

} // namespace sinew::gltf
