// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/mesh/mesh_session.h"

#include <algorithm>

namespace sinew {

void MeshSession::select(const Choose &choose)
{
    cancelMove();
    for (EditedPart &part : m_parts)
        part.selection = choose(part);
    touch();
}

void MeshSession::select(const std::vector<MeshSelection> &chosen, How how)
{
    std::size_t row = 0;
    select([&](const EditedPart &part) {
        const MeshSelection &wanted = chosen[row++];
        return how == How::Replace ? wanted : combined(part.mesh, m_kind, part.selection, wanted, how == How::Add);
    });
}

void MeshSession::selectAll()
{
    select([this](const EditedPart &part) { return allElements(part.mesh, m_kind); });
}

void MeshSession::clearSelection()
{
    select([](const EditedPart &part) { return MeshSelection(part.mesh); });
}

void MeshSession::selectLinked(IslandBound bound, double angle)
{
    select([&](const EditedPart &part) {
        return part.selection.isEmpty() ? part.selection : linked(part.mesh, m_kind, part.selection, bound, angle);
    });
}

std::size_t MeshSession::selectedCount() const
{
    std::size_t count = 0;
    for (const EditedPart &part : m_parts)
        count += m_kind == ElementKind::Vertex ? countOfJoints(part.mesh, part.selection)
                                               : countOf(part.selection.of(m_kind));
    return count;
}

std::size_t MeshSession::countOfSelectedVertices() const
{
    std::size_t count = 0;
    for (const EditedPart &part : m_parts)
        count += countOf(part.selection.vertices);
    return count;
}

std::optional<Eigen::Vector3f> MeshSession::centre() const
{
    Eigen::Vector3d sum = Eigen::Vector3d::Zero();
    std::size_t count = 0;
    for (const EditedPart &part : m_parts)
        part.visitSelected([&](const Eigen::Vector3f &place) {
            if (!place.allFinite())
                return;
            sum += place.cast<double>();
            ++count;
        });
    if (count == 0)
        return {};
    return Eigen::Vector3f((sum / double(count)).cast<float>());
}

Eigen::Matrix3f MeshSession::normalAxes() const
{
    Eigen::Vector3f sum = Eigen::Vector3f::Zero();
    for (const EditedPart &part : m_parts) {
        const std::vector<std::uint32_t> &triangles = part.mesh.mesh.triangles;
        for (std::size_t face = 0; face < part.selection.faces.size(); ++face) {
            if (!part.selection.faces[face])
                continue;
            const Eigen::Vector3f &a = part.places[triangles[face * 3]], &b = part.places[triangles[face * 3 + 1]],
                                  &c = part.places[triangles[face * 3 + 2]];
            sum += (b - a).cross(c - a);
        }
    }
    for (const EditedPart &part : m_parts) {
        for (std::size_t v = 0; v < part.selection.vertices.size() && sum.isZero(); ++v) {
            const Vec3 &normal = part.mesh.mesh.vertices[v].normal;
            if (part.selection.vertices[v])
                sum += part.matrices[v].linear() * Eigen::Vector3f(normal.x, normal.y, normal.z);
        }
    }
    const float length = sum.norm();
    if (!std::isfinite(length) || length < 1e-20f)
        return Eigen::Matrix3f::Identity();
    const Eigen::Vector3f z = sum / length;
    // The first axis stays level if it can.
    const Eigen::Vector3f level = Eigen::Vector3f::UnitZ().cross(z);
    const Eigen::Vector3f x = level.norm() > 1e-3f ? level.normalized() : Eigen::Vector3f::UnitX();
    Eigen::Matrix3f axes;
    axes.col(2) = z;
    axes.col(1) = z.cross(x).normalized();
    axes.col(0) = axes.col(1).cross(z);
    return axes;
}

void MeshSession::hideSelected()
{
    hide([](const EditedPart &part, std::size_t face) { return bool(part.selection.faces[face]); });
}

void MeshSession::hideUnselected()
{
    hide([](const EditedPart &part, std::size_t face) { return !part.selection.faces[face]; });
}

void MeshSession::hide(const std::function<bool(const EditedPart &part, std::size_t face)> &isHidden)
{
    cancelMove();
    for (EditedPart &part : m_parts) {
        std::vector<bool> hidden = part.mesh.hidden;
        for (std::size_t face = 0; face < hidden.size(); ++face)
            hidden[face] = hidden[face] || isHidden(part, face);
        part.mesh.hidden = std::move(hidden);
        part.selection = completed(part.mesh, m_kind, std::move(part.selection));
        showMesh(part);
    }
    touch();
    Q_EMIT sceneEdited();
}

void MeshSession::showAll()
{
    cancelMove();
    for (EditedPart &part : m_parts) {
        const std::vector<bool> was = std::move(part.mesh.hidden);
        part.mesh.hidden.assign(was.size(), false);
        // What appears is selected, so that it can be hidden again.
        MeshSelection shown(part.mesh);
        shown.faces = was;
        shown = completed(part.mesh, m_kind, completed(part.mesh, ElementKind::Face, std::move(shown)));
        part.selection = combined(part.mesh, m_kind, part.selection, shown, true);
        showMesh(part);
    }
    touch();
    Q_EMIT sceneEdited();
}

bool MeshSession::hidesAny() const
{
    return std::any_of(m_parts.begin(), m_parts.end(), [](const EditedPart &part) {
        return std::find(part.mesh.hidden.begin(), part.mesh.hidden.end(), true) != part.mesh.hidden.end();
    });
}

} // namespace sinew
