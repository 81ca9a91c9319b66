// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose.h"

#include <Eigen/Geometry>

namespace sinew {

/// The boxes of what a scene draws as it is posed, in model space, computed on demand. Meshes that are
/// hidden at a moment don't count then.
class PosedBounds
{
public:
    using Box = Eigen::AlignedBox3f;

    explicit PosedBounds(RenderScene scene) : m_scene(std::move(scene)), m_sequences(m_scene.sequences.size()) {}

    const RenderScene &scene() const { return m_scene; }
    /// By mesh during a sequence: every 33 ms, 301 moments at most; its first and its last moment among them.
    const std::vector<Box> &during(std::size_t sequence);
    /// Of all meshes together; empty where nothing is drawn.
    Box sequence(std::size_t sequence);
    Box allSequences();
    /// Of all meshes from one moment of a sequence to another, both included, as often.
    Box between(std::size_t sequence, double from, double to);

private:
    void add(std::size_t sequence, double from, double to, std::vector<Box> &boxes);

    RenderScene m_scene;
    Pose m_pose;
    std::vector<Eigen::Vector3f> m_positions;
    std::vector<std::vector<Box>> m_sequences;
};

} // namespace sinew
