// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/mesh_detail.h"

#include "core/mesh/mesh_parts.h"

#include <meshoptimizer.h>

#include <algorithm>

namespace sinew {

SimplifiedMesh simplified(const EditableMesh &mesh, double share, double mostError)
{
    SimplifiedMesh result{mesh, 0};
    if (mesh.triangles.empty())
        return result;
    const float *positions = &mesh.vertices[0].position.x;
    const float scale = meshopt_simplifyScale(positions, mesh.vertices.size(), sizeof(MeshVertex));
    if (!(scale > 0))
        return result;
    const auto wanted = std::size_t(double(mesh.triangleCount()) * std::clamp(share, 0.0, 1.0)) * 3;
    std::vector<std::uint32_t> triangles(mesh.triangles.size());
    float error = 0;
    triangles.resize(meshopt_simplify(triangles.data(), mesh.triangles.data(), mesh.triangles.size(), positions,
                                      mesh.vertices.size(), sizeof(MeshVertex), wanted, float(mostError) / scale, 0,
                                      &error));
    result.mesh.triangles = std::move(triangles);
    result.mesh = usedVertices(result.mesh);
    result.error = double(error) * double(scale);
    return result;
}

EditableMesh orderedForCards(const EditableMesh &mesh)
{
    EditableMesh result = mesh;
    if (!mesh.triangles.empty())
        meshopt_optimizeVertexCache(result.triangles.data(), mesh.triangles.data(), mesh.triangles.size(),
                                    mesh.vertices.size());
    return result;
}

} // namespace sinew
