// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/struct_info.h"

namespace sinew::m3 {

/// Every described structure that stands in a section or inline in one, each once.
const std::vector<const StructInfo *> &allStructs();

/// Bytes of a field of this type on disk where it stands: references of 12 or 8 bytes, colours of four, a curve none.
std::uint32_t diskSize(const TypeInfo &type, std::uint32_t referenceSize);

} // namespace sinew::m3
