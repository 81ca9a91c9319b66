// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compare/merge/three_way.h"

#include <optional>

namespace sinew {

/// Arrays that only make sense together: the vertices of a mesh, what else is said of each, the triangles that count
/// them, and the parts that take runs of these. They belong to the object that has the vertices (MDX: the geoset; M2
/// and M3: the model) with what lies below it.
///
/// Where neither side changed how many there are, they can be merged element by element. Where one did (it welded,
/// separated, deleted), the rows of the other side mean different vertices: then only one side's can be taken.
class MeshUnits
{
public:
    /// `models` must live as long as this.
    explicit MeshUnits(const ThreeWay &models) : m(models) {}

    /// True for structures with such arrays of their own.
    static bool hasArrays(const StructInfo &info);
    /// True if a field of a structure is one of them, or a list whose items hold some.
    static bool holds(const StructInfo &owner, const FieldInfo &field);

    /// The reason why the meshes of an object that has some can't be merged; nothing if they can.
    std::optional<MergeConflict> conflict(const StructInfo &info, NodeId base, const void *b, const void *mine,
                                          const void *theirs) const;

private:
    bool same(const StructInfo &info, const SameValues &values, const void *one, const void *other) const;
    /// True if they have different numbers of elements or items.
    bool isResized(const StructInfo &info, const void *one, const void *other) const;

    const ThreeWay &m;
};

} // namespace sinew
