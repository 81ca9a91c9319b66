// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/model/time_ranges.h"

#include "plugins/m2/model/layout.h"
#include "plugins/m2/model/time_range_keys.h"

namespace sinew::m2 {

TimeRanges::TimeRanges(const M2Model &model)
    : m_length(model.m2Layout() ? model.m2Layout()->slotLength : 1000000), m_ids(model.data.sequences.ids)
{
    const auto &sequences = model.data.sequences;
    const std::vector<std::uint32_t> targets = resolveAliases(model.data);
    for (std::size_t row = 0; row < sequences.size(); ++row) {
        m_starts.push_back(sequences[row].timelineStart);
        m_owners.push_back(sequences[targets[row]].timelineStart == sequences[row].timelineStart ? targets[row] : row);
    }
    m_all.insert(m_starts.begin(), m_starts.end());
    for (const ParentSequence &sequence : model.data.parentSequences)
        m_all.insert(sequence.timelineStart);
}

TimeRanges TimeRanges::both(const TimeRanges &a, TimeRanges b)
{
    b.m_all.insert(a.m_all.begin(), a.m_all.end());
    return b;
}

std::int32_t TimeRanges::timeRangeOf(std::int32_t time) const
{
    const auto next = m_all.upper_bound(time);
    if (next != m_all.begin() && std::int64_t(time) - *std::prev(next) < m_length)
        return *std::prev(next);
    const std::int32_t floor = time / m_length * m_length;
    return floor > time ? floor - m_length : floor;
}

CurveBase spreadCurve(const CurveBase &curve, const TimeRanges &timeRanges, std::size_t width)
{
    CurveBase::Header header = curve.header();
    if (curve.size() == 0 || curve.globalSequence() >= 0 || header.slots < 0 || timeRanges.size() == 0)
        return curve;
    TimeRangeKeys keys(curve, timeRanges);
    keys.spread(timeRanges, std::size_t(header.slots), keys.of(timeRanges.start(0)));
    header.slots = -1;
    return keys.curve(header, width);
}

} // namespace sinew::m2
