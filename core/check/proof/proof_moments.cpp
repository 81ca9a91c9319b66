// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/proof/proof_moments.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

/// Calls visit(curve) for every curve that a pose depends on.
template<class Visit>
void forEachPosedCurve(const RenderScene &scene, const Visit &visit)
{
    const auto all = [&](const auto &...tracks) { (visit(tracks.curve), ...); };
    for (const SceneNode &n : scene.nodes)
        all(n.translation, n.rotation, n.scale, n.visibility);
    for (const SceneMesh &m : scene.meshes)
        all(m.alpha, m.colour);
    for (const SceneTextureAnimation &t : scene.textureAnimations)
        all(t.translation, t.rotation, t.scale);
    for (const SceneMaterial &m : scene.materials)
        for (const SceneLayer &l : m.layers) {
            all(l.texture, l.alpha, l.emissiveGain, l.fresnelColour, l.fresnelOpacity, l.fresnelTeamColour);
            for (const auto &slot : l.slots)
                all(slot);
            if (l.batch) {
                all(l.batch->colour);
                for (const SceneStage &stage : l.batch->stages)
                    all(stage.texture, stage.weight);
            }
            if (l.surface)
                for (const SurfaceLayer &s : l.surface->layers)
                    all(s.colour, s.alpha, s.multiply, s.add, s.offset, s.tiling, s.angle, s.cell, s.triPlanarOffset,
                        s.triPlanarScale);
        }
}

/// Key times of the curves on the sequences (-1) or on a global sequence, ascending.
std::vector<std::int32_t> keyTimes(const RenderScene &original, const RenderScene &result, std::int32_t global)
{
    std::vector<std::int32_t> times;
    for (const RenderScene *scene : {&original, &result})
        forEachPosedCurve(*scene, [&](const CurveBase &curve) {
            // Row numbers of global sequences may differ; their lengths count.
            const std::int32_t row = curve.globalSequence();
            const auto lengthOf = [](const RenderScene &s, std::int32_t r) {
                return r >= 0 && std::size_t(r) < s.globalSequences.size() ? s.globalSequences[std::size_t(r)] : -1;
            };
            if (global < 0 ? row == -1 : row != -1 && lengthOf(*scene, row) == lengthOf(original, global))
                times.insert(times.end(), curve.times().begin(), curve.times().end());
        });
    std::sort(times.begin(), times.end());
    times.erase(std::unique(times.begin(), times.end()), times.end());
    return times;
}

/// The maximum number of times that timesAround() returns without a limit.
std::size_t mostTimesAround(std::span<const std::int32_t> keys, std::int32_t start, std::int32_t end)
{
    const auto first = std::upper_bound(keys.begin(), keys.end(), start);
    return 5 + 4 * std::size_t(std::lower_bound(first, keys.end(), end) - first);
}

/// The largest share, at least 2, for which all together do not exceed `limit`.
std::size_t fairShare(std::vector<std::size_t> wanted, std::size_t limit)
{
    std::sort(wanted.begin(), wanted.end());
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const std::size_t share = limit / (wanted.size() - i);
        if (wanted[i] > share)
            return std::max<std::size_t>(share, 2);
        limit -= wanted[i];
    }
    return std::max<std::size_t>(wanted.empty() ? limit : wanted.back(), 2);
}

} // namespace

std::vector<double> timesAround(std::span<const std::int32_t> keys, std::int32_t start, std::int32_t end,
                                std::size_t limit, bool &isThinned)
{
    const auto first = std::upper_bound(keys.begin(), keys.end(), start);
    const auto last = std::lower_bound(first, keys.end(), end);
    std::vector<double> times{double(start)};
    const auto goTo = [&](double next) {
        const double from = times.back(), gap = next - from;
        for (int part = 1; part < 4 && gap > 1; ++part)
            times.push_back(from + gap * part / 4);
        times.push_back(next);
    };
    std::for_each(first, last, goTo);
    if (end > start)
        goTo(end);
    limit = std::max<std::size_t>(limit, 2);
    if (times.size() <= limit)
        return times;
    isThinned = true;
    std::vector<double> kept;
    for (std::size_t i = 0; i < limit; ++i)
        kept.push_back(times[i * (times.size() - 1) / (limit - 1)]);
    return kept;
}

std::vector<double> globalTimesAround(std::span<const std::int32_t> keys, std::int32_t length, std::size_t limit,
                                      bool &isThinned)
{
    std::vector<double> times = timesAround(keys, 0, std::max(0, length), limit, isThinned);
    if (length > 0)
        times.back() = length - 1. / 1024;
    return times;
}

std::vector<ProofMoment> proofMoments(const RenderScene &original, const RenderScene &result, std::size_t limit,
                                      bool &isThinned)
{
    std::vector<std::vector<std::int32_t>> globalKeys;
    std::vector<std::size_t> wanted;
    for (std::size_t row = 0; row < original.globalSequences.size() && row < limit / 2; ++row) {
        globalKeys.push_back(keyTimes(original, result, std::int32_t(row)));
        wanted.push_back(mostTimesAround(globalKeys.back(), 0, original.globalSequences[row]));
    }
    const std::vector<std::int32_t> keys = keyTimes(original, result, -1);
    for (const SceneSequence &sequence : original.sequences)
        wanted.push_back(mostTimesAround(keys, sequence.start, sequence.end));
    const std::size_t most = fairShare(std::move(wanted), limit);
    std::vector<std::vector<double>> globals;
    for (std::size_t row = 0; row < globalKeys.size(); ++row)
        globals.push_back(globalTimesAround(globalKeys[row], original.globalSequences[row], most, isThinned));
    std::vector<ProofMoment> moments;
    std::size_t turn = 0;
    for (std::size_t row = 0; row < original.sequences.size() && moments.size() < limit; ++row) {
        const SceneSequence &sequence = original.sequences[row];
        for (const double time :
             timesAround(keys, sequence.start, std::max(sequence.start, sequence.end), most, isThinned)) {
            ProofMoment &moment = moments.emplace_back();
            moment.when.sequence = std::int32_t(row);
            moment.when.time = time;
            // Nodes on a global sequence move along: each moment has another of its times.
            moment.when.globalTime = globals.empty() ? time - sequence.start : 0;
            if (!globals.empty()) {
                const std::vector<double> &times = globals[turn % globals.size()];
                moment.when.globalTime = times[turn / globals.size() % times.size()];
                ++turn;
            }
        }
    }
    isThinned = isThinned || moments.size() >= limit;
    for (std::size_t row = 0; row < globals.size(); ++row)
        for (const double time : globals[row]) {
            ProofMoment &moment = moments.emplace_back();
            moment.globalSequence = std::int32_t(row);
            moment.when.sequence = original.sequences.empty() ? -1 : 0;
            moment.when.time = original.sequences.empty() ? 0 : original.sequences.front().start;
            moment.when.globalTime = time;
        }
    if (moments.empty())
        moments.emplace_back();
    return moments;
}

} // namespace sinew
