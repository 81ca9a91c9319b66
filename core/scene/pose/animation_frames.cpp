// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/pose/animation_frames.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {

namespace {

constexpr double secondsWithoutSequence = 4;

const SceneSequence *sequenceOf(const RenderScene &scene, const PoseTime &when)
{
    if (when.sequence < 0 || std::size_t(when.sequence) >= scene.sequences.size())
        return nullptr;
    const SceneSequence &sequence = scene.sequences[std::size_t(when.sequence)];
    return sequence.end > sequence.start ? &sequence : nullptr;
}

bool isWithin(double number, double minimum, double maximum)
{
    return number >= minimum && number <= maximum;
}

} // namespace

std::vector<AnimationFrame> animationFrames(const RenderScene &scene, const PoseTime &from, const AnimationPlan &plan)
{
    const bool stands = plan.speed == 0 && plan.turns != 0;
    if (!isWithin(plan.framesPerSecond, 1, 120) || !(stands || isWithin(plan.speed, 0.01, 100)) ||
        !isWithin(plan.seconds, 0, 1e6) || !isWithin(std::abs(plan.turns), 0, 1000))
        return {};
    const SceneSequence *sequence = sequenceOf(scene, from);
    const double length = sequence ? double(sequence->end) - sequence->start : 0;
    const bool once = plan.seconds == 0 && sequence && !stands;
    const double total = once ? length / plan.speed : 1000 * (plan.seconds > 0 ? plan.seconds : secondsWithoutSequence);
    const double wanted = std::max(1.0, std::round(total * plan.framesPerSecond / 1000));
    if (wanted > maxAnimationFrames)
        return {};
    const auto count = int(wanted);
    const bool withEnd = once && !sequence->loops && plan.turns == 0 && count > 1;

    std::vector<AnimationFrame> frames;
    frames.reserve(std::size_t(count));
    for (int i = 0; i < count; ++i) {
        AnimationFrame frame{.when = from};
        const double passed = plan.speed * total * i / (withEnd ? count - 1 : count);
        frame.when.globalTime += passed;
        if (sequence) {
            const double start =
                once ? sequence->start : std::clamp(from.time, double(sequence->start), double(sequence->end));
            const double within = start - sequence->start + passed;
            frame.when.time = sequence->start + (sequence->loops && within > length ? std::fmod(within, length)
                                                                                    : std::min(within, length));
        } else {
            frame.when.time += passed;
        }
        frame.yawBy = float(2 * std::numbers::pi * plan.turns * i / count);
        frame.duration = int(std::lround(total * (i + 1) / count) - std::lround(total * i / count));
        frames.push_back(frame);
    }
    return frames;
}

} // namespace sinew
