// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/facets/materials/material_facet.h"

#include "core/schema/struct_info.h"

namespace sinew {

Error MaterialFacet::cannot()
{
    return {QT_TRANSLATE_NOOP("Message", "materials of this kind can't be edited in this way")};
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
        // The value and its curve are members of one inline structure.
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

} // namespace sinew
