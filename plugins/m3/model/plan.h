// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/address.h"

#include <optional>
#include <vector>

namespace sinew {
struct FieldInfo;
struct StructInfo;
struct TypeInfo;
} // namespace sinew

namespace sinew::m3 {

/// One step of the conversion between a structure in memory and its row of a section.
struct PlanStep
{
    enum Kind : std::uint8_t {
        Copy,   ///< bytes as they are
        Colour, ///< four bytes, blue first ↔ Colour4
        String,
        Array,
        List,     ///< a reference
        Kept,     ///< a reference that is never followed
        Vertices, ///< the reference to the vertex buffer
        BlockIds,
        BlockData, ///< an STC's references; see Storage
    };
    Kind kind = Copy;
    std::uint32_t memory = 0, disk = 0;              ///< offsets
    std::uint32_t bytes = 0;                         ///< of Copy
    std::uint16_t field = 0, leaf = Address::NoLeaf; ///< of the structure, and of the one inside it
    const FieldInfo *info = nullptr;                 ///< of the field that is moved
    std::uint32_t tag = 0;                           ///< of the section that a reference should name
};

/// An Animated value of a structure: its place in memory, and its curve.
struct PlanAnimated
{
    std::uint32_t memory = 0, curve = 0; ///< offsets
    const TypeInfo *value = nullptr;     ///< of the curve
};

/// How a structure of one version is stored in a section.
struct Plan
{
    std::vector<PlanStep> steps;
    std::vector<PlanAnimated> animated;
    std::uint32_t bytes = 0; ///< of one row
};

/// `referenceBytes`: 12, or 8 in MD33 files. Kept for the program's lifetime.
const Plan &planOf(const StructInfo &info, std::uint32_t version, std::uint32_t referenceBytes);

/// The version of an object's section, as the object holds it; nothing for structures without one.
std::optional<std::uint32_t> sectionVersion(const StructInfo &info, const void *object);
/// Does nothing for structures without one.
void setSectionVersion(const StructInfo &info, void *object, std::uint32_t version);

/// Whether the structure has that version.
bool knowsVersion(const StructInfo &info, std::uint32_t version);

/// "COL" and a NUL.
inline constexpr std::uint32_t colourTag = 0x4c4f43;

/// The section tag of an Array's elements ("VEC3"), and the size of one on disk; 0 for tags of other elements.
std::uint32_t arrayTag(const FieldInfo &field);
std::size_t primitiveBytes(std::uint32_t tag);

} // namespace sinew::m3
