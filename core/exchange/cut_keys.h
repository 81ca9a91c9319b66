// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/clip_keys.h"

namespace sinew {

/// The keys of a part of a clip, `first` to `last` seconds (first <= last), at the times that they have in the whole.
/// They say the same in that part: where it begins and ends between keys there are new ones, cubics with the slopes of
/// the curve there. A key within a hundredth of a millisecond of an end is that end.
ClipKeys cutKeys(const ClipKeys &keys, double first, double last);

} // namespace sinew
