// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/node_chain.h"

#include "core/scene/pose/node_transform.h"
#include "core/scene/same.h"

namespace sinew {

bool NodeChain::update(const RenderScene &scene, std::int32_t row)
{
    const auto exists = [&](std::int32_t at) { return at >= 0 && std::size_t(at) < scene.nodes.size(); };
    std::size_t count = 0;
    // A finished scene has no cycles; the length guards against an unfinished one.
    for (std::int32_t at = row; exists(at) && count <= scene.nodes.size(); at = scene.nodes[std::size_t(at)].parent)
        ++count;
    bool equal = count == m_nodes.size();
    std::int32_t at = row;
    for (std::size_t i = count; equal && i-- > 0; at = scene.nodes[std::size_t(at)].parent)
        equal = same(m_nodes[i], scene.nodes[std::size_t(at)]);
    if (equal)
        return false;

    m_nodes.resize(count);
    m_windows.assign(count * 3 + 1, {});
    m_followsView = m_followsGlobalTime = false;
    at = row;
    for (std::size_t i = count; i-- > 0; at = scene.nodes[std::size_t(at)].parent) {
        const SceneNode &node = m_nodes[i] = scene.nodes[std::size_t(at)];
        m_followsView = m_followsView || node.billboarded || node.billboardLockX || node.billboardLockY ||
                        node.billboardLockZ || node.cameraAnchored || node.facesEye;
        m_followsGlobalTime =
            m_followsGlobalTime || isGlobal(node.translation) || isGlobal(node.rotation) || isGlobal(node.scale);
    }
    return true;
}

Eigen::Affine3f NodeChain::worldAt(const RenderScene &scene, const PoseTime &when)
{
    WorldTransform world;
    bool anchored = false;
    KeyWindow *window = m_windows.data();
    for (const SceneNode &node : m_nodes) {
        const Vec3 translation = sampleTrack(node.translation, scene, when, *window++);
        const Quat rotation = sampleTrack(node.rotation, scene, when, *window++);
        const Vec3 scale = sampleTrack(node.scale, scene, when, *window++);
        world = composeNode(node, {toEigen(translation), toEigen(rotation), toEigen(scale)}, world, when);
        anchored = anchored && !node.dontInheritTranslation;
        if (node.cameraAnchored && when.view && !anchored) {
            world.matrix.pretranslate(when.eye);
            anchored = true;
        }
    }
    return world.matrix;
}

bool NodeChain::isVisibleAt(const RenderScene &scene, const PoseTime &when)
{
    return !m_nodes.empty() && sampleTrack(node().visibility, scene, when, m_windows.back()) > 0;
}

} // namespace sinew
