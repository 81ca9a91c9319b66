// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/emission_schedule.h"

#include "core/scene/effects/hash_random.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

constexpr std::int64_t blockLength = 1024;
constexpr std::size_t keptBlocks = 20, mostBursts = 65536; // 16 blocks: the longest remembered life

bool isWhole(double x)
{
    return std::abs(x - std::round(x)) < 1e-6;
}

} // namespace

double EmissionSchedule::Block::sum(std::int64_t step) const
{
    return scale * (double(step / length) * sums.back() + sums[std::size_t(step % length)]);
}

std::int64_t EmissionSchedule::Block::births(std::int64_t step) const
{
    return std::int64_t(std::floor(sum(step) + phase));
}

std::span<const EmissionSchedule::Burst> EmissionSchedule::burstsAt(const Place &place)
{
    const auto &all = place.block->bursts;
    const auto range = std::equal_range(all.begin(), all.end(), Burst{place.step % place.block->length, 0, 0},
                                        [](const Burst &a, const Burst &b) { return a.step < b.step; });
    return {range.first, range.second};
}

EmissionSchedule::Place EmissionSchedule::find(std::int64_t step, const EmissionSource &source)
{
    const StepTimeline &timeline = source.timeline;
    const bool repeats = !timeline.isGlobal() && timeline.loops();
    const std::int64_t at = repeats ? floorMod(step, timeline.stepsPerPass()) : step;
    // A timeline that repeats and fits into one block keeps all its passes there.
    const std::int64_t id = floorDiv(at, blockLength);
    auto found = m_blocks.find(id);
    if (found == m_blocks.end()) {
        if (m_blocks.size() >= keptBlocks)
            m_blocks.clear();
        found = m_blocks.emplace(id, Block()).first;
        Block &block = found->second;
        block.first = id * blockLength;
        block.length = timeline.isGlobal() ? blockLength : std::min(blockLength, timeline.stepsPerPass() - block.first);
        block.sums = {0};
        if (source.squirt) {
            fillBursts(block, source);
        } else if (repeats) {
            sumUp(block, block.length - 1, source);
            spreadEvenly(block, timeline);
        } else {
            // Along the global time there is no start to count from: on average, half of the time to the first birth
            // has passed.
            block.phase = timeline.isGlobal() ? 0.5 : 1e-6;
        }
    }
    Block &block = found->second;
    if (!source.squirt)
        sumUp(block, at - block.first, source);
    if (block.passes > 1)
        return {&block, floorMod(step, block.passes * block.length)};
    return {&block, at - block.first};
}

void EmissionSchedule::forgetBefore(std::int64_t step, const StepTimeline &timeline)
{
    if (timeline.isGlobal() && m_blocks.size() > 2)
        std::erase_if(m_blocks, [&](const auto &block) { return block.first < floorDiv(step, blockLength) - 1; });
}

void EmissionSchedule::sumUp(Block &block, std::int64_t step, const EmissionSource &source)
{
    const double seconds = source.timeline.stepMilliseconds / 1000;
    // Most emitters emit evenly, and there may be thousands.
    const bool isConstant = source.rate.curve.size() == 0 && source.chain.isVisibilityConstant();
    while (std::int64_t(block.sums.size()) < step + 2) {
        const std::int64_t at = block.first + std::int64_t(block.sums.size()) - 1;
        const PoseTime moment = isConstant ? PoseTime() : source.timeline.momentOf(at, 0);
        if (source.samples && !isConstant)
            *source.samples += 2;
        float rate = sampleTrack(source.rate, source.scene, moment, m_window);
        if (source.vary.by != 0)
            rate += source.vary.by * HashRandom(~source.vary.stream, at, ~0u).signedUnit();
        double sum = block.sums.back();
        if (rate > 0 && source.chain.isVisibleAt(source.scene, moment)) // not for NaN
            sum += std::min(double(rate) * seconds, double(source.maxPerStep));
        block.sums.push_back(sum);
    }
}

void EmissionSchedule::spreadEvenly(Block &block, const StepTimeline &timeline)
{
    block.phase = 0.5;
    double sum = block.sums.back();
    if (sum <= 0)
        return;
    const std::int64_t maxPasses = block.length == timeline.stepsPerPass() ? blockLength / block.length : 1;
    while (block.passes < maxPasses && double(block.passes) * sum < 4 && !isWhole(double(block.passes) * sum))
        ++block.passes;
    sum *= double(block.passes);
    block.scale = std::max(1., std::round(sum)) / sum;
}

