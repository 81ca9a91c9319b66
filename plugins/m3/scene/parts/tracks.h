// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/scene_build.h"
#include "plugins/m3/model/model.h"

namespace sinew::m3 {

template<class T>
Track<T> track(const Animated<T> &animated)
{
    return {animated.keys, animated.value};
}

/// 0 where the number is 0, 1 otherwise; never between.
inline Track<float> onOff(const Animated<std::uint32_t> &animated)
{
    const auto isOn = [](std::uint32_t number) { return number ? 1.f : 0.f; };
    return {converted<float>(animated.keys, isOn), isOn(animated.value), true};
}

} // namespace sinew::m3
