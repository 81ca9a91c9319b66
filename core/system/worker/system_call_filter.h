// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/system/worker/confinement.h"

namespace sinew {

/// Restricts all threads of the process to calls needed for computing on memory and open descriptors; everything else
/// fails with EPERM. False if the kernel has no such filter.
bool filterSystemCalls(Confinement::Code code);

} // namespace sinew
