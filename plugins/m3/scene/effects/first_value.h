// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/track.h"

namespace sinew::m3 {

/// What a track shows at first, where another game has one value only.
template<class T>
T firstOf(const Track<T> &track)
{
    return track.curve.size() > 0 ? track.curve.values()[0] : track.fallback;
}

} // namespace sinew::m3
