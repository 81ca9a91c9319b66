// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/clip_pieces.h"

#include <functional>

namespace sinew {

/// How closely keys must follow what has no exact form.
struct KeyBounds
{
    double degrees = 0.02; ///< of rotations
    double share = 1e-3;   ///< of numbers: of the range that they pass through
    /// Cubics as straight pieces, and turns in steps of at most 8°: Blender goes straight between the four numbers of
    /// two rotations, which is then within 0.001° of the arc.
    bool plainCurves = false;
};

/// The keys of one value in one clip, times in seconds from its start, strictly ascending. Where the value jumps there
/// are two keys in a row, as close together as the numbers allow.
struct ClipKeys
{
    enum Shape : std::uint8_t { Step, Linear, Cubic } shape = Linear;
    int components = 1;
    bool isRotation = false; ///< between the keys of Linear a slerp; neighbours are never more than 180° apart
    std::vector<float> times;
    std::vector<float> values;    ///< `components` per key
    std::vector<float> ins, outs; ///< Cubic: slopes per second, as many as values
    bool isSampled = false;       ///< within KeyBounds, not exact
    bool isCutShort = false;      ///< see ClipCourse

    std::size_t size() const { return times.size(); }
    std::span<const float> value(std::size_t key) const
    {
        return {values.data() + key * std::size_t(components), std::size_t(components)};
    }
    bool isConstant() const;
    /// Between keys as other programs see it; before the first and after the last key the nearest one.
    CurvePoint at(double seconds) const;
};

ClipKeys clipKeys(const NumberTrack &track, const RenderScene &scene, const ClipRange &range,
                  const KeyBounds &bounds = {});

/// Linear keys of a function of the clip's time in seconds: at `times`, which must hold its corners and both sides of
/// its jumps, and as many between as keep within `bound` (an absolute difference, or degrees).
ClipKeys sampledKeys(std::vector<float> times, int components, bool isRotation, double bound,
                     const std::function<CurvePoint(double seconds)> &value);

/// All times of some keys, sorted, each once.
std::vector<float> timesOf(std::initializer_list<const ClipKeys *> all);

} // namespace sinew
