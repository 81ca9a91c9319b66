// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/convert/draft/draft.h"

namespace sinew::mdx {

Status turnNodeFlags(Draft &draft);

/// HTST ↔ CLID.
Status turnShapes(Draft &draft);

} // namespace sinew::mdx
