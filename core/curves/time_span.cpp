// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/time_span.h"

#include "core/scene/pose/curve_sample.h"

#include <algorithm>
#include <limits>

namespace sinew {

SampleSpan TimeSpan::moment(double time, bool isGlobal) const
{
    SampleSpan moment = sequenceSpan(start, end, wraps, time);
    moment.firstKeyIfNone = isGlobal;
    if (usesOuterKeys) {
        moment.start = std::numeric_limits<std::int32_t>::min();
        moment.end = std::numeric_limits<std::int32_t>::max();
        moment.wraps = false;
    }
    return moment;
}

TimeSpan spanOf(const Clip &clip)
{
    return {clip.start, clip.end, clip.keysWrap, clip.usesOuterKeys};
}

std::vector<TimeSpan> readSpans(std::span<const Clip> clips, const CurveBase::Header &header, NodeId globalSequence)
{
    std::vector<TimeSpan> spans;
    std::int32_t row = 0;
    for (const Clip &clip : clips) {
        const bool isRead = globalSequence != NoNode ? clip.isGlobal && clip.source == globalSequence
                                                     : !clip.isGlobal && (header.slots < 0 || row < header.slots);
        row += !clip.isGlobal;
        if (isRead)
            spans.push_back(spanOf(clip));
    }
    return spans;
}

double BorrowedSpan::sourceTime(double time) const
{
    return std::clamp(of.start + (time - at.start), double(of.start), double(std::max(of.start, of.end)));
}

std::vector<BorrowedSpan> borrowedSpans(std::span<const Clip> clips, const CurveBase::Header &header)
{
    std::vector<BorrowedSpan> echoes;
    if (header.slots < 0 || header.globalSequence >= 0)
        return echoes;
    for (const Clip &clip : clips) {
        if (clip.isGlobal)
            continue;
        if (const Clip &read = sourceClip(clips, clip, header); read.start != clip.start || read.end != clip.end)
            echoes.push_back({spanOf(clip), spanOf(read)});
    }
    return echoes;
}

const Clip &sourceClip(std::span<const Clip> clips, const Clip &clip, const CurveBase::Header &header)
{
    // An alias is located where its keys are: the sequence that owns them decides.
    const Clip *first = nullptr;
    std::int32_t row = 0;
    for (const Clip &other : clips) {
        if (other.isGlobal)
            continue;
        if (!first)
            first = &other;
        if (other.source == clip.source || (other.start == clip.start && other.end == clip.end))
            return header.slots >= 0 && row >= header.slots ? *first : clip;
        ++row;
    }
    return clip;
}

} // namespace sinew
