// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m3/model/model.h"

#include <functional>
#include <unordered_map>
#include <vector>

namespace sinew::m3 {

/// An Animated value of a model.
struct AnimatedValue
{
    Address keys; ///< the curve: with its leaf
    std::uint32_t animId = 0;
    const CurveBase *curve = nullptr;
    const TypeInfo *value = nullptr;
};
/// By animId, in document order.
using AnimatedValues = std::unordered_map<std::uint32_t, std::vector<AnimatedValue>>;

/// Those that `wanted` selects, or all.
AnimatedValues animatedValues(const M3Model &model, const std::function<bool(const AnimatedValue &)> &wanted = {});

/// Whether keys of values of this type can be linear; others step.
inline bool canBeLinear(const TypeInfo &value)
{
    return value.kind != Kind::Integer;
}

/// Whether a structure is an Animated value. All have the same rows, those of Animated<float>.
bool isAnimated(const StructInfo &info);
/// Another member of the Animated with these keys, whatever its value type: beside<&Animated<float>::flags>(keys).
template<auto Member>
Address beside(const Address &keys)
{
    static_assert(std::is_same_v<OwnerOf<Member>, Animated<float>>);
    return {keys.node, keys.field, fieldRow<Member>()};
}

} // namespace sinew::m3
