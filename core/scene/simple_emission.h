// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/track.h"

#include <array>
#include <vector>

namespace sinew {

/// Particles that are born at one place.
struct SimpleBirths
{
    std::int32_t node = -1; ///< row in RenderScene::nodes; -1: the effect's own
    Track<float> rate;      ///< per second
    Track<float> bursts;    ///< each key emits as many particles at once as its value; none without keys
};

/// What a simple system of particles can say of an effect: quads that are born on a rectangle, fly off in a cone about
/// its z axis, and change between three stages of their life. Lengths in world units, times in seconds.
struct SimpleEmission
{
    std::vector<SimpleBirths> births = std::vector<SimpleBirths>(1); ///< one at least
    Track<float> speed, variation;   ///< units per second; random share of it, to both sides
    Track<float> latitude;           ///< half angle of the cone, radians
    float drag = 0;                  ///< share of the speed that is lost per second
    Track<float> gravity;            ///< units per second squared, downwards
    Track<float> width, length;      ///< of the rectangle along x and y
    float life = 1;                  ///< the longest, if it varies
    float middle = 0.5f;             ///< of the life, 0…1
    std::array<Colour, 3> colours{}; ///< red, green, blue at birth, middle and end
    std::array<float, 3> opacities{1, 1, 1};
    std::array<float, 3> sizes{1, 1, 1}; ///< half the edges of a quad
    std::uint32_t rows = 1, columns = 1;
    std::array<std::uint32_t, 3> cells{}; ///< at birth, middle and end
    bool head = true, tail = false;
    float tailLength = 0; ///< seconds of movement
    bool planar = false;  ///< directions lie in the turned xz plane only
    Quat turn;            ///< of rectangle and cone in the node's axes, of unit length
    bool modelSpace = false, sortsFar = false;
    bool flat = false;              ///< quads lie in the xy plane
    bool likeEmitter = false;       ///< they lie in the xy plane of the node
    std::int32_t texture = -1;      ///< row in RenderScene::textures
    std::vector<const char *> left; ///< what it does not say: QT_TRANSLATE_NOOP("Message", …) with %1 for a count
};

} // namespace sinew
