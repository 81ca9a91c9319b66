// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/same.h"
#include "plugins/m3/scene/effects/first_value.h"

#include <utility>

namespace sinew::m3 {

/// A value where it is largest by a measure, and whether it is another one at other times.
template<class T, class Measure>
std::pair<T, bool> largestBy(const Track<T> &track, Measure measure)
{
    T found = firstOf(track);
    bool changes = false;
    for (const T &value : track.curve.values()) {
        changes |= !sinew::same(value, track.curve.values()[0]);
        if (measure(value) > measure(found))
            found = value;
    }
    return {found, changes};
}

} // namespace sinew::m3
