// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "hd_geometry.h"

#include <algorithm>
#include <numeric>

namespace sinew::samples {

namespace {

V3 wide(const Vec3 &v)
{
    return {v.x, v.y, v.z};
}

} // namespace

void addSkin(mdx::Geoset &geoset, const std::vector<V3> &bones)
{
    const std::size_t count = geoset.vertices.size();
    std::uint8_t *skin = geoset.skin.reset(count * 8);
    for (std::size_t v = 0; v < count; ++v) {
        std::vector<std::uint8_t> nearest(bones.size());
        std::iota(nearest.begin(), nearest.end(), std::uint8_t(0));
        const V3 at = wide(geoset.vertices[v]);
        const auto distance = [&](std::uint8_t bone) {
            return (bones[bone] + V3(0, 0, 8) - at).cwiseProduct(V3(.1, .1, 1)).norm();
        };
        std::stable_sort(nearest.begin(), nearest.end(),
                         [&](std::uint8_t a, std::uint8_t b) { return distance(a) < distance(b) - 1e-6; });
        double strength[4], sum = 0;
        for (int i = 0; i < 4; ++i)
            sum += strength[i] = std::exp(-std::pow(distance(nearest[std::size_t(i)]) / 9, 2));
        int left = 255;
        for (int i = 3; i >= 0; --i) {
            const int weight = i == 0 ? left : int(std::floor(strength[i] / sum * 255 + .5));
            left -= weight;
            skin[v * 8 + std::size_t(i)] = weight ? nearest[std::size_t(i)] : 0;
            skin[v * 8 + 4 + std::size_t(i)] = std::uint8_t(weight);
        }
    }
    std::fill_n(geoset.vertexGroups.edit(), count, std::uint8_t(0));
    geoset.matrixGroups = {1};
    geoset.matrixIndices = {0};
}

void addTangents(mdx::Geoset &geoset)
{
    const std::size_t count = geoset.vertices.size();
    std::vector<V3> along(count, V3::Zero()), across(count, V3::Zero());
    const Array<Vec2> &uvs = geoset.uvSets[0].coordinates;
    for (std::size_t f = 0; f + 2 < geoset.faces.size(); f += 3) {
        const std::size_t a = geoset.faces[f], b = geoset.faces[f + 1], c = geoset.faces[f + 2];
        const V3 first = wide(geoset.vertices[b]) - wide(geoset.vertices[a]),
                 second = wide(geoset.vertices[c]) - wide(geoset.vertices[a]);
        const double u1 = uvs[b].x - uvs[a].x, v1 = uvs[b].y - uvs[a].y, u2 = uvs[c].x - uvs[a].x,
                     v2 = uvs[c].y - uvs[a].y;
        const double area = u1 * v2 - u2 * v1;
        if (std::abs(area) < 1e-12)
            continue;
        for (const std::size_t v : {a, b, c}) {
            along[v] += (first * v2 - second * v1) / area;
            across[v] += (second * u1 - first * u2) / area;
        }
    }
    Vec4 *tangents = geoset.tangents.reset(count);
    for (std::size_t v = 0; v < count; ++v) {
        const V3 normal = wide(geoset.normals[v]);
        V3 tangent = along[v] - normal * normal.dot(along[v]);
        tangent = tangent.norm() < 1e-9 ? normal.unitOrthogonal() : V3(tangent.normalized());
        const Vec3 stored = storedDirection(tangent);
        tangents[v] = {stored.x, stored.y, stored.z, normal.cross(tangent).dot(across[v]) < 0 ? -1.f : 1.f};
    }
}

} // namespace sinew::samples
