// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/node_transform.h"
#include "core/scene/pose/track_sample.h"

namespace sinew {

/// poseNode() at many moments: remembers where the keys of each sequence are, so that a moment costs the same however
/// many keys there are.
class NodePoser
{
public:
    /// The scene must outlive this object and stay as it is. at() needs a `row` that exists.
    NodePoser(const RenderScene &scene, std::int32_t row) : m_scene(scene)
    {
        // A finished scene has no cycles; the length guards against an unfinished one.
        for (; row >= 0 && std::size_t(row) < scene.nodes.size() && m_chain.size() <= scene.nodes.size();
             row = scene.nodes[std::size_t(row)].parent)
            m_chain.push_back({&scene.nodes[std::size_t(row)], {}, {}, {}});
    }

    /// The node and its ancestors.
    std::size_t depth() const { return m_chain.size(); }

    PosedNode at(const PoseTime &when)
    {
        PosedNode posed;
        for (auto link = m_chain.rbegin(); link != m_chain.rend(); ++link) {
            const SceneNode &node = *link->node;
            posed.parent = posed.world;
            posed.local = {toEigen(sampleTrack(node.translation, m_scene, when, link->translation)),
                           toEigen(sampleTrack(node.rotation, m_scene, when, link->rotation)),
                           toEigen(sampleTrack(node.scale, m_scene, when, link->scale))};
            posed.world = composeNode(node, posed.local, posed.parent, when);
        }
        posed.from = inherited(*m_chain.front().node, posed.parent, when.view);
        return posed;
    }
    /// The place of the pivot.
    Eigen::Vector3f placeAt(const PoseTime &when)
    {
        return at(when).world.matrix * toEigen(m_chain.front().node->pivot);
    }

private:
    struct Link
    {
        const SceneNode *node;
        KeyWindow translation, rotation, scale;
    };

    const RenderScene &m_scene;
    std::vector<Link> m_chain; ///< the node first
};

} // namespace sinew
