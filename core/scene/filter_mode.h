// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace sinew {

/// How something mixes with what is behind it; viewport/draw/filter_states.h has the table. Formats map their own
/// numbers to these; the order means nothing. Warcraft III has the first seven, World of Warcraft (M2) the last eight.
enum class FilterMode : std::uint8_t {
    None,
    Transparent,
    Blend,
    Additive,
    AddAlpha,
    Modulate,
    Modulate2x,
    Opaque,
    AlphaKey,
    Alpha,
    NoAlphaAdd,
    Add,
    Mod,
    Mod2x,
    BlendAdd
};

} // namespace sinew
