// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/binding/value_editor.h"

namespace sinew {

/// Makes the editor of a value by its kind, role and reference. Null for a Struct, whose fields are separate rows.
ValueEditor *makeEditor(PropertyContext &context, const Binding &binding, QWidget *parent);

} // namespace sinew
