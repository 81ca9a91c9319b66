// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/edit_builder.h"
#include "plugins/mdx/convert/draft/draft.h"

#include <span>

// The parts of the step between World of Warcraft 1300 and Warcraft III 800. Each converts its objects from the game
// that the model is in to the other one.

namespace sinew::mdx {

/// Whether the model is still World of Warcraft's.
bool isWow(const Draft &draft);

/// The context of the other game.
Ctx otherSide(const Draft &draft);

/// A member's address by the row that a context stores, or by its first one if the context stores none.
Address storedField(const Address &field, const StructInfo &info, const Ctx &ctx);

struct BitPair
{
    std::uint32_t warcraft, wow;
};
/// Translates the bits of a flags field by meaning; bits without a pair are lost. `field`: any row of the member.
void mapBits(Draft &draft, EditBuilder &edit, const Address &field, std::span<const BitPair> pairs);

} // namespace sinew::mdx
