// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/gltf/write/animation_draft.h"
#include "plugins/gltf/write/job.h"

namespace sinew::gltf {

/// The cameras of the scene: nodes with a place and a direction of their own.
class Cameras
{
public:
    explicit Cameras(Job &job);

    void addChannels(const ClipRange &range, AnimationDraft &animation) const;
    /// Those that hang on nothing.
    const std::vector<int> &roots() const { return m_roots; }

private:
    void addLens(std::size_t row, const ClipRange &range, AnimationDraft &animation) const;

    Job &m_job;
    std::vector<int> m_nodes, m_roots;
    std::vector<int> m_lenses; ///< rows of "cameras"
};

} // namespace sinew::gltf
