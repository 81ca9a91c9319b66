// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/enum_table.h"

namespace sinew::m2 {

/// Flags of the whole model. Source: wowdev M2 page.
const EnumTable &modelFlags();

/// Flags of a sequence. Source: wowdev M2 page, checked on files.
const EnumTable &sequenceFlags();

/// Flags of a bone. Source: wowdev M2 page.
const EnumTable &boneFlags();

/// Flags of a particle emitter. The low bits are those of the alpha's PRE2 chunk, shifted right by 15: the wowdev page
/// labels 0x1, 0x8, 0x10, 0x20 and 0x80 wrongly.
const EnumTable &particleFlags();
const FlagGroups &particleFlagGroups();

/// Shape of a particle emitter.
const EnumTable &particleEmitterTypes();

/// How particles are drawn before Cataclysm.
const EnumTable &particleHeadOrTail();

/// Kinds of lights.
const EnumTable &lightTypes();

const EnumTable &cameraTypes();

} // namespace sinew::m2
