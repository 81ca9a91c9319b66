// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/materials/material_kinds.h"

#include "core/facets/materials/material_edits.h"
#include "core/schema/struct_info.h"
#include "plugins/m3/model/model.h"
#include "plugins/m3/names/material_names.h"

#include <algorithm>

namespace sinew::m3 {

const std::vector<MaterialKind> &materialKinds()
{
    static const std::vector<MaterialKind> kinds = [] {
        std::vector<MaterialKind> all;
        const StructInfo &info = describe<MaterialReference>();
        // One row per type, in the order of their numbers.
        for (std::size_t row = 0; row < info.fields.size(); ++row)
            if (const char *domain = info.fields[row].reference.domain) {
                const EnumEntry &entry = materialTypes()[all.size()];
                const Address list{RootNode, describe<Root>().domain(domain)->lists.front()};
                all.push_back({std::uint32_t(entry.value), std::uint16_t(row), list, entry.label});
            }
        return all;
    }();
    return kinds;
}

const MaterialKind *kindOf(const Model &model, NodeId material)
{
    const Address list = model.listOf(material);
    const auto &kinds = materialKinds();
    const auto kind = std::find_if(kinds.begin(), kinds.end(), [&](const MaterialKind &k) { return k.list == list; });
    return kind == kinds.end() ? nullptr : &*kind;
}

NodeId materialOf(const Model &model, const MaterialReference &reference)
{
    for (const MaterialKind &kind : materialKinds())
        if (kind.type == reference.type)
            return reference.index < model.listSize(kind.list) ? model.idAt(kind.list, reference.index) : NoNode;
    return NoNode;
}

std::vector<std::size_t> referencesOf(const Model &model, NodeId material)
{
    std::vector<std::size_t> rows;
    const auto &references = rootOf(model).materialReferences;
    for (std::size_t row = 0; row < references.size(); ++row)
        if (materialOf(model, references[row]) == material)
            rows.push_back(row);
    return rows;
}

NodeId referenceTo(const Model &model, EditBuilder &edit, NodeId material)
{
    const std::vector<std::size_t> rows = referencesOf(model, material);
    return rows.empty() ? addReference(edit, *kindOf(model, material), material, -1)
                        : rootOf(model).materialReferences.ids[rows.front()];
}

NodeId addReference(EditBuilder &edit, const MaterialKind &kind, NodeId material, int row)
{
    List<MaterialReference> list;
    list.append().type = kind.type;
    const std::vector<NodeId> ids = edit.insert(fieldOf<&Root::materialReferences>(RootNode), row, Value::of(list));
    if (ids.empty())
        return NoNode;
    edit.setReference({ids.front(), kind.reference}, material);
    return ids.front();
}

std::vector<Address> layerLists(const Model &model, NodeId material)
{
    std::vector<Address> lists;
    const ObjectRef object = model.object(material);
    for (std::size_t row = 0; object && row < object.info->fields.size(); ++row) {
        const FieldInfo &field = object.info->fields[row];
        if (field.type == &typeInfo<List<Layer>>() && field.isOnDisk(model.ctx(), object.data))
            lists.push_back({material, std::uint16_t(row)});
    }
    return lists;
}

} // namespace sinew::m3
