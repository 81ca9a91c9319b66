// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/mesh/elements/falloff.h"

#include "core/mesh/corners_at.h"

#include <nanoflann.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <queue>

namespace sinew {

namespace {

constexpr float unreached = std::numeric_limits<float>::infinity();

/// The places of the selected vertices, as nanoflann reads them.
struct SelectedPlaces
{
    std::vector<Vec3> places;

    std::size_t kdtree_get_point_count() const { return places.size(); }
    float kdtree_get_pt(std::size_t row, std::size_t axis) const
    {
        const Vec3 &place = places[row];
        return axis == 0 ? place.x : axis == 1 ? place.y : place.z;
    }
    template<class Box>
    bool kdtree_get_bbox(Box &) const
    {
        return false;
    }
};

bool isNumber(const Vec3 &place)
{
    return std::isfinite(place.x) && std::isfinite(place.y) && std::isfinite(place.z);
}

std::vector<float> straightDistances(const std::vector<bool> &selected, std::span<const Vec3> places)
{
    using Tree =
        nanoflann::KDTreeSingleIndexAdaptor<nanoflann::L2_Simple_Adaptor<float, SelectedPlaces>, SelectedPlaces, 3>;
    SelectedPlaces from;
    for (std::size_t v = 0; v < places.size(); ++v)
        if (selected[v] && isNumber(places[v]))
            from.places.push_back(places[v]);
    std::vector<float> distances(places.size(), unreached);
    if (from.places.empty())
        return distances;
    Tree tree(3, from, nanoflann::KDTreeSingleIndexAdaptorParams(16));
    tree.buildIndex();
    for (std::size_t v = 0; v < places.size(); ++v) {
        if (!isNumber(places[v]))
            continue;
        const float place[] = {places[v].x, places[v].y, places[v].z};
        std::uint32_t row = 0;
        float square = 0;
        if (tree.knnSearch(place, 1, &row, &square))
            distances[v] = std::sqrt(square);
    }
    return distances;
}

std::vector<float> surfaceDistances(const ElementMesh &mesh, const std::vector<bool> &selected,
                                    std::span<const Vec3> places)
{
    const MeshTopology &topology = mesh.topology;
    std::vector<float> distances(places.size(), unreached);
    using Reached = std::pair<float, std::uint32_t>;
    std::priority_queue<Reached, std::vector<Reached>, std::greater<>> next;
    for (std::uint32_t v = 0; v < places.size(); ++v)
        if (selected[v] && topology.joints()[v] == v) {
            distances[v] = 0;
            next.emplace(0.f, v);
        }
    while (!next.empty()) {
        const auto [distance, joint] = next.top();
        next.pop();
        if (distance > distances[joint])
            continue;
        for (const std::uint32_t edge : topology.edgesAt(joint)) {
            const MeshTopology::Edge &ends = topology.edges()[edge];
            const std::uint32_t other = ends[0] == joint ? ends[1] : ends[0];
            const auto length = float((asDouble(places[other]) - asDouble(places[joint])).norm());
            if (distance + length < distances[other]) {
                distances[other] = distance + length;
                next.emplace(distances[other], other);
            }
        }
    }
    for (std::size_t v = 0; v < places.size(); ++v)
        distances[v] = distances[topology.joints()[v]];
    return distances;
}

float shareAt(float t, Falloff falloff)
{
    switch (falloff) {
    case Falloff::Smooth:
        return t * t * (3 - 2 * t);
    case Falloff::Sphere:
        return std::sqrt(1 - (1 - t) * (1 - t));
    case Falloff::Sharp:
        return t * t;
    case Falloff::Linear:
        return t;
    case Falloff::Constant:
        break;
    }
    return 1;
}

} // namespace

std::vector<float> distancesFrom(const ElementMesh &mesh, const std::vector<bool> &selected,
                                 std::span<const Vec3> places, bool alongSurface)
{
    std::vector<float> distances =
        alongSurface ? surfaceDistances(mesh, selected, places) : straightDistances(selected, places);
    const std::vector<bool> isShown = mesh.shownVertices();
    for (std::size_t v = 0; v < distances.size(); ++v)
        if (!isShown[v])
            distances[v] = unreached;
        else if (selected[v])
            distances[v] = 0;
    return distances;
}

std::vector<float> falloffShares(std::span<const float> distances, float radius, Falloff falloff)
{
    std::vector<float> shares;
    shares.reserve(distances.size());
    for (const float distance : distances)
        shares.push_back(distance <= 0 ? 1 : distance < radius ? shareAt(1 - distance / radius, falloff) : 0);
    return shares;
}

} // namespace sinew
