// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/convert/draft/draft.h"

namespace sinew::mdx {

/// 1200 → 1300: the additions of 3.0 are fields of the table.
Status upTo1300(Draft &draft);

Status downFrom1300(Draft &draft);

/// 1300 → 1600: lights fade differently; bone bindings take two bytes each (since wideSkinVersion).
Status upTo1600(Draft &draft);

Status downFrom1600(Draft &draft);

} // namespace sinew::mdx
