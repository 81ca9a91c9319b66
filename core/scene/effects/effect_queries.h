// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose.h"

#include <string_view>

namespace sinew {

/// True if an effect's guide lets it run in this sequence. An entry for the sequence decides (names are compared
/// case-insensitively), else "Always", else it is off; a guide without entries means on.
bool isPopcornOn(const ScenePopcorn &popcorn, std::string_view sequence);

struct PopcornState
{
    bool on = false; ///< according to the guide and the node's visibility
    float lifeSpan = 0, emissionRate = 0, speed = 0, alpha = 1;
    Colour colour;
};
PopcornState evaluatePopcorn(const RenderScene &scene, const ScenePopcorn &popcorn, const PoseTime &when);

/// Milliseconds since an event last fired in this pass of its sequence or global sequence; none if it hasn't yet.
std::optional<double> sinceEvent(const RenderScene &scene, const SceneEvent &event, const PoseTime &when);

} // namespace sinew
