// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/compare/merge/mesh_units.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace sinew {

namespace {

bool isMeshArray(const FieldInfo &field)
{
    return field.type->kind == Kind::Array && (field.affects & Affects::Mesh);
}

std::size_t sizeOf(const FieldInfo &field, const void *object)
{
    return field.type->kind == Kind::List ? listSize(field, field.in(object))
                                          : static_cast<const ArrayBase *>(field.in(object))->size();
}

/// "vertices: 1094, faces: 3207": of one of three objects, what does not have the same size in all.
std::string sizeText(const StructInfo &info, const std::array<const void *, 3> &objects, std::size_t which)
{
    std::string text;
    for (const FieldInfo &field : info.fields) {
        if (!isMeshArray(field) && !(field.type->kind == Kind::List && MeshUnits::holds(info, field)))
            continue;
        const std::size_t size = sizeOf(field, objects[which]);
        if (std::any_of(objects.begin(), objects.end(), [&](const void *o) { return sizeOf(field, o) != size; }))
            text += (text.empty() ? "" : ", ") + std::string(field.name) + ": " + std::to_string(size);
    }
    return text;
}

/// Calls visit(field) for each field of an object that belongs to its meshes, until that returns true; whether it did.
template<class Visit>
bool anyPart(const StructInfo &info, const Visit &visit)
{
    return std::any_of(info.fields.begin(), info.fields.end(),
                       [&](const FieldInfo &field) { return MeshUnits::holds(info, field) && visit(field); });
}

} // namespace

bool MeshUnits::hasArrays(const StructInfo &info)
{
    return std::any_of(info.fields.begin(), info.fields.end(), isMeshArray);
}

bool MeshUnits::holds(const StructInfo &owner, const FieldInfo &field)
{
    if (!(field.affects & Affects::Mesh))
        return false;
    if (field.type->kind == Kind::List) {
        const StructInfo &item = field.type->element->structure();
        return std::any_of(item.fields.begin(), item.fields.end(),
                           [&](const FieldInfo &below) { return holds(item, below); });
    }
    // Numbers say where the runs of a part begin and end; beside arrays they say something else.
    return isMeshArray(field) || (field.type->kind == Kind::Integer && !hasArrays(owner));
}

bool MeshUnits::same(const StructInfo &info, const SameValues &values, const void *one, const void *other) const
{
    return !anyPart(info, [&](const FieldInfo &field) {
        const void *a = field.in(one), *b = field.in(other);
        if (field.type->kind != Kind::List)
            return !values(field, a, b);
        if (listSize(field, a) != listSize(field, b))
            return true;
        for (std::size_t row = 0; row < listSize(field, a); ++row)
            if (!same(field.type->element->structure(), values, listItem(field, a, row), listItem(field, b, row)))
                return true;
        return false;
    });
}

bool MeshUnits::isResized(const StructInfo &info, const void *one, const void *other) const
{
    return anyPart(info, [&](const FieldInfo &field) {
        const void *a = field.in(one), *b = field.in(other);
        if (field.type->kind == Kind::Array)
            return static_cast<const ArrayBase *>(a)->size() != static_cast<const ArrayBase *>(b)->size();
        if (field.type->kind != Kind::List)
            return false;
        if (listSize(field, a) != listSize(field, b))
            return true;
        for (std::size_t row = 0; row < listSize(field, a); ++row)
            if (isResized(field.type->element->structure(), listItem(field, a, row), listItem(field, b, row)))
                return true;
        return false;
    });
}

std::optional<MergeConflict> MeshUnits::conflict(const StructInfo &info, NodeId base, const void *b, const void *mine,
                                                 const void *theirs) const
{
    if (same(info, m.sameInTheirs, b, theirs) || same(info, m.sameInMine, b, mine) ||
        same(info, m.sameInBoth, mine, theirs) || (!isResized(info, b, mine) && !isResized(info, b, theirs)))
        return std::nullopt;
    MergeConflict both(m.base.model(), {base},
                       QT_TRANSLATE_NOOP("Message", "both changed the mesh, one of them the number of its vertices, "
                                                    "triangles or parts; MINE's mesh is kept as a whole"));
    const std::array<const void *, 3> objects{b, mine, theirs};
    both.base = sizeText(info, objects, 0);
    both.mine = sizeText(info, objects, 1);
    both.theirs = sizeText(info, objects, 2);
    return both;
}

} // namespace sinew
