// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/pose/node_transform.h"

#include "core/scene/pose/node_rules.h"
#include "core/scene/pose/track_sample.h"

namespace sinew {

Inherited inherited(const SceneNode &node, const WorldTransform &parent, const std::optional<Eigen::Quaternionf> &view)
{
    switch (node.rules) {
    case NodeRules::ModelAxes:
        return inheritedModelAxes(node, parent, view);
    case NodeRules::Inheriting:
        return {parent.matrix.linear(), parent.matrix.linear(), parent.rotation};
    case NodeRules::Cancelling:
        break;
    }
    return inheritedCancelling(node, parent, view);
}

WorldTransform composeNode(const SceneNode &node, const LocalTransform &local, const WorldTransform &parent,
                           const PoseTime &when)
{
    switch (node.rules) {
    case NodeRules::ModelAxes:
        return composeModelAxes(node, local, parent, when);
    case NodeRules::Inheriting:
        return composeInheriting(node, local, parent, when);
    case NodeRules::Cancelling:
        break;
    }
    return composeCancelling(node, local, parent, when);
}

PosedNode poseNode(const RenderScene &scene, std::int32_t row, const PoseTime &when)
{
    std::vector<std::int32_t> chain;
    // A finished scene has no cycles; the length guards against an unfinished one.
    for (std::int32_t up = row; up >= 0 && std::size_t(up) < scene.nodes.size() && chain.size() <= scene.nodes.size();
         up = scene.nodes[std::size_t(up)].parent)
        chain.push_back(up);
    const auto sample = [&](const auto &track) { return sampleTrack(track, scene, when); };
    PosedNode posed;
    for (auto at = chain.rbegin(); at != chain.rend(); ++at) {
        const SceneNode &node = scene.nodes[std::size_t(*at)];
        posed.parent = posed.world;
        posed.local = {toEigen(sample(node.translation)), toEigen(sample(node.rotation)), toEigen(sample(node.scale))};
        posed.world = composeNode(node, posed.local, posed.parent, when);
    }
    posed.from = inherited(scene.nodes[std::size_t(row)], posed.parent, when.view);
    return posed;
}

} // namespace sinew
