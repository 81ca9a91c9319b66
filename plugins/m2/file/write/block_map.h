// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/model/layout.h"

namespace sinew::m2 {

/// A block of a space: bytes named by a reference.
struct Block
{
    std::uint32_t offset = 0, size = 0;
};

/// All blocks that the set named when it was read, by space. An alias's references to the keys of its target don't
/// count twice. If files name more than a budget allows, such as the same table a million times, no block is considered
/// to have a single owner.
class BlockMap
{
public:
    BlockMap(const M2Layout &layout, const Ctx &ctx);

    /// How many bytes from `offset` on belong to this block alone, including zero padding after it; 0 if others use it
    /// as well.
    std::uint32_t capacity(std::int32_t space, Block block) const;

private:
    void addStruct(const StructInfo &info, Place place, const Ctx &ctx, AnimSection home);
    void addReferenced(const FieldInfo &field, Place place, const Ctx &ctx, AnimSection home);
    void addItems(const FieldInfo &field, std::uint32_t count, Place place, const Ctx &ctx, AnimSection home);
    void addTrack(const FieldInfo &field, Place place, const Ctx &ctx, AnimSection home);
    void add(std::int32_t space, std::uint64_t offset, std::uint64_t size);
    bool spend();
    template<class T>
    T at(Place place) const;

    const M2Layout &m_layout;
    std::uint64_t m_budget;                         ///< remaining number of references to look at
    std::vector<std::vector<Block>> m_blocks;       ///< by space, by offset and size
    std::vector<std::vector<std::uint64_t>> m_ends; ///< by space and block: the farthest end of it and all before it
};

} // namespace sinew::m2