void EmissionSchedule::fillBursts(Block &block, const EmissionSource &source)
{
    const StepTimeline &timeline = source.timeline;
    const double from = timeline.positionOf(block.first), length = double(block.length) * timeline.stepMilliseconds;
    KeyWindow window;
    // Only called with a moment in the block.
    const auto add = [&](double position, float value) {
        const double steps = std::max(0., (position - from) / timeline.stepMilliseconds);
        const std::int64_t step = std::min(std::int64_t(steps), block.length - 1);
        const float fraction = float(std::min(1., steps - double(step)));
        if (!(value > 0) || !source.chain.isVisibleAt(source.scene, timeline.momentOf(block.first + step, 0)))
            return;
        const float maximum = float(source.maxPerStep);
        block.bursts.push_back({step, fraction, std::uint32_t(std::lround(std::min(value, maximum)))});
    };

    const auto times = source.rate.curve.times();
    const auto values = source.rate.curve.values();
    const SampleSpan span = sampleSpan(source.rate.curve, source.scene, timeline.momentOf(block.first, 0));
    const bool ownRound = isGlobal(source.rate) && span.end > span.start;
    // The first round of keys: where it starts on the timeline, and after how long the next one follows.
    double origin = 0, round = timeline.sequenceLength();
    if (ownRound) {
        origin = timeline.isGlobal() ? 0 : -timeline.passStart(block.first);
        round = span.end;
    } else if (timeline.isGlobal()) {
        origin = round > 0 ? timeline.passStart(block.first) : from;
        round = round > 0 ? round : length;
    }
    const bool repeats = ownRound || timeline.isGlobal();
    const bool closes = !timeline.isGlobal() && block.first + block.length == timeline.stepsPerPass();
    bool keyAtStart = false;
    std::vector<std::pair<double, float>> once; // offset within a round, value
    for (std::size_t i = 0; i < times.size(); ++i) {
        if (times[i] < span.start || times[i] > span.end)
            continue;
        keyAtStart = keyAtStart || times[i] == span.start;
        if (values[i] > 0)
            once.emplace_back(double(times[i]) - span.start, values[i]);
    }
    if (!ownRound && !keyAtStart && !source.burstsAtKeysOnly) {
        PoseTime start = timeline.momentOf(block.first, 0);
        start.time = span.start;
        once.emplace_back(0., sampleTrack(source.rate, source.scene, start, window));
    }
    const std::size_t maxBursts = std::min(mostBursts, source.maxBursts);
    std::size_t tries = 0;
    double at = repeats ? origin + std::floor((from - origin) / round) * round : origin;
    do {
        for (const auto &[offset, value] : once) {
            const double position = at + offset;
            if (position >= from && (position < from + length || (!repeats && closes)) && ++tries <= maxBursts)
                add(position, value);
        }
        at += round;
    } while (repeats && at < from + length && tries < maxBursts && !once.empty());
    std::stable_sort(block.bursts.begin(), block.bursts.end(), [](const Burst &a, const Burst &b) {
        return a.step != b.step ? a.step < b.step : a.fraction < b.fraction;
    });
}

std::uint32_t EmissionSchedule::countAt(std::int64_t step, const EmissionSource &source)
{
    const Place place = find(step, source);
    std::uint64_t count = 0;
    if (source.squirt)
        for (const Burst &burst : burstsAt(place))
            count += burst.count;
    else
        count = std::uint64_t(place.block->births(place.step + 1) - place.block->births(place.step));
    return std::uint32_t(std::min<std::uint64_t>(count, source.maxPerStep));
}

std::int64_t EmissionSchedule::numberOf(std::int64_t step, const EmissionSource &source)
{
    const Place place = find(step, source);
    const bool repeats = !source.timeline.isGlobal() && source.timeline.loops();
    return repeats ? place.block->first + place.step : step;
}

bool EmissionSchedule::emitsAt(std::int64_t step, const EmissionSource &source)
{
    const Place place = find(step, source);
    return source.squirt || place.block->sum(place.step + 1) > place.block->sum(place.step);
}

} // namespace sinew
