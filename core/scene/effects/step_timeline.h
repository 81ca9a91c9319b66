// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/pose/pose_time.h"
#include "core/scene/render_scene.h"

namespace sinew {

constexpr std::int64_t floorDiv(std::int64_t a, std::int64_t b)
{
    return a / b - (a % b < 0 ? 1 : 0);
}
constexpr std::int64_t floorMod(std::int64_t a, std::int64_t b)
{
    const std::int64_t rest = a % b;
    return rest < 0 ? rest + b : rest;
}

/// Time cut into equal steps of about 1/60 s, whose numbers continue when a looping sequence starts over; and the
/// present place in it. Two kinds: along the sequence, whose length the steps divide evenly, or along the global time.
class StepTimeline
{
public:
    /// Needs a sequence with a length. Passes are counted by the global time, which runs in parallel to the time in the
    /// sequence.
    static StepTimeline alongSequence(const RenderScene &scene, const PoseTime &when);
    /// For effects without a sequence, or that repeat with the global time rather than with the sequence.
    static StepTimeline alongGlobalTime(const RenderScene &scene, const PoseTime &when);
    static bool hasLength(const RenderScene &scene, std::int32_t sequence);

    std::int64_t now = 0; ///< the step that contains the moment
    double fraction = 0;  ///< position in the step, 0…1
    double stepMilliseconds = 1000. / 60;

    /// Steps of one pass of a sequence; 0 along the global time.
    std::int64_t stepsPerPass() const { return m_stepsPerPass; }
    bool loops() const { return m_loops; } ///< there is always an earlier step
    bool isGlobal() const { return m_stepsPerPass == 0; }

    /// The moment at which a step starts (share 0) or ends (share 1): just before the wrap, not after it.
    PoseTime momentOf(std::int64_t step, int share) const;
    /// Milliseconds at the start of a step: in the pass, or on the global time.
    double positionOf(std::int64_t step) const;
    /// Global time at which the sequence's pass of `step` starts; any pass along the global time.
    double passStart(std::int64_t step) const;
    double sequenceLength() const { return double(m_length); } ///< milliseconds, 0 if none

    double secondsSince(std::int64_t step, float into) const
    {
        return (double(now - step) + (fraction - double(into))) * (stepMilliseconds / 1000);
    }

    /// True if two timelines cut the same time in the same way. The present position and how the global time runs
    /// relative to it do not count; that is phase().
    bool hasSameSteps(const StepTimeline &other) const
    {
        return m_sequence == other.m_sequence && m_start == other.m_start && m_length == other.m_length &&
               m_loops == other.m_loops && m_stepsPerPass == other.m_stepsPerPass;
    }
    std::int64_t phase() const { return m_phase; }

private:
    static StepTimeline of(const RenderScene &scene, const PoseTime &when);

    std::int32_t m_sequence = -1, m_start = 0;
    std::int64_t m_length = 0;
    std::int64_t m_stepsPerPass = 0;
    bool m_loops = true;
    /// Global time at which pass 0 starts, in 1/64 ms: rounded, so it stays the same while a pass is played.
    std::int64_t m_phase = 0;
    std::optional<Eigen::Quaternionf> m_view;
    Eigen::Vector3f m_eye = Eigen::Vector3f::Zero();
};

} // namespace sinew
