// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/filter_mode.h"

#include <cstdint>

namespace sinew::mdx {

/// Filter modes by the numbers of layers.
namespace Filter {
enum : std::uint32_t { None, Transparent, Blend, Additive, AddAlpha, Modulate, Modulate2x };
}

/// The mode with the same product (conversion.md §5.1); what also needs another picture is up to the caller.
constexpr std::uint32_t filterNumber(FilterMode mode)
{
    switch (mode) {
    case FilterMode::None:
    case FilterMode::Opaque:
        return Filter::None;
    case FilterMode::Transparent:
    case FilterMode::AlphaKey:
        return Filter::Transparent;
    case FilterMode::Blend:
    case FilterMode::Alpha:
    case FilterMode::BlendAdd:
        return Filter::Blend;
    case FilterMode::Additive:
    case FilterMode::NoAlphaAdd:
    case FilterMode::Add:
        return Filter::Additive;
    case FilterMode::AddAlpha:
        return Filter::AddAlpha;
    case FilterMode::Modulate:
    case FilterMode::Mod:
        return Filter::Modulate;
    case FilterMode::Modulate2x:
    case FilterMode::Mod2x:
        return Filter::Modulate2x;
    }
    return Filter::None;
}

} // namespace sinew::mdx
