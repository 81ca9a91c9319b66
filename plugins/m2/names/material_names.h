// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/enum_table.h"

namespace sinew::m2 {

/// What fills a texture (its type): 0 means the file it names, any other number a slot that the game fills.
/// Source: wowdev M2 page.
const EnumTable &textureTypes();

const EnumTable &textureFlags();

/// Flags of a material. 0x8 and 0x10 switch off what the wowdev page says they switch on.
const EnumTable &materialFlags();

/// How materials and particles are blended with the background.
const EnumTable &blendModes();

/// Flags of a batch of a skin profile.
const EnumTable &batchFlags();

/// Second flags of a batch; files before about version 264 store the row of the submesh again.
const EnumTable &batchFlags2();

} // namespace sinew::m2
