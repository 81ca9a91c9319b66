// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/enum_table.h"

namespace sinew::m3 {

/// Kinds of material that a MATM section names.
const EnumTable &materialTypes();

/// How a standard material is blended with the background. The corpus has 0…4.
const EnumTable &materialBlendModes();

/// How decal and emissive layers are applied to those below. The corpus has all but 6.
const EnumTable &layerBlendModes();

/// Flags of a standard material (@16), and the word before them (@12). 0x200 of the latter occurs 77 times, its meaning
/// is unknown.
const EnumTable &materialFlags();
const FlagGroups &materialFlagGroups();
const EnumTable &materialFlags2();

/// Channels that are drawn into a texture.
const EnumTable &renderToTextureChannels();

/// Which channels of the specular layer are used.
const EnumTable &specularModes();

const EnumTable &layerFlags();

/// Where a layer takes its texture coordinates from. 16…18 in the order of m3studio; mdx-m3-viewer has 16 local, 17
/// world.
const EnumTable &uvSources();

/// Which channels of a texture a layer takes.
const EnumTable &colourChannels();

/// Whether a layer grows or fades towards the edges.
const EnumTable &fresnelTypes();

/// What a film does when it ends.
const EnumTable &videoModes();

/// Flags of volume noise materials.
const EnumTable &volumeNoiseFlags();

/// Flags of reflection materials. Community tools have 0x16 for the last one, surely a mistake for 0x10.
const EnumTable &reflectionFlags();

} // namespace sinew::m3
