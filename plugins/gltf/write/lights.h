// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/gltf/write/animation_draft.h"
#include "plugins/gltf/write/job.h"

namespace sinew::gltf {

/// The lights of the scene at their nodes (KHR_lights_punctual).
class Lights
{
public:
    explicit Lights(Job &job);

    /// Colours, intensities, ranges and cones. Lights that are off have no intensity.
    void addChannels(const ClipRange &range, AnimationDraft &animation) const;

private:
    struct Written
    {
        const SceneLight *light;
        int definition;
    };

    Job &m_job;
    std::vector<Written> m_lights;
};

} // namespace sinew::gltf
