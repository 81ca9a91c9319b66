// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// plugins/mpq reads the archives and maps of Warcraft III, StarCraft II and old World of Warcraft through StormLib, and
// adds files to those of the first two versions. It may use only core.

#include "core/assets/archive_format.h"

namespace sinew {

/// MPQ archives, and files that contain one after their own header: .w3x and .w3m maps (header of 512 bytes), .SC2Map,
/// .s2ma … (user data).
std::shared_ptr<const ArchiveFormat> createMpqFormat();

} // namespace sinew
