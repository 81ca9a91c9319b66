// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/model/time_range_keys.h"

#include "plugins/m2/model/time_ranges.h"

#include <algorithm>

namespace sinew::m2 {

namespace {

bool sameKeys(const TimeRangeKeys::Keys &a, const TimeRangeKeys::Keys &b, std::size_t width)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [width](const TimeRangeKeys::Key &x, const TimeRangeKeys::Key &y) {
                          if (x.time != y.time || x.from->hasTangents() != y.from->hasTangents())
                              return false;
                          for (int part = 0; width && part < (x.from->hasTangents() ? 3 : 1); ++part)
                              if (std::memcmp(x.from->rawPart(part, width) + x.row * width,
                                              y.from->rawPart(part, width) + y.row * width, width) != 0)
                                  return false;
                          return true;
                      });
}

} // namespace

TimeRangeKeys::TimeRangeKeys(const CurveBase &curve, const TimeRanges &timeRanges)
{
    const auto times = curve.times();
    for (std::size_t row = 0; row < times.size(); ++row) {
        const std::int32_t start = timeRanges.timeRangeOf(times[row]);
        m_keys[start].push_back({&curve, row, times[row] - start});
    }
}

TimeRangeKeys::Keys TimeRangeKeys::of(std::int32_t start) const
{
    const auto found = m_keys.find(start);
    return found == m_keys.end() ? Keys() : found->second;
}

void TimeRangeKeys::set(std::int32_t start, Keys keys)
{
    if (keys.empty())
        m_keys.erase(start);
    else
        m_keys[start] = std::move(keys);
}

void TimeRangeKeys::spread(const TimeRanges &timeRanges, std::size_t slots, const Keys &first)
{
    for (std::size_t row = slots; row < timeRanges.size(); ++row)
        if (timeRanges.ownsKeys(row) && !m_keys.count(timeRanges.start(row)))
            set(timeRanges.start(row), first);
}

bool TimeRangeKeys::gather(const TimeRanges &timeRanges, std::size_t slots, std::size_t width)
{
    if (slots == 0 || slots >= timeRanges.size() || timeRanges.owner(0) >= slots)
        return false;
    const Keys first = of(timeRanges.start(0));
    for (std::size_t row = slots; row < timeRanges.size(); ++row)
        if (timeRanges.ownsKeys(row) && !sameKeys(of(timeRanges.start(row)), first, width))
            return false;
    for (std::size_t row = slots; row < timeRanges.size(); ++row)
        if (timeRanges.ownsKeys(row))
            m_keys.erase(timeRanges.start(row));
    return true;
}

void TimeRangeKeys::dropOutside(const TimeRanges &timeRanges)
{
    std::erase_if(m_keys, [&](const auto &entry) { return !timeRanges.has(entry.first); });
}

CurveBase TimeRangeKeys::curve(CurveBase::Header header, std::size_t width) const
{
    std::size_t count = 0;
    for (const auto &[start, keys] : m_keys)
        count += keys.size();
    CurveBase made;
    made.resetRaw(header, count, width);
    std::int32_t *times = count ? made.editTimes(width) : nullptr;
    std::byte *parts[3] = {};
    for (int part = 0; count && width && part < (made.hasTangents() ? 3 : 1); ++part)
        parts[part] = made.editRawPart(part, width);
    std::size_t at = 0;
    for (const auto &[start, keys] : m_keys)
        for (const Key &key : keys) {
            times[at] = start + key.time;
            for (int part = 0; part < 3; ++part)
                if (const std::byte *values = parts[part] ? key.from->rawPart(part, width) : nullptr;
                    values && (part == 0 || key.from->hasTangents()))
                    std::memcpy(parts[part] + at * width, values + key.row * width, width);
            ++at;
        }
    return made;
}

} // namespace sinew::m2
