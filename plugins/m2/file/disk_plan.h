// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/ctx.h"

#include <vector>

namespace sinew {
struct StructInfo;
}

namespace sinew::m2 {

/// One step of moving a structure between memory and disk.
struct DiskStep
{
    enum Kind : std::uint8_t {
        Run,    ///< bytes, copied unchanged
        String, ///< count and offset of characters
        Array,  ///< count and offset of elements
        List,   ///< count and offset of structures
        Track,
        LifeTrack, ///< counts and offsets of times and values
        Vertices,  ///< count and offset of vertices
        Skins,     ///< count and offset of inline views, or a number of files
        PackedTextures,
        Half, ///< a float in two bytes
    };
    Kind kind = Run;
    std::uint16_t field = 0;       ///< row in the description; for a run, of its first field
    std::int16_t alternative = -1; ///< row of the field that is stored instead if its condition holds
    std::uint32_t memory = 0;      ///< offset in the structure
    std::uint32_t disk = 0;        ///< offset on the disk
    std::uint32_t bytes = 0;       ///< on the disk
};

/// The layout of a structure on the disk in one context. Tagged and run-time-only fields are not part of it.
struct DiskPlan
{
    std::vector<DiskStep> steps;
    std::uint32_t size = 0;
};

/// Created on first use; thread-safe, lives forever.
const DiskPlan &diskPlan(const StructInfo &info, const Ctx &ctx);

} // namespace sinew::m2
