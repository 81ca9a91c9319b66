// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/clip_keys.h"

#include <vector>

namespace sinew {

/// The clip in which a model is looked at first: its first sequence, or nothing that moves.
ClipRange firstRange(const RenderScene &scene);

bool isAnimated(const std::vector<NumberTrack> &tracks);

/// The keys of each of the tracks in a clip.
std::vector<ClipKeys> keysOf(const std::vector<NumberTrack> &tracks, const RenderScene &scene, const ClipRange &range,
                             const KeyBounds &bounds);

/// The products of a look's colours and opacities at a moment: red, green and blue as the games multiply them (not in
/// linear light), then the opacity; all 0…1.
CurvePoint lookFactor(const std::vector<ClipKeys> &colours, const std::vector<ClipKeys> &opacities, double seconds);

} // namespace sinew
