// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/new_object.h"
#include "core/model/edit_builder.h"
#include "core/schema/value.h"

// Shared by the formats when they make edits of textures and materials.

namespace sinew {

/// The result of an edit that creates an object.
Result<NewObject> made(EditBuilder &edit, NodeId object);

/// A text as the value of a field; refused if it is too long for the file.
Result<Value> textValue(const Model &model, const Address &field, std::string_view text);

} // namespace sinew
