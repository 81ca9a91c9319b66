// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/facets/clip.h"

#include <algorithm>

namespace sinew {

std::int32_t timeOrigin(std::span<const Clip> clips, double time)
{
    std::int32_t origin = 0;
    for (const Clip &clip : clips)
        if (clip.ownTime && !clip.isGlobal && clip.start <= time)
            origin = std::max(origin, clip.start);
    return origin;
}

} // namespace sinew
