// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/timeline/event_times.h"

#include "core/model/walk.h"

#include <algorithm>

namespace sinew {

std::vector<EventTime> eventTimes(const Model &model)
{
    std::vector<EventTime> events;
    walkFields(model, [&](const Address &address, const FieldInfo &field, const void *data, const void *) {
        if (field.type->kind != Kind::Curve || field.type->element->kind != Kind::NoValue)
            return;
        const auto &curve = *static_cast<const CurveBase *>(data);
        if (curve.globalSequence() >= 0)
            return;
        for (const std::int32_t time : curve.times())
            events.push_back({time, address.node});
    });
    std::sort(events.begin(), events.end());
    return events;
}

} // namespace sinew
