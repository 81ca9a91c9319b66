// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/playhead/key_spread.h"

#include "core/curves/shape/span_shape.h"
#include "core/curves/tools/key_blend.h"
#include "core/curves/tools/key_offset.h"
#include "core/format/format.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

/// The keys that count at the playhead, by time.
std::vector<std::int32_t> timesAround(const CurveEdit &edit, const CurveMoment &moment)
{
    std::vector<std::int32_t> times;
    for (const std::int32_t time : edit.curve.times())
        if (moment.range.contains(time))
            times.push_back(time);
    std::sort(times.begin(), times.end());
    return times;
}

/// The last key at or before a time, or the first one.
std::size_t placeAt(const std::vector<std::int32_t> &times, double time)
{
    const auto later = std::upper_bound(times.begin(), times.end(), time);
    return later == times.begin() ? 0 : std::size_t(later - times.begin()) - 1;
}

} // namespace

bool isDenseAtPlayhead(const Document &document, const CurveEdit &edit)
{
    if (!isContinuous(edit.value()) || edit.isStep || !document.format() || !document.format()->curves())
        return false;
    const CurveMoment moment = momentIn(document, edit.curve, ownTimelineOf(document, edit.address));
    const std::vector<std::int32_t> times = timesAround(edit, moment);
    const double longest = document.format()->curves()->traits().unitsPerSecond / 10;
    const std::size_t here = placeAt(times, moment.span.time);
    std::size_t segments = 0;
    for (std::size_t place = here > 0 ? here - 1 : 0; place < here + 2 && place + 1 < times.size(); ++place, ++segments)
        if (double(times[place + 1]) - times[place] > longest)
            return false;
    return segments >= 2;
}

int denseKeyAtPlayhead(const Document &document, const CurveEdit &edit)
{
    if (!isDenseAtPlayhead(document, edit))
        return -1;
    const CurveMoment moment = momentIn(document, edit.curve, ownTimelineOf(document, edit.address));
    const auto times = edit.curve.times();
    const auto distance = [&](int row) { return std::abs(times[std::size_t(row)] - moment.span.time); };
    int nearest = -1;
    for (int row = 0; row < int(times.size()); ++row)
        if (moment.range.contains(times[std::size_t(row)]) && (nearest < 0 || distance(row) < distance(nearest)))
            nearest = row;
    return nearest;
}

bool hasDenseTracks(const Document &document, std::span<const NodeId> objects)
{
    const TransformFacet *facet = document.format() ? document.format()->transforms() : nullptr;
    std::vector<Address> tracks;
    for (const NodeId object : facet ? objects : std::span<const NodeId>()) {
        const TransformTracks own = facet->tracks(document.model(), object);
        for (const Address &track : {own.translation, own.rotation, own.scale})
            if (track.node != NoNode)
                tracks.push_back(track);
    }
    const std::vector<CurveEdit> edits = curveEdits(document, tracks, RotationOrder::Raw);
    return std::any_of(edits.begin(), edits.end(),
                       [&](const CurveEdit &edit) { return isDenseAtPlayhead(document, edit); });
}

bool spreadValueAtPlayhead(const Document &document, CurveEdit &edit, const Value &value, double reach)
{
    const CurveSpace space(edit.value());
    const CurveMoment moment = momentIn(document, edit.curve, ownTimelineOf(document, edit.address));
    const std::vector<std::int32_t> times = timesAround(edit, moment);
    CurvePoint now{};
    if (space.components == 0 || edit.isStep || times.empty() ||
        !SpanShape(edit, moment.range).read(moment.span.time, now))
        return false;
    const std::size_t here = placeAt(times, moment.span.time);
    // Both keys of the segment take all of it, so that the value is reached between them as well.
    Falloff falloff{double(times[here]), double(times[std::min(here + 1, times.size() - 1)]), reach, reach};
    if (double(times[here]) >= moment.span.time)
        falloff.last = falloff.first;
    if (std::isinf(reach))
        falloff = {double(moment.range.start), double(moment.range.end)};
    return offsetKeys(edit, space.between(now, pointOf(edit.value(), value)), falloff, moment.range) > 0;
}

} // namespace sinew
