// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/enum_table.h"

namespace sinew::m2 {

/// How a physics body moves; kinds of shapes and joints; where physics is stored. Source: wowdev PHYS page.
const EnumTable &bodyTypes();

const EnumTable &shapeTypes();

const EnumTable &jointTypes();

const EnumTable &physicsPlaces();

} // namespace sinew::m2
