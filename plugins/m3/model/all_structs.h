// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace sinew {
struct StructInfo;
}

namespace sinew::m3 {

/// Every described structure that stands in a section or inline in one, each once.
const std::vector<const StructInfo *> &allStructs();

} // namespace sinew::m3
