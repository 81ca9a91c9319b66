// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/draft/curve_maker.h"

#include "core/scene/pose/pose.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace sinew::mdx {

Curve<float> CurveMaker::bursts(const Track<float> &track)
{
    std::map<std::int32_t, float> keys;
    const auto times = track.curve.times();
    const auto values = track.curve.values();
    bool emits = false;
    // What the source emits in [from, to] of the curve, from `start` on and at `end` at the latest.
    const auto append = [&](double from, double to, std::int32_t start, std::int32_t end) {
        keys.try_emplace(start, 0.f);
        for (std::size_t i = 0; i < times.size(); ++i) {
            if (times[i] < from || times[i] > to || !(values[i] > 0))
                continue;
            keys[std::int32_t(std::min<std::int64_t>(end, start + std::llround(times[i] - from)))] += values[i];
            emits = true;
        }
    };
    std::int32_t row = -1;
    if (const std::int32_t global = track.curve.globalSequence(); global != -1) {
        if (global < 0 || std::size_t(global) >= m_scene.globalSequences.size())
            return {};
        row = m_timeline.globalOf(global);
        const double length = ClipRange::ofGlobal(m_scene, global).length;
        append(0, length, 0, std::int32_t(std::max(1.0, length)));
    } else if (const std::int32_t always = alwaysRow(track.curve); always >= 0) {
        row = m_timeline.alwaysOf(always);
        const SceneSequence &own = m_scene.sequences[std::size_t(always)];
        append(own.start, own.end, 0, std::int32_t(std::clamp(double(own.end) - own.start, 1.0, 2147483647.0)));
    } else {
        for (const Timeline::Part &part : m_timeline.parts()) {
            if (part.row < 0 || part.holds || isOverBudget())
                continue;
            PoseTime when;
            when.sequence = part.row;
            when.time = m_scene.sequences[std::size_t(part.row)].start;
            const SampleSpan read = sampleSpan(track.curve, m_scene, when);
            append(read.start, read.end, part.start, part.end);
            m_keys += times.size();
        }
    }
    Curve<float> curve;
    if (!emits)
        return curve;
    curve.reset({std::uint32_t(Interpolation::None), row}, keys.size());
    std::size_t i = 0;
    for (const auto &[time, value] : keys) {
        curve.editTimes()[i] = time;
        curve.editValues()[i++] = value;
    }
    return curve;
}

} // namespace sinew::mdx
