// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/type_info.h"

namespace sinew::m3 {

/// Row of the bone that an object hangs on, of a bone its parent; -1 for structures without one.
int boneField(const StructInfo &info);
/// Row of the material reference that a structure shows itself with, -1 for structures without one.
int materialField(const StructInfo &info);

} // namespace sinew::m3
