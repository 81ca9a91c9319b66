// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/field_row.h"

#include <compare>
#include <functional>

namespace sinew {

/// Names a field of an object, by identity: it stays valid while other objects are added and removed. Ordered by
/// object, then by row; an object comes after its fields.
struct Address
{
    static constexpr std::uint16_t NoField = 0xffff; ///< the object itself
    static constexpr std::uint16_t NoLeaf = 0xffff;  ///< the field itself
    static constexpr std::uint32_t NoElement = ~0u;  ///< the whole value

    NodeId node = NoNode;
    std::uint16_t field = NoField; ///< row in the object's StructInfo
    std::uint16_t leaf = NoLeaf;   ///< row in the inline struct at `field`
    std::uint32_t sub = NoElement; ///< element of an Array or FixedArray

    auto operator<=>(const Address &) const = default;
    bool isObject() const { return field == NoField; }
    bool hasLeaf() const { return leaf != NoLeaf; }
    bool hasElement() const { return sub != NoElement; }
    Address of(std::uint32_t element) const { return {node, field, leaf, element}; }
    /// The field without the element.
    Address whole() const { return {node, field, leaf}; }
    /// True if one equals or is a part of the other.
    bool overlaps(const Address &other) const
    {
        return node == other.node && field == other.field && (leaf == other.leaf || !hasLeaf() || !other.hasLeaf()) &&
               (sub == other.sub || !hasElement() || !other.hasElement());
    }
};

/// A member of an object, which may be one that an edit inserts: fieldOf<&Layer::filterMode>(layer). For a member with
/// several rows (one for each dialect) the first one.
template<auto Member>
Address fieldOf(NodeId object)
{
    return {object, fieldRow<Member>()};
}

/// A member of a structure inside an object: fieldOf<&Bone::node, &Node::parentId>(bone).
template<auto Member, auto Inner>
Address fieldOf(NodeId object)
{
    static_assert(std::is_same_v<ValueOf<Member>, OwnerOf<Inner>>);
    return {object, fieldRow<Member>(), fieldRow<Inner>()};
}

} // namespace sinew

template<>
struct std::hash<sinew::Address>
{
    std::size_t operator()(const sinew::Address &a) const noexcept
    {
        return ((std::size_t(a.node) << 32 | a.sub) ^ std::size_t(a.field) << 16 ^ a.leaf) * 0x9e3779b97f4a7c15u;
    }
};
