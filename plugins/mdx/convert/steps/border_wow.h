// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/convert/draft/draft.h"

namespace sinew::mdx {

/// World of Warcraft 1300 → Warcraft III 800.
Status toWarcraft(Draft &draft);

Status toWow(Draft &draft);

} // namespace sinew::mdx
