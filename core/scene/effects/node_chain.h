// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/track_sample.h"

namespace sinew {

/// One node with its ancestors, for evaluating it alone at many moments, by the rules at evaluatePose().
class NodeChain
{
public:
    /// Makes this the chain of a row. True if that changed the results of the other functions, except through `scene`.
    bool update(const RenderScene &scene, std::int32_t row);

    bool isEmpty() const { return m_nodes.empty(); } ///< the node does not exist
    std::size_t size() const { return m_nodes.size(); }
    const SceneNode &node() const { return m_nodes.back(); }
    bool followsView() const { return m_followsView; }             ///< billboarded or anchored to the camera
    bool followsGlobalTime() const { return m_followsGlobalTime; } ///< its place does

    Eigen::Affine3f worldAt(const RenderScene &scene, const PoseTime &when);
    bool isVisibleAt(const RenderScene &scene, const PoseTime &when);
    /// Whether that is the same at every moment.
    bool isVisibilityConstant() const { return m_nodes.empty() || node().visibility.curve.size() == 0; }

private:
    std::vector<SceneNode> m_nodes;   ///< the topmost ancestor first
    std::vector<KeyWindow> m_windows; ///< three per node; the last one for visibility
    bool m_followsView = false, m_followsGlobalTime = false;
};

} // namespace sinew
