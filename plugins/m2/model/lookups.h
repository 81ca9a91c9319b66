// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/model/model.h"

namespace sinew::m2 {

/// A table of the header that finds rows of a list by a number stored in its items.
struct Lookup
{
    std::uint16_t field; ///< row of describe<Root>()
    Array<std::int16_t> Root::*table;
    /// Whether the numbers, or the rows that have them, differ.
    bool (*contentDiffers)(const Root &before, const Root &after);
    /// The table for the present list. `old` provides its size and the entries beyond the list.
    Array<std::int16_t> (*build)(const Root &root, const Array<std::int16_t> &old);
};

/// Sequences by animation id (a hash), bones by key bone, attachments, cameras, textures by type.
const std::vector<Lookup> &lookups();

/// Row of the sequence of an animation, -1 if none: slot id mod size, then 1², 2² … further until the id or an empty
/// slot is found (the source page returns the slot instead of its content). Gives up after as many steps as there are
/// slots.
int findSequence(const Root &root, int animation);

} // namespace sinew::m2
