// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/type_info.h"
#include "plugins/m3/structs/animation.h"

namespace sinew::m3 {

/// A list in STC_: the tag of its entries and of their keys.
struct BlockForm
{
    std::uint32_t tag, keyTag;
    std::uint32_t keyBytes; ///< on disk; 0 for events, which are structures
};
extern const BlockForm blockForms[blockKinds];

/// The kind whose entries have this tag, BlockKind::Count for others.
std::uint16_t blockKindOf(std::uint32_t tag);
/// The kind in which new keys of a curve of these values are stored.
std::uint16_t blockKindFor(const TypeInfo &value);
/// Whether keys of a kind can be values of a curve: the same type, or integers of suitable width.
bool canHold(std::uint16_t kind, const TypeInfo &value);

/// Converts `count` keys from disk to a curve's values and back.
void decodeKeys(std::uint16_t kind, const TypeInfo &value, const std::byte *disk, std::byte *memory, std::size_t count);
void encodeKeys(std::uint16_t kind, const TypeInfo &value, const std::byte *memory, std::byte *disk, std::size_t count);

/// A colour from four bytes, blue first, and back; exact for all bytes.
Colour4 colourOf(const std::byte *disk);
void storeColour(const Colour4 &colour, std::byte *disk);

} // namespace sinew::m3
