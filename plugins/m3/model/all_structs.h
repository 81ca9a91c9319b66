// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace sinew {
struct StructInfo;
}

namespace sinew::m3 {

/// Every described structure that has sections or is inline in another one, each once.
const std::vector<const StructInfo *> &allStructs();

} // namespace sinew::m3
