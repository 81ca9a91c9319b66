// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/build/timeline.h"

#include <algorithm>
#include <cmath>

namespace sinew::gltf {

namespace {

/// Degrees by which sampled rotations may differ from the curve.
constexpr double sampledWithin = 0.02;

/// A key with its moment in the file, which slopes are divided by.
struct ClipKey
{
    std::int32_t time;
    double seconds;
    CurvePoint value{}, in{}, out{};
};

CurvePoint pointAt(const std::vector<float> &numbers, std::size_t key, int components)
{
    CurvePoint point{};
    if (!numbers.empty())
        std::copy_n(numbers.begin() + std::ptrdiff_t(key) * components, components, point.begin());
    return point;
}

std::int32_t timeIn(const ReadClip &clip, double seconds)
{
    const auto time = std::int64_t(std::lround((seconds - clip.first) * 1000)) + clip.start;
    return std::int32_t(std::clamp<std::int64_t>(time, clip.start, clip.end));
}

double secondsAt(const ReadClip &clip, std::int32_t time)
{
    return double(time - clip.start) / 1000 + clip.first;
}

/// A cubic of a rotation's numbers, which no game has, as turns close by.
ClipKeys sampledTurns(const ClipKeys &keys, const ReadClip &clip)
{
    const auto value = [&](double seconds) { return unitRotation(keys.at(seconds)); };
    ClipKeys sampled = sampledKeys(keys.times, 4, true, sampledWithin, value);
    for (std::size_t key = 0; key < sampled.size(); ++key) {
        const double whole = secondsAt(clip, timeIn(clip, double(sampled.times[key])));
        const CurvePoint moved = value(whole);
        sampled.times[key] = float(whole);
        double along = 0;
        for (std::size_t i = 0; i < 4; ++i)
            along += moved[i] * (key ? double(sampled.values[4 * key - 4 + i]) : moved[i]);
        for (std::size_t i = 0; i < 4; ++i)
            sampled.values[4 * key + i] = float(along < 0 ? -moved[i] : moved[i]);
    }
    return sampled;
}

/// A key between whole milliseconds, and not at a jump: what counts is where the value is at the millisecond.
bool isBetween(const ClipKeys &keys, std::size_t key)
{
    constexpr double least = 5e-4;
    const double time = double(keys.times[key]), off = time * 1000 - std::round(time * 1000);
    return std::abs(off) > 0.02 && (key == 0 || time - double(keys.times[key - 1]) > least) &&
           (key + 1 == keys.size() || double(keys.times[key + 1]) - time > least);
}

/// A millisecond before a jump: what the curve says there.
ClipKey beforeJump(const ClipKeys &keys, const ClipKey &jump)
{
    constexpr double nearby = 1e-4;
    ClipKey key{jump.time - 1, jump.seconds - 0.001};
    key.value = keys.at(key.seconds);
    const CurvePoint later = keys.at(key.seconds + nearby), earlier = keys.at(key.seconds - nearby);
    for (std::size_t i = 0; keys.shape == ClipKeys::Cubic && i < key.in.size(); ++i)
        key.in[i] = (later[i] - earlier[i]) / (2 * nearby);
    return key;
}

/// Of several keys in one millisecond the last stays; a jump keeps the curve up to a millisecond before it.
std::vector<ClipKey> wholeKeys(const ClipKeys &keys, const ReadClip &clip)
{
    std::vector<ClipKey> all;
    for (std::size_t key = 0; key < keys.size(); ++key) {
        const double seconds = double(keys.times[key]);
        ClipKey next{timeIn(clip, seconds), seconds, pointAt(keys.values, key, keys.components),
                     pointAt(keys.ins, key, keys.components), pointAt(keys.outs, key, keys.components)};
        if (keys.shape == ClipKeys::Linear && isBetween(keys, key))
            next.value = keys.at(secondsAt(clip, next.time));
        if (!all.empty() && all.back().time == next.time) {
            const ClipKey before = all.back();
            all.pop_back();
            const bool hasRoom = before.time > clip.start && (all.empty() || all.back().time < before.time - 1);
            if (keys.shape != ClipKeys::Step && hasRoom && before.value != next.value)
                all.push_back(beforeJump(keys, before));
        }
        all.push_back(next);
    }
    return all;
}

/// What keys of one shape say in a curve of another.
void addClip(const ClipKeys &keys, const ReadClip &clip, Interpolation kind, std::vector<TimelineKey> &to)
{
    const std::vector<ClipKey> whole = wholeKeys(keys, clip);
    const bool holds = keys.shape == ClipKeys::Step && kind != Interpolation::None;
    for (std::size_t i = 0; i < whole.size(); ++i) {
        const ClipKey &here = whole[i];
        TimelineKey key{here.time, here.value};
        const auto slope = [&](const ClipKey &from, const ClipKey &by, const CurvePoint &perSecond) {
            CurvePoint result{};
            for (std::size_t c = 0; c < result.size(); ++c)
                result[c] = keys.shape == ClipKeys::Cubic    ? perSecond[c] * (by.seconds - from.seconds)
                            : keys.shape == ClipKeys::Linear ? by.value[c] - from.value[c]
                                                             : 0;
            return result;
        };
        if (kind == Interpolation::Hermite && i > 0)
            key.in = slope(whole[i - 1], here, here.in);
        if (kind == Interpolation::Hermite && i + 1 < whole.size())
            key.out = slope(here, whole[i + 1], here.out);
        to.push_back(key);
        if (holds && i + 1 < whole.size() && whole[i + 1].time - 1 > here.time)
            to.push_back({whole[i + 1].time - 1, here.value});
    }
}

} // namespace

TimelineKeys timelineKeys(ReadJob &job, const std::vector<ReadClip> &clips, const ClipUses &uses,
                          const CurvePoint &rest, const ConvertNumbers &convert)
{
    TimelineKeys result;
    const ClipKeys &first = *uses.front().keys;
    bool isCubic = false, isStep = true;
    for (const ClipUse &use : uses) {
        isCubic |= use.keys->shape == ClipKeys::Cubic && !first.isRotation;
        isStep &= use.keys->shape == ClipKeys::Step;
    }
    result.interpolation = isCubic ? Interpolation::Hermite : isStep ? Interpolation::None : Interpolation::Linear;
    // While the keys are put together; what is kept in the end takes less.
    std::uint64_t charged = clips.size() * sizeof(TimelineKey);
    if (!job.asset.charge(charged, "animations"))
        return result;
    auto use = uses.begin();
    for (std::size_t row = 0; row < clips.size(); ++row) {
        const ReadClip &clip = clips[row];
        if (use == uses.end() || use->clip != row) {
            result.keys.push_back({clip.start, rest});
            continue;
        }
        const ClipKeys &keys = *use++->keys;
        const std::uint64_t more = keys.size() * 2 * (sizeof(ClipKey) + sizeof(TimelineKey));
        if (!job.asset.charge(more, "animations"))
            return result;
        charged += more;
        if (keys.isRotation && keys.shape == ClipKeys::Cubic) {
            // As if each millisecond needed a key, until it is known.
            const std::uint64_t most = std::uint64_t((clip.last - clip.first) * 1000) + 2 * keys.size();
            if (!job.asset.charge(most * sizeof(ClipKey), "animations"))
                return result;
            addClip(sampledTurns(keys, clip), clip, result.interpolation, result.keys);
            job.asset.release(most * sizeof(ClipKey));
        } else if (keys.isConstant()) {
            result.keys.push_back({clip.start, pointAt(keys.values, 0, keys.components)});
        } else {
            addClip(keys, clip, result.interpolation, result.keys);
        }
    }
    std::sort(result.keys.begin(), result.keys.end(),
              [](const TimelineKey &a, const TimelineKey &b) { return a.time < b.time; });
    for (TimelineKey &key : result.keys) {
        convert(key.value, true);
        convert(key.in, false);
        convert(key.out, false);
    }
    job.asset.release(charged);
    job.asset.charge(result.keys.size() * 3 * sizeof(Quat), "animations");
    return result;
}

} // namespace sinew::gltf
