// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/binding/binding.h"

namespace sinew {

/// Puts the current object's value on the clipboard: as text for other programs and fields, and unchanged for fields of
/// the same type in this program (curves and arrays with everything).
void copyValue(const Binding &binding);

/// Sets the value from the clipboard in all objects; says why if the content does not fit.
Status pasteValue(const Binding &binding);

} // namespace sinew
