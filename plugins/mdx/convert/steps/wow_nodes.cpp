// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/convert/steps/wow_nodes.h"

#include "core/facets/materials/material_edits.h"
#include "plugins/mdx/convert/steps/clear_fields.h"
#include "plugins/mdx/convert/steps/wow_parts.h"
#include "plugins/mdx/edit/node_parts.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>

namespace sinew::mdx {

namespace {

using Loss = ConversionLoss;

enum Shape : std::uint32_t { ShapeBox, ShapePlane, ShapeSphere, ShapeCylinder }; ///< types of CLID
enum HitShape : std::uint8_t { HitBox, HitCylinder, HitSphere, HitPlane };

Vec3 pivotOf(const Draft &draft, const Node &node)
{
    const Array<Vec3> &pivots = draft.root().pivots;
    return node.objectId >= 0 && std::size_t(node.objectId) < pivots.size() ? pivots[std::size_t(node.objectId)]
                                                                            : Vec3();
}

void notePlane(Draft &draft, NodeId id)
{
    draft.note(
        Loss::Guessed, {id},
        QT_TRANSLATE_NOOP("Message", "a plane in World of Warcraft is assumed to lie horizontally around its node"));
}

CollisionShape turned(Draft &draft, NodeId id, const HitTestShape &from)
{
    CollisionShape to;
    to.node = from.node;
    to.vertex1 = from.vertex1;
    switch (from.type) {
    case HitCylinder:
        to.type = ShapeCylinder;
        to.vertex2 = {from.vertex1.x, from.vertex1.y, from.vertex1.z + from.height};
        to.radius = from.radius;
        break;
    case HitSphere:
        to.type = ShapeSphere;
        to.radius = from.radius;
        break;
    case HitPlane: {
        const Vec3 pivot = pivotOf(draft, from.node);
        to.type = ShapePlane;
        to.vertex1 = {pivot.x - from.length / 2, pivot.y - from.width / 2, pivot.z};
        to.vertex2 = {pivot.x + from.length / 2, pivot.y + from.width / 2, pivot.z};
        notePlane(draft, id);
        break;
    }
    default:
        to.type = ShapeBox;
        to.vertex2 = from.vertex2;
        if (from.type != HitBox)
            draft.note(Loss::Lost, {id},
                       QT_TRANSLATE_NOOP("Message", "the kind of this shape is unknown; it becomes a box"));
        break;
    }
    return to;
}

HitTestShape turned(Draft &draft, NodeId id, const CollisionShape &from)
{
    HitTestShape to;
    to.node = from.node;
    to.vertex1 = from.vertex1;
    const Vec3 &a = from.vertex1, &b = from.vertex2;
    switch (from.type) {
    case ShapeCylinder:
        to.type = HitCylinder;
        to.radius = from.radius;
        to.height = std::abs(b.z - a.z);
        if (b.z < a.z)
            to.vertex1 = b;
        if (a.x != b.x || a.y != b.y) {
            to.height = float(std::hypot(double(b.x) - a.x, double(b.y) - a.y, double(b.z) - a.z));
            draft.note(Loss::Lost, {id},
                       QT_TRANSLATE_NOOP("Message", "a cylinder in World of Warcraft is upright; this one is not"));
        } else if (b.z < a.z) {
            draft.note(Loss::Changed, {id},
                       QT_TRANSLATE_NOOP("Message", "the cylinder is stored starting at its lower end"));
        }
        break;
    case ShapeSphere:
        to.type = HitSphere;
        to.radius = from.radius;
        break;
    case ShapePlane: {
        to.type = HitPlane;
        to.vertex1 = {};
        to.length = std::abs(b.x - a.x);
        to.width = std::abs(b.y - a.y);
        const Vec3 pivot = pivotOf(draft, from.node);
        constexpr float near = 1e-3f;
        const bool isAboutNode = std::abs((a.x + b.x) / 2 - pivot.x) < near &&
                                 std::abs((a.y + b.y) / 2 - pivot.y) < near && std::abs(a.z - pivot.z) < near &&
                                 std::abs(b.z - pivot.z) < near;
        if (isAboutNode)
            notePlane(draft, id);
        else
            draft.note(
                Loss::Lost, {id},
                QT_TRANSLATE_NOOP(
                    "Message",
                    "a plane in World of Warcraft is assumed to lie horizontally around its node; this one does not"));
        break;
    }
    default:
        to.type = HitBox;
        to.vertex2 = from.vertex2;
        if (from.type != ShapeBox)
            draft.note(Loss::Lost, {id},
                       QT_TRANSLATE_NOOP("Message", "the kind of this shape is unknown; it becomes a box"));
        break;
    }
    return to;
}

/// The new shapes take the places of the old ones in the hierarchy.
template<class To, class From>
Status replaceShapes(Draft &draft, const List<From> &shapes, const Address &list)
{
    if (shapes.isEmpty())
        return Done{};
    const std::vector<NodeId> old = shapes.ids;
    const std::size_t pivots = draft.root().pivots.size();
    List<To> fresh;
    for (std::size_t row = 0; row < shapes.size(); ++row)
        fresh.append(turned(draft, old[row], shapes[row]));
    EditBuilder adding = draft.edit();
    const std::vector<NodeId> ids = adding.insert(list, -1, Value::of(fresh));
    for (std::size_t row = 0; row < ids.size(); ++row) {
        adding.copyParallel(ids[row], old[row]);
        draft.madeOf(ids[row], old[row]);
    }
    if (Status done = draft.take(adding); !done)
        return done;
    EditBuilder replacing = draft.edit();
    for (std::size_t row = 0; row < ids.size(); ++row)
        replacing.replace(old[row], ids[row]);
    if (Status done = draft.take(replacing); !done)
        return done;
    if (draft.root().pivots.size() != pivots)
        draft.note(Loss::Changed, fieldOf<&Root::pivots>(RootNode),
                   QT_TRANSLATE_NOOP("Message", "missing pivot points are added"));
    return Done{};
}

} // namespace

Status convertNodeFlags(Draft &draft)
{
    static const StructInfo &info = describe<Node>();
    EditBuilder edit = draft.edit();
    const Ctx ctx = draft.now().ctx(), target = otherSide(draft);
    const auto leaf = std::size_t(fieldRow<&Node::flags>(ctx, nullptr));
    for (const FieldInfo &list : draft.now().info().fields) {
        const int node = list.type->kind == Kind::List ? nodeField(list.type->element->structure()) : -1;
        if (node < 0)
            continue;
        for (const NodeId id : list.type->list->ids(const_cast<void *>(list.in(draft.now().root())))) {
            const std::uint32_t before = nodeOf(draft.now(), id)->flags;
            const MappedFlags mapped = flagsInDialect(before, list.name, ctx.dialect, target.dialect);
            const Address at{id, std::uint16_t(node), std::uint16_t(leaf)};
            if (mapped.homeless)
                noteNoPlace(draft, at, info.fields[leaf], &mapped.homeless, target.version);
            if (mapped.flags != before)
                edit.set(at, mapped.flags);
        }
    }
    return draft.take(edit);
}

Status convertShapes(Draft &draft)
{
    if (draft.now().data.dialect == WowAlpha)
        return replaceShapes<CollisionShape>(draft, draft.root().hitTestShapes,
                                             fieldOf<&Root::collisionShapes>(RootNode));
    return replaceShapes<HitTestShape>(draft, draft.root().collisionShapes, fieldOf<&Root::hitTestShapes>(RootNode));
}

} // namespace sinew::mdx
