// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/struct_info.h"

#include <map>

namespace sinew::test {

inline void addStructures(const StructInfo &info, std::map<std::string, const StructInfo *> &found)
{
    if (!found.emplace(info.name, &info).second)
        return;
    for (const FieldInfo &f : info.fields) {
        if (f.type->kind == Kind::Struct)
            addStructures(f.type->structure(), found);
        else if (f.type->kind == Kind::List)
            addStructures(f.type->element->structure(), found);
    }
}

/// A structure and every one that can be nested in it, by name.
inline std::map<std::string, const StructInfo *> structuresBelow(const StructInfo &root)
{
    std::map<std::string, const StructInfo *> found;
    addStructures(root, found);
    return found;
}

inline void addPlainOffsets(const StructInfo &info, const Ctx &ctx, std::size_t base, std::vector<std::size_t> &offsets)
{
    for (const FieldInfo &f : info.fields) {
        if (f.when || !f.isOnDisk(ctx, nullptr) || f.tag)
            continue;
        if (f.type->kind == Kind::Struct) {
            if (f.type->structure().isFlat(ctx))
                addPlainOffsets(f.type->structure(), ctx, base + f.offset, offsets);
        } else if (f.type->isPlain()) {
            for (std::size_t i = 0; i < f.type->valueSize(); ++i)
                offsets.push_back(base + f.offset + i);
        }
    }
}

/// Memory offsets of the bytes of the plain fields in disk order, by walking the rows (not the runs).
inline std::vector<std::size_t> plainOffsets(const StructInfo &info, const Ctx &ctx)
{
    std::vector<std::size_t> offsets;
    addPlainOffsets(info, ctx, 0, offsets);
    return offsets;
}

/// The same according to the runs.
inline std::vector<std::size_t> runOffsets(const StructInfo &info, const Ctx &ctx)
{
    std::vector<std::size_t> offsets;
    for (const WireStep &step : info.wireSteps(ctx))
        for (std::uint32_t i = 0; i < step.bytes; ++i)
            offsets.push_back(step.memory + i);
    return offsets;
}

} // namespace sinew::test
