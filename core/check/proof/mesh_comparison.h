// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/proof/proof_notes.h"
#include "core/check/proof/scene_pairing.h"
#include "core/scene/pose/pose.h"

namespace sinew {

/// One mesh in two scenes: whether the same triangles are drawn, and how far apart their corners are when posed.
class MeshComparison
{
public:
    /// Memory of a comparison of poses that goes on in one thread.
    struct Scratch
    {
        std::size_t work = 0; ///< vertices posed one by one so far
        std::vector<Eigen::Affine3f> palettes[2];
        std::vector<Eigen::Vector3f> places[2];
    };

    /// Compares what does not move and notes differences. `isOpaque`: no part of it mixes with what is behind.
    MeshComparison(const ScenePairing &pairing, std::size_t row, bool isOpaque, ProofNotes &notes);

    /// Rows in the meshes of the two scenes.
    std::size_t originalRow() const { return m_original; }
    std::size_t resultRow() const { return m_result; }
    /// Compares the corners in two poses of the scenes. `mostVertices`: how many may be posed one by one in all with
    /// this memory; beyond that, the bounds of their boxes count.
    void atPose(const Pose &original, const Pose &result, std::size_t mostVertices, Scratch &scratch,
                ProofNotes &notes) const;

private:
    /// Vertices that an entry of the palette moves.
    struct Influence
    {
        std::size_t original = 0, result = 0; ///< entries
        Eigen::AlignedBox3f box;
    };
    double largestDistance(const Pose &original, const Pose &result, Scratch &scratch) const;
    const SceneMesh &originalMesh() const { return m_pairing.original().meshes[m_original]; }
    const SceneMesh &resultMesh() const { return m_pairing.result().meshes[m_result]; }

    const ScenePairing &m_pairing;
    std::size_t m_original, m_result;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_vertices; ///< rows of a corner in both scenes
    std::vector<Influence> m_influences;
};

/// True if it draws any triangle at all.
bool hasTriangles(const SceneMesh &mesh);

} // namespace sinew
