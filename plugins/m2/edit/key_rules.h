// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/key_rules.h"

namespace sinew {
struct FieldInfo;
}

namespace sinew::m2 {

/// The keys that a track's field can hold; `compressedTextureRotations` as for valueCodec().
KeyRules keyRules(const FieldInfo &field, std::uint32_t version, bool compressedTextureRotations);

} // namespace sinew::m2
