// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/model/model.h"

namespace sinew::m3 {

/// Where a sequence is on the timeline, inclusive; empty (end before start) where its numbers make no sense.
std::int32_t timelineStart(const Sequence &sequence);
std::int32_t lineEnd(const Sequence &sequence);
/// The row of the sequence that plays a collection, -1 for none.
int sequenceOf(const Root &root, std::size_t collection);

} // namespace sinew::m3
