// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/obj/mesh_writer.h"

#include "core/exchange/mesh_numbers.h"

#include <cmath>

namespace sinew::obj {

void MeshWriter::addUvs(const Array<Vec2> &uvs, const MeshSurface &surface)
{
    const bool isMoved = surface.uvs != Eigen::Matrix<double, 2, 3>::Identity();
    for (const Vec2 &uv : uvs) {
        float u = uv.x, v = uv.y;
        if (isMoved) {
            const Eigen::Vector2d moved = surface.uvs * Eigen::Vector3d(double(u), double(v), 1);
            u = float(moved.x());
            v = float(moved.y());
        }
        m_text.uv(std::isfinite(u) ? u : 0, std::isfinite(v) ? v : 0);
    }
}

void MeshWriter::add(const SceneMesh &mesh, std::size_t number, const MeshSurface &surface)
{
    m_text.word("o", m_names.take(plainName(mesh.name, "Mesh_" + std::to_string(number))));
    const std::vector<float> positions = placedPositions(mesh, m_axes, m_losses);
    const std::vector<float> normals = unitNormals(mesh, positions, m_axes, m_losses);
    const auto addVectors = [this](const char *kind, const std::vector<float> &all) {
        for (std::size_t i = 0; i + 2 < all.size(); i += 3)
            m_text.numbers(kind, std::span(all).subspan(i, 3));
    };
    addVectors("v", positions);
    m_first.hasUv = surface.uvSet < mesh.uvSets.size() && mesh.uvSets[surface.uvSet].size() == mesh.positions.size();
    if (m_first.hasUv)
        addUvs(mesh.uvSets[surface.uvSet], surface);
    m_first.hasNormal = !normals.empty();
    addVectors("vn", normals);
    m_text.word("usemtl", surface.material);
    const std::span<const std::uint32_t> indices = mesh.indices.view();
    for (std::size_t i = 0; i + 2 < indices.size(); i += 3)
        m_text.triangle(indices.subspan(i).first<3>(), m_first);
    m_first.place += mesh.positions.size();
    m_first.uv += m_first.hasUv ? mesh.positions.size() : 0;
    m_first.normal += m_first.hasNormal ? mesh.positions.size() : 0;
}

} // namespace sinew::obj
