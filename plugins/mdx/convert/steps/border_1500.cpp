// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/convert/steps/border_1500.h"

#include "core/facets/materials/material_edits.h"
#include "plugins/mdx/convert/draft/vertex_bindings.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::mdx {

namespace {

using Loss = ConversionLoss;

constexpr std::size_t batchUvSets = 2, maxIndices = 0xffff;
constexpr std::uint32_t triangles = 4;

/// The box around the vertices; a point at the origin if there are none.
Extent boxOf(const Array<Vec3> &vertices, float radius)
{
    Extent box{radius, vertices.isEmpty() ? Vec3() : vertices[0], vertices.isEmpty() ? Vec3() : vertices[0]};
    for (const Vec3 &v : vertices) {
        box.minimum = {std::min(box.minimum.x, v.x), std::min(box.minimum.y, v.y), std::min(box.minimum.z, v.z)};
        box.maximum = {std::max(box.maximum.x, v.x), std::max(box.maximum.y, v.y), std::max(box.maximum.z, v.z)};
    }
    return box;
}

bool isZero(const Array<Vec2> &coordinates)
{
    return std::all_of(coordinates.begin(), coordinates.end(), [](const Vec2 &uv) { return uv.x == 0 && uv.y == 0; });
}

template<class T>
Array<T> fitted(const Array<T> &array, std::size_t size)
{
    std::vector<T> all(array.begin(), array.end());
    all.resize(size);
    return Array<T>(std::span<const T>(all));
}

void setBounds(Draft &draft, EditBuilder &edit, NodeId id, const Geoset &geoset)
{
    const Extent box = boxOf(geoset.vertices, geoset.boundsRadius);
    draft.note(Loss::Changed, fieldOf<&Geoset::boundsCentre>(id),
               QT_TRANSLATE_NOOP("Message", "the bounds become a box around the vertices, in all sequences"));
    edit.set(fieldOf<&Geoset::extent>(id), box);
    edit.set(fieldOf<&Geoset::boundsCentre>(id), Vec3());
    edit.set(fieldOf<&Geoset::boundsRadius>(id), 0.f);
    List<Extent> extents;
    for (std::size_t i = 0; i < draft.root().sequences.size(); ++i)
        extents.append(box);
    if (!extents.isEmpty())
        edit.insert(fieldOf<&Geoset::sequenceExtents>(id), -1, Value::of(extents));
}

/// Leaves two UV sets with one coordinate per vertex each.
void setUvSets(Draft &draft, EditBuilder &edit, NodeId id, const Geoset &geoset)
{
    const std::size_t vertices = geoset.vertices.size();
    for (std::size_t set = 0; set < geoset.uvSets.size(); ++set) {
        const NodeId uvSet = geoset.uvSets.ids[set];
        if (set >= batchUvSets) {
            draft.note(Loss::Lost, {uvSet}, QT_TRANSLATE_NOOP("Message", "a geoset of version 1500 has two UV sets"));
            edit.remove(uvSet);
        } else if (geoset.uvSets[set].coordinates.size() != vertices) {
            edit.set(fieldOf<&UvSet::coordinates>(uvSet), fitted(geoset.uvSets[set].coordinates, vertices));
        }
    }
    List<UvSet> added;
    while (geoset.uvSets.size() + added.size() < batchUvSets)
        added.append().coordinates = fitted(Array<Vec2>(), vertices);
    if (!added.isEmpty())
        edit.insert(fieldOf<&Geoset::uvSets>(id), -1, Value::of(added));
}

void setSphere(Draft &draft, EditBuilder &edit, NodeId id, const Geoset &geoset)
{
    const Extent &known = geoset.extent;
    const Extent box = known.minimum.x <= known.maximum.x ? known : boxOf(geoset.vertices, known.boundsRadius);
    const Address at = fieldOf<&Geoset::extent>(id);
    draft.note(Loss::Changed, at,
               QT_TRANSLATE_NOOP("Message", "the bounds become a sphere around the centre of the box"));
    edit.set(fieldOf<&Geoset::boundsCentre>(id),
             Vec3{(box.minimum.x + box.maximum.x) / 2, (box.minimum.y + box.maximum.y) / 2,
                  (box.minimum.z + box.maximum.z) / 2});
    edit.set(fieldOf<&Geoset::boundsRadius>(id), box.boundsRadius);
    edit.set(at, Extent());
}

} // namespace

Status toGroups(Draft &draft)
{
    EditBuilder edit = draft.edit();
    const List<Geoset> &geosets = draft.root().geosets;
    for (std::size_t row = 0; row < geosets.size(); ++row) {
        const Geoset &geoset = geosets[row];
        const NodeId id = geosets.ids[row];
        bindToGroupsOfBones(draft, edit, id, geoset);
        if (!geoset.faces.isEmpty()) {
            edit.set(fieldOf<&Geoset::faceTypes>(id), Array<std::uint32_t>{triangles});
            edit.set(fieldOf<&Geoset::faceGroups>(id), Array<std::uint32_t>{std::uint32_t(geoset.faces.size())});
        }
        setBounds(draft, edit, id, geoset);
        if (geoset.uvSets.size() == batchUvSets && isZero(geoset.uvSets[1].coordinates) && !geoset.vertices.isEmpty())
            edit.remove(geoset.uvSets.ids[1]);
        if (geoset.geosetIndex == row)
            edit.set(fieldOf<&Geoset::geosetIndex>(id), std::uint32_t(0));
    }
    return draft.take(edit);
}

Status toBatches(Draft &draft)
{
    EditBuilder edit = draft.edit();
    const List<Geoset> &geosets = draft.root().geosets;
    for (std::size_t row = 0; row < geosets.size(); ++row) {
        const Geoset &geoset = geosets[row];
        const NodeId id = geosets.ids[row];
        if (geoset.faces.size() > maxIndices)
            return Error{
                QT_TRANSLATE_NOOP("Message", "a geoset of this version can't have more than 65535 face indices")};
        if (std::any_of(geoset.faceTypes.begin(), geoset.faceTypes.end(),
                        [](std::uint32_t type) { return type != triangles; }))
            draft.note(Loss::Lost, fieldOf<&Geoset::faceTypes>(id),
                       QT_TRANSLATE_NOOP("Message", "a geoset of version 1500 has triangles only"));
        bindToBones(draft, edit, id, geoset, true);
        for (const Address &field : {fieldOf<&Geoset::faceTypes>(id), fieldOf<&Geoset::faceGroups>(id),
                                     fieldOf<&Geoset::matrixGroups>(id), fieldOf<&Geoset::matrixIndices>(id)})
            edit.set(field, Array<std::uint32_t>());
        edit.set(fieldOf<&Geoset::vertexGroups>(id), Array<std::uint8_t>());
        if (geoset.normals.size() != geoset.vertices.size())
            edit.set(fieldOf<&Geoset::normals>(id), fitted(geoset.normals, geoset.vertices.size()));
        setSphere(draft, edit, id, geoset);
        setUvSets(draft, edit, id, geoset);
        edit.set(fieldOf<&Geoset::geosetIndex>(id), std::uint32_t(row));
    }
    return draft.take(edit);
}

} // namespace sinew::mdx
