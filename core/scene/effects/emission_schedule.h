// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effects/budget/effect_limits.h"
#include "core/scene/effects/node_chain.h"
#include "core/scene/effects/step_timeline.h"

#include <unordered_map>

namespace sinew {

/// Adds by·U to a rate, U random in −1…1, different in each step. Two streams have different numbers.
struct RateVary
{
    float by = 0;
    std::uint64_t stream = 0;
};

/// Determines how much an emitter emits, and when.
struct EmissionSource
{
    const RenderScene &scene;
    const StepTimeline &timeline;
    NodeChain &chain;         ///< nothing is born while the node is invisible
    std::uint64_t *samples;   ///< as in EffectMoment
    const Track<float> &rate; ///< births per second, or per burst
    bool squirt = false;
    std::uint32_t maxPerStep = 1;
    RateVary vary;
    bool burstsAtKeysOnly = false;        ///< with squirt: none at the sequence's start
    std::size_t maxBursts = maxParticles; ///< of those remembered for some seconds
};

/// How many births fall into each step of a timeline, and where in the step.
///
/// Rates add up, and each time the sum passes a whole number something is born (as in all known viewers), at exactly
/// that moment within the step. See EffectSimulation for what happens to fractions at the end of a pass: if a pass
/// gives less than four births, several passes are counted together, up to 17 s.
///
/// With squirt only bursts are emitted: by the rate at the sequence's start, and by a key's value at each key of the
/// rate. (mdx-m3-viewer and war3-model emit at key changes only, HiveWE at the wrap only, so each lacks bursts in some
/// models.) Keys of a global sequence count in each of its rounds; then the sequence's start does not.
class EmissionSchedule
{
public:
    /// Must be called when anything of the source changed, except the present position on the timeline.
    void clear() { m_blocks.clear(); }
    /// Earlier steps are rarely needed again.
    void forgetBefore(std::int64_t step, const StepTimeline &timeline);

    std::uint32_t countAt(std::int64_t step, const EmissionSource &source);
    /// Calls `visit(fraction of the step, ordinal in the step)` for each birth, by time.
    template<class Visit>
    void visit(std::int64_t step, const EmissionSource &source, const Visit &visit);
    /// Equal for steps at which the same happens, in passes that are alike.
    std::int64_t numberOf(std::int64_t step, const EmissionSource &source);
    /// True if the emitter is on during a step, even if nothing is born.
    bool emitsAt(std::int64_t step, const EmissionSource &source);

private:
    struct Burst
    {
        std::int64_t step; ///< within the block
        float fraction;
        std::uint32_t count;
    };
    /// A range of steps that is counted separately.
    struct Block
    {
        std::int64_t first = 0; ///< absolute step, or step in the pass
        std::int64_t length = 0;
        std::int64_t passes = 1;  ///< number of passes before the count starts again
        std::vector<double> sums; ///< of rates, at the start of each step and at the end; computed as far as needed
        double scale = 1, phase = 0;
        std::vector<Burst> bursts; ///< by time

        double sum(std::int64_t step) const; ///< step in all passes
        std::int64_t births(std::int64_t step) const;
    };
    struct Place
    {
        const Block *block;
        std::int64_t step; ///< in all passes of the block
    };
    Place find(std::int64_t step, const EmissionSource &source);
    /// Sums rates up to the end of a step in the block.
    void sumUp(Block &block, std::int64_t step, const EmissionSource &source);
    static void spreadEvenly(Block &block, const StepTimeline &timeline);
    static void fillBursts(Block &block, const EmissionSource &source);
    static std::span<const Burst> burstsAt(const Place &place);

    std::unordered_map<std::int64_t, Block> m_blocks;
    KeyWindow m_window;
};

template<class Visit>
void EmissionSchedule::visit(std::int64_t step, const EmissionSource &source, const Visit &visit)
{
    const Place place = find(step, source);
    std::uint32_t ordinal = 0;
    for (const Burst &burst : burstsAt(place))
        for (std::uint32_t i = 0; i < burst.count && ordinal < source.maxPerStep; ++i)
            visit(burst.fraction, ordinal++);
    if (source.squirt)
        return;
    const std::uint32_t count = countAt(step, source);
    const double from = place.block->sum(place.step), all = place.block->sum(place.step + 1) - from;
    const double before = double(place.block->births(place.step)) - place.block->phase;
    for (; ordinal < count; ++ordinal)
        visit(float(std::min(1., std::max(0., (before + ordinal + 1 - from) / all))), ordinal);
}

} // namespace sinew
