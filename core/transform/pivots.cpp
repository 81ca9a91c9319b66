// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/transform/pivots.h"

#include "core/format/format.h"
#include "core/model/edit_builder.h"
#include "core/scene/render_scene.h"

#include <Eigen/Core>

#include <QtGlobal>

#include <cmath>
#include <unordered_map>

namespace sinew {

namespace {

struct Weighted
{
    Eigen::Vector3d sum = Eigen::Vector3d::Zero();
    double weight = 0;
};

/// What follows each node at rest.
std::unordered_map<NodeId, Weighted> middlesOf(const RenderScene &scene)
{
    std::unordered_map<NodeId, Weighted> middles;
    for (const SceneMesh &mesh : scene.meshes)
        for (std::size_t i = 0; i < mesh.influences.size(); ++i) {
            const Vec3 &p = mesh.positions[i / 4];
            const std::vector<std::int32_t> &nodes = mesh.palette[mesh.influences[i]];
            if (!mesh.weights[i] || !std::isfinite(p.x) || !std::isfinite(p.y) || !std::isfinite(p.z))
                continue;
            for (const std::int32_t node : nodes) {
                Weighted &middle = middles[scene.nodes[std::size_t(node)].source];
                const double weight = mesh.weights[i] / 255. / double(nodes.size());
                middle.sum += weight * Eigen::Vector3d(double(p.x), double(p.y), double(p.z));
                middle.weight += weight;
            }
        }
    return middles;
}

} // namespace

Result<ChangeSet> recentredPivots(const Format &format, const Model &model, std::span<const NodeId> nodes)
{
    if (!format.scene() || !format.transforms())
        return Error{QT_TRANSLATE_NOOP("Message", "models of this format have no pivots")};
    const auto middles = middlesOf(format.scene()->build(model));
    EditBuilder edit(model, format.references());
    bool isAny = false;
    for (const NodeId node : nodes) {
        const Address pivot = format.transforms()->pivot(model, node);
        const auto middle = middles.find(node);
        if (pivot.node == NoNode || middle == middles.end() || !(middle->second.weight > 0))
            continue;
        const Eigen::Vector3f place = (middle->second.sum / middle->second.weight).cast<float>();
        edit.set(pivot, Vec3{place.x(), place.y(), place.z()});
        isAny = true;
    }
    if (!isAny)
        return Error{QT_TRANSLATE_NOOP("Message", "none of these nodes has a pivot and vertices that follow it")};
    return edit.finish();
}

} // namespace sinew
