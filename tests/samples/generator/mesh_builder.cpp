// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "mesh_builder.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace sinew::samples {

int MeshBuilder::vertex(const V3 &position, const V2 &uv, const Bones &bones)
{
    m_vertices.push_back({position, uv, bones, m_part});
    if (m_mirror)
        m_vertices.back().position.y() *= -1;
    return int(m_vertices.size()) - 1;
}

void MeshBuilder::triangle(int a, int b, int c)
{
    if (m_mirror)
        std::swap(b, c);
    m_indices.insert(m_indices.end(), {a, b, c});
}

void MeshBuilder::quad(int a, int b, int c, int d)
{
    triangle(a, b, c);
    triangle(a, c, d);
}

void MeshBuilder::tube(std::span<const Ring> rings, int sides, const V3 &front, const UvRect &uv)
{
    beginPart();
    // Rings are perpendicular to the line from the ring before to the one behind. A lip that turns back does not flip
    // them.
    std::vector<V3> way;
    V3 before = rings[rings.size() / 2].centre - rings[0].centre;
    for (std::size_t i = 0; i < rings.size(); ++i) {
        V3 along = rings[std::min(i + 1, rings.size() - 1)].centre - rings[i ? i - 1 : 0].centre;
        along = along.norm() < 1e-9 ? before : along.dot(before) < 0 ? V3(-along) : along;
        way.push_back(along.normalized());
        before = way.back();
    }
    const auto addRing = [&](std::size_t i) {
        const Ring &ring = rings[i];
        const V3 &along = way[i];
        const V3 side = along.cross(front).normalized();
        const V3 forward = side.cross(along).normalized();
        const int first = int(m_vertices.size());
        for (int s = 0; s <= sides; ++s) {
            const double angle = 2 * pi * s / sides - pi; // 0 is the front
            const double c = std::cos(angle), n = std::sin(angle);
            const double power = 2 / ring.exponent;
            const V3 offset = forward * std::copysign(std::pow(std::abs(c), power), c) * ring.front +
                              side * std::copysign(std::pow(std::abs(n), power), n) * ring.side;
            vertex(ring.centre + offset, uv.at(double(s) / sides, ring.v), ring.bones);
        }
        return first;
    };
    int last = addRing(0);
    for (std::size_t i = 1; i < rings.size(); ++i) {
        const int here = addRing(i);
        const bool opens = rings[i - 1].side == 0 && rings[i - 1].front == 0;
        const bool closes = rings[i].side == 0 && rings[i].front == 0;
        for (int s = 0; s < sides; ++s) {
            if (!opens)
                triangle(last + s, last + s + 1, here + s + (closes ? 0 : 1));
            if (!closes)
                triangle(last + s, here + s + 1, here + s);
        }
        last = here;
        if (rings[i].crease && i + 1 < rings.size()) {
            beginPart();
            last = addRing(i);
        }
    }
}

void MeshBuilder::ball(const V3 &centre, const V3 &radii, int sides, int rings, const UvRect &uv, const Bones &bones)
{
    std::vector<Ring> profile;
    for (int i = 0; i <= rings; ++i) {
        const double angle = pi * i / rings;
        const double across = i == 0 || i == rings ? 0 : std::sin(angle);
        profile.push_back({centre + V3(0, 0, -std::cos(angle) * radii.z()), radii.y() * across, radii.x() * across,
                           1 - double(i) / rings, bones});
    }
    tube(profile, sides, V3::UnitX(), uv);
}

void MeshBuilder::box(const V3 &centre, const Eigen::Matrix3d &axes, const V3 &half, const UvRect &uv,
                      const Bones &bones)
{
    for (int axis = 0; axis < 3; ++axis)
        for (const double sign : {-1.0, 1.0}) {
            const V3 out = axes.col(axis) * sign * half[axis];
            const int second = (axis + 1) % 3, third = (axis + 2) % 3;
            const V3 u = axes.col(second) * sign * half[second], v = axes.col(third) * half[third];
            rectangle(centre + out - u + v, 2 * u, -2 * v, uv, bones);
        }
}

void MeshBuilder::rectangle(const V3 &corner, const V3 &u, const V3 &v, const UvRect &uv, const Bones &bones)
{
    beginPart();
    const int a = vertex(corner, uv.at(0, 0), bones), b = vertex(corner + u, uv.at(1, 0), bones);
    const int c = vertex(corner + u + v, uv.at(1, 1), bones), d = vertex(corner + v, uv.at(0, 1), bones);
    quad(d, c, b, a);
}

std::vector<V3> MeshBuilder::normals() const
{
    using Place = std::tuple<int, long, long, long>;
    const auto placeOf = [](const Vertex &v) {
        return Place{v.part, std::lround(v.position.x() * 256), std::lround(v.position.y() * 256),
                     std::lround(v.position.z() * 256)};
    };
    std::map<Place, V3> sums;
    for (std::size_t i = 0; i < m_indices.size(); i += 3) {
        const Vertex &a = m_vertices[std::size_t(m_indices[i])], &b = m_vertices[std::size_t(m_indices[i + 1])],
                     &c = m_vertices[std::size_t(m_indices[i + 2])];
        const V3 normal = (b.position - a.position).cross(c.position - a.position); // longer for larger faces
        for (const Vertex *v : {&a, &b, &c})
            sums.try_emplace(placeOf(*v), V3::Zero()).first->second += normal;
    }
    std::vector<V3> result;
    for (const Vertex &v : m_vertices) {
        const auto sum = sums.find(placeOf(v));
        result.push_back(sum == sums.end() || sum->second.norm() < 1e-9 ? V3::UnitZ() : sum->second.normalized());
    }
    return result;
}

mdx::Geoset MeshBuilder::geoset(std::uint32_t material) const
{
    mdx::Geoset geoset;
    const std::size_t count = m_vertices.size();
    const std::vector<V3> normals = this->normals();
    Vec3 *positions = geoset.vertices.reset(count), *directions = geoset.normals.reset(count);
    std::uint8_t *groups = geoset.vertexGroups.reset(count);
    Vec2 *uvs = geoset.uvSets.append().coordinates.reset(count);
    std::vector<Bones> known;
    for (std::size_t i = 0; i < count; ++i) {
        const Vertex &v = m_vertices[i];
        positions[i] = storedPosition(v.position);
        directions[i] = storedDirection(normals[i]);
        uvs[i] = storedUv(v.uv);
        const auto group = std::find(known.begin(), known.end(), v.bones);
        groups[i] = std::uint8_t(group - known.begin());
        if (group == known.end())
            known.push_back(v.bones);
    }
    std::vector<std::uint32_t> sizes, matrices;
    for (const Bones &group : known) {
        sizes.push_back(std::uint32_t(group.size()));
        matrices.insert(matrices.end(), group.begin(), group.end());
    }
    geoset.matrixGroups.assign(sizes);
    geoset.matrixIndices.assign(matrices);
    geoset.faceTypes = {4};
    geoset.faceGroups = {std::uint32_t(m_indices.size())};
    std::uint16_t *faces = geoset.faces.reset(m_indices.size());
    std::copy(m_indices.begin(), m_indices.end(), faces);
    geoset.materialId = material;
    return geoset;
}

} // namespace sinew::samples
