// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mesh/editable_mesh.h"

namespace sinew {

/// Adds a quad, counter-clockwise, with its own four vertices.
inline void addQuad(EditableMesh &mesh, const std::array<Vec3, 4> &corners)
{
    const auto first = std::uint32_t(mesh.vertices.size());
    const Vec2 uvs[] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    for (std::size_t i = 0; i < 4; ++i) {
        MeshVertex vertex;
        vertex.position = corners[i];
        vertex.uvs[0] = uvs[i];
        vertex.origin = {1, first + std::uint32_t(i)};
        mesh.vertices.push_back(vertex);
    }
    for (const std::uint32_t corner : {0u, 1u, 2u, 0u, 2u, 3u})
        mesh.triangles.push_back(first + corner);
}

/// From 0, 0, 0 to 1, 1, 1, each side with vertices of its own; the top is the last.
inline EditableMesh cube()
{
    EditableMesh mesh;
    mesh.part = 1;
    mesh.hasNormals = true;
    mesh.uvSets = 1;
    mesh.skins = {{{7, 1.f}}};
    addQuad(mesh, {{{0, 0, 0}, {0, 1, 0}, {1, 1, 0}, {1, 0, 0}}});
    addQuad(mesh, {{{0, 0, 0}, {1, 0, 0}, {1, 0, 1}, {0, 0, 1}}});
    addQuad(mesh, {{{1, 0, 0}, {1, 1, 0}, {1, 1, 1}, {1, 0, 1}}});
    addQuad(mesh, {{{1, 1, 0}, {0, 1, 0}, {0, 1, 1}, {1, 1, 1}}});
    addQuad(mesh, {{{0, 1, 0}, {0, 0, 0}, {0, 0, 1}, {0, 1, 1}}});
    addQuad(mesh, {{{0, 0, 1}, {1, 0, 1}, {1, 1, 1}, {0, 1, 1}}});
    return mesh;
}

inline double volume(const EditableMesh &mesh)
{
    double six = 0;
    for (std::size_t i = 0; i < mesh.triangles.size(); i += 3) {
        const Vec3 &a = mesh.vertices[mesh.triangles[i]].position, &b = mesh.vertices[mesh.triangles[i + 1]].position,
                   &c = mesh.vertices[mesh.triangles[i + 2]].position;
        six += double(a.x) * (double(b.y) * double(c.z) - double(b.z) * double(c.y)) -
               double(a.y) * (double(b.x) * double(c.z) - double(b.z) * double(c.x)) +
               double(a.z) * (double(b.x) * double(c.y) - double(b.y) * double(c.x));
    }
    return six / 6;
}

} // namespace sinew
