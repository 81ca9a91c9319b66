// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/scene/bounds.h"

#include "core/model/edit_builder.h"
#include "core/scene/pose/posed_bounds.h"
#include "plugins/m2/model/model.h"
#include "plugins/m2/scene/scene.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m2 {

namespace {

using PosedBox = PosedBounds::Box;

Eigen::Vector3f vectorOf(const Vec3 &v)
{
    return {v.x, v.y, v.z};
}

PosedBox boxOf(const Array<Vec3> &positions)
{
    PosedBox box;
    for (const Vec3 &position : positions)
        box.extend(vectorOf(position));
    return box;
}

/// The box with the sphere about its middle. `atRest`: vertices that it holds.
Bounds boundsOf(const PosedBox &box, const Array<Vec3> &atRest)
{
    const auto vec = [](const Eigen::Vector3f &v) { return Vec3{v.x(), v.y(), v.z()}; };
    Bounds bounds{{vec(box.min()), vec(box.max())}, box.diagonal().norm() / 2};
    if (box.isApprox(boxOf(atRest))) {
        float farthest = 0;
        for (const Vec3 &position : atRest)
            farthest = std::max(farthest, (vectorOf(position) - box.center()).norm());
        bounds.radius = farthest;
    }
    return bounds;
}

/// Collects new bounds; each function returns false if there is no geometry to bound.
class Recalculation
{
public:
    explicit Recalculation(const Model &model) : m_root(rootOf(model)), m_posed(M2Scene().build(model)), m_edit(model)
    {
    }

    bool model()
    {
        PosedBox box = boxOf(m_root.positions);
        box.extend(m_posed.allSequences());
        return set(fieldOf<&Root::bounds>(RootNode), box, m_root.positions);
    }
    bool collision()
    {
        return set(fieldOf<&Root::collisionBounds>(RootNode), boxOf(m_root.collisionPositions),
                   m_root.collisionPositions);
    }
    bool sequence(NodeId id)
    {
        const auto row = std::size_t(std::find(m_root.sequences.ids.begin(), m_root.sequences.ids.end(), id) -
                                     m_root.sequences.ids.begin());
        return row < m_posed.scene().sequences.size() &&
               set(fieldOf<&Sequence::bounds>(id), m_posed.sequence(row), m_root.positions);
    }

    Result<ChangeSet> finish() { return m_edit.finish(); }

private:
    bool set(const Address &at, const PosedBox &box, const Array<Vec3> &atRest)
    {
        if (!box.isEmpty())
            m_edit.set(at, boundsOf(box, atRest));
        return !box.isEmpty();
    }

    const Root &m_root;
    PosedBounds m_posed;
    EditBuilder m_edit;
};

} // namespace

bool M2Bounds::isBounds(const Model &model, const Address &address) const
{
    const FieldRef field = model.field(address);
    return field && field.type == &typeInfo<Bounds>() && !model.get<ParentSequence>(address.node);
}

Result<ChangeSet> M2Bounds::recalculate(const Model &model, std::span<const Address> addresses) const
{
    Recalculation all(model);
    for (const Address &address : addresses) {
        const bool isModel = address.node == RootNode;
        const bool done =
            isBounds(model, address) && (model.get<Sequence>(address.node) ? all.sequence(address.node)
                                         : !isModel                        ? false
                                         : address.field == fieldRow<&Root::collisionBounds>() ? all.collision()
                                                                                               : all.model());
        if (!done)
            return Error{QT_TRANSLATE_NOOP("Message", "these bounds don't belong to anything that has geometry")};
    }
    return all.finish();
}

Result<ChangeSet> M2Bounds::recalculateAll(const Model &model) const
{
    Recalculation all(model);
    all.model();
    all.collision();
    for (const NodeId id : rootOf(model).sequences.ids)
        all.sequence(id);
    return all.finish();
}

} // namespace sinew::m2
