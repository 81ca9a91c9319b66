// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/convert/draft/draft.h"

namespace sinew::mdx {

/// Converts the values of emitters 2 that the two games store differently.
Status convertEmitters(Draft &draft);

/// Float quaternions → eight bytes. In the other direction nothing is lost.
Status packRotations(Draft &draft);

} // namespace sinew::mdx
