// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/convert/draft/draft.h"

namespace sinew::mdx {

Status convertNodeFlags(Draft &draft);

/// HTST ↔ CLID.
Status convertShapes(Draft &draft);

} // namespace sinew::mdx
