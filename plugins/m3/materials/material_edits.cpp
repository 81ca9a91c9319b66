// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/materials/material_edits.h"

#include "core/facets/materials/material_edits.h"
#include "core/schema/struct_info.h"
#include "plugins/m3/edit/reference_fields.h"
#include "plugins/m3/edit/references.h"
#include "plugins/m3/materials/material_kinds.h"
#include "plugins/m3/model/animated_values.h"
#include "plugins/m3/model/model.h"

#include <algorithm>

namespace sinew::m3 {

namespace {

bool sameContent(const TypeInfo &type, const void *a, const void *b);

/// Equal if value and keys are equal; animIds are arbitrary free numbers.
bool sameAnimated(const StructInfo &info, const void *a, const void *b)
{
    const auto same = [&](std::uint16_t row) {
        const FieldInfo &field = info.fields[row];
        return equalValues(*field.type, field.in(a), field.in(b));
    };
    return same(fieldRow<&Animated<float>::value>()) && same(fieldRow<&Animated<float>::keys>());
}

bool sameStruct(const StructInfo &info, const void *a, const void *b)
{
    if (isAnimated(info))
        return sameAnimated(info, a, b);
    // Textures and paths have name fields too, but theirs count.
    const bool hasOwnName = info.type != &typeInfo<Layer>() && info.type != &typeInfo<FilePath>();
    for (std::size_t row = 0; row < info.fields.size(); ++row) {
        const FieldInfo &field = info.fields[row];
        const bool isName = hasOwnName && int(row) == info.nameField;
        if (!isName && !sameContent(*field.type, field.in(a), field.in(b)))
            return false;
    }
    return true;
}

bool sameContent(const TypeInfo &type, const void *a, const void *b)
{
    if (type.kind == Kind::Struct)
        return sameStruct(type.structure(), a, b);
    if (type.kind != Kind::List)
        return equalValues(type, a, b);
    void *x = const_cast<void *>(a), *y = const_cast<void *>(b);
    if (type.list->size(x) != type.list->size(y))
        return false;
    for (std::size_t row = 0; row < type.list->size(x); ++row)
        if (!sameContent(*type.element, type.list->at(x, row), type.list->at(y, row)))
            return false;
    return true;
}

} // namespace

std::vector<bool> drawnReferences(const Model &model)
{
    const Root &root = rootOf(model);
    std::vector<bool> drawn(root.materialReferences.size(), false);
    std::vector<std::size_t> open;
    const auto draw = [&](std::int64_t reference) {
        if (reference >= 0 && std::size_t(reference) < drawn.size() && !drawn[std::size_t(reference)]) {
            drawn[std::size_t(reference)] = true;
            open.push_back(std::size_t(reference));
        }
    };
    forEachReference(model, "materialReferences", [&](const FoundReference &found) {
        if (!model.get<CompositeSection>(found.address.node))
            draw(found.number);
    });
    while (!open.empty()) {
        const NodeId material = materialOf(model, root.materialReferences[open.back()]);
        open.pop_back();
        if (const auto *composite = model.get<CompositeMaterial>(material))
            for (const CompositeSection &section : composite->sections)
                draw(section.material);
    }
    return drawn;
}

Result<NewObject> duplicateMaterial(const Model &model, NodeId material)
{
    const MaterialKind *kind = kindOf(model, material);
    if (!kind)
        return MaterialFacet::cannot();
    const M3References fixer;
    EditBuilder edit(model, &fixer);
    const NodeId id = edit.duplicate(material);
    const std::vector<std::size_t> rows = referencesOf(model, material);
    addReference(edit, *kind, id, rows.empty() ? -1 : int(rows.front()) + 1);
    return made(edit, id);
}

Result<ChangeSet> mergeEqualMaterials(const Model &model)
{
    const M3References fixer;
    EditBuilder edit(model, &fixer);
    const auto &references = rootOf(model).materialReferences;
    const auto replaceReferences = [&](const std::vector<std::size_t> &rows, std::size_t by) {
        for (const std::size_t row : rows)
            if (row != by)
                edit.replace(references.ids[row], references.ids[by]);
    };
    bool any = false;
    for (const MaterialKind &kind : materialKinds()) {
        std::vector<NodeId> kept;
        for (std::size_t row = 0; row < model.listSize(kind.list); ++row) {
            const NodeId id = model.idAt(kind.list, row);
            const ObjectRef object = model.object(id);
            const auto first = std::find_if(kept.begin(), kept.end(), [&](NodeId other) {
                return sameStruct(*object.info, model.object(other).data, object.data);
            });
            const std::vector<std::size_t> own = referencesOf(model, id);
            if (first == kept.end()) {
                kept.push_back(id);
                any = any || own.size() > 1;
                if (own.size() > 1)
                    replaceReferences(own, own.front());
                continue;
            }
            any = true;
            const std::vector<std::size_t> wanted = referencesOf(model, *first);
            if (wanted.empty() && !own.empty()) {
                // The first one was not in use: it takes over the reference.
                edit.setReference({references.ids[own.front()], kind.reference}, *first);
                replaceReferences(own, own.front());
            } else if (!wanted.empty()) {
                replaceReferences(own, wanted.front());
            }
            edit.remove(id);
        }
    }
    return any ? edit.finish() : Result<ChangeSet>(ChangeSet());
}

Result<ChangeSet> removeUnusedMaterials(const Model &model)
{
    const M3References fixer;
    EditBuilder edit(model, &fixer);
    const auto &references = rootOf(model).materialReferences;
    const std::vector<bool> drawn = drawnReferences(model);
    std::vector<NodeId> used;
    for (std::size_t row = 0; row < references.size(); ++row) {
        if (drawn[row])
            used.push_back(materialOf(model, references[row]));
        else
            edit.remove(references.ids[row]);
    }
    for (const MaterialKind &kind : materialKinds())
        for (std::size_t row = 0; row < model.listSize(kind.list); ++row)
            if (const NodeId id = model.idAt(kind.list, row); std::find(used.begin(), used.end(), id) == used.end())
                edit.remove(id);
    return edit.finish();
}

Result<ChangeSet> assignMaterial(const Model &model, NodeId user, NodeId material)
{
    const ObjectRef object = model.object(user);
    if (!object || !kindOf(model, material) || (model.get<CompositeSection>(user) && model.parentOf(user) == material))
        return MaterialFacet::cannot();
    std::vector<Address> fields;
    if (model.get<Region>(user)) {
        const auto *division = model.get<Division>(model.parentOf(user));
        for (std::size_t row = 0; division && row < division->batches.size(); ++row)
            if (division->batches[row].region == std::size_t(model.rowOf(user)))
                fields.push_back(fieldOf<&Batch::material>(division->batches.ids[row]));
    } else if (const int field = materialField(*object.info); field >= 0) {
        fields.push_back({user, std::uint16_t(field)});
    }
    if (fields.empty())
        return MaterialFacet::cannot();
    EditBuilder edit(model);
    const NodeId reference = referenceTo(model, edit, material);
    for (const Address &field : fields)
        edit.setReference(field, reference);
    return edit.finish();
}

} // namespace sinew::m3
