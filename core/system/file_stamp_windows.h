// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/system/file_stamp.h"

namespace sinew {

/// Of an open file (a HANDLE), for Windows sources of core/system only.
std::optional<FileStamp> stampOfHandle(std::intptr_t handle);

} // namespace sinew
