// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/projection/uv_projection.h"

#include "core/mesh/corner_split.h"
#include "core/mesh/corners_at.h"

#include <Eigen/Geometry>

#include <cmath>
#include <cstring>

namespace sinew {

namespace {

constexpr double halfTurn = EIGEN_PI;

/// A texture coordinate, and the side of the projection that it is on.
struct ProjectedCorner
{
    Vec2 uv;
    int side = 0;
};

bool isChosenTriangle(const TriangleMask &mask, std::size_t triangle)
{
    return mask.empty() || (triangle < mask.size() && mask[triangle]);
}

/// A view against `towards`, upright where that is possible.
ProjectionFrame viewFrom(const Eigen::Vector3d &towards)
{
    const Eigen::Vector3d upright = std::abs(towards.z()) > 0.999 ? Eigen::Vector3d::UnitY() : Eigen::Vector3d::UnitZ();
    ProjectionFrame frame;
    frame.towards = towards;
    frame.up = (upright - towards * towards.dot(upright)).normalized();
    frame.right = frame.up.cross(towards);
    return frame;
}

/// With an axis upwards and its front to the viewer.
ProjectionFrame viewAround(const Eigen::Vector3d &axis, const Eigen::Vector3d &front)
{
    Eigen::Vector3d across = front - axis * front.dot(axis);
    if (!(across.norm() > 1e-3 * front.norm()))
        across = viewFrom(axis).up;
    ProjectionFrame frame;
    frame.up = axis;
    frame.towards = across.normalized();
    frame.right = axis.cross(frame.towards);
    return frame;
}

template<class Visit>
void eachChosen(std::span<const EditableMesh> meshes, std::span<const TriangleMask> masks, const Visit &visit)
{
    const TriangleMask all;
    for (std::size_t i = 0; i < meshes.size(); ++i)
        for (std::size_t triangle = 0; triangle < meshes[i].triangleCount(); ++triangle)
            if (isChosenTriangle(i < masks.size() ? masks[i] : all, triangle))
                visit(meshes[i], triangle);
}

Eigen::Vector3d cornerPlace(const EditableMesh &mesh, std::size_t corner)
{
    return asDouble(mesh.vertices[mesh.triangles[corner]].position);
}

/// The side of a box that a triangle faces most: the axis, and 3 more from its negative end. Where two are as good as
/// equal, the later axis.
int sideOf(const EditableMesh &mesh, std::size_t triangle)
{
    Eigen::Vector3d normal = faceNormal(mesh, triangle);
    if (normal.isZero() || !normal.allFinite())
        normal = asDouble(mesh.vertices[mesh.triangles[triangle * 3]].normal);
    int axis = 2;
    for (const int other : {1, 0})
        if (std::abs(normal[other]) > std::abs(normal[axis]) + 1e-4)
            axis = other;
    return normal[axis] < 0 ? axis + 3 : axis;
}

Vec2 onTexture(const ProjectionFrame &frame, double right, double up)
{
    return {float(0.5 + right / frame.units), float(0.5 - up / frame.units)};
}

class TriangleProjection
{
public:
    TriangleProjection(const EditableMesh &mesh, const UvProjection &projection, const ProjectionFrame &frame)
        : m_mesh(mesh), m_projection(projection), m_frame(frame)
    {
    }

    void project(std::size_t triangle, std::span<ProjectedCorner, 3> corners) const
    {
        const int side = m_projection.shape == ProjectionShape::Box ? sideOf(m_mesh, triangle) : 0;
        const double front = m_projection.shape == ProjectionShape::Cylinder ? middleAngle(triangle) : 0;
        for (std::size_t i = 0; i < 3; ++i) {
            const Eigen::Vector3d from = cornerPlace(m_mesh, triangle * 3 + i) - m_frame.centre;
            corners[i].side = side;
            if (from.allFinite())
                corners[i].uv = project(from, side, front);
        }
    }

private:
    Vec2 project(const Eigen::Vector3d &from, int side, double front) const
    {
        if (m_projection.shape == ProjectionShape::Box) {
            const ProjectionFrame ofSide = viewFrom(side < 3 ? Eigen::Vector3d(Eigen::Vector3d::Unit(side))
                                                             : Eigen::Vector3d(-Eigen::Vector3d::Unit(side - 3)));
            return onTexture(m_frame, from.dot(ofSide.right), from.dot(ofSide.up));
        }
        if (m_projection.shape == ProjectionShape::Cylinder)
            return onTexture(m_frame, angleOf(from, front) * m_frame.radius, from.dot(m_frame.up));
        return onTexture(m_frame, from.dot(m_frame.right), from.dot(m_frame.up));
    }

    /// Around the axis from the front, less than half a turn from `near`, which also is that of the axis itself.
    double angleOf(const Eigen::Vector3d &from, double near) const
    {
        const double x = from.dot(m_frame.towards), y = from.dot(m_frame.right);
        if (std::hypot(x, y) <= 1e-6 * m_frame.radius)
            return near;
        const double angle = std::atan2(y, x);
        if (angle - near > halfTurn)
            return angle - 2 * halfTurn;
        return near - angle > halfTurn ? angle + 2 * halfTurn : angle;
    }

