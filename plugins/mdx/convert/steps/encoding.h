// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/convert/draft/draft.h"

namespace sinew::mdx {

/// Between binary and text, in the model's version.
Status changeEncoding(Draft &draft, Encoding encoding);

} // namespace sinew::mdx
