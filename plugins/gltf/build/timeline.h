// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/track.h"
#include "plugins/gltf/build/clips.h"

#include <cstring>

namespace sinew::gltf {

/// A key on the model's timeline. Tangents are Hermite slopes of the segments beside it.
struct TimelineKey
{
    std::int32_t time = 0;
    CurvePoint value{}, in{}, out{};
};

/// A value in all clips.
struct TimelineKeys
{
    Interpolation interpolation = Interpolation::Linear;
    std::vector<TimelineKey> keys;
};

/// Turns a value of the file into one of the model in place; not `isPlace`: a slope.
using ConvertNumbers = std::function<void(CurvePoint &value, bool isPlace)>;

/// The clips' curves as one: times in whole milliseconds, strictly ascending; at the start of clips that don't move the
/// value it has its `rest`.
TimelineKeys timelineKeys(ReadJob &job, const std::vector<ReadClip> &clips, const ClipUses &uses,
                          const CurvePoint &rest, const ConvertNumbers &convert);

/// T is made of floats.
template<class T>
Track<T> timelineTrack(ReadJob &job, const std::vector<ReadClip> &clips, const ClipUses &uses, CurvePoint rest,
                       const ConvertNumbers &convert)
{
    const auto filled = [](const CurvePoint &point) {
        float numbers[sizeof(T) / sizeof(float)];
        std::copy_n(point.begin(), sizeof(T) / sizeof(float), numbers);
        T value;
        std::memcpy(&value, numbers, sizeof value);
        return value;
    };
    Track<T> track;
    if (!uses.empty()) {
        const TimelineKeys keys = timelineKeys(job, clips, uses, rest, convert);
        Curve<T> curve(keys.interpolation, keys.keys.size());
        for (std::size_t i = 0; i < keys.keys.size(); ++i) {
            curve.editTimes()[i] = keys.keys[i].time;
            curve.editValues()[i] = filled(keys.keys[i].value);
            if (curve.hasTangents()) {
                curve.editInTangents()[i] = filled(keys.keys[i].in);
                curve.editOutTangents()[i] = filled(keys.keys[i].out);
            }
        }
        track.curve = std::move(curve);
    }
    convert(rest, true);
    track.fallback = filled(rest);
    return track;
}

} // namespace sinew::gltf
