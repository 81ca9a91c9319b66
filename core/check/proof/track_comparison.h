// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/proof/proof_moments.h"
#include "core/check/proof/proof_notes.h"
#include "core/check/proof/scene_pairing.h"
#include "core/scene/pose/track_sample.h"
#include "core/scene/same.h"

#include <algorithm>

namespace sinew {

namespace detail {

inline double valueDistance(float a, float b)
{
    return proofDistance(a, b);
}
inline double valueDistance(const Vec3 &a, const Vec3 &b)
{
    return std::hypot(proofDistance(a.x, b.x), proofDistance(a.y, b.y), proofDistance(a.z, b.z));
}
inline double valueDistance(const Colour &a, const Colour &b)
{
    return std::max({proofDistance(a.r, b.r), proofDistance(a.g, b.g), proofDistance(a.b, b.b)});
}
inline double valueDistance(const Colour4 &a, const Colour4 &b)
{
    return std::max(
        {proofDistance(a.r, b.r), proofDistance(a.g, b.g), proofDistance(a.b, b.b), proofDistance(a.a, b.a)});
}
inline double valueDistance(std::int32_t a, std::int32_t b)
{
    return a == b ? 0 : std::numeric_limits<double>::infinity();
}

/// The largest number in a track, 1 if all are 0 or there are none.
template<class T>
double magnitude(const Track<T> &track)
{
    T zero{};
    std::memset(static_cast<void *>(&zero), 0, sizeof zero);
    double largest = valueDistance(track.fallback, zero);
    for (const T &value : track.curve.values())
        largest = std::max(largest, valueDistance(value, zero));
    return std::isfinite(largest) && largest > 0 ? largest : 1;
}

} // namespace detail

/// What a track belongs to, and as what its differences count.
struct ComparedTrack
{
    ProofKind kind;
    double factor; ///< that makes its numbers the kind's
    NodeId object;
    const char *name; ///< see ProofDifference::what
};

/// Compares two tracks at the key times of both and in between, and notes the distance times the factor; for rates, as
/// a share of the largest number in the original.
template<class T>
void compareTracks(const ScenePairing &pairing, const Track<T> &original, const Track<T> &result,
                   const ComparedTrack &track, ProofNotes &notes)
{
    if (same(original, result))
        return;
    const double factor = track.kind == ProofKind::Rate ? track.factor / detail::magnitude(original) : track.factor;
    const RenderScene &scene = pairing.original();
    std::vector<std::int32_t> keys(original.curve.times().begin(), original.curve.times().end());
    keys.insert(keys.end(), result.curve.times().begin(), result.curve.times().end());
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    KeyWindow windows[2];
    const auto compareAt = [&](const PoseTime &when) {
        notes.spendTrackTimes(1);
        const T a = sampleTrack(original, scene, when, windows[0]);
        const T b = sampleTrack(result, pairing.result(), when, windows[1]);
        notes.note(track.kind, detail::valueDistance(a, b) * factor, track.object, track.name);
    };
    PoseTime when;
    notes.setMoment(-1, -1, 0);
    if (scene.sequences.empty()) // otherwise something is always played
        compareAt(when);
    for (std::size_t row = 0; row < scene.sequences.size() && !notes.shouldStop(); ++row) {
        const SceneSequence &sequence = scene.sequences[row];
        when.sequence = std::int32_t(row);
        for (const double time : timesAround(keys, sequence.start, std::max(sequence.start, sequence.end),
                                             notes.trackTimesLeft(), notes.report.isThinned)) {
            when.time = time;
            notes.setMoment(when.sequence, -1, time);
            compareAt(when);
        }
    }
    if (!isGlobal(original) && !isGlobal(result))
        return;
    when = {};
    for (std::size_t row = 0; row < scene.globalSequences.size() && !notes.shouldStop(); ++row)
        for (const double time :
             globalTimesAround(keys, scene.globalSequences[row], notes.trackTimesLeft(), notes.report.isThinned)) {
            when.globalTime = time;
            notes.setMoment(-1, std::int32_t(row), time);
            compareAt(when);
        }
}

} // namespace sinew
