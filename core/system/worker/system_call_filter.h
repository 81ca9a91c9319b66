// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/system/worker/confinement.h"

namespace sinew {

/// Lets all threads of the process do only what computing on memory and open descriptors needs; everything else fails
/// with EPERM. False where the kernel has no such filter.
bool filterSystemCalls(Confinement::Code code);

} // namespace sinew
