// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/track.h"

namespace sinew {

enum class ForceKind : std::uint8_t { Directional, Radial, Dampening, Vortex };
enum class ForceShape : std::uint8_t { Sphere, Cylinder, Box, Hemisphere, ConeDome };

/// Moves particles that listen on its channels. See ForceField.
struct SceneForce
{
    NodeId source = NoNode;
    std::int32_t node = -1; ///< row in RenderScene::nodes: gives place and axes
    ForceKind kind = ForceKind::Directional;
    ForceShape shape = ForceShape::Sphere;
    std::uint32_t channels = 0;
    bool falloff = false, heightGradient = false, unbounded = false;
    Track<float> strength{{}, 1.f};
    Track<float> width{{}, 1.f};  ///< radius, or width of a box
    Track<float> height{{}, 1.f}; ///< of a cylinder or box; half the angle of a cone
    Track<float> length{{}, 1.f}; ///< of a box
};

} // namespace sinew
