// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

// The bits of a node's flags. The two games agree on the lowest seven; what kind of node it is and what emitters do
// stands elsewhere in each. Only this file knows where.

namespace sinew::mdx {

/// Bits as Warcraft III has them; up to BillboardedLockZ World of Warcraft has them as well.
namespace NodeFlag {
enum : std::uint32_t {
    DontInheritTranslation = 0x1,
    DontInheritScaling = 0x2,
    DontInheritRotation = 0x4,
    Billboarded = 0x8,
    BillboardedLockX = 0x10,
    BillboardedLockY = 0x20,
    BillboardedLockZ = 0x40,
    CameraAnchored = 0x80,
    Bone = 0x100,
    Light = 0x200,
    Event = 0x400,
    Attachment = 0x800,
    Emitter = 0x1000,
    Collision = 0x2000,
    Ribbon = 0x4000,
};
}

/// Whether a node keeps its place before the camera; World of Warcraft's bit 0x80 says that it is a bone.
bool isCameraAnchored(std::uint32_t flags, std::uint32_t dialect);
/// `flags` of a new or pasted node of a root list ("bones", "lights" …): where they say its kind as the other dialect
/// does, as this one does. World of Warcraft's files don't set the bit of bones.
std::uint32_t withKind(std::uint32_t flags, std::string_view list, std::uint32_t dialect);

/// Bits by what they mean.
struct MappedFlags
{
    std::uint32_t flags = 0;
    std::uint32_t homeless = 0; ///< those of the flags before that the other dialect has none for
};
/// The flags of a node of a root list as another dialect says them.
MappedFlags flagsInDialect(std::uint32_t flags, std::string_view list, std::uint32_t from, std::uint32_t to);

/// What an emitter's bits ask for.
struct EmitterOptions
{
    bool usesMdl = false, usesTga = false; ///< of emitters 1
    bool unshaded = false, sortFarZ = false, lineEmitter = false, unfogged = false, modelSpace = false, xyQuad = false;
    std::uint32_t m2 = 0; ///< World of Warcraft: the bits as M2 numbers them, 15 places further down
};
EmitterOptions emitterOptions(std::uint32_t flags, std::uint32_t dialect);

} // namespace sinew::mdx
