// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

namespace sinew {
struct StructInfo;
}

namespace sinew::m3 {

/// The newest root (MODL) in files at the game's release.
inline constexpr std::uint32_t oldRoot = 23;
/// The version that sections of a structure have in files with that root or an older one; nothing for structures whose
/// version has not changed since.
std::optional<std::uint32_t> oldVersionOf(const StructInfo &info);

} // namespace sinew::m3
