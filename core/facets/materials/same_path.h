// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace sinew {

/// True if two paths name the same file in the games: case and the kind of slashes don't matter.
bool samePath(std::string_view a, std::string_view b);

} // namespace sinew