    double middleAngle(std::size_t triangle) const
    {
        Eigen::Vector2d sum = Eigen::Vector2d::Zero();
        for (std::size_t i = 0; i < 3; ++i) {
            const Eigen::Vector3d from = cornerPlace(m_mesh, triangle * 3 + i) - m_frame.centre;
            const Eigen::Vector2d direction{from.dot(m_frame.towards), from.dot(m_frame.right)};
            if (const double length = direction.norm(); length > 1e-6 * m_frame.radius && std::isfinite(length))
                sum += direction / length;
        }
        return sum.norm() > 1e-9 ? std::atan2(sum.y(), sum.x()) : 0;
    }

    const EditableMesh &m_mesh;
    const UvProjection &m_projection;
    const ProjectionFrame &m_frame;
};

} // namespace

Eigen::Vector3d meanNormal(std::span<const EditableMesh> meshes, std::span<const TriangleMask> masks)
{
    Eigen::Vector3d sum = Eigen::Vector3d::Zero();
    double areas = 0;
    eachChosen(meshes, masks, [&](const EditableMesh &mesh, std::size_t triangle) {
        const Eigen::Vector3d a = cornerPlace(mesh, triangle * 3), b = cornerPlace(mesh, triangle * 3 + 1),
                              c = cornerPlace(mesh, triangle * 3 + 2), normal = (b - a).cross(c - a);
        if (!normal.allFinite())
            return;
        sum += normal;
        areas += normal.norm();
    });
    return sum.norm() > 1e-3 * areas ? Eigen::Vector3d(sum.normalized()) : Eigen::Vector3d(Eigen::Vector3d::Zero());
}

std::optional<ProjectionFrame> projectionFrame(std::span<const EditableMesh> meshes, const UvProjection &projection,
                                               std::span<const TriangleMask> masks)
{
    const bool isRound = projection.shape == ProjectionShape::Cylinder;
    const double length = projection.direction.norm();
    if (!(length > 0) || !std::isfinite(length))
        return std::nullopt;
    const Eigen::Vector3d direction = projection.direction / length;
    ProjectionFrame frame = projection.shape == ProjectionShape::Box ? viewFrom(Eigen::Vector3d::UnitZ())
                            : isRound                                ? viewAround(direction, projection.front)
                                                                     : viewFrom(direction);
    Eigen::AlignedBox3d box; // along the axes of the frame
    const auto eachPlace = [&](const auto &visit) {
        eachChosen(meshes, masks, [&](const EditableMesh &mesh, std::size_t triangle) {
            for (std::size_t i = 0; i < 3; ++i)
                if (const Eigen::Vector3d place = cornerPlace(mesh, triangle * 3 + i); place.allFinite())
                    visit(place);
        });
    };
    eachPlace([&](const Eigen::Vector3d &place) {
        box.extend(Eigen::Vector3d(place.dot(frame.right), place.dot(frame.up), place.dot(frame.towards)));
    });
    if (box.isEmpty())
        return std::nullopt;
    const Eigen::Vector3d middle = box.center(), size = box.sizes();
    frame.centre = frame.right * middle.x() + frame.up * middle.y() + frame.towards * middle.z();
    double longest = std::max(size.x(), size.y());
    if (isRound) {
        double sum = 0;
        std::size_t count = 0;
        eachPlace([&](const Eigen::Vector3d &place) {
            const Eigen::Vector3d from = place - frame.centre;
            sum += std::hypot(from.dot(frame.right), from.dot(frame.towards));
            ++count;
        });
        frame.radius = sum / double(count);
        longest = std::max(2 * halfTurn * frame.radius, size.y());
    } else if (projection.shape == ProjectionShape::Box) {
        longest = size.maxCoeff();
    }
    frame.units = projection.unitsPerTexture > 0 ? projection.unitsPerTexture : longest > 0 ? longest : 1;
    return frame;
}

EditableMesh projected(const EditableMesh &mesh, const UvProjection &projection, const ProjectionFrame &frame,
                       const TriangleMask &isChosen)
{
    constexpr int unchosen = -1;
    EditableMesh result = mesh;
    if (projection.set >= mesh.uvSets)
        return result;
    std::vector<ProjectedCorner> corners;
    corners.reserve(mesh.triangles.size());
    for (const std::uint32_t vertex : mesh.triangles)
        corners.push_back({mesh.vertices[vertex].uvs[projection.set], unchosen});
    const TriangleProjection onto(mesh, projection, frame);
    for (std::size_t triangle = 0; triangle < mesh.triangleCount(); ++triangle)
        if (isChosenTriangle(isChosen, triangle))
            onto.project(triangle, std::span<ProjectedCorner, 3>(corners.data() + triangle * 3, 3));
    splitCorners(
        result,
        [&](std::uint32_t a, std::uint32_t b) {
            return corners[a].side == corners[b].side && std::memcmp(&corners[a].uv, &corners[b].uv, sizeof(Vec2)) == 0;
        },
        [&](MeshVertex &vertex, std::uint32_t corner) { vertex.uvs[projection.set] = corners[corner].uv; });
    return result;
}

} // namespace sinew
