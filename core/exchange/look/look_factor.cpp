// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/exchange/look/look_factor.h"

#include <algorithm>

namespace sinew {

ClipRange firstRange(const RenderScene &scene)
{
    return scene.sequences.empty() ? ClipRange() : ClipRange::ofSequence(scene, 0, true);
}

bool isAnimated(const std::vector<NumberTrack> &tracks)
{
    return std::any_of(tracks.begin(), tracks.end(), [](const NumberTrack &track) { return track.curve.size() > 0; });
}

std::vector<ClipKeys> keysOf(const std::vector<NumberTrack> &tracks, const RenderScene &scene, const ClipRange &range,
                             const KeyBounds &bounds)
{
    std::vector<ClipKeys> all;
    for (const NumberTrack &track : tracks)
        all.push_back(clipKeys(track, scene, range, bounds));
    return all;
}

CurvePoint lookFactor(const std::vector<ClipKeys> &colours, const std::vector<ClipKeys> &opacities, double seconds)
{
    CurvePoint factor{1, 1, 1, 1};
    for (const ClipKeys &keys : colours) {
        const CurvePoint value = keys.at(seconds);
        for (std::size_t i = 0; i < 3; ++i)
            factor[i] *= value[i];
    }
    for (const ClipKeys &keys : opacities)
        factor[3] *= keys.at(seconds)[0];
    for (double &number : factor)
        number = std::clamp(number, 0., 1.);
    return factor;
}

} // namespace sinew
