// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/convert/draft/draft.h"

namespace sinew::mdx {

/// Notes that a value, or bits of it, are lost in a version.
void noteNoPlace(Draft &draft, const Address &at, const FieldInfo &field, const void *data, std::uint32_t version);

/// Before a step: fields that only the target stores have had no meaning so far, whatever their values are.
Status resetNewFields(Draft &draft, const Ctx &target);

/// After it: clears every field that the model's own version stores and the other one does not, and notes those that
/// were not at their default.
Status clearFields(Draft &draft, const Ctx &target);

} // namespace sinew::mdx
