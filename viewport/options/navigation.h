// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace sinew {

/// Which drags move the camera. In all schemes the wheel zooms, and a click selects.
enum class Navigation : std::uint8_t {
    Sinew,       ///< left or middle orbits; with Shift, either pans, and so does right
    Blender,     ///< middle orbits, with Shift pans, with Ctrl zooms
    Maya,        ///< with Alt: left orbits, middle pans, right zooms; the middle button alone as in Blender
    WorldEditor, ///< right pans, with Ctrl orbits, with Shift zooms
};

} // namespace sinew
