// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/edit_builder.h"
#include "plugins/mdx/convert/draft/draft.h"

#include <span>

// The parts of the way between World of Warcraft 1300 and Warcraft III 800. Each turns what is there from the one that
// the model is in into the other.

namespace sinew::mdx {

/// Whether the model is still World of Warcraft's.
bool isWow(const Draft &draft);

/// The context of the other side.
Ctx otherSide(const Draft &draft);

/// A member by the row that a context stores, by its first one where the context stores none.
Address storedField(const Address &field, const StructInfo &info, const Ctx &ctx);

struct BitPair
{
    std::uint32_t warcraft, wow;
};
/// Turns the bits of a flags field by what they mean; bits that no pair knows are lost. `field`: any row of the member.
void mapBits(Draft &draft, EditBuilder &edit, const Address &field, std::span<const BitPair> pairs);

} // namespace sinew::mdx
