// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/system/file_stamp.h"

#include <sys/stat.h>

namespace sinew {

/// The one header with a type of the system: for POSIX sources of core/system only.
FileStamp stampOf(const struct stat &state);

} // namespace sinew
