// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/convert/draft/draft.h"

namespace sinew::mdx {

/// 800 → 900. Nothing needs to be done: matrix groups still skin the geosets, as in the SD models of Reforged.
Status upTo900(Draft &draft);

/// 900 → 800: materials with one diffuse texture, vertices bound to matrix groups, one level of detail, no Popcorn
/// effects and no faces.
Status downFrom900(Draft &draft);

} // namespace sinew::mdx
