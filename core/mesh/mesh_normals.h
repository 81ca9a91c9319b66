// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/editable_mesh.h"

namespace sinew {

/// Normals worked out anew: each is the mean of the triangles around it that meet at no more than `smoothing` degrees
/// (0 flat faces, 180 smooth everywhere), weighted by their angles there. Seams of texture coordinates don't show.
/// Vertices where an edge becomes hard are split. Vertices without a triangle keep their normal. `faces`: only the
/// corners of these triangles (by triangle); null: all.
EditableMesh withNormals(const EditableMesh &mesh, double smoothing, const std::vector<bool> *faces = nullptr);

/// Vertices in one place get the mean of their normals, so that seams disappear; triangles are not looked at.
EditableMesh withNormalsAcrossSeams(const EditableMesh &mesh);

/// The other side of each triangle becomes its front. `faces`: only of these (by triangle), whose vertices are split
/// from those of the others; null: all.
EditableMesh flipped(const EditableMesh &mesh, const std::vector<bool> *faces = nullptr);

/// At the plane across an axis (0 x, 1 y, 2 z) through the origin; triangles still face outward.
EditableMesh mirrored(const EditableMesh &mesh, int axis);

} // namespace sinew
