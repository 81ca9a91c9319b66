// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/mesh/element_picker.h"

#include "core/scene/pose/skinning.h"

#include <algorithm>
#include <limits>

namespace sinew {

namespace {

float distanceToSegment(const Eigen::Vector2f &point, const Eigen::Vector2f &a, const Eigen::Vector2f &b, float &along)
{
    const Eigen::Vector2f direction = b - a;
    const float square = direction.squaredNorm();
    along = square > 0 ? std::clamp((point - a).dot(direction) / square, 0.f, 1.f) : 0;
    return (a + along * direction - point).norm();
}

} // namespace

ElementPicker::ElementPicker(const MeshSession &session, const ViewCamera &camera, const Eigen::Vector2f &size,
                             std::span<const std::uint8_t> hidden)
    : m_session(session), m_picture(camera, size)
{
    std::vector<bool> isEdited(session.scene().meshes.size());
    for (std::size_t i = 0; i < session.parts().size(); ++i) {
        const EditedPart &part = session.parts()[i];
        isEdited[std::size_t(part.row)] = true;
        m_picture.add(std::int32_t(i), part.places, part.mesh.mesh.triangles, part.mesh.hidden);
    }
    // What else is drawn covers them.
    std::vector<Eigen::Vector3f> places;
    for (std::size_t row = 0; row < isEdited.size(); ++row) {
        const SceneMesh &mesh = session.scene().meshes[row];
        const bool isHidden = row < hidden.size() && hidden[row];
        const bool isFaded = row < session.pose().meshAlpha.size() && session.pose().meshAlpha[row] < 0.01f;
        if (isEdited[row] || isHidden || isFaded)
            continue;
        skinnedPositions(mesh, session.pose(), places);
        m_picture.add(-1, places, {mesh.indices.data(), mesh.indices.size()});
    }
}

std::optional<ElementPicker::Found> ElementPicker::at(const Eigen::Vector2f &point, float reach) const
{
    if (m_session.kind() == ElementKind::Face) {
        const std::optional<DepthPicture::Hit> hit = m_picture.at(point);
        return hit && hit->owner >= 0 ? std::optional(Found{std::size_t(hit->owner), hit->triangle}) : std::nullopt;
    }
    std::optional<Found> found;
    float nearest = reach;
    for (std::size_t i = 0; i < m_session.parts().size(); ++i) {
        const EditedPart &part = m_session.parts()[i];
        const MeshTopology &topology = part.mesh.topology;
        const std::vector<bool> isShown = part.mesh.shownVertices();
        std::vector<std::optional<Eigen::Vector2f>> points(part.places.size());
        for (std::size_t v = 0; v < points.size(); ++v)
            if (isShown[v] && topology.joints()[v] == v)
                points[v] = m_picture.pointOf(part.places[v]);
        if (m_session.kind() == ElementKind::Vertex) {
            for (std::uint32_t v = 0; v < points.size(); ++v)
                if (points[v] && (*points[v] - point).norm() < nearest && isSeen(part.places[v])) {
                    nearest = (*points[v] - point).norm();
                    found = Found{i, v};
                }
            continue;
        }
        for (std::uint32_t edge = 0; edge < topology.edges().size(); ++edge) {
            const auto &[a, b] = topology.edges()[edge];
            if (!points[a] || !points[b] || !part.mesh.isShownEdge(edge))
                continue;
            float along = 0;
            const float distance = distanceToSegment(point, *points[a], *points[b], along);
            if (distance < nearest && isSeen(part.places[a] + along * (part.places[b] - part.places[a]))) {
                nearest = distance;
                found = Found{i, edge};
            }
        }
    }
    return found;
}

std::vector<MeshSelection> ElementPicker::inside(const Region &region) const
{
    std::vector<MeshSelection> result;
    const auto isInside = [&](const Eigen::Vector3f &place) {
        const std::optional<Eigen::Vector2f> point = m_picture.pointOf(place);
        return point && region(*point) && isSeen(place);
    };
    for (const EditedPart &part : m_session.parts()) {
        MeshSelection selection(part.mesh);
        if (m_session.kind() == ElementKind::Face) {
            const std::vector<std::uint32_t> &triangles = part.mesh.mesh.triangles;
            for (std::size_t face = 0; face < selection.faces.size(); ++face)
                selection.faces[face] = !part.mesh.hidden[face] && isInside((part.places[triangles[face * 3]] +
                                                                             part.places[triangles[face * 3 + 1]] +
                                                                             part.places[triangles[face * 3 + 2]]) /
                                                                            3);
        } else {
            for (std::size_t v = 0; v < selection.vertices.size(); ++v)
                if (part.mesh.topology.joints()[v] == v)
                    selection.vertices[v] = isInside(part.places[v]);
            selection = completed(part.mesh, ElementKind::Vertex, std::move(selection));
        }
        result.push_back(completed(part.mesh, m_session.kind(), std::move(selection)));
    }
    return result;
}

std::vector<std::vector<float>> ElementPicker::underBrush(const Eigen::Vector2f &point, float radius) const
{
    std::vector<std::vector<float>> result;
    for (const EditedPart &part : m_session.parts()) {
        const std::vector<bool> isShown = part.mesh.shownVertices();
        std::vector<float> strengths(part.places.size(), 0.f);
        const std::vector<std::uint32_t> &joints = part.mesh.topology.joints();
        for (std::size_t v = 0; v < strengths.size(); ++v) {
            if (joints[v] != v) {
                strengths[v] = strengths[joints[v]];
                continue;
            }
            const std::optional<Eigen::Vector2f> at =
                isShown[v] ? m_picture.pointOf(part.places[v]) : std::optional<Eigen::Vector2f>();
            const float t = at ? 1 - (*at - point).norm() / radius : 0;
            if (t > 0 && isSeen(part.places[v]))
                strengths[v] = t * t * (3 - 2 * t);
        }
        result.push_back(std::move(strengths));
    }
    return result;
}

bool isInsideLoop(const Eigen::Vector2f &point, std::span<const Eigen::Vector2f> loop)
{
    bool isInside = false;
    for (std::size_t i = 0; i < loop.size(); ++i) {
        const Eigen::Vector2f &a = loop[i], &b = loop[(i + 1) % loop.size()];
        if ((a.y() > point.y()) != (b.y() > point.y()) &&
            point.x() < (b.x() - a.x()) * (point.y() - a.y()) / (b.y() - a.y()) + a.x())
            isInside = !isInside;
    }
    return isInside;
}

} // namespace sinew
