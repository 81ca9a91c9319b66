// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/address.h"
#include "core/schema/struct_info.h"

#include <algorithm>

namespace sinew {

/// A unit of comparison and merging: a field of an object, or of a structure inside it.
struct ComparedField
{
    Address address; ///< without the object
    const FieldInfo *field = nullptr;
    std::size_t offset = 0; ///< bytes from the start of the object

    Address of(NodeId object) const { return {object, address.field, address.leaf}; }
    const void *in(const void *object) const { return static_cast<const std::byte *>(object) + offset; }
};

/// Calls visit(FieldInfo, row) once for each member that is on disk in at least one of two contexts, in table order.
template<class Visit>
void forEachMember(const StructInfo &info, const Ctx &ctxA, const void *a, const Ctx &ctxB, const void *b,
                   const Visit &visit)
{
    const auto isThere = [&](const FieldInfo &f) { return f.isOnDisk(ctxA, a) || f.isOnDisk(ctxB, b); };
    for (std::size_t row = 0; row < info.fields.size(); ++row) {
        const FieldInfo &f = info.fields[row];
        // A member can have a row for each dialect or version.
        const auto again = [&](const FieldInfo &other) { return other.offset == f.offset && isThere(other); };
        if (isThere(f) && std::none_of(info.fields.begin(), info.fields.begin() + std::ptrdiff_t(row), again))
            visit(f, std::uint16_t(row));
    }
}

/// Calls visit(ComparedField) for each unit of two objects of one structure, lists included.
template<class Visit>
void forEachField(const StructInfo &info, const Ctx &ctxA, const void *a, const Ctx &ctxB, const void *b,
                  const Visit &visit)
{
    forEachMember(info, ctxA, a, ctxB, b, [&](const FieldInfo &f, std::uint16_t row) {
        if (f.type->kind != Kind::Struct)
            return visit(ComparedField{{NoNode, row}, &f, f.offset});
        forEachMember(f.type->structure(), ctxA, f.in(a), ctxB, f.in(b), [&](const FieldInfo &leaf, std::uint16_t at) {
            visit(ComparedField{{NoNode, row, at}, &leaf, f.offset + leaf.offset});
        });
    });
}

/// True if a unit of an object is on disk in a context, by this row of its member or by another one.
inline bool isThere(const StructInfo &info, const ComparedField &unit, const Ctx &ctx, const void *object)
{
    const auto any = [&](const StructInfo &owner, std::size_t offset, const void *data) {
        return std::any_of(owner.fields.begin(), owner.fields.end(),
                           [&](const FieldInfo &f) { return f.offset == offset && f.isOnDisk(ctx, data); });
    };
    const FieldInfo &outer = info.fields[unit.address.field];
    return any(info, outer.offset, object) &&
           (!unit.address.hasLeaf() || any(outer.type->structure(), unit.field->offset, outer.in(object)));
}

// Lists whose item type is only known from the table.
inline std::size_t listSize(const FieldInfo &list, const void *data)
{
    return list.type->list->size(data);
}
inline void *listItem(const FieldInfo &list, const void *data, std::size_t row)
{
    return list.type->list->at(const_cast<void *>(data), row);
}
inline const std::vector<NodeId> &listIds(const FieldInfo &list, const void *data)
{
    return list.type->list->ids(const_cast<void *>(data));
}

} // namespace sinew
