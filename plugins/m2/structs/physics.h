// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/structs/common.h"

namespace sinew::m2 {

/// A .phys file.
struct Physics
{
    std::uint16_t version = 0;
    List<Opaque> opaques;
};

/// A .bone file: offsets of bones for a face.
struct BoneFile
{
    std::uint32_t version = 1;
    Array<std::uint16_t> bones; ///< BIDA
    Array<std::array<float, 16>> offsets; ///< BOMT
};

} // namespace sinew::m2

namespace sinew {
template<> const StructInfo &describe<m2::Physics>();
template<> const StructInfo &describe<m2::BoneFile>();
}
