// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/structs/node_flags.h"

#include "plugins/mdx/structs/common.h"

#include <span>

namespace sinew::mdx {

namespace {

struct KindBits
{
    const char *list;
    std::uint32_t warcraft, wow;
};
constexpr KindBits kinds[] = {
    {"bones", NodeFlag::Bone, 0},
    {"lights", NodeFlag::Light, 0x100},
    {"attachments", NodeFlag::Attachment, 0x400},
    {"particleEmitters", NodeFlag::Emitter, 0x800},
    {"particleEmitters2", NodeFlag::Emitter, 0x800},
    {"popcornEmitters", NodeFlag::Emitter, 0x800},
    {"ribbonEmitters", NodeFlag::Ribbon, 0x2000},
    {"eventObjects", NodeFlag::Event, 0x200},
    {"collisionShapes", NodeFlag::Collision, 0x1000},
    {"hitTestShapes", NodeFlag::Collision, 0x1000},
};

struct FlagPair
{
    std::uint32_t warcraft, wow;
};
constexpr FlagPair kindPairs[] = {{0x100, 0x80},   {0x200, 0x100},   {0x400, 0x200},  {0x800, 0x400},
                                  {0x1000, 0x800}, {0x2000, 0x1000}, {0x4000, 0x2000}};
constexpr FlagPair modelEmitterPairs[] = {{0x8000, 0x10000}, {0x10000, 0x8000}};
constexpr FlagPair emitterPairs[] = {{0x8000, 0x8000},   {0x10000, 0x10000}, {0x20000, 0x20000},
                                     {0x40000, 0x40000}, {0x80000, 0x80000}, {0x100000, 0x8000000}};
constexpr std::uint32_t sharedBits = 0x7f;

} // namespace

MappedFlags flagsInDialect(std::uint32_t flags, std::string_view list, std::uint32_t from, std::uint32_t to)
{
    if ((from == WowAlpha) == (to == WowAlpha))
        return {flags, 0};
    MappedFlags result{flags & sharedBits, flags & ~sharedBits};
    const auto take = [&](const FlagPair &pair) {
        const std::uint32_t own = from == WowAlpha ? pair.wow : pair.warcraft;
        if (flags & own)
            result.flags |= from == WowAlpha ? pair.warcraft : pair.wow;
        result.homeless &= ~own;
    };
    for (const FlagPair &pair : kindPairs)
        take(pair);
    for (const FlagPair &pair : list == "particleEmitters" ? std::span<const FlagPair>(modelEmitterPairs)
                                                           : std::span<const FlagPair>(emitterPairs))
        take(pair);
    // World of Warcraft's bones have no bit of their own.
    if (list == "bones")
        result.flags = to == WowAlpha ? result.flags & ~kindPairs[0].wow : result.flags | NodeFlag::Bone;
    return result;
}

bool isCameraAnchored(std::uint32_t flags, std::uint32_t dialect)
{
    return dialect != WowAlpha && (flags & NodeFlag::CameraAnchored);
}

std::uint32_t withKind(std::uint32_t flags, std::string_view list, std::uint32_t dialect)
{
    for (const KindBits &kind : kinds)
        if (list == kind.list) {
            const std::uint32_t own = dialect == WowAlpha ? kind.wow : kind.warcraft,
                                other = dialect == WowAlpha ? kind.warcraft : kind.wow;
            if ((flags & own) == 0 && (flags & other))
                flags = (flags & ~other) | own;
            break;
        }
    return flags;
}

EmitterOptions emitterOptions(std::uint32_t flags, std::uint32_t dialect)
{
    const bool wow = dialect == WowAlpha;
    EmitterOptions options;
    options.usesMdl = flags & (wow ? 0x10000 : 0x8000);
    options.usesTga = flags & (wow ? 0x8000 : 0x10000);
    options.unshaded = flags & 0x8000;
    options.sortFarZ = flags & 0x10000;
    options.lineEmitter = flags & 0x20000;
    options.unfogged = flags & 0x40000;
    options.modelSpace = flags & 0x80000;
    options.xyQuad = flags & (wow ? 0x8000000 : 0x100000);
    options.m2 = wow ? flags >> 15 : 0;
    return options;
}

} // namespace sinew::mdx
