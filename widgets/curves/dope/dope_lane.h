// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/key_mark.h"

#include <cstddef>

namespace sinew {

/// One row of the dope sheet: the keys of a component, a track, an object, or everything.
struct DopeLane
{
    int top = 0, height = 0; ///< in the widget
    struct Part
    {
        std::size_t track; ///< row in CurveSession::tracks()
        KeyBits bits;      ///< value bits that count
    };
    std::vector<Part> parts;
    bool sums = false; ///< combines several tracks
};

} // namespace sinew
