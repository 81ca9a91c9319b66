// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/time_span.h"

#include "core/scene/pose/curve_sample.h"

#include <algorithm>
#include <limits>
#include <map>
#include <unordered_map>
#include <utility>

namespace sinew {

namespace {

/// sourceClip() for every clip of a model.
class SourceClips
{
public:
    explicit SourceClips(std::span<const Clip> clips)
    {
        std::int32_t row = 0;
        for (const Clip &clip : clips) {
            if (clip.isGlobal)
                continue;
            if (!m_first)
                m_first = &clip;
            m_rowOfSource.try_emplace(clip.source, row);
            m_rowOfRange.try_emplace({clip.start, clip.end}, row);
            ++row;
        }
    }

    const Clip &find(const Clip &clip, const CurveBase::Header &header) const
    {
        const std::int32_t row = std::min(m_rowOfSource.at(clip.source), m_rowOfRange.at({clip.start, clip.end}));
        return header.slots >= 0 && row >= header.slots ? *m_first : clip;
    }

private:
    const Clip *m_first = nullptr;
    std::unordered_map<NodeId, std::int32_t> m_rowOfSource;
    std::map<std::pair<std::int32_t, std::int32_t>, std::int32_t> m_rowOfRange;
};

} // namespace

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

TimeSpans readSpans(std::span<const Clip> clips, const CurveBase::Header &header, NodeId globalSequence)
{
    TimeSpans spans;
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

BorrowedSpans borrowedSpans(std::span<const Clip> clips, const CurveBase::Header &header)
{
    BorrowedSpans echoes;
    if (header.slots < 0 || header.globalSequence >= 0)
        return echoes;
    const SourceClips sources(clips);
    for (const Clip &clip : clips) {
        if (clip.isGlobal)
            continue;
        if (const Clip &read = sources.find(clip, header); read.start != clip.start || read.end != clip.end)
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
