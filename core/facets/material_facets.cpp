// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/facets/material_facets.h"

#include "core/model/edit_builder.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew {

namespace {

char folded(char c)
{
    return c == '/' ? '\\' : c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
}

} // namespace

Error TextureFacet::cannot()
{
    return {QT_TRANSLATE_NOOP("Message", "this format has no separate texture objects")};
}

Error MaterialFacet::cannot()
{
    return {QT_TRANSLATE_NOOP("Message", "materials of this kind can't be edited in this way")};
}

Result<ChangeSet> mergeEqualObjects(const Model &model, const ReferenceFixer *fixer, std::span<const NodeId> objects,
                                    bool (*equal)(const Model &model, NodeId a, NodeId b))
{
    EditBuilder edit(model, fixer);
    std::vector<NodeId> kept;
    for (const NodeId object : objects) {
        const auto same =
            std::find_if(kept.begin(), kept.end(), [&](NodeId other) { return equal(model, other, object); });
        if (same == kept.end())
            kept.push_back(object);
        else
            edit.replace(object, *same);
    }
    return kept.size() == objects.size() ? Result<ChangeSet>(ChangeSet()) : edit.finish();
}

std::optional<LayerValue> layerValue(const Model &model, const Address &field, LayerRole role)
{
    const NodeId node = field.node;
    const ObjectRef object = model.object(node);
    const Ctx ctx = model.ctx();
    const int row = object ? object.info->rowAt(object.info->fields[field.field].offset, ctx, object.data) : -1;
    if (row < 0)
        return std::nullopt;
    const FieldInfo &shown = object.info->fields[std::size_t(row)];
    LayerValue value{role, shown.displayLabel(), {node, std::uint16_t(row)}, {}};
    if (shown.type->kind == Kind::Struct && shown.type->structure().mainField >= 0) {
        // The value and its curve stand side by side in an inline structure.
        const StructInfo &inner = shown.type->structure();
        value.shown.leaf = std::uint16_t(inner.mainField);
        for (std::size_t i = 0; i < inner.fields.size(); ++i)
            if (const FieldInfo &f = inner.fields[i];
                f.type->kind == Kind::Curve && f.base == inner.fields[std::size_t(inner.mainField)].offset)
                value.track = {node, std::uint16_t(row), std::uint16_t(i)};
        return value;
    }
    for (std::size_t i = 0; i < object.info->fields.size(); ++i) {
        const FieldInfo &f = object.info->fields[i];
        if (f.type->kind == Kind::Curve && f.base == shown.offset && f.isOnDisk(ctx, object.data))
            value.track = {node, std::uint16_t(i)};
    }
    return value;
}

std::unordered_map<NodeId, std::vector<Address>>
usersByTarget(const Model &model, std::string_view domain, const std::function<bool(const FoundReference &)> &except)
{
    std::unordered_map<NodeId, std::vector<Address>> users;
    const DomainIndex index(model, *model.info().domain(domain));
    forEachReference(model, domain, [&](const FoundReference &reference) {
        if (except && except(reference))
            return;
        std::vector<Address> &of = users[index.target(reference.number)];
        if (std::find(of.begin(), of.end(), reference.address) == of.end())
            of.push_back(reference.address);
    });
    return users;
}

std::vector<NodeId> objectsOf(const std::vector<Address> &addresses)
{
    std::vector<NodeId> objects;
    for (const Address &address : addresses)
        if (std::find(objects.begin(), objects.end(), address.node) == objects.end())
            objects.push_back(address.node);
    return objects;
}

bool samePath(std::string_view a, std::string_view b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return folded(x) == folded(y); });
}

} // namespace sinew
