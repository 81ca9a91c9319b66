// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/editable_mesh.h"

#include <Eigen/Core>

#include <optional>
#include <span>

namespace sinew {

enum class ProjectionShape : std::uint8_t {
    Plane,   ///< along one direction
    Box,     ///< each triangle from the one of six sides that it faces most
    Cylinder ///< from all around an axis
};

struct UvProjection
{
    ProjectionShape shape = ProjectionShape::Plane;
    /// Of a plane to the viewer, of a cylinder its axis; any length but 0, model space.
    Eigen::Vector3d direction{0, 0, 1};
    double unitsPerTexture = 0;     ///< side of the square that the texture covers once; 0: the longest side there is
    std::size_t set = 0;            ///< UV set, < EditableMesh::uvSets
    Eigen::Vector3d front{1, 0, 0}; ///< of a cylinder: the middle of the texture is there, the seam opposite
};

/// Where a projection has its texture; the same for several meshes, so that they fit together.
struct ProjectionFrame
{
    Eigen::Vector3d right, up, towards; ///< along u, against v, and to the viewer; of length 1, in model space
    Eigen::Vector3d centre;             ///< model space; where u and v are ½
    double radius = 0;                  ///< of a cylinder: mean distance of the corners from its axis
    double units = 1;                   ///< per texture
};

/// Triangles of a mesh; empty: all, else an entry for each.
using TriangleMask = std::vector<bool>;

/// The frame around all chosen triangles; `masks`: one for each mesh, or none. Nothing if there are no triangles, or no
/// direction.
std::optional<ProjectionFrame> projectionFrame(std::span<const EditableMesh> meshes, const UvProjection &projection,
                                               std::span<const TriangleMask> masks = {});

/// The mean of the normals of the chosen triangles by their areas, of length 1: a direction for a plane. Zero if they
/// face in all directions.
Eigen::Vector3d meanNormal(std::span<const EditableMesh> meshes, std::span<const TriangleMask> masks = {});

/// New texture coordinates of the chosen triangles. Vertices are split where the projection tears (the edges of a box,
/// the back of a cylinder) and at the border of what is chosen; the first value stays with the vertex itself, others
/// get copies at the end. Corners whose place is not a number keep their coordinates.
EditableMesh projected(const EditableMesh &mesh, const UvProjection &projection, const ProjectionFrame &frame,
                       const TriangleMask &isChosen = {});

} // namespace sinew
