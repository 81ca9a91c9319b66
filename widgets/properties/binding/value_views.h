// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/rotation_view.h"
#include "widgets/properties/binding/binding.h"

namespace sinew {

/// Angles stored in radians as degrees, the unit in which all angles are shown; any other value unchanged.
Binding inDegrees(const Binding &value);

/// A rotation as angles about x, y and z in degrees; `order` is not Raw.
Binding asEulerAngles(const Binding &rotation, RotationOrder order);

/// Four bytes blue, green, red, opacity as a Colour4; any other colour unchanged.
Binding asColour(const Binding &colour);

} // namespace sinew
