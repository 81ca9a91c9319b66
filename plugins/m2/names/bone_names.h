// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/enum_table.h"

#include <string_view>

namespace sinew::m2 {

/// Name of a key bone ("ArmL"), null for a number without one. Source: wowdev M2 page; the CRC of each name occurs in
/// models.
const char *keyBoneName(int id);
/// The same as a table of field values, with -1 for no key bone.
const EnumTable &keyBoneIds();

/// What bones store instead of their name: its CRC-32 as computed by zlib.
std::uint32_t boneNameCrc(std::string_view name);
/// The name with that CRC, among key bones and other bones with known names; null if there is none.
const char *boneNameOfCrc(std::uint32_t crc);

} // namespace sinew::m2
