// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/transform/spatial_edit.h"

#include "core/transform/spatial_value.h"

#include <algorithm>

namespace sinew {

void SpatialEdit::note(NodeId object, bool isExact)
{
    if (!isExact && (m_approximated.empty() || m_approximated.back() != object))
        m_approximated.push_back(object);
}

void SpatialEdit::set(const Address &address, const TypeInfo &type, const void *before, const void *after)
{
    if (!equalValues(type, before, after))
        m_edit.set(address, Value(type, after));
}

void SpatialEdit::field(const Address &address, const SpatialChange &change)
{
    const FieldRef ref = m_model.field(address);
    if (!ref)
        return;
    if (ref.type->kind == Kind::Struct && !address.hasLeaf())
        return structure(address, ref, change);
    Value value(*ref.type, ref.data);
    if (ref.type->kind == Kind::Struct) {
        note(address.node, changeStruct(ref.type->structure(), m_model.ctx(), value.data(), change, ref.field->space));
    } else {
        const bool asOwner = ref.field->space == Space::AsOwner;
        const Space space = asOwner ? m_model.object(address.node).info->fields[address.field].space : ref.field->space;
        note(address.node, changeValue(space, *ref.type, value.data(), change));
    }
    set(address, *ref.type, ref.data, value.data());
}

void SpatialEdit::structure(const Address &address, const FieldRef &ref, const SpatialChange &change)
{
    const StructInfo &inner = ref.type->structure();
    Value whole(*ref.type, ref.data);
    note(address.node, changeStruct(inner, m_model.ctx(), whole.data(), change, ref.field->space));
    for (std::uint16_t leaf = 0; leaf < inner.fields.size(); ++leaf)
        set({address.node, address.field, leaf}, *inner.fields[leaf].type, inner.fields[leaf].in(ref.data),
            inner.fields[leaf].in(whole.data()));
}

void SpatialEdit::box(NodeId object, const StructInfo &info, const void *data, const SpatialChange &change)
{
    const auto rowOf = [&](Space space) {
        return std::uint16_t(
            std::find_if(info.fields.begin(), info.fields.end(), [&](const FieldInfo &f) { return f.space == space; }) -
            info.fields.begin());
    };
    const std::uint16_t rows[] = {rowOf(Space::BoxLow), rowOf(Space::BoxHigh)};
    Vec3 corners[2];
    for (int i = 0; i < 2; ++i)
        corners[i] = *static_cast<const Vec3 *>(info.fields[rows[i]].in(data));
    changeBox(corners[0], corners[1], change.outer);
    for (int i = 0; i < 2; ++i)
        set({object, rows[i]}, *info.fields[rows[i]].type, info.fields[rows[i]].in(data), &corners[i]);
}

void SpatialEdit::object(NodeId object, const SpatialChange &change)
{
    const ObjectRef ref = m_model.object(object);
    if (!ref)
        return;
    const Ctx ctx = m_model.ctx();
    std::vector<std::size_t> done; // a member can have several rows
    for (std::uint16_t i = 0; i < ref.info->fields.size(); ++i) {
        const FieldInfo &field = ref.info->fields[i];
        const bool concerns = field.space != Space::None || field.type->kind == Kind::Struct;
        if (!concerns || !field.isOnDisk(ctx, ref.data) ||
            std::find(done.begin(), done.end(), field.offset) != done.end())
            continue;
        done.push_back(field.offset);
        if (field.space == Space::BoxLow)
            box(object, *ref.info, ref.data, change);
        else if (field.space != Space::BoxHigh)
            this->field({object, i}, change);
    }
}

void SpatialEdit::below(NodeId object, const SpatialChange &change)
{
    this->object(object, change);
    const ObjectRef ref = m_model.object(object);
    if (!ref)
        return;
    for (const std::uint16_t list : ref.info->lists)
        for (const NodeId item : ref.info->fields[list].type->list->ids(ref.info->fields[list].in(ref.data)))
            below(item, change);
}

} // namespace sinew
