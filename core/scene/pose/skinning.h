// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose.h"
#include "core/scene/render_scene.h"

#include <Eigen/Geometry>

namespace sinew {

/// Normals as drawn, in world space, of unit length; a normal without direction is zero. As many as the mesh has; by
/// the rules of skinnedPositions().
void skinnedNormals(const SceneMesh &mesh, const Pose &pose, std::vector<Eigen::Vector3f> &normals);

/// The mesh's palette: means of node matrices, ready for skinning. Missing nodes are omitted; an entry without any is
/// the identity.
void skinPalette(const SceneMesh &mesh, const Pose &pose, std::vector<Eigen::Affine3f> &palette);

/// By vertex: the matrix that takes it from its place at rest to where it is drawn; by the rules of skinnedPositions().
void skinMatrices(const SceneMesh &mesh, const Pose &pose, std::vector<Eigen::Affine3f> &matrices);

/// Vertices as drawn, in world space; for picking, bounds and tests. Weights are relative to their sum; a vertex
/// without valid influences stays where it is. By way of rest matrices in double precision.
void skinnedPositions(const SceneMesh &mesh, const Pose &pose, std::vector<Eigen::Vector3f> &positions);

} // namespace sinew
