// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/drawing/curve_source.h"

#include "core/curves/curve_keys.h"
#include "core/curves/segment_angles.h"
#include "widgets/curves/drawing/curve_sampler.h"

#include <algorithm>
#include <limits>

namespace sinew {

TimeSpan allTime()
{
    return {std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max()};
}

SampleSpan CurveSource::spanOf(const TimeSpan &span, double time) const
{
    return span.moment(time, isGlobal);
}

bool numbersAt(const CurveSource &source, const TimeSpan &span, double time, const KeyNumbers &keys,
               CurveNumbers &numbers)
{
    const SampleSpan moment = source.spanOf(span, time);
    if (const CurveSampler sampler(source); sampler.isKnown()) {
        if (sampler.rotations() && source.order != RotationOrder::Raw && keys.isOf(source.curve))
            if (const std::optional<EulerAngles> angles = anglesAt(keys, moment)) {
                numbers = {(*angles)[0], (*angles)[1], (*angles)[2]};
                return true;
            }
        return sampler.readAt(moment, numbers);
    }
    const Value value = sampleAny(source.curve, *source.value, moment, source.rest, source.step);
    if (value.isEmpty() || value.type().valueSize() == 0 || shownComponents(value.type(), source.order) == 0)
        return false;
    CurveBase one;
    one.resetRaw({0, -1}, 1, value.type().valueSize());
    std::memcpy(one.editRawPart(0, value.type().valueSize()), value.data(), value.type().valueSize());
    const KeyNumbers shown(one, value.type(), source.order);
    for (int i = 0; i < shown.components(); ++i)
        numbers[std::size_t(i)] = shown.number(0, i);
    return true;
}

} // namespace sinew
