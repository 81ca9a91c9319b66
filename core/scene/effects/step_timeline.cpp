// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/step_timeline.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

constexpr double parts = 64;    ///< of a millisecond
constexpr double latest = 1e12; ///< milliseconds; beyond that, halves of a step can't be told apart

double usable(double time)
{
    return std::isfinite(time) ? std::clamp(time, -latest, latest) : 0;
}

} // namespace

bool StepTimeline::hasLength(const RenderScene &scene, std::int32_t sequence)
{
    return sequence >= 0 && std::size_t(sequence) < scene.sequences.size() &&
           scene.sequences[std::size_t(sequence)].end > scene.sequences[std::size_t(sequence)].start;
}

StepTimeline StepTimeline::of(const RenderScene &scene, const PoseTime &when)
{
    StepTimeline line;
    line.m_view = when.view;
    line.m_eye = when.eye;
    if (when.sequence < 0 || std::size_t(when.sequence) >= scene.sequences.size())
        return line;
    const SceneSequence &sequence = scene.sequences[std::size_t(when.sequence)];
    line.m_sequence = when.sequence;
    line.m_start = sequence.start;
    line.m_length = std::max<std::int64_t>(0, std::int64_t(sequence.end) - sequence.start);
    line.m_loops = sequence.loops;
    return line;
}

StepTimeline StepTimeline::alongSequence(const RenderScene &scene, const PoseTime &when)
{
    StepTimeline line = of(scene, when);
    const double length = double(line.m_length);
    line.m_stepsPerPass = std::max<std::int64_t>(1, std::int64_t(std::ceil(length * 60 / 1000)));
    line.stepMilliseconds = length / double(line.m_stepsPerPass);
    const double time = std::clamp(usable(when.time) - line.m_start, 0., length);
    const double position = time / length * double(line.m_stepsPerPass);
    const std::int64_t step = std::min(std::int64_t(position), line.m_stepsPerPass - 1);
    line.fraction = position - double(step);
    line.m_phase = std::llround((usable(when.globalTime) - time) * parts);
    line.now = step;
    if (line.m_loops) {
        // The border between two numbers of passes lies where the phase hardly ever is.
        const std::int64_t passParts = line.m_length * std::int64_t(parts);
        const std::int64_t pass = floorDiv(line.m_phase + std::int64_t(double(passParts) * 0.3819), passParts);
        line.m_phase -= pass * passParts;
        line.now += pass * line.m_stepsPerPass;
    }
    return line;
}

StepTimeline StepTimeline::alongGlobalTime(const RenderScene &scene, const PoseTime &when)
{
    StepTimeline line = of(scene, when);
    const double position = usable(when.globalTime) / line.stepMilliseconds;
    line.now = std::int64_t(std::floor(position));
    line.fraction = position - std::floor(position);
    if (line.m_length > 0) {
        const double time = std::clamp(usable(when.time) - line.m_start, 0., double(line.m_length));
        line.m_phase =
            floorMod(std::llround((usable(when.globalTime) - time) * parts), line.m_length * std::int64_t(parts));
    }
    line.m_loops = true;
    return line;
}

double StepTimeline::positionOf(std::int64_t step) const
{
    if (isGlobal())
        return double(step) * stepMilliseconds;
    return double(m_length) * double(floorMod(step, m_stepsPerPass)) / double(m_stepsPerPass);
}

double StepTimeline::passStart(std::int64_t step) const
{
    if (isGlobal())
        return double(m_phase) / parts;
    return double(m_phase) / parts + double(floorDiv(step, m_stepsPerPass)) * double(m_length);
}

PoseTime StepTimeline::momentOf(std::int64_t step, int share) const
{
    PoseTime moment;
    moment.sequence = m_sequence;
    moment.view = m_view;
    moment.eye = m_eye;
    double offset = 0;
    if (isGlobal()) {
        moment.globalTime = double(step + share) * stepMilliseconds;
        if (m_length > 0) {
            offset = std::fmod(double(step) * stepMilliseconds - passStart(step), double(m_length));
            offset =
                std::min(offset + (offset < 0 ? double(m_length) : 0) + share * stepMilliseconds, double(m_length));
        }
    } else {
        offset = double(m_length) * double(floorMod(step, m_stepsPerPass) + share) / double(m_stepsPerPass);
        moment.globalTime = passStart(step) + offset;
    }
    moment.time = m_start + offset;
    return moment;
}

} // namespace sinew
