// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/model/model.h"

namespace sinew::m3 {

/// A sequence's place on the timeline, inclusive; empty (end before start) if its numbers make no sense.
std::int32_t timelineStart(const Sequence &sequence);
std::int32_t lineEnd(const Sequence &sequence);
/// Row of the sequence that plays each collection, -1 if none.
std::vector<int> sequencesOf(const Root &root);

} // namespace sinew::m3
