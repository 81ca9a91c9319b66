// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "showcase_mesh.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew::samples::m2 {

int ShrineMesh::vertex(const V3 &position, const V3 &normal, const V2 &uv, const QList<Influence> &influences)
{
    Vertex v;
    v.position = position;
    v.normal = normal;
    v.uv = v.uv2 = uv;
    v.weights = v.bones = {};
    for (std::size_t i = 0; i < std::size_t(influences.size()); ++i) {
        v.weights[i] = std::uint8_t(influences[qsizetype(i)].weight);
        v.bones[i] = std::uint8_t(influences[qsizetype(i)].bone);
    }
    m_model.vertices.append(v);
    m_skin.vertices.append(std::uint16_t(m_model.vertices.size() - 1));
    return int(m_model.vertices.size() - 1);
}

void ShrineMesh::triangle(int a, int b, int c)
{
    for (const int i : {a, b, c})
        m_skin.indices.append(std::uint16_t(i));
}

void ShrineMesh::lathe(const V2 &middle, const QList<V2> &profile, int segments, int bone, const V2 &uvScale)
{
    float length = 0;
    // Each section of the profile has vertices of its own, so that its edges are sharp.
    for (qsizetype step = 0; step + 1 < profile.size(); ++step) {
        const V2 &from = profile[step], &to = profile[step + 1];
        const float along = std::hypot(to[0] - from[0], to[1] - from[1]);
        const float nr = (to[1] - from[1]) / along, nz = (from[0] - to[0]) / along;
        int first = -1;
        for (int s = 0; s <= segments; ++s) {
            const double angle = 2 * std::numbers::pi * s / segments;
            const float x = float(std::cos(angle)), y = float(std::sin(angle));
            const float u = float(s) / float(segments) * uvScale[0];
            const int low = vertex({middle[0] + x * from[0], middle[1] + y * from[0], from[1]}, {x * nr, y * nr, nz},
                                   {u, -length * uvScale[1]}, {{bone}});
            vertex({middle[0] + x * to[0], middle[1] + y * to[0], to[1]}, {x * nr, y * nr, nz},
                   {u, -(length + along) * uvScale[1]}, {{bone}});
            if (s == 0)
                first = low;
        }
        for (int s = 0; s < segments; ++s) {
            const int a = first + 2 * s;
            triangle(a, a + 2, a + 1);
            triangle(a + 2, a + 3, a + 1);
        }
        length += along;
    }
}

void ShrineMesh::box(const V3 &low, const V3 &high, int bone)
{
    for (std::size_t axis = 0; axis < 3; ++axis)
        for (const bool upper : {false, true}) {
            const std::size_t u = (axis + 1) % 3, v = (axis + 2) % 3;
            V3 normal{};
            normal[axis] = upper ? 1.f : -1.f;
            int first = -1;
            for (int corner = 0; corner < 4; ++corner) {
                V3 p;
                p[axis] = upper ? high[axis] : low[axis];
                p[u] = corner & 1 ? high[u] : low[u];
                p[v] = corner & 2 ? high[v] : low[v];
                const int i = vertex(p, normal, {p[u], p[v]}, {{bone}});
                if (corner == 0)
                    first = i;
            }
            triangle(first, first + (upper ? 1 : 2), first + (upper ? 2 : 1));
            triangle(first + 3, first + (upper ? 2 : 1), first + (upper ? 1 : 2));
        }
}

void ShrineMesh::square(const V3 &middle, float half, bool lying, int bone)
{
    int first = -1;
    for (int corner = 0; corner < 4; ++corner) {
        const float a = corner & 1 ? half : -half, b = corner & 2 ? half : -half;
        const V3 p = lying ? V3{middle[0] + a, middle[1] + b, middle[2]} : V3{middle[0], middle[1] + a, middle[2] + b};
        const int i =
            vertex(p, lying ? V3{0, 0, 1} : V3{1, 0, 0}, {corner & 1 ? 1.f : 0.f, corner & 2 ? 0.f : 1.f}, {{bone}});
        if (corner == 0)
            first = i;
    }
    triangle(first, first + 1, first + 2);
    triangle(first + 1, first + 3, first + 2);
}

void ShrineMesh::part(std::uint16_t id, int centreBone)
{
    Submesh s;
    s.id = id;
    s.vertexStart = std::uint16_t(m_firstVertex);
    s.vertexCount = std::uint16_t(m_model.vertices.size() - m_firstVertex);
    s.indexStart = std::uint16_t(m_firstIndex);
    s.indexCount = std::uint16_t(m_skin.indices.size() - m_firstIndex);
    s.centreBone = std::uint16_t(centreBone);
    s.boneStart = std::uint16_t(m_model.boneCombos.size());
    // The part's own bones, in the order of their first use.
    QList<std::uint16_t> bones;
    V3 low{1e9f, 1e9f, 1e9f}, high{-1e9f, -1e9f, -1e9f};
    s.influences = 1;
    for (qsizetype i = m_firstVertex; i < m_model.vertices.size(); ++i) {
        const Vertex &v = m_model.vertices[i];
        std::array<std::uint8_t, 4> rows{};
        std::uint16_t used = 0;
        for (std::size_t j = 0; j < 4; ++j) {
            if (v.weights[j] == 0)
                continue;
            if (!bones.contains(v.bones[j]))
                bones.append(v.bones[j]);
            rows[j] = std::uint8_t(bones.indexOf(v.bones[j]));
            ++used;
        }
        s.influences = std::max(s.influences, used);
        m_skin.bones.append(rows);
        for (std::size_t axis = 0; axis < 3; ++axis) {
            low[axis] = std::min(low[axis], v.position[axis]);
            high[axis] = std::max(high[axis], v.position[axis]);
        }
    }
    s.boneCount = std::uint16_t(bones.size());
    m_model.boneCombos += bones;
    for (std::size_t axis = 0; axis < 3; ++axis)
        s.centre[axis] = s.sortCentre[axis] = (low[axis] + high[axis]) / 2;
    s.sortRadius = std::ceil(std::hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]) * 8) / 16;
    m_skin.submeshes.append(s);
    m_firstVertex = m_model.vertices.size();
    m_firstIndex = m_skin.indices.size();
}

} // namespace sinew::samples::m2
