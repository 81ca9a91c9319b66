// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/mesh/vertex_move.h"

#include <cmath>

namespace sinew {

namespace {

using Eigen::Matrix3f;
using Eigen::Vector3f;

Vector3f asVector(const Vec3 &v)
{
    return {v.x, v.y, v.z};
}

Vec3 asVec3(const Vector3f &v)
{
    return {v.x(), v.y(), v.z()};
}

void turn(MeshVertex &vertex, const MeshVertex &before, const Matrix3f &linear)
{
    const Vector3f normal = linear.inverse().transpose() * asVector(before.normal);
    const Vector3f tangent = linear * Vector3f(before.tangent.x, before.tangent.y, before.tangent.z);
    if (const float length = normal.norm(); std::isfinite(length) && length > 0)
        vertex.normal = asVec3(normal * (asVector(before.normal).norm() / length));
    if (const float length = tangent.norm(); std::isfinite(length) && length > 0)
        vertex.tangent = {tangent.x() / length, tangent.y() / length, tangent.z() / length,
                          before.tangent.w * (linear.determinant() < 0 ? -1.f : 1.f)};
}

} // namespace

float usualRadius(const std::vector<EditedPart> &parts)
{
    Eigen::AlignedBox3f box;
    for (const EditedPart &part : parts)
        for (const Vector3f &place : part.places)
            if (place.allFinite())
                box.extend(place);
    return box.isEmpty() ? 1 : box.diagonal().norm() / 10;
}

Eigen::Affine3f affineOf(const SpaceChange &change, float share)
{
    Eigen::Affine3f result = Eigen::Affine3f::Identity();
    switch (change.kind) {
    case SpaceChange::Move:
        result.translation() = change.move * share;
        return result;
    case SpaceChange::Turn: {
        // By the share of the angle, also beyond half a circle.
        const Eigen::AngleAxisf turned(change.turn);
        result.linear() = Eigen::AngleAxisf(turned.angle() * share, turned.axis()).toRotationMatrix();
        break;
    }
    case SpaceChange::Scale: {
        const Vector3f factors = Vector3f::Ones() + (change.scale - Vector3f::Ones()) * share;
        result.linear() = change.axes * factors.asDiagonal() * change.axes.transpose();
        break;
    }
    }
    result.translation() = change.centre - result.linear() * change.centre;
    return result;
}

VertexMove::VertexMove(std::vector<EditedPart> &parts, const VertexMoveOptions &options)
    : m_parts(parts), m_options(options), m_moved(parts.size())
{
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const EditedPart &part = parts[i];
        m_selected += countOfJoints(part.mesh, part.selection);
        std::vector<float> distances;
        if (m_options.isProportional) {
            std::vector<Vec3> places;
            for (const Vector3f &place : part.places)
                places.push_back(asVec3(place));
            distances = distancesFrom(part.mesh, part.selection.vertices, places, m_options.alongSurface);
        }
        for (std::uint32_t v = 0; v < part.places.size(); ++v) {
            const float distance = part.selection.vertices[v] ? 0
                                   : distances.empty()        ? std::numeric_limits<float>::infinity()
                                                              : distances[v];
            if (!std::isfinite(distance))
                continue;
            const Eigen::Affine3f toRest = part.matrices[v].inverse();
            if (!toRest.matrix().allFinite() || !part.places[v].allFinite()) {
                ++m_stuck;
                continue;
            }
            m_moved[i].push_back({v, part.mesh.mesh.vertices[v], part.places[v], toRest, distance, 1});
        }
    }
    takeShares();
}

void VertexMove::takeShares()
{
    for (std::vector<Moved> &moved : m_moved) {
        std::vector<float> distances;
        distances.reserve(moved.size());
        for (const Moved &each : moved)
            distances.push_back(each.distance);
        const std::vector<float> shares = falloffShares(distances, m_options.radius, m_options.falloff);
        for (std::size_t i = 0; i < moved.size(); ++i)
            moved[i].share = shares[i];
    }
}

void VertexMove::setOptions(const VertexMoveOptions &options)
{
    m_options = options;
    takeShares();
}

void VertexMove::apply(const SpaceChange &change)
{
    const Eigen::Affine3f whole = affineOf(change);
    for (std::size_t i = 0; i < m_moved.size(); ++i) {
        EditedPart &part = m_parts[i];
        for (const Moved &each : m_moved[i]) {
            MeshVertex &vertex = part.mesh.mesh.vertices[each.vertex];
            vertex = each.before;
            part.places[each.vertex] = each.place;
            if (each.share <= 0)
                continue;
            const Eigen::Affine3f affine = each.share < 1 ? affineOf(change, each.share) : whole;
            const Vector3f place = affine * each.place;
            part.places[each.vertex] = place;
            // Only the difference is brought back to rest: what does not move along an axis keeps its bits there.
            vertex.position =
                asVec3(asVector(each.before.position) + each.toRest.linear() * Vector3f(place - each.place));
            if (change.kind != SpaceChange::Move)
                turn(vertex, each.before, each.toRest.linear() * affine.linear() * part.matrices[each.vertex].linear());
        }
    }
}

void VertexMove::reset()
{
    for (std::size_t i = 0; i < m_moved.size(); ++i)
        for (const Moved &each : m_moved[i]) {
            m_parts[i].mesh.mesh.vertices[each.vertex] = each.before;
            m_parts[i].places[each.vertex] = each.place;
        }
}

} // namespace sinew
