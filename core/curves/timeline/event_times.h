// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"

#include <vector>

namespace sinew {

/// When an event object fires, on the file's own timeline.
struct EventTime
{
    std::int32_t time = 0;
    NodeId node = NoNode; ///< the event object
    auto operator<=>(const EventTime &) const = default;
};

/// For all events that run on the common timeline, in order of time. Those on a global sequence have no place there.
std::vector<EventTime> eventTimes(const Model &model);

} // namespace sinew
