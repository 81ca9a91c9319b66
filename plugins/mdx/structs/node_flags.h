// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

// The bits of a node's flags. The two games agree on the lowest seven; the bits for a node's kind and an emitter's
// options differ. Only this file knows where they are.

namespace sinew::mdx {

/// Bits in Warcraft III; up to BillboardedLockZ they are the same in World of Warcraft.
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

/// Whether a node keeps its place in front of the camera; in World of Warcraft bit 0x80 marks a bone.
bool isCameraAnchored(std::uint32_t flags, std::uint32_t dialect);
/// `flags` of a new or pasted node of a root list ("bones", "lights" …): if they give its kind as the other dialect
/// does, they are adapted to this one. World of Warcraft's files don't set the bit of bones.
std::uint32_t withKind(std::uint32_t flags, std::string_view list, std::uint32_t dialect);

/// Bits converted by meaning.
struct MappedFlags
{
    std::uint32_t flags = 0;
    std::uint32_t homeless = 0; ///< previous flags without a place in the other dialect
};
/// The flags of a node of a root list in another dialect.
MappedFlags flagsInDialect(std::uint32_t flags, std::string_view list, std::uint32_t from, std::uint32_t to);

/// The options that an emitter's bits select.
struct EmitterOptions
{
    bool usesMdl = false, usesTga = false; ///< of emitters 1
    bool unshaded = false, sortFarZ = false, lineEmitter = false, unfogged = false, modelSpace = false, xyQuad = false;
    std::uint32_t m2 = 0; ///< World of Warcraft: the bits with M2's numbers, shifted down by 15
};
EmitterOptions emitterOptions(std::uint32_t flags, std::uint32_t dialect);

} // namespace sinew::mdx
