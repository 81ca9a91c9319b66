// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/type_info.h"

namespace sinew::m3 {

/// The field that names the bone an object is attached to (for a bone, its parent); -1 for structures without one.
int boneField(const StructInfo &info);
/// The field that names the material reference a structure is drawn with; -1 for structures without one.
int materialField(const StructInfo &info);

} // namespace sinew::m3
