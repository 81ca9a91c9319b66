// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/convert/draft/draft.h"

namespace sinew::mdx {

/// World of Warcraft 1500 → 1400: matrix groups instead of bones and weights per vertex.
Status toGroups(Draft &draft);

Status toBatches(Draft &draft);

} // namespace sinew::mdx
