// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/scene/bounds.h"

#include "core/model/edit_builder.h"
#include "core/scene/pose/posed_bounds.h"
#include "plugins/mdx/scene/scene.h"

namespace sinew::mdx {

namespace {

using PosedBox = PosedBounds::Box;

PosedBox geosetAtRest(const MdxModel &model, std::size_t geoset)
{
    PosedBox box;
    for (const Vec3 &v : model.data.geosets[geoset].vertices)
        box.extend(Eigen::Vector3f(v.x, v.y, v.z));
    return box;
}

PosedBox boxOf(const MdxModel &model, PosedBounds &posed)
{
    PosedBox all = posed.allSequences();
    if (all.isEmpty())
        for (std::size_t i = 0; i < model.data.geosets.size(); ++i)
            all.extend(geosetAtRest(model, i));
    return all;
}

Extent extentOf(const PosedBox &box)
{
    if (box.isEmpty())
        return {};
    const auto vec = [](const Eigen::Vector3f &v) { return Vec3{v.x(), v.y(), v.z()}; };
    return {box.diagonal().norm() / 2, vec(box.min()), vec(box.max())};
}

/// WoW 1500 has a sphere instead of an extent.
bool isSphere(const Model &model, const Address &address)
{
    if (!model.get<Geoset>(address.node))
        return false;
    return address.field == fieldRow<&Geoset::boundsCentre>() || address.field == fieldRow<&Geoset::boundsRadius>();
}

void setSphere(const MdxModel &model, NodeId geoset, EditBuilder &edit)
{
    const Extent extent = extentOf(geosetAtRest(model, std::size_t(model.rowOf(geoset))));
    const Vec3 &low = extent.minimum, &high = extent.maximum;
    edit.set(fieldOf<&Geoset::boundsCentre>(geoset),
             Vec3{(low.x + high.x) / 2, (low.y + high.y) / 2, (low.z + high.z) / 2});
    edit.set(fieldOf<&Geoset::boundsRadius>(geoset), extent.boundsRadius);
}

/// Computes one bounds field; false if the address is none.
bool recalculateOne(const MdxModel &model, PosedBounds &posed, const Address &address, EditBuilder &edit)
{
    if (model.get<Extent>(address.node)) {
        // One of a geoset's extents per sequence: an object of its own, set field by field.
        const int row = model.rowOf(address.node), geoset = model.rowOf(model.parentOf(address.node));
        if (row < 0 || geoset < 0 || std::size_t(row) >= model.data.sequences.size())
            return false;
        const Extent extent = extentOf(posed.during(std::size_t(row))[std::size_t(geoset)]);
        edit.set(fieldOf<&Extent::boundsRadius>(address.node), extent.boundsRadius);
        edit.set(fieldOf<&Extent::minimum>(address.node), extent.minimum);
        edit.set(fieldOf<&Extent::maximum>(address.node), extent.maximum);
        return true;
    }
    const FieldRef field = model.field(address);
    if (field && isSphere(model, address)) {
        setSphere(model, address.node, edit);
        return true;
    }
    if (!field || field.type != &typeInfo<Extent>())
        return false;
    if (address.node == RootNode)
        edit.set(address, extentOf(boxOf(model, posed)));
    else if (model.get<Sequence>(address.node))
        edit.set(address, extentOf(posed.sequence(std::size_t(model.rowOf(address.node)))));
    else if (model.get<Geoset>(address.node))
        edit.set(address, extentOf(geosetAtRest(model, std::size_t(model.rowOf(address.node)))));
    else
        return false;
    return true;
}

} // namespace

bool MdxBounds::isBounds(const Model &model, const Address &address) const
{
    if (address.isObject())
        return model.get<Extent>(address.node);
    const FieldRef field = model.field(address);
    return field && (field.type == &typeInfo<Extent>() || isSphere(model, address));
}

Result<ChangeSet> MdxBounds::recalculate(const Model &model, std::span<const Address> addresses) const
{
    const auto &mdx = static_cast<const MdxModel &>(model);
    PosedBounds posed(MdxScene().build(model));
    EditBuilder edit(model);
    for (const Address &address : addresses)
        if (!recalculateOne(mdx, posed, address, edit))
            return Error{QT_TRANSLATE_NOOP("Message", "these bounds don't belong to anything that has geometry")};
    return edit.finish();
}

Result<ChangeSet> MdxBounds::recalculateAll(const Model &model) const
{
    const auto &mdx = static_cast<const MdxModel &>(model);
    PosedBounds posed(MdxScene().build(model));
    EditBuilder edit(model);
    recalculateOne(mdx, posed, fieldOf<&Root::model, &ModelInfo::extent>(RootNode), edit);
    for (const NodeId id : mdx.data.sequences.ids)
        recalculateOne(mdx, posed, fieldOf<&Sequence::extent>(id), edit);
    const int extent = fieldRow<&Geoset::extent>(model.ctx(), nullptr);
    const auto geosetField = extent < 0 ? fieldRow<&Geoset::boundsRadius>() : std::uint16_t(extent);
    for (std::size_t i = 0; i < mdx.data.geosets.size(); ++i) {
        recalculateOne(mdx, posed, {mdx.data.geosets.ids[i], geosetField}, edit);
        for (const NodeId extent : mdx.data.geosets[i].sequenceExtents.ids)
            recalculateOne(mdx, posed, {extent}, edit);
    }
    return edit.finish();
}

} // namespace sinew::mdx
