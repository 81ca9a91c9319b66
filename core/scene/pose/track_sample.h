// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/curve_sample.h"
#include "core/scene/pose/lerp.h"
#include "core/scene/pose/pose.h"
#include "core/scene/pose/pose_time.h"

#include <type_traits>

namespace sinew {

/// True if a track takes part in fading from one sequence to another; see PoseTime::from.
template<class T>
bool fades(const Track<T> &track, const PoseTime &when)
{
    return !std::is_integral_v<T> && when.from && when.from->weight > 0 && !track.step &&
           track.curve.globalSequence() == -1;
}

/// The moment in the sequence that a pose fades from.
inline PoseTime momentBefore(const PoseTime &when)
{
    PoseTime before;
    before.sequence = when.from->sequence;
    before.time = when.from->time;
    return before;
}

/// A track's value at a moment, with a window that the caller keeps between calls.
template<class T>
T sampleTrack(const Track<T> &track, const RenderScene &scene, const PoseTime &when, KeyWindow &window)
{
    if (track.curve.size() == 0)
        return track.fallback;
    const T value = sampleCurve(track.curve, sampleSpan(track.curve, scene, when), track.fallback, track.step, window);
    if constexpr (!std::is_integral_v<T>) {
        if (fades(track, when)) {
            const SampleSpan span = sampleSpan(track.curve, scene, momentBefore(when));
            return lerp(value, sampleCurve(track.curve, span, track.fallback), when.from->weight);
        }
    }
    return value;
}

template<class T>
T sampleTrack(const Track<T> &track, const RenderScene &scene, const PoseTime &when)
{
    KeyWindow window;
    return sampleTrack(track, scene, when, window);
}

template<class T>
bool isGlobal(const Track<T> &track)
{
    return track.curve.size() > 0 && track.curve.globalSequence() != -1;
}

} // namespace sinew
