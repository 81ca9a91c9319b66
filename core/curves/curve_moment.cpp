// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/curve_moment.h"

#include "core/facets/curve_facet.h"
#include "core/format/format.h"
#include "core/model/domain_index.h"
#include "core/scene/pose/curve_sample.h"
#include "core/schema/struct_info.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {

NodeId ownTimelineOf(const Document &document, const Address &address)
{
    const CurveFacet *facet = document.format() ? document.format()->curves() : nullptr;
    const FieldRef field = facet ? document.model().field(address) : FieldRef();
    if (!field || static_cast<const CurveBase *>(field.data)->globalSequence() >= 0)
        return NoNode;
    const std::optional<CurveChannel> channel = facet->channel(document.model(), address);
    return channel ? channel->globalSequence : NoNode;
}

CurveMoment momentIn(const Document &document, const CurveBase &curve, NodeId ownTimeline)
{
    const Playback &playback = document.playback();
    if (ownTimeline != NoNode && curve.globalSequence() < 0 && document.format() && document.format()->curves())
        for (const Clip &clip : document.format()->curves()->clips(document.model()))
            if (clip.isGlobal && clip.source == ownTimeline) {
                const double length = playback.end() - playback.start(),
                             share = length > 0 ? (playback.time() - playback.start()) / length : 0;
                const TimeSpan range = spanOf(clip);
                const SampleSpan span = range.moment(clip.start + share * (double(clip.end) - clip.start), true);
                return {std::int32_t(std::lround(span.time)), span, range};
            }
    if (curve.globalSequence() >= 0 && document.format() && document.format()->curves()) {
        const char *name = document.model().info().globalSequenceDomain;
        const Domain *domain = name ? document.model().info().domain(name) : nullptr;
        const NodeId source = domain ? DomainIndex(document.model(), *domain).target(curve.globalSequence()) : NoNode;
        for (const Clip &clip : document.format()->curves()->clips(document.model()))
            if (clip.isGlobal && clip.source == source && source != NoNode) {
                SampleSpan span = globalSequenceSpan(clip.end - clip.start, playback.globalTime());
                span.wraps = clip.keysWrap;
                return {std::int32_t(std::lround(span.time)), span, {clip.start, clip.end, clip.keysWrap}};
            }
    }
    TimeSpan range{std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max()};
    double time = playback.time();
    if (playback.sequence() != NoNode) {
        range = {std::int32_t(playback.start()), std::int32_t(playback.end()), playback.keysWrap(),
                 playback.usesOuterKeys()};
        if (curve.header().slots >= 0 && document.format() && document.format()->curves()) {
            const std::vector<Clip> clips = document.format()->curves()->clips(document.model());
            const auto now = std::find_if(clips.begin(), clips.end(),
                                          [&](const Clip &clip) { return clip.source == playback.sequence(); });
            if (now != clips.end()) {
                const Clip &read = sourceClip(clips, *now, curve.header());
                range = spanOf(read);
                time += double(read.start) - now->start;
            }
        }
    }
    const SampleSpan span = range.moment(time);
    return {std::int32_t(std::lround(span.time)), span, range};
}

} // namespace sinew
