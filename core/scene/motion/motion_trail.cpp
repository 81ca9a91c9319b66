// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/motion/motion_trail.h"

#include "core/scene/pose/node_poser.h"
#include "core/scene/pose/pose.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

/// Nodes evaluated for all trails together: a tenth of a second on one core.
constexpr std::size_t mostEvaluated = 200000;

/// The moments of the sequence at which a track has keys.
void addKeyTimes(const CurveBase &curve, const RenderScene &scene, const PoseTime &start, double end, TrailKey kind,
                 std::vector<TrailPoint> &points)
{
    if (curve.globalSequence() >= 0)
        return;
    const SampleSpan span = sampleSpan(curve, scene, start);
    const double shift = start.time - span.time;
    for (const std::int32_t key : curve.times()) {
        const double time = key + shift;
        if (key >= span.start && key <= span.end && time >= start.time && time <= end)
            points.push_back({.time = time, .key = kind});
    }
}

/// The keys of a node, each moment once.
std::vector<TrailPoint> trailKeysOf(const RenderScene &scene, const SceneNode &node, const PoseTime &start, double end)
{
    std::vector<TrailPoint> keys;
    addKeyTimes(node.translation.curve, scene, start, end, TrailKey::Place, keys);
    addKeyTimes(node.rotation.curve, scene, start, end, TrailKey::Other, keys);
    addKeyTimes(node.scale.curve, scene, start, end, TrailKey::Other, keys);
    std::sort(keys.begin(), keys.end(), [](const TrailPoint &a, const TrailPoint &b) {
        return a.time != b.time ? a.time < b.time : a.key > b.key;
    });
    keys.erase(std::unique(keys.begin(), keys.end(),
                           [](const TrailPoint &a, const TrailPoint &b) { return a.time == b.time; }),
               keys.end());
    return keys;
}

/// Adds the frames, at most `most`, and the end.
void addFrames(std::vector<TrailPoint> &points, double start, double end, double frame, std::size_t most)
{
    const double skipped = std::max(1.0, std::ceil((end - start) / frame / double(most)));
    const std::size_t keys = points.size();
    const auto add = [&](double time) {
        const auto key = std::lower_bound(points.begin(), points.begin() + std::ptrdiff_t(keys), time,
                                          [](const TrailPoint &point, double at) { return point.time < at; });
        if (key != points.begin() + std::ptrdiff_t(keys) && key->time == time)
            key->isFrame = true;
        else
            points.push_back({.time = time, .isFrame = true});
    };
    double time = start;
    for (std::size_t i = 0; time < end && i <= most; ++i, time = start + double(i) * skipped * frame)
        add(time);
    add(end);
    std::sort(points.begin(), points.end(), [](const TrailPoint &a, const TrailPoint &b) { return a.time < b.time; });
}

} // namespace

std::vector<MotionTrail> motionTrails(const RenderScene &scene, const std::set<std::int32_t> &nodes,
                                      std::int32_t sequence, double frame)
{
    std::vector<MotionTrail> trails;
    if (sequence < 0 || std::size_t(sequence) >= scene.sequences.size() || !(frame > 0))
        return trails;
    const SceneSequence &played = scene.sequences[std::size_t(sequence)];
    const double end = std::max(played.start, played.end);
    const std::size_t share = mostEvaluated / std::clamp<std::size_t>(nodes.size(), 1, mostTrails);
    for (const std::int32_t row : nodes) {
        if (row < 0 || std::size_t(row) >= scene.nodes.size() || trails.size() == mostTrails)
            continue;
        PoseTime when{.sequence = sequence, .time = double(played.start)};
        NodePoser poser(scene, row);
        const std::size_t points = share / poser.depth();
        MotionTrail trail{row, trailKeysOf(scene, scene.nodes[std::size_t(row)], when, end)};
        trail.points.resize(std::min({trail.points.size(), mostTrailKeys, points / 2}));
        addFrames(trail.points, played.start, end, frame, std::clamp<std::size_t>(points / 2, 2, mostTrailFrames));
        for (TrailPoint &point : trail.points) {
            when.time = point.time;
            when.globalTime = point.time - played.start;
            point.place = poser.placeAt(when);
        }
        std::erase_if(trail.points, [](const TrailPoint &point) { return !point.place.allFinite(); });
        trails.push_back(std::move(trail));
    }
    return trails;
}

} // namespace sinew
