// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// plugins/mpq reads the archives and maps of Warcraft III, StarCraft II and old World of Warcraft through StormLib, and
// puts files into those of the first two versions. It may use core only.

#include "core/assets/archive_format.h"

namespace sinew {

/// MPQ archives and what is one behind a header of its own: .w3x and .w3m maps (header of 512 bytes), .SC2Map, .s2ma …
/// (user data).
std::shared_ptr<const ArchiveFormat> createMpqFormat();

} // namespace sinew
