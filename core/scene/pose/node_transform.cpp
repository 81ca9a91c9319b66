// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/pose/node_transform.h"

#include "core/scene/pose/node_poser.h"
#include "core/scene/pose/node_rules.h"

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
    return NodePoser(scene, row).at(when);
}

} // namespace sinew
