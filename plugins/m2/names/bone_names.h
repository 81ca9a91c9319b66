// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/enum_table.h"

#include <string_view>

namespace sinew::m2 {

/// Name of a key bone ("ArmL"), null for a number without one. Source: wowdev M2 page; each name's CRC is met in
/// models.
const char *keyBoneName(int id);
/// The same as the values of a field, with -1 for no key bone.
const EnumTable &keyBoneIds();

/// What bones store instead of their name: CRC-32 as zlib has it.
std::uint32_t boneNameCrc(std::string_view name);
/// The name with that CRC, of key bones and of other bones whose names are known; null for others.
const char *boneNameOfCrc(std::uint32_t crc);

} // namespace sinew::m2
