// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/compare/merge/mesh_units.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <map>

namespace sinew {

namespace {

bool isMeshArray(const FieldInfo &field)
{
    return field.type->kind == Kind::Array && (field.affects & Affects::Mesh);
}

using Sizes = std::map<std::string, std::size_t>;

/// Adds the sizes of the meshes of an object: of arrays, and of lists of what has some; those of one name together.
void addSizes(const StructInfo &info, const void *object, const std::string &above, Sizes &sizes)
{
    for (const FieldInfo &field : info.fields) {
        const std::string name = above + field.name;
        if (isMeshArray(field)) {
            sizes[name] += static_cast<const ArrayBase *>(field.in(object))->size();
        } else if (field.type->kind == Kind::List && MeshUnits::holds(info, field)) {
            sizes[name] += listSize(field, field.in(object));
            for (std::size_t row = 0; row < listSize(field, field.in(object)); ++row)
                addSizes(field.type->element->structure(), listItem(field, field.in(object), row), name + ".", sizes);
        }
    }
}

/// "skins.faces: 3207, vertices: 1094": what does not have the same size in all.
std::string sizeText(const Sizes &sizes, const std::array<Sizes, 3> &all)
{
    std::string text;
    for (const auto &[name, size] : sizes)
        if (std::any_of(all.begin(), all.end(), [&, &name = name, size = size](const Sizes &other) {
                const auto found = other.find(name);
                return (found == other.end() ? 0 : found->second) != size;
            }))
            text += (text.empty() ? "" : ", ") + name + ": " + std::to_string(size);
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
    Address at{base};
    if (base == RootNode) // the mesh is only a part of the model
        at.field =
            std::uint16_t(std::find_if(info.fields.begin(), info.fields.end(), isMeshArray) - info.fields.begin());
    MergeConflict both(m.base.model(), at,
                       QT_TRANSLATE_NOOP("Message", "both changed the mesh, one of them the number of its vertices, "
                                                    "triangles or parts; MINE's mesh is kept as a whole"));
    std::array<Sizes, 3> sizes;
    const void *const objects[] = {b, mine, theirs};
    for (std::size_t i = 0; i < sizes.size(); ++i)
        addSizes(info, objects[i], {}, sizes[i]);
    both.base = sizeText(sizes[0], sizes);
    both.mine = sizeText(sizes[1], sizes);
    both.theirs = sizeText(sizes[2], sizes);
    return both;
}

} // namespace sinew
