// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose.h"

#include <Eigen/Geometry>

namespace sinew {

/// The boxes of what a scene draws when posed, in model space, computed on demand. Meshes hidden at a moment don't
/// count at that moment.
class PosedBounds
{
public:
    using Box = Eigen::AlignedBox3f;

    explicit PosedBounds(RenderScene scene) : m_scene(std::move(scene)), m_sequences(m_scene.sequences.size()) {}

    const RenderScene &scene() const { return m_scene; }
    /// By mesh during a sequence: every 33 ms, at most 301 moments, including its first and its last moment.
    const std::vector<Box> &during(std::size_t sequence);
    /// Of all meshes together; empty if nothing is drawn.
    Box sequence(std::size_t sequence);
    Box allSequences();
    /// Of all meshes from one moment of a sequence to another, both included, equally often.
    Box between(std::size_t sequence, double from, double to);

private:
    void add(std::size_t sequence, double from, double to, std::vector<Box> &boxes);

    RenderScene m_scene;
    Pose m_pose;
    std::vector<Eigen::Vector3f> m_positions;
    std::vector<std::vector<Box>> m_sequences;
};

} // namespace sinew
