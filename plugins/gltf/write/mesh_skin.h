// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/gltf/write/skeleton.h"

namespace sinew::gltf {

/// The joints of each vertex of a mesh, each once, and their shares, which are 1 together.
class MeshSkin
{
public:
    MeshSkin(const SceneMesh &mesh, const Skeleton &skeleton);

    bool isSkinned() const { return m_perVertex > 0; }
    /// The most joints that a vertex has.
    std::size_t perVertex() const { return m_perVertex; }
    /// Adds "JOINTS_n" and "WEIGHTS_n" with their accessors: bytes where they are exact, else numbers of four bytes.
    void write(File &file, int jointCount, JsonText &attributes) const;

private:
    struct Influence
    {
        std::uint16_t joint;
        double weight;
    };
    void addVertex(const SceneMesh &mesh, std::size_t vertex);

    std::vector<std::vector<Influence>> m_entries; ///< by entry of the palette
    std::vector<Influence> m_all;
    std::vector<std::uint32_t> m_first; ///< of each vertex in m_all, and the end
    std::size_t m_perVertex = 0;
    bool m_fitsBytes = true;
    std::uint16_t m_still = 0;
};

} // namespace sinew::gltf
