// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/effect_frame.h"

#include <utility>

namespace sinew::warcraft {

/// Sorts quads into the order that blending needs. Reuses its memory between frames.
class FarthestFirst
{
public:
    /// Sorts those from `first` on; `view` turns the world into the view.
    void sort(const Eigen::Quaternionf &view, std::vector<ParticleInstance> &instances, std::size_t first);

private:
    std::vector<std::pair<float, std::uint32_t>> m_order;
    std::vector<ParticleInstance> m_sorted;
};

} // namespace sinew::warcraft
