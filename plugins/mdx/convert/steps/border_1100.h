// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/convert/draft/draft.h"

namespace sinew::mdx {

/// MDL before 1100 whose layers have slots: rewrites them as MDX of that version stores them.
Status leaveSlots(Draft &draft);

/// 1000 → 1100: textures become slots of their layer (slots.h).
Status upTo1100(Draft &draft);

Status downFrom1100(Draft &draft);

} // namespace sinew::mdx
