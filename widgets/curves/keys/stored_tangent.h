// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/key_mark.h"
#include "core/schema/curve.h"
#include "core/schema/type_info.h"

namespace sinew {

/// A component of a key's tangent as the file stores it. `value`: the type of the keys' values, of floats; `part`: In
/// or Out.
float storedTangent(const CurveBase &curve, const TypeInfo &value, std::size_t row, KeyPart part, int component);
void setStoredTangent(CurveBase &curve, const TypeInfo &value, std::size_t row, KeyPart part, int component,
                      float number);

} // namespace sinew
