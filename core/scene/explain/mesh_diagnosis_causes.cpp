// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/explain/mesh_diagnosis_causes.h"

#include "core/scene/pose/curve_sample.h"
#include "core/scene/pose/skinning.h"
#include "core/scene/scene_util.h"

#include <algorithm>

namespace sinew {

namespace {

constexpr float minOpacity = 0.01f; // as in isMeshVisible()

Eigen::Vector3f vector(const Vec3 &v)
{
    return {v.x, v.y, v.z};
}

float opacity(const std::vector<std::vector<const Track<float> *>> &layers, const RenderScene &scene,
              const PoseTime &when)
{
    float most = 0;
    for (const auto &tracks : layers) {
        float product = 1;
        for (const Track<float> *track : tracks)
            product *= sampleCurve(track->curve, sampleSpan(track->curve, scene, when), track->fallback, track->step);
        most = std::max(most, product);
    }
    return most;
}

/// The moments of a sequence at which something may begin or end.
std::vector<std::int32_t> moments(const std::vector<std::vector<const Track<float> *>> &layers,
                                  const SceneSequence &sequence)
{
    std::vector<std::int32_t> times{sequence.start, sequence.end};
    for (const auto &tracks : layers)
        for (const Track<float> *track : tracks)
            for (const std::int32_t time : track->curve.times())
                if (time > sequence.start && time < sequence.end)
                    times.push_back(time);
    std::sort(times.begin(), times.end());
    times.erase(std::unique(times.begin(), times.end()), times.end());
    return times;
}

} // namespace

std::optional<KeyInForce> keyInForce(const CurveBase &curve, const RenderScene &scene, const PoseTime &when)
{
    if (!curve.isPresent() || curve.size() == 0)
        return std::nullopt;
    const SampleSpan span = sampleSpan(curve, scene, when);
    KeyWindow window;
    const KeySegment segment = KeySegment::find(curve, span, window);
    if (!segment.found)
        return std::nullopt;
    const std::int32_t time = curve.times()[segment.left];
    // A file's keys may lie more than 2³¹ ms after the start.
    const std::int64_t after = std::clamp<std::int64_t>(std::int64_t(time) - span.start, 0, INT32_MAX);
    return KeyInForce{curve.globalSequence() >= 0 ? -1 : when.sequence, std::int32_t(after)};
}

std::vector<std::vector<const Track<float> *>> opacityTracks(const RenderScene &scene, std::size_t row)
{
    const SceneMesh &mesh = scene.meshes[row];
    std::vector<std::vector<const Track<float> *>> result;
    if (const SceneMaterial *material = materialAt(scene, mesh.material))
        for (const SceneLayer &layer : material->layers) {
            result.push_back({&mesh.alpha, &layer.alpha});
            if (layer.batch && !layer.batch->ignoresWeight && !layer.batch->stages.empty())
                result.back().push_back(&layer.batch->stages.front().weight);
        }
    if (result.empty())
        result.push_back({&mesh.alpha});
    return result;
}

SeenIn sequencesShowing(const RenderScene &scene, std::size_t mesh, const PoseTime &when)
{
    const auto layers = opacityTracks(scene, mesh);
    SeenIn result;
    const bool animated = std::any_of(layers.begin(), layers.end(), [](const auto &tracks) {
        return std::any_of(tracks.begin(), tracks.end(), [](const Track<float> *track) {
            return track->curve.isPresent() && track->curve.globalSequence() < 0;
        });
    });
    if (!animated)
        return result;
    for (std::size_t row = 0; row < scene.sequences.size(); ++row) {
        const std::vector<std::int32_t> times = moments(layers, scene.sequences[row]);
        const bool seen = std::any_of(times.begin(), times.end(), [&](std::int32_t time) {
            PoseTime moment;
            moment.sequence = std::int32_t(row);
            moment.time = time;
            moment.globalTime = when.globalTime;
            return opacity(layers, scene, moment) >= minOpacity;
        });
        (seen ? result.seen : result.hidden).push_back(row);
    }
    return result;
}

Facing facingOf(const RenderScene &scene, std::size_t row, const Pose &pose, const PoseTime &when)
{
    const SceneMesh &mesh = scene.meshes[row];
    const bool hasNormals = mesh.normals.size() == mesh.positions.size();
    std::vector<Eigen::Vector3f> posed;
    if (when.view)
        skinnedPositions(mesh, pose, posed);
    std::size_t inward = 0, away = 0, counted = 0;
    for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
        const std::uint32_t corners[] = {mesh.indices[i], mesh.indices[i + 1], mesh.indices[i + 2]};
        const Eigen::Vector3f a = vector(mesh.positions[corners[0]]), b = vector(mesh.positions[corners[1]]),
                              c = vector(mesh.positions[corners[2]]);
        const Eigen::Vector3f front = (b - a).cross(c - a);
        if (!(front.squaredNorm() > 0))
            continue;
        ++counted;
        if (hasNormals)
            inward += front.dot(vector(mesh.normals[corners[0]]) + vector(mesh.normals[corners[1]]) +
                                vector(mesh.normals[corners[2]])) < 0;
        if (!posed.empty()) {
            const Eigen::Vector3f &pa = posed[corners[0]], &pb = posed[corners[1]], &pc = posed[corners[2]];
            away += (pb - pa).cross(pc - pa).dot(when.eye - pa) <= 0;
        }
    }
    return counted ? Facing{float(inward) / float(counted), float(away) / float(counted)} : Facing();
}

} // namespace sinew
