// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose.h"

namespace sinew {

/// A track's value at a moment, with a window that the caller keeps between calls.
template<class T>
T sampleTrack(const Track<T> &track, const RenderScene &scene, const PoseTime &when, KeyWindow &window)
{
    if (track.curve.size() == 0)
        return track.fallback;
    return sampleCurve(track.curve, sampleSpan(track.curve, scene, when), track.fallback, track.step, window);
}

template<class T>
bool isGlobal(const Track<T> &track)
{
    return track.curve.size() > 0 && track.curve.globalSequence() != -1;
}

/// One node with its ancestors, for evaluating it alone at many moments; by the rules at evaluatePose().
class NodeChain
{
public:
    /// Makes this the chain of a row. True if that changed what the other functions return, except through `scene`.
    bool update(const RenderScene &scene, std::int32_t row);

    bool isEmpty() const { return m_nodes.empty(); } ///< there is no such node
    const SceneNode &node() const { return m_nodes.back(); }
    bool followsView() const { return m_followsView; } ///< billboarded or anchored to the camera
    bool followsGlobalTime() const { return m_followsGlobalTime; } ///< its place does

    Eigen::Affine3f worldAt(const RenderScene &scene, const PoseTime &when);
    bool isVisibleAt(const RenderScene &scene, const PoseTime &when);

private:
    std::vector<SceneNode> m_nodes; ///< the oldest ancestor first
    std::vector<KeyWindow> m_windows; ///< three a node; the last one for visibility
    bool m_followsView = false, m_followsGlobalTime = false;
};

} // namespace sinew
