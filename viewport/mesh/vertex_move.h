// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/playhead/posed_edit.h"
#include "core/mesh/elements/falloff.h"
#include "viewport/mesh/edited_part.h"

namespace sinew {

struct VertexMoveOptions
{
    bool isProportional = false; ///< the surroundings follow
    float radius = 1;            ///< of them, units
    Falloff falloff = Falloff::Smooth;
    bool alongSurface = true; ///< distances are those over edges

    bool operator==(const VertexMoveOptions &) const = default;
};

/// A movement of selected vertices from its start on. What is dragged as drawn is worked out for the vertices at rest.
class VertexMove
{
public:
    /// The parts must stay as they are, but for what apply() does to them.
    VertexMove(std::vector<EditedPart> &parts, const VertexMoveOptions &options);

    std::size_t selected() const { return m_selected; }
    /// Whether vertices of this part move along.
    bool moves(std::size_t part) const { return !m_moved[part].empty(); }
    /// Vertices that can't be moved, because their bones scale them to nothing.
    std::size_t stuck() const { return m_stuck; }
    void setOptions(const VertexMoveOptions &options);
    /// Sets positions, normals and tangents of the parts' meshes, and their places.
    void apply(const SpaceChange &change);
    /// As at the start.
    void reset();

private:
    struct Moved
    {
        std::uint32_t vertex;
        MeshVertex before;
        Eigen::Vector3f place; ///< as drawn
        Eigen::Affine3f toRest;
        float distance, share;
    };
    void takeShares();

    std::vector<EditedPart> &m_parts;
    VertexMoveOptions m_options;
    std::vector<std::vector<Moved>> m_moved; ///< by part
    std::size_t m_selected = 0, m_stuck = 0;
};

/// A tenth of what the parts span as drawn.
float usualRadius(const std::vector<EditedPart> &parts);

/// What a share (0…1) of a change does to a place.
Eigen::Affine3f affineOf(const SpaceChange &change, float share = 1);

} // namespace sinew
