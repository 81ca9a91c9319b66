// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/enum_table.h"

namespace sinew::m3 {

/// Flags of the whole model. Source: names in Blizzard's own exporter, collected by the community.
const EnumTable &modelFlags();

/// What a vertex consists of, in this order. Bits without a known meaning still have a size: see
/// plugins/m3/file/vertices.h.
const EnumTable &vertexFlags();

const EnumTable &sequenceFlags();

/// Kinds of animation blocks.
const EnumTable &blockKindNames();

const EnumTable &boneFlags();

/// Flags of a region of the mesh, since version 4.
const EnumTable &regionFlags();

/// How an animated value changes from key to key.
const EnumTable &interpolations();

/// Off and on, stored as a number.
const EnumTable &switchStates();

} // namespace sinew::m3
