// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/convert/draft/draft.h"

namespace sinew::mdx {

/// What the two games say differently of emitters 2.
Status convertEmitters(Draft &draft);

/// Float quaternions → eight bytes. The other way nothing is lost.
Status packRotations(Draft &draft);

} // namespace sinew::mdx
